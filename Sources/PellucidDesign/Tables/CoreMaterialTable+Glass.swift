// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension CoreMaterialTable {
  /// The materials under glass, docks, and the backgrounds of single screens.
  static let glass: [MaterialRow] = [
    // The matrices of the materials under glass and its states.
    MaterialRow(
      .platformContentGlass, .coreMaterial, nil, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1, S4", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformContentGlassDarker, .coreMaterial, .dark, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .dark),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformContentGlassLighter, .coreMaterial, .light, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformContentGlassUltraDarker, .coreMaterial, .dark, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .dark),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformDisabled, .coreMaterial, nil, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformPinched, .coreMaterial, nil, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platformSelected, .coreMaterial, nil, radius: 45,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.921, -0.265, -0.027, 0.235),
          Cell.row(-0.079, 0.735, -0.027, 0.235),
          Cell.row(-0.079, -0.265, 0.973, 0.235))),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    // The docks, the buttons of toolbars, and the backgrounds of single screens.
    MaterialRow(
      .ambientCompact, .coreMaterial, nil, radius: 40, scale: 0.25, blursLast: true,
      mapping: ColorMapping(
        channelCurve: Cell.row(0, 0.7, 0.88, 0.88)),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .inferred,
        """
        Four values per channel; that they are a curve of the luminance curve's kind is a guess. \
        The source names no vibrancy set; the platform sets are used.
        """)),
    MaterialRow(
      .dockDark, .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.29, -0.2, 0.375, 0.65), 1.6, 0),
      family: Cell.family(.platform, .dark),
      provenance: Cell.source(
        "S1, S4", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .dockLight, .coreMaterial, .light, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.3, 0.5, 1, 0.77), 1.8, 0.08),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1, S4", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .previewBackground, .coreMaterial, nil, radius: 11.2,
      overlays: [Cell.white(0, 0.088)],
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .chosen,
        """
        The centre and the sign of its zoom are not known, so the zoom is not drawn. \
        The source names no vibrancy set; the platform sets are used.
        """)),
    MaterialRow(
      .toolbarButtonBackground, .coreMaterial, nil, radius: 15, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.24, 0.24, 0.3, 0.39), 1.1, 0),
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1, S4", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
  ]
}
