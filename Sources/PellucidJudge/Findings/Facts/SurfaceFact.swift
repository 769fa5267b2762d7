// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// A flaw of a surface under texts and symbols (RND04, RND07).
package enum SurfaceFact: Hashable, Sendable {
  /// With Reduce Transparency on, the surface still shows this share of the differences behind it, 0…1.
  case showsDifferences(variation: Double, SceneSurface.Kind)
  /// The edge of the surface differs from the content under it by no more than this WCAG 2.2 ratio, and has no
  /// border or shadow.
  case runsTogether(step: Double)

  package var rule: Rule {
    switch self {
    case .showsDifferences: .reduceTransparencyIgnored
    case .runsTogether: .surfacesRunTogether
    }
  }
}

extension SurfaceFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .showsDifferences(let variation, _):
      language.choose(
        "with Reduce Transparency on, \(Figures.text(variation * 100, places: 0)) % of the differences behind it still "
          + "show within the surface",
        "투명도 줄이기를 켜도 뒤에 있는 차이의 \(Figures.text(variation * 100, places: 0)) %가 표면에 그대로 보입니다")
    case .runsTogether(let step):
      language.choose(
        "its edge differs from what lies under it by only \(Figures.ratio(step)), without border or shadow",
        "테두리나 그림자 없이 가장자리와 아래의 대비가 \(Figures.ratio(step))뿐입니다")
    }
  }

  /// Returns the advice that follows from the fact.
  func advice(in language: Language) -> String {
    switch self {
    case .showsDifferences(_, .material):
      language.choose(
        "use a material that follows the setting, such as regular",
        "regular처럼 이 설정을 따르는 머티리얼을 사용하세요")
    case .showsDifferences(_, .glass):
      language.choose(
        "draw the glass at full opacity",
        "글래스를 완전히 불투명하게 그리세요")
    case .showsDifferences(_, .fill):
      language.choose(
        "use a standard material instead of a translucent fill",
        "반투명한 채우기 대신 표준 머티리얼을 사용하세요")
    case .runsTogether:
      language.choose(
        "use the elevated level, another material, or a separator at its edge",
        "올려진 레벨이나 다른 머티리얼을 쓰거나 가장자리에 구분선을 두세요")
    }
  }
}
