// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidJSON

/// A fact about a text, symbol, fill or picture on a material.
package enum VibrancyFact: Hashable, Sendable {
  /// A quaternary label lies on a thin tier of a material.
  case quaternaryOnThin(material: String)
  /// A text or symbol on a material is drawn in a style that does not adapt to the material.
  case plainInk(PlainInk, material: String)
  /// A fill hides much of the material under a plain grey.
  case plainFill(PlainInk, material: String)
  /// An active element of visionOS has the tertiary label level, or the quaternary one.
  case tertiaryOnActive(VibrancyLevel)
  /// A small picture in full colour lies on a material.
  case fullColorIcon(material: String)

  /// A style that does not take part in a material's vibrancy.
  package enum PlainInk: Hashable, Sendable {
    case customColor
    /// A named colour of the system, or of a catalog with its prefix.
    case color(name: String)
    /// A colour of the system that would be vibrant if its vibrancy were not switched off.
    case colorWithoutVibrancy(name: String)
    case labelWithoutVibrancy, levelWithoutVibrancy
  }

  var rule: Rule {
    switch self {
    case .quaternaryOnThin: .quaternaryOnThin
    case .plainInk, .plainFill: .colorOnMaterial
    case .fullColorIcon: .fullColorGlyphOnMaterial
    case .tertiaryOnActive: .tertiaryOnActiveVision
    }
  }
}

extension VibrancyFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .quaternaryOnThin(let material):
      language.choose(
        "quaternaryLabel has too little contrast on \(material.shown): use secondaryLabel or a thicker material",
        "\(material.shown) 위의 quaternaryLabel은 대비가 너무 낮습니다: secondaryLabel을 쓰거나 더 두꺼운 머티리얼을 쓰세요")
    case .plainInk(let ink, let material):
      language.choose(
        "\(ink.name(in: language)) does not adapt to what shows through \(material.shown): ",
        "\(ink.name(in: language))은(는) \(material.shown)을(를) 통해 비치는 것에 맞춰지지 않습니다: ")
        + ink.repair(level: "secondaryLabel", in: language)
    case .plainFill(let ink, let material):
      language.choose(
        "\(ink.name(in: language)) hides \(material.shown) without meaning anything: ",
        "\(ink.name(in: language))이(가) 아무 뜻 없이 \(material.shown)을(를) 가립니다: ")
        + ink.repair(level: "fill", in: language)
    case .tertiaryOnActive(let level):
      language.choose(
        "\(Vocabularies.vibrancy.name(of: level)) is for inactive elements: use label or secondaryLabel, "
          + "or mark the element as inactive",
        "\(Vocabularies.vibrancy.name(of: level))은 비활성 요소를 위한 것입니다: label이나 secondaryLabel을 쓰거나 "
          + "요소를 inactive로 표시하세요")
    case .fullColorIcon(let material):
      language.choose(
        "a full-colour icon does not adapt to \(material.shown): use a symbol",
        "천연색 아이콘은 \(material.shown)에 맞춰지지 않습니다: 심볼을 쓰세요")
    }
  }
}

extension VibrancyFact.PlainInk {
  /// A Boolean value that is true where the element would be vibrant if its vibrancy were not switched off.
  var isSwitchedOff: Bool {
    switch self {
    case .customColor, .color: false
    case .colorWithoutVibrancy, .labelWithoutVibrancy, .levelWithoutVibrancy: true
    }
  }

  fileprivate func name(in language: Language) -> String {
    switch self {
    case .customColor: language.choose("a custom colour", "사용자 지정 색")
    case .color(let name): name.shown
    case .colorWithoutVibrancy(let name):
      language.choose("\(name.shown) without vibrancy", "생동감을 끈 \(name.shown)")
    case .labelWithoutVibrancy: language.choose("a label without vibrancy", "생동감을 끈 레이블")
    case .levelWithoutVibrancy: language.choose("a level without vibrancy", "생동감을 끈 단계")
    }
  }

  /// Returns the change that makes a style adapt to the material.
  ///
  /// - Parameter level: An example of a vibrant level.
  fileprivate func repair(level: String, in language: Language) -> String {
    isSwitchedOff
      ? language.choose("leave its vibrancy on", "생동감을 켜 두세요")
      : language.choose("use a vibrant level such as \(level)", "\(level) 같은 생동감 있는 단계를 쓰세요")
  }
}
