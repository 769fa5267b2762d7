// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidLegibility

/// A contrast that is too low, or cannot be decided (RND01, RND02).
package enum ContrastFact: Hashable, Sendable {
  /// The drawn pixels have less than needed.
  case pixels(ForegroundSubject, lowest: Double, needs: ContrastNeed, isOnFixedColor: Bool)
  /// The drawn pixels have enough, and nothing is known about others.
  case sampledOnly(ForegroundSubject, lowest: Double, required: Double)
  /// Some backdrop leaves less than needed.
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

/// A ratio that a foreground is measured against.
package enum ContrastNeed: Hashable, Sendable {
  case required(Double)
  /// The ratio that a custom colour of a small text should have.
  case recommended(Double)

  package var ratio: Double {
    switch self {
    case .required(let ratio), .recommended(let ratio): ratio
    }
  }
}

/// The surface that a text or symbol lies on.
package enum ForegroundGround: Hashable, Sendable {
  /// A material by its layer and its recipe.
  case material(layer: String, recipe: String)
  /// Glass by its layer; with the content that it adapts to, where that is not the drawn one.
  case glass(layer: String, over: ContentBrightness?)
  case color, gradient
  case unknown
}

/// The backdrop over which a contrast is lowest.
package enum BreakingBackdrop: Hashable, Sendable {
  /// The foreground lies on one fixed colour.
  case fixed
  /// The surface shows no backdrop: it is the same over each.
  case any
  /// Colours in encoded form, mixed where there are several, the largest share first.
  case colors([EncodedColor])
}
