// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidLegibility

/// A contrast that is too low, or cannot be decided (RND01, RND02, RND03).
package enum ContrastFact: Hashable, Sendable {
  /// The contrast is less than needed on the drawn pixels, over some backdrop or with some settings.
  case fallsShort(Shortfall)
  /// The drawn pixels have enough contrast, and nothing is known about other backdrops.
  case sampledOnly(ForegroundSubject, lowest: Double, required: Double)
  /// No verdict can be given for every backdrop.
  case undecided(ForegroundSubject, Verdict.Reason)

  package var rule: Rule {
    switch self {
    case .fallsShort(let shortfall): shortfall.rule
    case .sampledOnly: .textContrast
    case .undecided: .textContrastAnyBackdrop
    }
  }
}

extension ContrastFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    switch self {
    case .fallsShort(let shortfall):
      language.choose(English.text(shortfall), Korean.text(shortfall))
    case .sampledOnly(let subject, let lowest, let required):
      language.choose(
        "\(English.text(subject)) has \(Figures.ratio(lowest)) on the drawn pixels, it needs \(Figures.ratio(required)); "
          + "other pixels may give less",
        "그려진 픽셀에서 \(Korean.text(subject))의 대비가 \(Figures.ratio(lowest))이며 \(Figures.ratio(required))이 필요합니다. "
          + "다른 픽셀에서는 더 낮을 수 있습니다")
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
