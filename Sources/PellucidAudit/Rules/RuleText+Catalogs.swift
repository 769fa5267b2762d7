// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The texts of the rules about asset catalogs, which `catalog lint` checks. Each example shows one asset in a
/// short form.
extension RuleText {
  static let catalogs: [Rule: RuleText] = [
    .catalogMalformed: RuleText(
      name: "catalog-malformed",
      english: RuleExplanation(
        title: "A file of a catalog cannot be read as it was meant",
        meaning:
          "Its JSON is broken, a key or word is not known, a variant is there twice, a file is missing, or a component "
          + "is out of range or written in a notation of its own.",
        reason: "A variant helps only if the system can read it; what it cannot read it leaves out silently.",
        repair: "Do what the finding says at the place it names."),
      korean: RuleExplanation(
        title: "카탈로그 파일을 의도대로 읽을 수 없습니다",
        meaning: "JSON이 깨졌거나, 알 수 없는 키나 값이 있거나, 같은 변형이 두 번 나오거나, 파일이 없거나, 색의 구성 요소가 범위를 벗어났거나 "
          + "표기가 뒤섞여 있습니다.",
        reason: "변형은 시스템이 읽을 수 있어야 쓸모가 있습니다. 읽지 못한 변형은 아무 말 없이 빠집니다.",
        repair: "결과가 가리키는 위치에서 안내대로 고치세요."),
      bad: #"{"appearance": "luminosity", "value": "Dark"}"#,
      good: #"{"appearance": "luminosity", "value": "dark"}"#),
    .missingDarkVariant: RuleText(
      name: "missing-dark-variant",
      english: RuleExplanation(
        title: "A colour has no dark variant",
        meaning:
          "A colour set that is used for text, symbols, fills, separators or backgrounds gives the same value in "
          + "light and dark. It is a note where that value has enough contrast in both, or where nobody knows what "
          + "the colour is for.",
        reason: "The guidelines ask for a light and a dark value of each custom colour.",
        repair:
          "Add the suggested dark variant. List a colour that stays the same on purpose under fixed in the "
          + "configuration."),
      korean: RuleExplanation(
        title: "색에 다크 모드용 변형이 없습니다",
        meaning: "텍스트, 기호, 채우기, 구분선, 배경에 쓰는 색상 세트가 라이트 모드와 다크 모드에서 같은 값을 냅니다. 두 모드 모두에서 대비가 "
          + "충분하거나 용도를 알 수 없으면 알림으로만 표시합니다.",
        reason: "가이드라인은 사용자 지정 색마다 밝은 값과 어두운 값을 함께 지정하라고 합니다.",
        repair: "제안된 다크 모드용 변형을 더하세요. 일부러 같은 색을 쓴다면 설정 파일의 fixed 목록에 넣으세요."),
      bad: "Ink: any #1F4FA3", good: "Ink: any #1F4FA3, dark #7FB0FF"),
    .missingHighContrastVariant: RuleText(
      name: "missing-high-contrast-variant",
      english: RuleExplanation(
        title: "Nothing changes with Increase Contrast, though it should",
        meaning:
          "A text or separator has less than 7:1 in a mode and no high-contrast variant for that mode; or it has one "
          + "for any appearance, which is not used where there is a variant of the scheme.",
        reason: "Colours have to stay legible with Increase Contrast on, in light and in dark.",
        repair: "Add the suggested variant with contrast high for the mode that the finding names."),
      korean: RuleExplanation(
        title: "‘대비 증가’를 켜도 색이 달라지지 않습니다",
        meaning: "텍스트나 구분선의 대비가 7:1보다 낮은데 그 모드의 ‘대비 증가’용 변형이 없습니다. 또는 모드를 지정하지 않은 ‘대비 증가’ 변형이 "
          + "있지만, 모드별 변형이 있어 쓰이지 않습니다.",
        reason: "라이트 모드와 다크 모드 모두에서 ‘대비 증가’를 켰을 때도 잘 읽혀야 합니다.",
        repair: "결과에 나온 모드에 contrast가 high인 변형을 제안된 값으로 더하세요."),
      bad: "label: dark #808084", good: "label: dark #808084, dark with high contrast #C0C0C4"),
    .darkIsPlainInversion: RuleText(
      name: "dark-is-plain-inversion",
      english: RuleExplanation(
        title: "The dark colour is the light one inverted",
        meaning: "Red, green and blue of a chromatic colour are 1 minus those in light.",
        reason:
          "Dark palettes are not inversions of the light ones: an inverted hue is another hue, and no longer the "
          + "colour that people know.",
        repair: "Keep the hue and change lightness and chroma, as the suggestion does."),
      korean: RuleExplanation(
        title: "다크 모드 색이 라이트 모드 색을 그대로 반전한 값입니다",
        meaning: "유채색의 빨강, 초록, 파랑이 각각 1에서 라이트 모드 값을 뺀 값과 같습니다.",
        reason: "다크 모드의 색은 라이트 모드 색의 반전이 아닙니다. 반전하면 색조 자체가 바뀌어 사람들이 아는 색이 아니게 됩니다.",
        repair: "제안된 값처럼 색조는 그대로 두고 밝기와 채도를 바꾸세요."),
      bad: "Alert: any #E04040, dark #1FBFBF", good: "Alert: any #C62828, dark #FF8A80"),
    .darkBackgroundBrighter: RuleText(
      name: "dark-background-brighter",
      english: RuleExplanation(
        title: "Light and dark are the wrong way round",
        meaning: "A background gets brighter in dark, or a text dimmer.",
        reason: "Dark palettes have dimmer backgrounds and brighter foregrounds.",
        repair: "Exchange the two values, or write the suggested one."),
      korean: RuleExplanation(
        title: "라이트 모드와 다크 모드의 값이 뒤바뀌었습니다",
        meaning: "다크 모드에서 배경이 더 밝아지거나 텍스트가 더 어두워집니다.",
        reason: "다크 모드의 색상 팔레트는 배경이 더 어둡고 전경이 더 밝습니다.",
        repair: "두 값을 서로 바꾸거나 제안된 값을 쓰세요."),
      bad: "Background: any #202024, dark #F0F0F2", good: "Background: any #F5F5F7, dark #101114"),
    .elevatedNotAboveBase: RuleText(
      name: "elevated-not-above-base",
      english: RuleExplanation(
        title: "A surface that comes forward is not brighter in the dark",
        meaning:
          "In dark a sheet, popover or elevated background is not brighter than the base it lies over.",
        reason:
          "In the dark there are hardly any shadows: brighter surfaces advance and dimmer ones recede.",
        repair: "Write the suggested, brighter value for dark."),
      korean: RuleExplanation(
        title: "앞으로 나오는 표면이 다크 모드에서 더 밝지 않습니다",
        meaning: "다크 모드에서 시트, 팝오버, 상승된 배경이 그 뒤의 베이스 배경보다 밝지 않습니다.",
        reason: "어두운 화면에서는 그림자가 거의 보이지 않습니다. 밝은 표면은 앞으로 나오고 어두운 표면은 뒤로 물러나 보입니다.",
        repair: "다크 모드에 제안된 더 밝은 값을 쓰세요."),
      bad: "Base: dark #1C1C1E; Sheet: dark #121214", good: "Base: dark #1C1C1E; Sheet: dark #2C2C2E"),
    .identicalVariants: RuleText(
      name: "identical-variants",
      english: RuleExplanation(
        title: "Light and dark are the same",
        meaning: "Both variants have the same colour, or pictures of the same bytes.",
        reason: "One asset is enough where it works in both; where it does not, the two have to differ.",
        repair: "Keep one for both, or make them differ."),
      korean: RuleExplanation(
        title: "라이트 모드와 다크 모드의 변형이 같습니다",
        meaning: "두 변형의 색이 같거나, 그림 파일의 내용이 같습니다.",
        reason: "두 모드에서 모두 잘 보이면 에셋 하나로 충분하고, 그렇지 않으면 둘이 서로 달라야 합니다.",
        repair: "하나만 남겨 함께 쓰거나, 서로 다르게 만드세요."),
      bad: "Logo: any logo.png, dark logo-dark.png with the same bytes", good: "Logo: any logo.png"),
    .pairContrast: RuleText(
      name: "pair-contrast",
      english: RuleExplanation(
        title: "A foreground has too little contrast on its background",
        meaning:
          "In some variant a text has less than 4.5:1, a large text or symbol less than 3:1. Below 7:1 a small text "
          + "in a custom colour is a warning. Pairs are those of the configuration, and those that names suggest: a "
          + "pair that is only likely weighs less and has to be looked at.",
        reason:
          "The guidelines ask for 4.5:1 at least, and for 7:1 with custom colours, small text above all.",
        repair: "Write the suggested value, which is the nearest of the same hue that is enough."),
      korean: RuleExplanation(
        title: "배경에 비해 전경의 대비가 부족합니다",
        meaning: "어떤 변형에서 텍스트의 대비가 4.5:1보다 낮거나, 큰 텍스트나 기호의 대비가 3:1보다 낮습니다. 사용자 지정 색을 쓴 작은 텍스트가 "
          + "7:1보다 낮으면 경고합니다. 짝은 설정 파일에 적힌 것과 이름에서 미루어 낸 것이며, 추측한 짝은 가볍게 다루고 직접 확인해야 합니다.",
        reason: "가이드라인은 최소 4.5:1을 요구하고, 사용자 지정 색, 특히 작은 텍스트에는 7:1을 권합니다.",
        repair: "제안된 값을 쓰세요. 색조를 유지하면서 기준을 넘는 가장 가까운 색입니다."),
      bad: "#8E8E93 on #FFFFFF, 3.26:1", good: "#4B5563 on #FFFFFF, 7.56:1"),
    .contrastSettingLowersContrast: RuleText(
      name: "contrast-setting-lowers-contrast",
      english: RuleExplanation(
        title: "Increase Contrast lowers the contrast",
        meaning:
          "With the setting on, a pair has less contrast than with it off. It is a note where it still has 7:1.",
        reason:
          "The guidelines warn of this: in dark, raising contrast can lower it for dark text on dark surfaces.",
        repair: "Write the suggested high-contrast value, which is not below the standard one."),
      korean: RuleExplanation(
        title: "‘대비 증가’를 켜면 대비가 낮아집니다",
        meaning: "설정을 켰을 때의 대비가 껐을 때보다 낮습니다. 그래도 7:1 이상이면 알림으로만 표시합니다.",
        reason: "가이드라인이 경고하는 경우입니다. 다크 모드에서 ‘대비 증가’를 켜면 어두운 표면 위의 어두운 텍스트는 대비가 낮아질 수 있습니다.",
        repair: "표준 대비보다 낮지 않도록 제안된 ‘대비 증가’ 값을 쓰세요."),
      bad: "on #1C1C1E: dark #AEAEB2, dark with high contrast #6B6B70",
      good: "on #1C1C1E: dark #AEAEB2, dark with high contrast #FFFFFF"),
    .imageLostOnDark: RuleText(
      name: "image-lost-on-dark",
      english: RuleExplanation(
        title: "The outline of a picture is lost on its background",
        meaning:
          "Along most of the edge of a picture with transparent ground there is less than 3:1 with the background of "
          + "light or dark. Templates take the tint and are not judged; pictures in a form that is not read are said "
          + "to be undecided.",
        reason:
          "Pictures have to work in both appearances: a full moon may need an outline on light, a drop of oil one "
          + "on dark.",
        repair:
          "Add a picture for the appearance, an outline, or the template intent for a drawing of one colour."),
      korean: RuleExplanation(
        title: "그림의 윤곽이 배경에 묻힙니다",
        meaning: "배경이 투명한 그림의 가장자리 대부분에서 라이트 모드나 다크 모드 배경과의 대비가 3:1보다 낮습니다. 틴트를 받는 템플릿은 판정하지 "
          + "않으며, 읽지 못하는 형식의 그림은 판정하지 못했다고 알립니다.",
        reason: "그림은 두 모드에서 모두 잘 보여야 합니다. 보름달은 밝은 배경에서, 기름방울은 어두운 배경에서 윤곽선이 필요할 수 있습니다.",
        repair: "그 모드에 맞는 그림이나 윤곽선을 더하거나, 단색 그림이라면 템플릿으로 지정하세요."),
      bad: "Arrow: any, black lines on transparent ground", good: "Arrow: any in black, dark in light grey"),
    .whiteGlow: RuleText(
      name: "white-glow",
      english: RuleExplanation(
        title: "A white ground glows in the dark",
        meaning:
          "A content picture on nearly white ground is shown in dark without a softer variant or a declared dimming, or a "
          + "white fill takes a tenth or more of its window or of the screen.",
        reason:
          "The guidelines ask to darken white grounds slightly, so that they do not glow among dark surroundings.",
        repair:
          "Add a dark variant with a softer ground, or declare in the configuration that the app dims it. Give a fill a "
          + "colour that adapts, or a white of nine tenths."),
      korean: RuleExplanation(
        title: "흰 바탕이 어두운 화면에서 빛나 보입니다",
        meaning: "바탕이 거의 흰색인 콘텐츠 그림을 더 부드러운 변형이나 어둡게 하는 처리 없이 다크 모드에서 보여 주거나, 흰색 fill이 윈도우나 "
          + "화면의 10분의 1 이상을 차지합니다.",
        reason: "가이드라인은 흰 바탕이 주변의 어두운 화면에서 빛나지 않도록 그림을 약간 어둡게 하라고 합니다.",
        repair: "바탕을 부드럽게 한 다크 모드용 그림을 더하거나, 앱에서 어둡게 한다면 설정 파일에 dimmed로 적으세요. fill에는 모드에 "
          + "맞춰지는 색이나 밝기가 0.9인 흰색을 쓰세요."),
      bad: "Receipt: any, paper of #FFFFFF", good: "Receipt: any, dark with paper of #D8D8D8"),
    .iconAppearanceMissing: RuleText(
      name: "icon-appearance-missing",
      english: RuleExplanation(
        title: "An app icon lacks an appearance",
        meaning:
          "It has no dark or tinted picture, or has them beside icons of single sizes, which are used in their place.",
        reason:
          "Where needed, icons are designed for each appearance; the system makes the missing ones by itself.",
        repair: "Use one icon of 1024 points for each of any, dark and tinted."),
      korean: RuleExplanation(
        title: "앱 아이콘에 빠진 모드가 있습니다",
        meaning: "다크나 틴트 그림이 없거나, 크기별 아이콘과 함께 있어 크기별 아이콘이 대신 쓰입니다.",
        reason: "필요하면 모드마다 아이콘을 따로 디자인합니다. 빠진 것은 시스템이 알아서 만듭니다.",
        repair: "기본, 다크, 틴트마다 1024포인트 아이콘을 하나씩 쓰세요."),
      bad: "AppIcon: 18 sizes and a dark 1024x1024", good: "AppIcon: any, dark and tinted, each 1024x1024"),
  ]
}
