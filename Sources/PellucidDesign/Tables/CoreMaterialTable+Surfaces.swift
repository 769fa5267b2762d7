// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension CoreMaterialTable {
  /// Platters, modules, docks, backgrounds and the other named recipes. Part 1.
  static func other1() -> [MaterialRow] {
    [
      MaterialRow(
        "ambientCompact", .coreMaterial, nil, radius: 40, scale: 0.25, blursLast: true,
        mapping: ColorMapping(
          channelCurve: Cell.row(0, 0.7, 0.88, 0.88)),
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "carPlayPlatters", .coreMaterial, nil, radius: 15,
        overlays: [Cell.white(0.95, 0.65)],
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "carPlayPlattersDark", .coreMaterial, .dark, radius: 15,
        overlays: [Cell.white(0.1, 0.65)],
        family: Cell.family(.platform, .dark),
        provenance: Cell.source(
          "S1", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "dockDark", .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.5, 0.29, -0.2, 0.375, 0.65), 1.6, 0),
        family: Cell.family(.platform, .dark),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "dockLight", .coreMaterial, .light, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.5, 0.3, 0.5, 1, 0.77), 1.8, 0.08),
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "knowledgeBackground", .coreMaterial, nil, radius: 29.5, scale: 0.45, blursLast: true,
        mapping: Cell.map(Cell.curve(0.47, 0, 0.13, 0.13, 0), 1.35, 0),
        family: Cell.family(.platter, .light),
        provenance: Cell.source("S1, S4", .measured)),
      MaterialRow(
        "knowledgeBackgroundDark", .coreMaterial, .dark, radius: 29.5, scale: 0.45, blursLast: true,
        mapping: Cell.map(Cell.curve(0.57, -0.1, 0.03, 0.03, -0.1), 1.45, 0),
        family: Cell.family(.platform, .dark),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
      MaterialRow(
        "knowledgePlatters", .coreMaterial, nil, radius: 15, scale: 0.25, blursLast: true,
        mapping: ColorMapping(
          matrix: Cell.matrix(
            Cell.row(0.920517, -0.451026, -0.0869913, 0.65875),
            Cell.row(-0.229326, 0.699512, -0.0876859, 0.65875),
            Cell.row(-0.230021, -0.449984, 1.06251, 0.65875))),
        family: Cell.family(.platter, .light),
        provenance: Cell.source("S1", .measured)),
      MaterialRow(
        "knowledgePlattersDark", .coreMaterial, .dark, radius: 15, scale: 0.25, blursLast: true,
        mapping: ColorMapping(
          matrix: Cell.matrix(
            Cell.row(1.04989, -0.084126, -0.0157665, 0.095),
            Cell.row(-0.0424589, 1.00889, -0.0164264, 0.095),
            Cell.row(-0.0431188, -0.0831362, 1.07625, 0.095))),
        family: Cell.family(.platter, .dark),
        provenance: Cell.source("S1", .measured)),
      MaterialRow(
        "knowledgePlattersSheer", .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.6, 0.775, 0.85, 1.05, 0.94), 2.4, 0),
        family: Cell.family(.platter, .light),
        provenance: Cell.source("S1, S4", .measured)),
    ]
  }

  /// Platters, modules, docks, backgrounds and the other named recipes. Part 2.
  static func other2() -> [MaterialRow] {
    [
      MaterialRow(
        "knowledgePlattersSheerDark", .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.4, 0.41, -0.4, 0.3, 0), 1.4, -0.03),
        family: Cell.family(.platter, .dark),
        provenance: Cell.source("S1, S4", .measured)),
      MaterialRow(
        "modules", .coreMaterial, nil,
        mapping: ColorMapping(
          matrix: Cell.matrix(
            Cell.row(0.924, -0.175, -0.018, -0.061),
            Cell.row(-0.052, 0.801, -0.018, -0.061),
            Cell.row(-0.052, -0.175, 0.958, -0.061))),
        family: Cell.family(.module, .dark),
        provenance: Cell.source("S1", .measured)),
      MaterialRow(
        "modulesBackground", .coreMaterial, nil, radius: 25, zoom: 0.04,
        mapping: Cell.map(Cell.curve(0.4, 0.38, 0, 1, 0.76), 1.6, 0),
        family: Cell.family(.module, .dark),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The centre and the sign of its zoom are not known, so the zoom is not drawn.")),
      MaterialRow(
        "modulesBackgroundSheer", .coreMaterial, nil, radius: 10, scale: 0.25, zoom: 0.01,
        mapping: Cell.map(Cell.curve(0.4, 0.38, 0, 1, 0.76), 1.45, 0),
        overlays: [Cell.rgb(0.518, 0.545, 0.584, 0.06)],
        family: Cell.family(.module, .dark),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The centre and the sign of its zoom are not known, so the zoom is not drawn.")),
      MaterialRow(
        "modulesSheer", .coreMaterial, nil, radius: 15, scale: 0.05,
        mapping: ColorMapping(
          matrix: Cell.matrix(
            Cell.row(0.924, -0.175, -0.018, -0.061),
            Cell.row(-0.052, 0.801, -0.018, -0.061),
            Cell.row(-0.052, -0.175, 0.958, -0.061))),
        family: Cell.family(.module, .dark),
        provenance: Cell.source("S1", .measured)),
      MaterialRow(
        "platformContentGlass", .coreMaterial, nil, radius: 45,
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
        "platformContentGlassDarker", .coreMaterial, .dark, radius: 45,
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
        "platformContentGlassLighter", .coreMaterial, .light, radius: 45,
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
        "platformContentGlassUltraDarker", .coreMaterial, .dark, radius: 45,
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
        "platformDisabled", .coreMaterial, nil, radius: 45,
        mapping: ColorMapping(
          matrix: Cell.matrix(
            Cell.row(0.921, -0.265, -0.027, 0.235),
            Cell.row(-0.079, 0.735, -0.027, 0.235),
            Cell.row(-0.079, -0.265, 0.973, 0.235))),
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
    ]
  }

  /// Platters, modules, docks, backgrounds and the other named recipes. Part 3.
  static func other3() -> [MaterialRow] {
    [
      MaterialRow(
        "platformPinched", .coreMaterial, nil, radius: 45,
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
        "platformSelected", .coreMaterial, nil, radius: 45,
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
        "platters", .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.6, 0.775, 0.85, 1.05, 0.94), 2.4, 0),
        family: Cell.family(.platter, .light),
        provenance: Cell.source("S1, S4", .measured)),
      MaterialRow(
        "plattersDark", .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.4, 0.41, -0.4, 0.3, 0), 1.4, -0.03),
        family: Cell.family(.platter, .dark),
        provenance: Cell.source("S1, S4", .measured)),
      MaterialRow(
        "previewBackground", .coreMaterial, nil, radius: 11.2, zoom: 0.024,
        overlays: [Cell.white(0, 0.088)],
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1", .measured,
          """
          The centre and the sign of its zoom are not known, so the zoom is not drawn. \
          The source names no vibrancy set; the platform sets are used.
          """)),
      MaterialRow(
        "tintablePlatters", .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
        mapping: Cell.map(nil, 1.8, 0),
        family: Cell.family(.platter, .light),
        provenance: Cell.source("S1", .measured)),
      MaterialRow(
        "toolbarButtonBackground", .coreMaterial, nil, radius: 15, scale: 0.25, blursLast: true,
        mapping: Cell.map(Cell.curve(0.5, 0.24, 0.24, 0.3, 0.39), 1.1, 0),
        family: Cell.family(.platform, .light),
        provenance: Cell.source(
          "S1, S4", .measured,
          "The source names no vibrancy set; the platform sets are used.")),
    ]
  }
}
