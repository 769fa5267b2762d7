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
