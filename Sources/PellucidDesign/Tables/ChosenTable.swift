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
      .glass, .spatial, nil, radius: 50, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.85, 0.2, 0.27, 0.31, 0.32), 1.5, 0),
      overlays: [Cell.white(128 / 255, 0.3, .luminosity)], family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S15, S18", .chosen,
        """
        Blur and grey are the design kit's. The curve is ours: it keeps every backdrop between two \
        mid greys, brighter over bright ones, so that white text stays readable as the guidelines say.
        """)),
    MaterialRow(
      .spatialThin, .spatial, nil, radius: 20, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.7, 0.1, 0.66, 0.28, 0.27), 1.05, 0),
      overlays: [Cell.white(94 / 255, 0.18, .colorDodge), Cell.white(1, 0.06)],
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S15, S18", .chosen,
        """
        The kit's idle platter for interactive elements. Blur and curve are ours: a step brighter than glass \
        wherever it lies on it, more of the backdrop than regular shows, and 3:1 for the primary label over \
        every backdrop, with or without glass. More cannot be had: glass leaves the label 4.6:1 over white. \
        The curve rises without a bend over bright colours, so that no mixture of its colours is worse than \
        all of them, and what is proven of the row is what it reaches.
        """)),
    MaterialRow(
      .spatialRegular, .spatial, nil, radius: 30, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.6, 0.22, 0.26, 0.3, 0.32), 1.2, 0),
      overlays: [Cell.white(0, 0.12)], family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S18", .chosen,
        "No numbers exist: a step darker than glass, so that a sidebar stands out, and a step above thick.")
    ),
    MaterialRow(
      .spatialThick, .spatial, nil, radius: 40, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.7, 0.16, 0.24, 0.3, 0.34), 1.2, 0),
      overlays: [
        Cell.white(208 / 255, 0.5, .colorBurn), Cell.white(0, 0.1, .luminosity), Cell.white(0, 0.2),
      ],
      family: Cell.family(.spatial, .dark),
      provenance: Cell.source(
        "S15, S18", .chosen,
        "The kit's recessed paints and black: distinct on regular, as the guidelines say.")),
    MaterialRow(
      .fullScreenModal, .watch, nil, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.16, 0.26, 0.1, 0.1), 1.5, 0),
      family: Cell.family(.watch, .dark),
      provenance: Cell.source(
        "S1, S18", .chosen, "No numbers exist: the dark regular recipe of the shared framework.")),
    MaterialRow(
      .modalButton, .watch, nil, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.24, 0.24, 0.3, 0.39), 1.1, 0.1),
      family: Cell.family(.watch, .dark),
      provenance: Cell.source(
        "S1, S18", .chosen,
        """
        The guidelines ask for a thinner material on buttons: the dark ultra-thin recipe, lightened by a tenth \
        because it hardly differs from the modal otherwise.
        """)),
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

  private static let tier = Cell.source(
    "S1, S17", .chosen,
    "SwiftUI names the tier, no recipe file has it: thick with half of what still shows through.")
  private static let tint = Cell.source(
    "S1, S17", .chosen,
    "SwiftUI names the tier, no recipe file has it: thick with half of what its tint lets through.")
}
