// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The hues that end at an angle of OKLCH, and the accent that stands for them.
struct AccentHueRow: Sendable {
  var endInDegrees: Double
  var accent: Accent
  var provenance: Provenance

  init(_ endInDegrees: Double, _ accent: Accent, _ provenance: Provenance = Cell.source("ADW", .inferred)) {
    (self.endInDegrees, self.accent, self.provenance) = (endInDegrees, accent, provenance)
  }
}

/// From any colour to an accent of macOS. GNOME's own library snaps colours to GNOME's nine names by these hues.
enum AccentHueTable {
  /// Colours of less are grey; GNOME calls them slate.
  static let leastChroma = 0.04

  static let rows = [
    AccentHueRow(10, .pink), AccentHueRow(35, .red), AccentHueRow(75.5, .orange), AccentHueRow(115, .yellow),
    AccentHueRow(175, .green),
    AccentHueRow(
      201, .green,
      Cell.source("ADW", .chosen, "GNOME's teal; macOS has none. Up to the middle between green and blue.")),
    AccentHueRow(
      230, .blue, Cell.source("ADW", .chosen, "GNOME's teal; macOS has none. Beyond the middle it is blue.")),
    AccentHueRow(280, .blue), AccentHueRow(345, .purple),
  ]

  /// From the last row's end round to the first.
  static let beyond = Accent.pink
}
