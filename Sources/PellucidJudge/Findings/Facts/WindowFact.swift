// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about the content or background that fills a window.
package enum WindowFact: Hashable, Sendable {
  /// An opaque colour or picture fills a window of visionOS.
  case opaque
  /// Opaque colour covers a share of a window of visionOS, 0…1.
  case partlyOpaque(share: Double)
  /// A custom colour, which has no elevated version, fills an elevated interface of iOS in dark.
  case elevatedCustomBackground
  /// The layers of a modal of watchOS leave it without the system's material.
  case modalWithoutMaterial
  /// A modal of watchOS names another material than the system's, or `none`.
  case modalNamesMaterial(String)
  /// An opaque background replaces the material of a modal.
  case modalMaterialReplaced
  /// An opaque background covers the material of a modal.
  case modalMaterialHidden

  var rule: Rule {
    switch self {
    case .opaque, .partlyOpaque: .opaqueWindowVision
    case .elevatedCustomBackground: .ownBackgroundInElevated
    case .modalWithoutMaterial, .modalNamesMaterial, .modalMaterialReplaced, .modalMaterialHidden:
      .watchModalBackgroundRemoved
    }
  }

  /// The severity of the fact: that of its rule, except for an area that leaves some of the glass visible.
  var severity: Severity {
    if case .partlyOpaque = self { .note } else { rule.severity }
  }
}

extension WindowFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .opaque:
      language.choose(
        "an opaque window blocks people's surroundings: use the glass material",
        "불투명한 윈도우가 주변을 가립니다: 글래스 머티리얼을 쓰세요")
    case .partlyOpaque(let share):
      language.choose(
        "opaque colour covers \(Percent.text(share)) of the window and blocks people's surroundings there: "
          + "use a translucent material such as regular or thick",
        "불투명한 색이 윈도우의 \(Percent.text(share))를 덮어 그 부분의 주변을 가립니다: "
          + "regular나 thick처럼 비치는 머티리얼을 쓰세요")
    case .elevatedCustomBackground:
      language.choose(
        "the background of an elevated interface is a custom colour, which does not become lighter in front: use a "
          + "background of the system such as systemBackground",
        "올려진 인터페이스의 배경이 사용자 지정 색이라 앞에 올 때 더 밝아지지 않습니다: systemBackground 같은 시스템 배경색을 쓰세요")
    case .modalWithoutMaterial:
      language.choose(
        "a modal keeps the material of the system: make the role sheet its first layer",
        "모달은 시스템의 머티리얼을 유지합니다: 첫 레이어를 역할 sheet로 만드세요")
    case .modalNamesMaterial(let name):
      language.choose(
        "a modal keeps the material of the system: leave the window's key material out, which is \(name.shown)",
        "모달은 시스템의 머티리얼을 유지합니다: 값이 \(name.shown)인 윈도우의 material 키를 빼세요")
    case .modalMaterialReplaced:
      language.choose(
        "an opaque background takes the place of the modal material: use the role sheet instead",
        "불투명한 배경이 모달 머티리얼을 대신합니다: 그 대신 역할 sheet를 쓰세요")
    case .modalMaterialHidden:
      language.choose(
        "an opaque background hides the modal material: leave it away, or let the material through",
        "불투명한 배경이 모달 머티리얼을 가립니다: 배경을 빼거나 머티리얼이 비치게 하세요")
    }
  }
}
