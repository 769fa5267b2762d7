// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The duration of a change of appearance.
enum AppearanceFadeTable {
  /// The duration, in seconds.
  static let duration = 0.25

  static let provenance = Cell.source(
    "HIGDARK", .chosen,
    "No source has the system's. As long as its short transitions; at 30 frames a second seven.")
}
