// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The texts of the rules about Liquid Glass: its place, and the number of its pieces.
extension RuleText {
  static let glass: [Rule: RuleText] = [
    .glassInContent: RuleText(
      name: "glass-in-content",
      english: RuleExplanation(
        title: "Glass lies in the content layer",
        meaning:
          "A piece of glass stands in a layer marked as content, or on a standard material: of the content, or of a "
          + "sheet, sidebar or bar. Without a mark, glass without control that covers the screen, or lies in a background "
          + "extension, is taken for content and is to be reviewed.",
        reason:
          "Glass sets controls apart from the content they float above. In the content itself it blurs that "
          + "order, and on any material it blurs what is blurred already. Sliders, toggles and the like may show it "
          + "while somebody uses them.",
        repair:
          "Use a standard material or a fill in the content, and keep glass for the controls above it. For the "
          + "thumb of a slider or toggle, name the control: sliderLens, switchLens. The key content, true or false, says "
          + "whether an element is content."),
      korean: RuleExplanation(
        title: "글래스가 콘텐츠 레이어에 있습니다",
        meaning: "글래스가 content로 표시한 레이어 안이나 표준 머티리얼(콘텐츠용, 또는 시트·사이드바·막대용) 위에 있습니다. 표시가 없어도 "
          + "control 없이 화면을 덮거나 배경 확장 안에 있는 글래스는 콘텐츠로 보며, 확인이 필요합니다.",
        reason: "글래스는 콘텐츠 위에 떠 있는 컨트롤을 콘텐츠와 구분해 줍니다. 콘텐츠 안에 쓰면 그 질서가 흐려집니다. 슬라이더나 토글처럼 "
          + "잠시 나타나는 요소는 사용하는 동안 글래스를 보여도 됩니다.",
        repair: "콘텐츠에는 표준 머티리얼이나 fill을 쓰고, 글래스는 그 위의 컨트롤에만 쓰세요. 슬라이더나 토글의 손잡이라면 control에 "
          + "sliderLens, switchLens를 적으세요. content를 true나 false로 적으면 콘텐츠인지 직접 정할 수 있습니다."),
      bad: #"{"group": [{"glass": "regular", "frame": [0, 0, 300, 44]}], "content": true}"#,
      good: #"{"group": [{"material": "thin", "frame": [0, 0, 300, 44]}], "content": true}"#),
    .tooMuchGlass: RuleText(
      name: "too-much-glass",
      english: RuleExplanation(
        title: "There is much glass of the app's own",
        meaning:
          "A window holds more custom pieces of glass than the limit; bars, menus and the like do not count.",
        reason:
          "Glass brings what is below it to attention. Many pieces of it do the opposite. The guidelines give no "
          + "number; five is our choice.",
        repair: "Keep glass for the controls that matter most, or join those that belong together in a union."
      ),
      korean: RuleExplanation(
        title: "앱이 직접 만든 글래스가 많습니다",
        meaning: "한 윈도우에 직접 만든 글래스가 한도보다 많습니다. 막대나 메뉴 같은 시스템 요소는 세지 않습니다.",
        reason: "글래스는 아래 콘텐츠에 주의를 모아 줍니다. 너무 많으면 반대가 됩니다. 가이드라인에는 숫자가 없으며, 다섯은 직접 고른 "
          + "값입니다.",
        repair: "가장 중요한 컨트롤에만 글래스를 쓰거나, 함께 쓰이는 것들을 union으로 합치세요."),
      bad: #"{"group": ["# + chips(6, gap: 16) + "]}", good: #"{"group": ["# + chips(3) + "]}"),
    .glassOnGlass: RuleText(
      name: "glass-on-glass",
      english: RuleExplanation(
        title: "Glass or a material lies on glass",
        meaning:
          "A piece of glass or a standard material lies on glass, or glass over that of another container.",
        reason: "Two layers of glass muddle what is behind and each other; neither reads as the upper one.",
        repair: "Use a fill and vibrant labels on the glass below, or put both side by side in one container."
      ),
      korean: RuleExplanation(
        title: "글래스 위에 글래스나 머티리얼이 있습니다",
        meaning: "글래스나 표준 머티리얼이 글래스 위에 있거나, 글래스가 다른 컨테이너의 글래스와 겹칩니다.",
        reason: "글래스가 두 겹이면 뒤쪽과 서로를 흐려 어느 것이 위인지 알아볼 수 없습니다.",
        repair: "아래 글래스 위에는 fill과 바이브런트 레이블을 쓰거나, 둘을 한 컨테이너 안에 나란히 놓으세요."),
      bad:
        #"{"glass": "regular", "control": "toolbar", "layers": [{"glass": "regular", "frame": [8, 8, 60, 30]}]}"#,
      good:
        #"{"glass": "regular", "control": "toolbar", "layers": [{"fill": "fill", "frame": [8, 8, 60, 30]}]}"#),
    .glassNeighboursUnshared: RuleText(
      name: "glass-neighbours-unshared",
      english: RuleExplanation(
        title: "Neighbouring glass shares no container",
        meaning: "Two pieces of glass lie less than 12 points from each other, and in no container.",
        reason:
          "In a container they share one capture and flow together; apart they look through each other and cost "
          + "twice.",
        repair: "Put both in one glassContainer."),
      korean: RuleExplanation(
        title: "이웃한 글래스가 컨테이너를 공유하지 않습니다",
        meaning: "두 글래스의 간격이 12포인트보다 좁은데 컨테이너에 들어 있지 않습니다.",
        reason: "컨테이너 안에서는 캡처 하나를 함께 쓰고 서로 이어집니다. 따로 두면 서로를 비추고 비용도 두 배가 됩니다.",
        repair: "둘을 한 glassContainer에 넣으세요."),
      bad: #"{"group": ["# + chips(2, gap: 8) + "]}", good: #"{"glassContainer": ["# + chips(2, gap: 8) + "]}"
    ),
    .clearWithoutRichBackdrop: RuleText(
      name: "clear-without-rich-backdrop",
      english: RuleExplanation(
        title: "Clear glass lies over plain or text-heavy content",
        meaning: "Behind clear glass lies one colour, nothing, or much text.",
        reason:
          "Clear glass is for rich backgrounds such as photos and videos. Over a plain colour there is nothing to "
          + "show, and text behind it mixes with the text on it.",
        repair: "Use regular glass, or put a picture below it."),
      korean: RuleExplanation(
        title: "clear 글래스가 단조롭거나 텍스트가 많은 콘텐츠 위에 있습니다",
        meaning: "clear 글래스 뒤가 단색이거나 비어 있거나, 텍스트로 가득합니다.",
        reason: "clear 글래스는 사진이나 영상처럼 풍부한 배경을 위한 것입니다. 단색 위에서는 보여 줄 것이 없고, 뒤쪽 텍스트는 위의 텍스트와 "
          + "섞입니다.",
        repair: "regular 글래스를 쓰거나 아래에 그림을 놓으세요."),
      bad: ##"{"group": [{"fill": "#F2F2F7"}, {"glass": "clear", "frame": [20, 20, 200, 44]}]}"##,
      good: ##"{"group": [{"image": "photo.jpg"}, {"glass": "clear", "frame": [20, 20, 200, 44]}]}"##),
    .clearForTextHeavy: RuleText(
      name: "clear-for-text-heavy",
      english: RuleExplanation(
        title: "A component with much text is of clear glass",
        meaning: "An alert, sidebar, popover or menu is clear, or much text lies on clear glass.",
        reason:
          "Clear glass lets detail through, and every line of text has to stand against it. Regular blurs it.",
        repair: "Use regular glass."),
      korean: RuleExplanation(
        title: "텍스트가 많은 요소가 clear 글래스입니다",
        meaning: "알림, 사이드바, 팝오버, 메뉴가 clear이거나 clear 글래스 위에 텍스트가 많습니다.",
        reason: "clear 글래스는 세부를 그대로 비추므로 모든 글줄이 그것과 겨뤄야 합니다. regular는 흐리게 해 줍니다.",
        repair: "regular 글래스를 쓰세요."),
      bad: #"{"group": [{"image": "photo.jpg"}, {"glass": "clear", "control": "alert"}]}"#,
      good: #"{"group": [{"image": "photo.jpg"}, {"glass": "regular", "control": "alert"}]}"#),
    .fillUnderGlass: RuleText(
      name: "fill-under-glass",
      english: RuleExplanation(
        title: "An opaque fill breaks the glass",
        meaning: "An opaque fill as large as the glass lies right below it, or right on it.",
        reason: "The glass then shows the fill and nothing else: it is a coloured plate with a rim.",
        repair: "Leave the fill away and give the glass a tint."),
      korean: RuleExplanation(
        title: "불투명한 fill이 글래스를 가로막습니다",
        meaning: "글래스와 같은 크기의 불투명한 fill이 바로 아래나 바로 위에 있습니다.",
        reason: "그러면 글래스는 fill만 비추어 테두리가 있는 색판이 됩니다.",
        repair: "fill을 없애고 글래스에 tint를 주세요."),
      bad:
        ##"{"group": [{"fill": "#FF9500", "frame": [20, 20, 99, 44]}, {"glass": "regular", "frame": [20, 20, 99, 44]}]}"##,
      good: ##"{"group": [{"glass": "regular", "tint": "#FF9500", "frame": [20, 20, 99, 44]}]}"##),
    .glassVariantsMixed: RuleText(
      name: "glass-variants-mixed",
      english: RuleExplanation(
        title: "Regular and clear glass stand side by side",
        meaning: "One container, one list, or groups of one list hold both regular and clear glass.",
        reason:
          "The two adapt by different rules, so that neighbours stop looking like one layer of controls.",
        repair:
          "Choose one of them: regular, or clear where everything in the group floats over rich content."),
      korean: RuleExplanation(
        title: "regular와 clear 글래스가 섞여 있습니다",
        meaning: "한 컨테이너나 한 목록, 또는 한 목록의 그룹들에 regular와 clear 글래스가 함께 있습니다.",
        reason: "둘은 서로 다른 규칙으로 배경에 적응하므로 이웃한 요소들이 한 층의 컨트롤로 보이지 않게 됩니다.",
        repair: "하나만 고르세요. regular를 쓰고, 모두 풍부한 콘텐츠 위에 떠 있을 때만 clear를 쓰세요."),
      bad: #"{"glassContainer": ["# + chips(1) + #", {"glass": "clear", "frame": [0, 90, 80, 36]}]}"#,
      good: #"{"glassContainer": ["# + chips(2) + "]}"),
    .severalTintedActions: RuleText(
      name: "several-tinted-actions",
      english: RuleExplanation(
        title: "More than one action is tinted",
        meaning: "A window holds more than one tinted piece of glass.",
        reason:
          "A tint says which action comes first. Two of them say nothing, and colour draws from the content.",
        repair: "Tint the primary action only; give the others symbols and labels."),
      korean: RuleExplanation(
        title: "tint를 준 동작이 하나보다 많습니다",
        meaning: "한 윈도우에 tint를 준 글래스가 둘 이상 있습니다.",
        reason: "tint는 어떤 동작이 가장 중요한지 알려 줍니다. 둘이면 아무것도 알려 주지 못하고, 색이 콘텐츠에서 시선을 빼앗습니다.",
        repair: "가장 중요한 동작에만 tint를 주고, 나머지는 기호와 레이블로 구분하세요."),
      bad: #"{"group": ["# + chips(2, more: #", "tint": "systemBlue""#) + "]}",
      good: #"{"group": ["# + chips(1, more: #", "tint": "systemBlue""#) + "]}"),
    .severalFocused: RuleText(
      name: "several-focused-elements",
      english: RuleExplanation(
        title: "More than one element has the focus",
        meaning: "A scene of tvOS holds more than one element with the focus.",
        reason: "The focus shows what a press on the remote opens. With two of them, people cannot tell.",
        repair: "Set focused to true for one element, and to false for all others."),
      korean: RuleExplanation(
        title: "초점이 있는 요소가 하나보다 많습니다",
        meaning: "tvOS 장면에 초점이 있는 요소가 둘 이상 있습니다.",
        reason: "초점은 리모컨을 누르면 무엇이 열리는지 알려 줍니다. 둘이면 알 수 없습니다.",
        repair: "한 요소에만 focused를 true로 두고, 나머지에는 false를 두세요."),
      bad: #"{"group": ["# + chips(2, more: #", "focused": true"#) + "]}",
      good: #"{"group": ["# + chips(1, more: #", "focused": true"#) + "]}"),
  ]

  /// Returns layers of glass stacked vertically, in the notation of a scene document.
  private static func chips(_ count: Int, gap: Int = 40, more: String = "") -> String {
    (0..<count).map { index in
      #"{"glass": "regular", "frame": [0, "# + String(index * (36 + gap)) + ", 80, 36]" + more + "}"
    }.joined(separator: ", ")
  }
}
