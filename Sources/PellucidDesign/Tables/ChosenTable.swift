// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Rows for which no source has numbers, each with the reason for ours.
enum ChosenTable {
  /// The rows, in the order of the platforms.
  static let rows: [MaterialRow] = [
    halfOfThick(
      CoreMaterialTable.platformContentThickLight, as: .platformContentUltraThickLight),
    halfOfThick(
      CoreMaterialTable.platformContentThickDark, as: .platformContentUltraThickDark),
    MaterialRow(
      .platformContentUltraThickLightTelevision, .television, .light, radius: 50, scale: 0.625,
      overlays: [Cell.white(1, 0.8)], family: Cell.family(.television, .light), provenance: tint),
    MaterialRow(
      .platformContentUltraThickDarkTelevision, .television, .dark, radius: 50, scale: 0.625,
      overlays: [Cell.white(0, 0.9)], family: Cell.family(.television, .dark), provenance: tint),
    MaterialRow(
      .glass, .spatial, nil, radius: 20, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.62, 0.27, 0.39, 0.04, 0.03), 1.25, 0),
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S15, S18", .chosen,
        """
        No pixels exist. The curve limits the range: black and white behind the glass differ by 19 ΔE2000, and the label \
        has 5:1 over every backdrop, which leaves room for thin, a step brighter. Half of the colour passes, and the blur \
        is less than half of the design kit's, so that people recognise their surroundings.
        """)),
    MaterialRow(
      .spatialThin, .spatial, nil, radius: 16, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.55, 0.4, 0.16, 1, 0.68), 1.2, 0),
      overlays: [Cell.white(0.447, 1, .darken)],
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S18", .chosen,
        """
        No numbers exist: a step brighter than glass wherever it lies on it, more of the backdrop than regular shows, and \
        4.5:1 for the label over every backdrop, with or without glass: no channel is brighter than a grey that leaves it.
        """)),
    MaterialRow(
      .spatialRegular, .spatial, nil, radius: 30, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.6, 0.07, 0.15, 0.24, 0), 1.3, 0),
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S18", .chosen,
        "No numbers exist: a step darker than glass, so that a sidebar stands out, and a step above thick.")
    ),
    MaterialRow(
      .spatialThick, .spatial, nil, radius: 40, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.6, 0, 0, 0, 0), 1.2, 0),
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S18", .chosen,
        "No numbers exist: two fifths of the backdrop, dark and distinct on regular, as the guidelines say.")),
    MaterialRow(
      .fullScreenModal, .watch, nil, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.16, 0.26, 0.1, 0.02), 1.5, 0),
      family: Cell.family(.watch, .dark),
      provenance: Cell.source(
        "S1, S18", .chosen,
        """
        No numbers exist: the dark regular recipe of the shared framework, darker over white, so that buttons on it can be \
        brighter and keep their labels legible.
        """)),
    MaterialRow(
      .modalButton, .watch, nil, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.24, 0.24, 0.3, 0.39), 1, 0.04),
      overlays: [Cell.white(1, 0.1)], family: Cell.family(.watch, .dark),
      provenance: Cell.source(
        "S1, S18", .chosen,
        """
        The guidelines ask for a thinner material on buttons: the dark ultra-thin recipe, lightened until it differs from \
        the modal below it by 8 ΔE2000 over every backdrop, and its labels still have 3:1.
        """)),
    behindWindowSheet(.light, as: .behindWindowSheetLight),
    behindWindowSheet(.dark, as: .behindWindowSheetDark),
  ]

  /// Returns a row of thick under a veil of half opacity: every result lies half as far from the middle between the
  /// results of thick for black and for white.
  private static func halfOfThick(_ thick: MaterialRow, as id: MaterialRow.ID) -> MaterialRow {
    var row = thick
    let black = row.mapping.applied(to: SIMD4(0, 0, 0, 1))
    let white = row.mapping.applied(to: SIMD4(1, 1, 1, 1))
    row.id = id
    row.overlays = [Cell.white((black.y + white.y) / 2, 0.5)]
    row.provenance = tier
    return row
  }

  /// Returns a row of the dumped colour of sheets at 80 %, over the blurred content behind the window.
  private static func behindWindowSheet(_ appearance: Appearance, as id: MaterialRow.ID) -> MaterialRow {
    MaterialRow(
      id, .appKit, appearance, radius: 30, scale: 0.125, mapping: Cell.map(nil, 2, 0),
      overlays: [Cell.white(appearance == .dark ? 0.1176 : 1, 0.8), Cell.desktop(0.05)],
      family: Cell.family(.appKit, appearance),
      provenance: Cell.source(
        "S2, S18", .chosen,
        """
        The guidelines let the content behind the window show through sheets; the dumped sheet is opaque. Its colour at the \
        opacity of AppKit's title bar and header, with the blur and saturation of the popover.
        """))
  }

  private static let tier = Cell.source(
    "S1, S17", .chosen,
    "SwiftUI names the tier, no recipe file has it: thick with half of what still shows through.")
  private static let tint = Cell.source(
    "S1, S17", .chosen,
    "SwiftUI names the tier, no recipe file has it: thick with half of what its tint lets through.")
}
