// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension CoreMaterialTable {
  /// Platters, and the modules of Control Center.
  static let platters: [MaterialRow] = [
    // Platters, on which widgets and notifications lie, and the platters of cars.
    MaterialRow(
      .carPlayPlatters, .coreMaterial, nil, radius: 15,
      overlays: [Cell.white(0.95, 0.65)],
      family: Cell.family(.platform, .light),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .carPlayPlattersDark, .coreMaterial, .dark, radius: 15,
      overlays: [Cell.white(0.1, 0.65)],
      family: Cell.family(.platform, .dark),
      provenance: Cell.source(
        "S1", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .platters, .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.6, 0.775, 0.85, 1.05, 0.94), 2.4, 0),
      family: Cell.family(.platter, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .plattersDark, .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.4, 0.41, -0.4, 0.3, 0), 1.4, -0.03),
      family: Cell.family(.platter, .dark),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .tintablePlatters, .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(nil, 1.8, 0),
      family: Cell.family(.platter, .light),
      provenance: Cell.source("S1", .measured)),
    // The background and the platters of the search and intelligence screens.
    MaterialRow(
      .knowledgeBackground, .coreMaterial, nil, radius: 29.5, scale: 0.45, blursLast: true,
      mapping: Cell.map(Cell.curve(0.47, 0, 0.13, 0.13, 0), 1.35, 0),
      family: Cell.family(.platter, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .knowledgeBackgroundDark, .coreMaterial, .dark, radius: 29.5, scale: 0.45, blursLast: true,
      mapping: Cell.map(Cell.curve(0.57, -0.1, 0.03, 0.03, -0.1), 1.45, 0),
      family: Cell.family(.platform, .dark),
      provenance: Cell.source(
        "S1, S4", .measured,
        "The source names no vibrancy set; the platform sets are used.")),
    MaterialRow(
      .knowledgePlatters, .coreMaterial, nil, radius: 15, scale: 0.25, blursLast: true,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.920517, -0.451026, -0.0869913, 0.65875),
          Cell.row(-0.229326, 0.699512, -0.0876859, 0.65875),
          Cell.row(-0.230021, -0.449984, 1.06251, 0.65875))),
      family: Cell.family(.platter, .light),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .knowledgePlattersDark, .coreMaterial, .dark, radius: 15, scale: 0.25, blursLast: true,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(1.04989, -0.084126, -0.0157665, 0.095),
          Cell.row(-0.0424589, 1.00889, -0.0164264, 0.095),
          Cell.row(-0.0431188, -0.0831362, 1.07625, 0.095))),
      family: Cell.family(.platter, .dark),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .knowledgePlattersSheer, .coreMaterial, nil, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.6, 0.775, 0.85, 1.05, 0.94), 2.4, 0),
      family: Cell.family(.platter, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .knowledgePlattersSheerDark, .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.4, 0.41, -0.4, 0.3, 0), 1.4, -0.03),
      family: Cell.family(.platter, .dark),
      provenance: Cell.source("S1, S4", .measured)),
    // The modules of Control Center, and the layers beneath them.
    MaterialRow(
      .modules, .coreMaterial, nil,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.924, -0.175, -0.018, -0.061),
          Cell.row(-0.052, 0.801, -0.018, -0.061),
          Cell.row(-0.052, -0.175, 0.958, -0.061))),
      family: Cell.family(.module, .dark),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .modulesBackground, .coreMaterial, nil, radius: 25,
      mapping: Cell.map(Cell.curve(0.4, 0.38, 0, 1, 0.76), 1.6, 0),
      family: Cell.family(.module, .dark),
      provenance: Cell.source(
        "S1, S4", .chosen,
        "The centre and the sign of its zoom are not known, so the zoom is not drawn.")),
    MaterialRow(
      .modulesBackgroundSheer, .coreMaterial, nil, radius: 10, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.4, 0.38, 0, 1, 0.76), 1.45, 0),
      overlays: [Cell.rgb(0.518, 0.545, 0.584, 0.06)],
      family: Cell.family(.module, .dark),
      provenance: Cell.source(
        "S1, S4", .chosen,
        "The centre and the sign of its zoom are not known, so the zoom is not drawn.")),
    MaterialRow(
      .modulesSheer, .coreMaterial, nil, radius: 15, scale: 0.05,
      mapping: ColorMapping(
        matrix: Cell.matrix(
          Cell.row(0.924, -0.175, -0.018, -0.061),
          Cell.row(-0.052, 0.801, -0.018, -0.061),
          Cell.row(-0.052, -0.175, 0.958, -0.061))),
      family: Cell.family(.module, .dark),
      provenance: Cell.source("S1", .measured)),
  ]
}
