// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The texts of the rules that are decided by the description of a scene, before drawing.
extension RuleText {
  static let source: [Rule: RuleText] = [
    .colorOnMaterial: RuleText(
      name: "colour-on-material",
      english: RuleExplanation(
        title: "A colour that does not adapt lies on a material",
        meaning:
          "A text or symbol in a material or over it has a custom colour, a grey of the system, or a level with its "
          + "vibrancy switched off; or a grey fill hides the material. Backgrounds of the system, such as "
          + "systemBackground, say which surface they are and do not count.",
        reason:
          "What shows through a material changes with what lies behind it. Vibrant colours are drawn through the "
          + "material and change with it; a fixed colour can sink into the backdrop, greys first.",
        repair:
          "Use a vibrant level: label, secondaryLabel or tertiaryLabel. Where a "
          + "custom colour has to stay, put it on an opaque fill."),
      korean: RuleExplanation(
        title: "머티리얼 위에 배경에 적응하지 않는 색이 있습니다",
        meaning: "머티리얼 안이나 위의 텍스트나 기호에 사용자 지정 색이나 시스템 회색을 썼거나, 바이브런시를 끈 레벨을 썼습니다. 또는 "
          + "회색 fill이 머티리얼을 가립니다. systemBackground 같은 시스템 배경색은 어떤 표면인지를 나타내므로 해당하지 않습니다.",
        reason: "머티리얼에 비치는 색은 뒤에 무엇이 있느냐에 따라 달라집니다. 바이브런트 색은 머티리얼을 통과해 그려지므로 함께 변하지만, "
          + "고정된 색은 배경에 묻힐 수 있으며 회색이 가장 먼저 묻힙니다.",
        repair:
          "label, secondaryLabel, tertiaryLabel처럼 바이브런트한 레벨을 쓰세요. 사용자 지정 색을 꼭 "
          + "써야 한다면 불투명한 fill 위에 올리세요."),
      bad: #"{"material": "thin", "layers": [{"text": "Share", "style": "systemGray3"}]}"#,
      good: #"{"material": "thin", "layers": [{"text": "Share", "style": "secondaryLabel"}]}"#),
    .quaternaryOnThin: RuleText(
      name: "quaternary-on-thin",
      english: RuleExplanation(
        title: "A quaternary label lies on a thin material",
        meaning:
          "A text or symbol of the level quaternaryLabel lies on a material of a thin or ultra-thin tier.",
        reason:
          "The faintest label level leaves little contrast, and the thin tiers let the most of the backdrop "
          + "through: the guidelines advise against the two together.",
        repair: "Use secondaryLabel, or a thicker material such as regular or thick."),
      korean: RuleExplanation(
        title: "얇은 머티리얼 위에 quaternaryLabel이 있습니다",
        meaning: "thin이나 ultraThin 계열 머티리얼 위의 텍스트나 기호가 quaternaryLabel 레벨입니다.",
        reason: "가장 흐린 레이블 레벨은 대비가 거의 남지 않고, 얇은 머티리얼은 배경을 가장 많이 비춥니다. 가이드라인은 이 둘을 함께 쓰지 "
          + "말라고 권합니다.",
        repair: "secondaryLabel을 쓰거나 regular, thick처럼 더 두꺼운 머티리얼을 쓰세요."),
      bad: #"{"material": "ultraThin", "layers": [{"text": "3 items", "style": "quaternaryLabel"}]}"#,
      good: #"{"material": "ultraThin", "layers": [{"text": "3 items", "style": "secondaryLabel"}]}"#),
    .tertiaryOnActiveVision: RuleText(
      name: "tertiary-on-active-vision",
      english: RuleExplanation(
        title: "A tertiary label is used for an active element",
        meaning:
          "A text or symbol on a material of visionOS has the level tertiaryLabel and is not marked as inactive.",
        reason:
          "The level has muted contrast. The guidelines keep it for inactive elements that need no high legibility.",
        repair: "Use label or secondaryLabel; set inactive to true for an element that cannot be used."),
      korean: RuleExplanation(
        title: "활성 요소에 tertiaryLabel을 썼습니다",
        meaning: "visionOS 머티리얼 위의 텍스트나 기호가 tertiaryLabel 레벨인데 inactive로 표시되지 않았습니다.",
        reason: "이 레벨은 대비가 낮습니다. 가이드라인은 높은 가독성이 필요 없는 비활성 요소에만 쓰라고 합니다.",
        repair: "label이나 secondaryLabel을 쓰세요. 쓸 수 없는 요소라면 inactive를 true로 두세요."),
      bad:
        ##"{"windows": [{"layers": [{"material": "regular", "layers": [{"text": "3 items", "style": "tertiaryLabel"}]}]}]}"##,
      good:
        ##"{"windows": [{"layers": [{"material": "regular", "layers": [{"text": "3 items", "style": "secondaryLabel"}]}]}]}"##
    ),
    .materialByLook: RuleText(
      name: "material-by-look",
      english: RuleExplanation(
        title: "A material is chosen by its look",
        meaning:
          "An element has a material that is named for another purpose, or a thickness where its purpose has a material "
          + "of its own. The key role beside material, or the presentation of the window, states the purpose; a sidebar "
          + "and a bar are recognised without it, to be reviewed.",
        reason:
          "Settings of the system change materials by their purpose. What looks right by its colour today does not "
          + "behave as menus, sidebars or bars do.",
        repair: "Use the role in place of the material, or the material that the finding names."),
      korean: RuleExplanation(
        title: "머티리얼을 겉모습으로 골랐습니다",
        meaning: "다른 용도로 만든 머티리얼을 쓰거나, 전용 머티리얼이 있는 요소에 두께만 골라 썼습니다. material 옆의 role이나 윈도우의 "
          + "presentation이 용도를 알려 줍니다. 사이드바와 막대는 적지 않아도 알아보며, 확인이 필요합니다.",
        reason: "시스템 설정은 머티리얼을 용도에 따라 바꿉니다. 오늘 색이 맞아 보이는 머티리얼도 메뉴나 사이드바, 막대처럼 동작하지는 않습니다.",
        repair: "material 대신 role을 쓰거나, 결과에 나온 머티리얼을 쓰세요."),
      bad: #"{"material": "hudWindow", "role": "toolbar", "frame": [20, 20, 350, 52]}"#,
      good: #"{"role": "toolbar", "frame": [20, 20, 350, 52]}"#),
    .ownBackgroundInElevated: RuleText(
      name: "own-background-in-elevated",
      english: RuleExplanation(
        title: "A custom colour is the background of an elevated interface",
        meaning:
          "In dark on iOS, an opaque fill in a custom colour covers a sheet, a popover or another interface of the "
          + "elevated level. The colour is the same on the base level.",
        reason:
          "Backgrounds of the system become lighter when an interface comes to the front, so that it stands out from "
          + "what lies behind it. A custom colour stays as it is, and the difference is hard to see.",
        repair:
          "Use a background of the system, such as systemBackground, or the material of the presentation."),
      korean: RuleExplanation(
        title: "올려진 인터페이스의 배경이 사용자 지정 색입니다",
        meaning: "iOS 다크 모드에서 사용자 지정 색의 불투명한 fill이 시트나 팝오버처럼 올려진 레벨의 인터페이스를 덮고 있습니다. 기본 레벨에서도 "
          + "같은 색입니다.",
        reason: "시스템 배경색은 인터페이스가 앞으로 나오면 더 밝아져 뒤에 있는 것과 구분됩니다. 사용자 지정 색은 그대로여서 차이를 알아보기 "
          + "어렵습니다.",
        repair: "systemBackground 같은 시스템 배경색이나 표시 방식에 맞는 머티리얼을 쓰세요."),
      bad: ##"{"windows": [{"presentation": "popover", "layers": [{"fill": "#402040"}]}]}"##,
      good: #"{"windows": [{"presentation": "popover", "layers": [{"fill": "systemBackground"}]}]}"#),
    .fullColorGlyphOnMaterial: RuleText(
      name: "full-colour-glyph-on-material",
      english: RuleExplanation(
        title: "A full-colour icon lies on a material",
        meaning: "An icon, or a small picture, up to 48 points, lies on a material.",
        reason:
          "A picture keeps its colours whatever shows through; a symbol takes the vibrancy of the material and "
          + "follows light, dark and the settings.",
        repair:
          "Use a symbol of one colour. Keep a picture where its colours are the content, such as an app's icon."
      ),
      korean: RuleExplanation(
        title: "머티리얼 위에 풀 컬러 아이콘이 있습니다",
        meaning: "아이콘이나 48포인트 이하의 작은 그림이 머티리얼 위에 있습니다.",
        reason: "그림은 무엇이 비치든 제 색을 그대로 유지합니다. 기호는 머티리얼의 바이브런시를 받아 라이트 모드와 다크 모드, 설정 변화를 "
          + "따라갑니다.",
        repair: "단색 기호로 바꾸세요. 앱 아이콘처럼 색 자체가 콘텐츠라면 그림을 그대로 두어도 됩니다."),
      bad: #"{"material": "thin", "layers": [{"image": "share-blue.png", "frame": [8, 8, 24, 24]}]}"#,
      good: #"{"material": "thin", "layers": [{"symbol": "square.and.arrow.up", "frame": [8, 8, 24, 24]}]}"#),
    .opaqueWindowVision: RuleText(
      name: "opaque-window-vision",
      english: RuleExplanation(
        title: "An opaque colour fills a visionOS window",
        meaning:
          "Layers of a visionOS window cover nine tenths of it or more with opaque colour. Opaque fills over half of it or "
          + "more are a note.",
        reason:
          "Windows stand in people's surroundings. Glass lets light and what is behind through, so that people "
          + "stay oriented; an opaque window cuts a hole.",
        repair: "Leave the fill away and use the glass material as the background of the window."),
      korean: RuleExplanation(
        title: "visionOS 윈도우가 불투명한 색으로 가득 차 있습니다",
        meaning: "visionOS 윈도우의 레이어가 윈도우의 9할 이상을 불투명한 색으로 덮고 있습니다. 불투명한 fill이 절반 이상을 덮으면 참고 사항입니다.",
        reason: "윈도우는 사용자의 실제 공간 안에 놓입니다. 글래스는 빛과 뒤쪽 공간을 비추어 주변을 계속 파악할 수 있게 하지만, 불투명한 "
          + "윈도우는 공간에 구멍을 낸 것처럼 시야를 막습니다.",
        repair: "fill을 없애고 윈도우 배경에 glass 머티리얼을 쓰세요."),
      bad: ##"{"windows": [{"layers": [{"fill": "#000000"}]}]}"##,
      good: #"{"windows": [{"layers": [{"material": "glass"}]}]}"#),
    .watchModalBackgroundRemoved: RuleText(
      name: "watch-modal-background-removed",
      english: RuleExplanation(
        title: "A modal of watchOS does without its material",
        meaning:
          "A watchOS window that is shown as a sheet, popover or alert has no modal material as its background, or "
          + "something opaque replaces or hides it.",
        reason:
          "Full-screen modals are common on the watch. The system gives them a material, which tells people that "
          + "they are still where they were, and sets controls off from the content.",
        repair:
          "Leave the key material of the window out, or make a material with the role sheet, popover or alert its lowest "
          + "layer, and leave opaque backgrounds on it away."),
      korean: RuleExplanation(
        title: "watchOS 모달에 머티리얼 배경이 없습니다",
        meaning: "sheet, popover, alert로 표시되는 watchOS 윈도우에 모달 머티리얼 배경이 없거나, 불투명한 요소가 그것을 대신하거나 가립니다.",
        reason: "워치에서는 전체 화면 모달이 흔합니다. 시스템이 기본으로 제공하는 머티리얼은 사용자가 어디에 있는지 알려 주고, 컨트롤을 "
          + "콘텐츠와 구분해 줍니다.",
        repair:
          "윈도우의 material 키를 빼거나 sheet, popover, alert 역할의 머티리얼을 윈도우의 맨 아래 레이어로 두고, 그 위에 불투명한 배경을 깔지 마세요."),
      bad: ##"{"windows": [{"presentation": "sheet", "layers": [{"fill": "#000000"}]}]}"##,
      good: #"{"windows": [{"presentation": "sheet", "layers": [{"role": "sheet"}]}]}"#),
    .televisionMaterialSchemeMismatch: RuleText(
      name: "tv-material-scheme-mismatch",
      english: RuleExplanation(
        title: "A tvOS material does not suit its scheme",
        meaning:
          "A thin tier is drawn in a dark scheme or a thick one in a light scheme, a tier for overlays covers the screen "
          + "or one for full screens only a part of it, or a dark material hides the shadow that it, its group or the "
          + "window it fills should cast.",
        reason:
          "On tvOS the thin tiers are made for light schemes and the thick ones for dark; ultra-thin, prominent, extra light "
          + "and extra dark are for full screens. A shadow that shows no depth leaves focus hard to see from the sofa.",
        repair:
          "Use regular for overlays and prominent for full screens, which follow the scheme; choose a lighter material under "
          + "a shadow."
      ),
      korean: RuleExplanation(
        title: "tvOS 머티리얼이 색 구성표와 맞지 않습니다",
        meaning:
          "얇은 계열이 어두운 구성표에, 또는 두꺼운 계열이 밝은 구성표에 쓰입니다. 오버레이용 머티리얼이 화면 전체를 덮거나 전체 화면용이 일부만 덮습니다. 또는 어두운 머티리얼에 그 머티리얼이나 그룹, "
          + "머티리얼로 채워진 윈도우의 그림자가 묻혀 보이지 않습니다.",
        reason:
          "tvOS에서 얇은 계열은 밝은 구성표에, 두꺼운 계열은 어두운 구성표에 맞게 만들어졌고, ultraThin, prominent, extraLight, extraDark는 전체 화면을 위한 것입니다. 그림자로 깊이가 드러나지 않으면 멀리 "
          + "떨어진 소파에서는 무엇에 초점이 있는지 알아보기 어렵습니다.",
        repair: "오버레이에는 regular, 전체 화면에는 prominent를 쓰세요. 둘 다 구성표를 따릅니다. 그림자가 필요하면 더 밝은 머티리얼을 고르세요."),
      bad:
        #"{"material": "platformContentThickLight", "frame": [0, 0, 80, 80], "shape": {"roundedRectangle": 40}}"#,
      good:
        #"{"material": "platformContentLight", "frame": [0, 0, 80, 80], "shape": {"roundedRectangle": 40}}"#),
    .componentAgainstTint: RuleText(
      name: "component-against-tint",
      english: RuleExplanation(
        title: "A component of the app's own and desktop tinting do not go together",
        meaning:
          "On macOS, a fill marked as a component is neutral and opaque, or has a colour and lets something through. "
          + "An unmarked small neutral shape around a text is taken for a bezel; an opaque one is to be reviewed.",
        reason:
          "Window backgrounds pick up colour from the desktop picture. A neutral background that is a little "
          + "translucent joins in; a state that uses colour would change whenever the window or the picture does.",
        repair:
          "Give neutral states some transparency, such as 0.85, and make states that use colour opaque. The key component, "
          + "true or false, says whether a shape is a bezel."),
      korean: RuleExplanation(
        title: "앱이 직접 만든 구성 요소가 데스크탑 틴팅과 맞지 않습니다",
        meaning: "macOS에서 component로 표시한 fill이 중립색인데 불투명하거나, 색이 있는데 뒤가 비칩니다. 표시가 없어도 글자를 둘러싼 작은 "
          + "중립색 도형은 컨트롤의 바탕으로 보며, 불투명하면 확인이 필요합니다.",
        reason: "윈도우 배경은 데스크탑 그림의 색을 머금습니다. 조금 비치는 중립색 배경은 그 색에 어우러지지만, 색으로 상태를 나타내는 배경이 "
          + "비치면 윈도우를 옮기거나 그림이 바뀔 때마다 색이 달라집니다.",
        repair: "중립 상태에는 0.85처럼 약간의 투명도를 주고, 색을 쓰는 상태는 불투명하게 하세요. component를 true나 false로 적으면 "
          + "도형이 컨트롤의 바탕인지 직접 정할 수 있습니다."),
      bad: ##"{"fill": "#D6D6D6", "frame": [20, 20, 120, 30], "component": true}"##,
      good: ##"{"fill": "#D6D6D6D9", "frame": [20, 20, 120, 30], "component": true}"##),
    .missingGlyph: RuleText(
      name: "missing-glyph",
      english: RuleExplanation(
        title: "No font can draw a character",
        meaning: "A text holds characters that none of the fonts has; boxes stand in their place.",
        reason: "People would see boxes, and the measured contrast is that of boxes.",
        repair: "Bring a font that has the characters with --fonts, or replace the characters."),
      korean: RuleExplanation(
        title: "글자를 그릴 수 있는 서체가 없습니다",
        meaning: "텍스트에 어떤 서체에도 없는 글자가 있어 그 자리에 네모 상자를 그렸습니다.",
        reason: "사용자에게는 네모 상자가 보이고, 측정된 대비도 글자가 아니라 상자의 대비입니다.",
        repair: "그 글자가 들어 있는 서체를 --fonts로 지정하거나 글자를 바꾸세요."),
      bad: #"{"text": "🎉 Done"}"#, good: #"{"text": "Done"}"#),
    .unreadableText: RuleText(
      name: "unreadable-text",
      english: RuleExplanation(
        title: "A text of a view cannot be read in full",
        meaning:
          "A text of a preview is cut off or lies on another text, which is a warning; it ends with an ellipsis or has no "
          + "letters, which is a note. Texts that wait to be scrolled to count as none.",
        reason: "People cannot read what is not there. Larger text sizes and longer languages show it first.",
        repair:
          "Give the text more lines or more room, let it shrink or the view around it scroll, or put the texts beside "
          + "each other. The flags --text-size and --matrix text-size draw larger sizes."),
      korean: RuleExplanation(
        title: "뷰의 텍스트를 다 읽을 수 없습니다",
        meaning: "프리뷰의 텍스트가 잘리거나 다른 텍스트와 겹치면 경고, 줄임표로 끝나거나 글자가 없으면 알림입니다. 스크롤해야 보이는 텍스트는 "
          + "세지 않습니다.",
        reason: "보이지 않는 글자는 읽을 수 없습니다. 큰 글자 크기와 긴 언어에서 먼저 나타납니다.",
        repair: "텍스트의 줄이나 자리를 늘리거나, 텍스트를 작아지게 하거나, 바깥 뷰를 스크롤하게 하거나, 텍스트를 나란히 놓으세요. "
          + "--text-size와 --matrix text-size로 더 큰 글자 크기를 그릴 수 있습니다.")),
  ]

  /// The text of remarks, which break no rule.
  static let remark = RuleText(
    name: Rule.remarkID,
    english: RuleExplanation(
      title: "What a material or a colour did with a setting",
      meaning:
        "A platform does not have the setting, name or level that was asked for, or a number was chosen where "
        + "no source has one.",
      reason: "Nothing is wrong; the picture would be misread without knowing it.",
      repair: "Nothing has to be done. Another name or setting makes the note go away."),
    korean: RuleExplanation(
      title: "머티리얼이나 색이 설정을 어떻게 처리했는지 알려 줍니다",
      meaning: "요청한 설정, 이름, 레벨이 해당 플랫폼에 없거나, 출처가 없어 직접 고른 값을 썼습니다.",
      reason: "잘못된 것은 아니지만, 모르고 보면 그림을 오해할 수 있습니다.",
      repair: "고칠 필요는 없습니다. 다른 이름이나 설정을 쓰면 이 알림은 나오지 않습니다."))
}
