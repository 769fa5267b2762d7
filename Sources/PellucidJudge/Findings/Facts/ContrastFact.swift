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
