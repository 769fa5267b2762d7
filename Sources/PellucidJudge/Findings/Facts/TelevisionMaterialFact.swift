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
    }
  }
}
