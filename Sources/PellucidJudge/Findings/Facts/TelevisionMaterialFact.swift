// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A fact about a material of tvOS.
package enum TelevisionMaterialFact: Hashable, Sendable {
  /// A dark material hides the shadow that the layer casts.
  case hidesShadow(material: String)
  /// The material's name fixes a dark appearance for a tier that is made for light.
  case forcesDark(material: String)
  /// The material's name fixes a light appearance for a tier that is made for dark.
  case forcesLight(material: String)
  /// A tier made for light is drawn in the dark appearance.
  case drawnDark(material: String)
  /// A tier made for dark is drawn in the light appearance.
  case drawnLight(material: String)
  /// A material for overlays covers the screen.
  case coversScreen(material: String)
  /// A material for full screens covers only a part of the screen.
  case coversPart(material: String)

  var rule: Rule { .televisionMaterialSchemeMismatch }
}

extension TelevisionMaterialFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .hidesShadow(let material):
      language.choose(
        "\(material.shown) is dark and hides its shadow: use a lighter material to keep the depth",
        "\(material.shown)은(는) 어두워서 그림자가 보이지 않습니다: 깊이가 보이도록 더 밝은 머티리얼을 쓰세요")
    case .forcesDark(let material):
      language.choose(
        "\(material.shown) forces a dark scheme on a tier made for light: use thick",
        "\(material.shown)은(는) 밝은 모드를 위한 단계에 어두운 모드를 강제합니다: thick을 쓰세요")
    case .forcesLight(let material):
      language.choose(
        "\(material.shown) forces a light scheme on a tier made for dark: use thin",
        "\(material.shown)은(는) 어두운 모드를 위한 단계에 밝은 모드를 강제합니다: thin을 쓰세요")
    case .drawnDark(let material):
      language.choose(
        "\(material.shown) is for views that require a light scheme, and the scheme is dark: use regular or thick",
        "\(material.shown)은(는) 밝은 모드가 필요한 보기를 위한 것인데 지금은 어두운 모드입니다: regular나 thick을 쓰세요")
    case .drawnLight(let material):
      language.choose(
        "\(material.shown) is for views that require a dark scheme, and the scheme is light: use regular or thin",
        "\(material.shown)은(는) 어두운 모드가 필요한 보기를 위한 것인데 지금은 밝은 모드입니다: regular나 thin을 쓰세요")
    case .coversScreen(let material):
      language.choose(
        "\(material.shown) is for overlays and covers the screen: use prominent for full-screen backgrounds",
        "\(material.shown)은(는) 오버레이를 위한 것인데 화면 전체를 덮습니다: 전체 화면 배경에는 prominent를 쓰세요")
    case .coversPart(let material):
      language.choose(
        "\(material.shown) is for full screens and covers only a part: use regular for overlays",
        "\(material.shown)은(는) 전체 화면을 위한 것인데 일부만 덮습니다: 오버레이에는 regular를 쓰세요")
    }
  }
}
