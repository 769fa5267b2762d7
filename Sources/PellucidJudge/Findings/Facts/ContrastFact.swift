// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidLegibility

/// A contrast that is too low, or cannot be decided (RND01, RND02).
package enum ContrastFact: Hashable, Sendable {
  /// The drawn pixels have less contrast than needed.
  case pixels(ForegroundSubject, lowest: Double, needs: ContrastNeed, isOnFixedColor: Bool)
  /// The drawn pixels have enough contrast, and nothing is known about other backdrops.
  case sampledOnly(ForegroundSubject, lowest: Double, required: Double)
  /// Some backdrop leaves less contrast than needed.
  case backdrops(
    ForegroundSubject, bound: Double, on: ForegroundGround, over: BreakingBackdrop, needs: ContrastNeed)
  /// No verdict can be given for every backdrop.
  case undecided(ForegroundSubject, Verdict.Reason)

  package var rule: Rule {
    switch self {
    case .pixels, .sampledOnly: .textContrast
    case .backdrops, .undecided: .textContrastAnyBackdrop
    }
  }
}

extension ContrastFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .pixels(let subject, let lowest, let needs, let isOnFixedColor):
      language.choose(
        "\(English.text(subject)) has \(Figures.ratio(lowest)) \(isOnFixedColor ? "on its background" : "on the drawn pixels"), "
          + English.text(needs),
        "\(isOnFixedColor ? "배경" : "그려진 픽셀")에서 \(Korean.text(subject))의 대비가 \(Figures.ratio(lowest))입니다. \(Korean.text(needs))"
      )
    case .sampledOnly(let subject, let lowest, let required):
      language.choose(
        "\(English.text(subject)) has \(Figures.ratio(lowest)) on the drawn pixels, it needs \(Figures.ratio(required)); "
          + "other pixels may give less",
        "그려진 픽셀에서 \(Korean.text(subject))의 대비가 \(Figures.ratio(lowest))이며 \(Figures.ratio(required))이 필요합니다. "
          + "다른 픽셀에서는 더 낮을 수 있습니다")
    case .backdrops(let subject, let bound, let ground, let backdrop, let needs):
      language.choose(
        "\(English.text(subject)) \(English.verb(backdrop)) \(Figures.ratio(bound)) \(English.text(ground))\(English.text(backdrop)), \(English.text(needs))",
        "\(Korean.text(ground))\(Korean.text(backdrop)) \(Korean.text(subject))의 대비가 \(Figures.ratio(bound))\(Korean.verb(backdrop)). \(Korean.text(needs))"
      )
    case .undecided(let subject, let reason):
      language.choose(
        "\(English.text(subject)) cannot be decided for every backdrop: \(English.text(reason))",
        "모든 배경에 대해 \(Korean.text(subject))의 대비를 판정할 수 없습니다: \(Korean.text(reason))")
    }
  }
}

/// A ratio that the contrast of a foreground is compared with.
package enum ContrastNeed: Hashable, Sendable {
  case required(Double)
  /// The ratio that a custom colour of a small text should have.
  case recommended(Double)

  /// The WCAG 2.2 ratio of either case.
  package var ratio: Double {
    switch self {
    case .required(let ratio), .recommended(let ratio): ratio
    }
  }
}

/// The surface under a text or symbol.
package enum ForegroundGround: Hashable, Sendable {
  /// A material, with the name of its layer and of its recipe.
  case material(layer: String, recipe: String)
  /// Glass, with the name of its layer, and with the content that it adapts to where that differs from the drawn
  /// content.
  case glass(layer: String, over: ContentBrightness?)
  case color, gradient
  case unknown
}

/// The backdrop over which a contrast is lowest.
package enum BreakingBackdrop: Hashable, Sendable {
  /// The foreground lies on one fixed colour.
  case fixed
  /// Any backdrop: the surface lets nothing through and looks alike over each.
  case any
  /// Encoded colours; if there are several, a mixture of them, the largest share first.
  case colors([EncodedColor])
}
