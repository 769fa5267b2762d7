// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The accent that stands for a range of OKLCH hues, and the angle at which the range ends.
struct AccentHueRow: Sendable {
  var endInDegrees: Double
  var accent: Accent
  var provenance: Provenance

  init(_ endInDegrees: Double, _ accent: Accent, _ provenance: Provenance = Cell.source("ADW", .inferred)) {
    (self.endInDegrees, self.accent, self.provenance) = (endInDegrees, accent, provenance)
  }
}

/// The accents of macOS by the hue of a colour. GNOME's own library snaps colours to GNOME's nine names by these hues.
enum AccentHueTable {
  /// The least OKLCH chroma of a coloured accent; colours with less are grey, which GNOME calls slate.
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

  /// The accent of the hues beyond the last row's end.
  static let beyond = Accent.pink
}
