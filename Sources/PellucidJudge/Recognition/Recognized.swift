// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A kind of element that a layer without a mark is taken for.
package enum Recognized: Hashable, Sendable, CaseIterable {
  /// A material or glass as large as the screen: the background of the screen, which is content.
  case background
  /// An element in a background extension: content.
  case extended
  /// A small neutral shape around a text: the bezel of a control.
  case bezel
  /// A bezel on a picture that covers its window or the screen.
  case bezelOnPicture
  /// A fill with texts on it: a surface of its own.
  case surface
  /// A material along one side of its window with texts below each other: a sidebar.
  case sidebar
  /// A material along the upper or lower edge of its window: a bar.
  case bar
}

extension Recognized {
  /// Returns the words that end the sentence of a finding: what the element was taken for, why, and the key that decides.
  func clause(in language: Language) -> String {
    switch self {
    case .background:
      language.choose(
        "taken for the background, because it covers the screen; content states what it is",
        "화면을 덮고 있어 배경으로 보았습니다. content로 직접 정할 수 있습니다")
    case .extended:
      language.choose(
        "taken for content, because a background extension continues it; content states what it is",
        "배경 확장이 이어 그리므로 콘텐츠로 보았습니다. content로 직접 정할 수 있습니다")
    case .bezel, .bezelOnPicture:
      language.choose(
        "taken for the bezel of a control, because it is a small neutral shape around a text; component states what it is",
        "글자를 둘러싼 작은 무채색 도형이라 컨트롤의 바탕으로 보았습니다. component로 직접 정할 수 있습니다")
    case .surface:
      language.choose(
        "taken for a surface of its own, because a text lies on it; content states what it is",
        "위에 글자가 있어 독립된 표면으로 보았습니다. content로 직접 정할 수 있습니다")
    case .sidebar:
      language.choose(
        "taken for a sidebar, because it fills one side of its window and lists texts; role states its purpose",
        "윈도우의 한쪽을 채우고 글자를 나열하므로 사이드바로 보았습니다. role로 직접 정할 수 있습니다")
    case .bar:
      language.choose(
        "taken for a bar, because it fills one edge of its window and holds texts or symbols; role states its purpose",
        "윈도우의 위나 아래 가장자리를 채우므로 막대로 보았습니다. role로 직접 정할 수 있습니다")
    }
  }
}
