// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility

/// A flaw of a surface that texts and symbols lie on (RND04, RND07).
package enum SurfaceFact: Hashable, Sendable {
  /// The surface still shows this share of the differences behind it with Reduce Transparency on, 0…1.
  case showsDifferences(variation: Double, SceneSurface.Kind)
  /// Its edge differs from what lies under it by this ratio only, without border or shadow.
  case runsTogether(step: Double)

  package var rule: Rule {
    switch self {
    case .showsDifferences: .reduceTransparencyIgnored
    case .runsTogether: .surfacesRunTogether
    }
  }
}
