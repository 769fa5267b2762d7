// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Where the numbers of following a system come from.
public enum FollowingProvenance {
  /// Of every row about accents, light sensors and fades.
  public static func all() -> [Provenance] {
    AccentHueTable.rows.map { $0.provenance } + [
      AmbientLightTable.provenance, AppearanceFadeTable.provenance,
    ]
  }
}
