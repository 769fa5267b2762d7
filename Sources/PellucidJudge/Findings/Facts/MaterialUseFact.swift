// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// A fact about a material that was chosen by its look and not by its purpose.
package enum MaterialUseFact: Hashable, Sendable {
  /// The material's name states another purpose than the element has.
  case otherPurpose(material: String, MaterialRole, fit: String)
  /// The material's name states a look, such as a thickness, while the purpose has a material of its own.
  case look(material: String, MaterialRole, fit: String)
  /// The material is for the content layer, while the element belongs to the layer of controls and navigation.
  case contentMaterial(material: String, MaterialRole, bars: Bool)

  var rule: Rule { .materialByLook }
}

extension MaterialUseFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .otherPurpose(let material, let role, let fit):
      language.choose(
        "\(material.shown) is made for another purpose than the role \(role.rawValue): use \(fit)",
        "\(material.shown)은(는) \(role.rawValue)이(가) 아닌 다른 용도의 머티리얼입니다: \(fit)을(를) 쓰세요")
    case .look(let material, let role, let fit):
      language.choose(
        "\(material.shown) names a look, and the role \(role.rawValue) has a material of its own: use \(fit)",
        "\(material.shown)은(는) 겉모습의 이름일 뿐이고 \(role.rawValue)에는 전용 머티리얼이 있습니다: \(fit)을(를) 쓰세요")
    case .contentMaterial(let material, let role, let bars):
      language.choose(
        "\(material.shown) is for the content layer, and the role \(role.rawValue) floats above it: use glass"
          + (bars ? ", or the material bar" : ""),
        "\(material.shown)은(는) 콘텐츠 층을 위한 것인데 \(role.rawValue)은(는) 그 위에 떠 있습니다: 글래스를 쓰세요"
          + (bars ? ". bar 머티리얼도 괜찮습니다" : ""))
    }
  }
}
