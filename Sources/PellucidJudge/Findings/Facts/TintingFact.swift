// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a control of the app and the tint that macOS takes from the desktop picture.
package enum TintingFact: Hashable, Sendable {
  /// The control's neutral background is opaque.
  case opaqueNeutral
  /// The control's coloured background has an opacity, 0…1.
  case translucentColor(opacity: Double)

  var rule: Rule { .componentAgainstTint }
}

extension TintingFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .opaqueNeutral:
      language.choose(
        "an opaque neutral background keeps out the desktop's tint: give it some transparency, such as 0.85",
        "불투명한 무채색 배경이 데스크탑의 색조를 막습니다: 0.85처럼 조금 투명하게 하세요")
    case .translucentColor(let opacity):
      language.choose(
        "a state that uses colour changes with the desktop's tint at \(Percent.text(opacity)) opacity: make it opaque",
        "색을 쓰는 상태가 불투명도 \(Percent.text(opacity))에서 데스크탑의 색조에 따라 변합니다: 불투명하게 하세요")
    }
  }
}
