// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

@testable import PellucidDesign

/// The provenance of the numbers used for following the system's settings.
enum FollowingProvenance {
  /// Returns the provenance of every row about accents, light sensors and fades.
  static func all() -> [Provenance] {
    AccentHueTable.rows.map { $0.provenance } + [
      AmbientLightTable.provenance, AppearanceFadeTable.provenance,
    ]
  }
}
