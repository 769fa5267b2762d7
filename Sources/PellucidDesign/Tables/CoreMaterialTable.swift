// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The recipes of Apple's shared material files, one row per recipe.
enum CoreMaterialTable {
  /// The reason in the provenance of every material that averages its backdrop.
  static let averagedArea = "Which area is averaged was not found: the material's own bounds are."

  static let platformContentThickLight = MaterialRow(
    .platformContentThickLight, .coreMaterial, .light, radius: 45, scale: 0.25, blursLast: true,
    mapping: Cell.map(Cell.curve(0.88, 0.99, 0.95, 0.98, 0.905), 1.5, 0.045),
    family: Cell.family(.platform, .light),
    provenance: Cell.source("S1, S4", .measured))

  static let platformContentThickDark = MaterialRow(
    .platformContentThickDark, .coreMaterial, .dark, radius: 45, scale: 0.25, blursLast: true,
    mapping: Cell.map(Cell.curve(0.88, 0.14, 0.16, 0.1, 0.03), 1.5, 0),
    family: Cell.family(.platform, .dark),
    provenance: Cell.source("S1, S4", .measured))

  /// The tiers and the chrome of the shared recipe files.
  static let tiers: [MaterialRow] = [
    MaterialRow(
      .platformChromeDark, .coreMaterial, .dark, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.23, 0.52, 0.27, 0.255), 2, -0.1),
      family: Cell.family(.platformChrome, .dark),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformChromeDarkReduceTransparency, .coreMaterial, .dark, averages: true, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.85, 0.225, 0.31, 0.25, 0.2), 1, -0.1),
      family: Cell.family(.platformChrome, .dark),
      provenance: Cell.source("S1, S4", .chosen, averagedArea)),
    MaterialRow(
      .platformChromeDarkReduceTransparencyLayer1, .coreMaterial, .dark, averages: true, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.85, 0.225, 0.31, 0.25, 0.2), 1, -0.04),
      family: Cell.family(.platformChrome, .dark),
      provenance: Cell.source("S1, S4", .chosen, averagedArea)),
    MaterialRow(
      .platformChromeLight, .coreMaterial, .light, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.8, 0.9, 1.1, 0.825), 1.1, 0.1),
      family: Cell.family(.platformChrome, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformChromeLightReduceTransparency, .coreMaterial, .light, averages: true, scale: 0.25,
      mapping: Cell.map(Cell.curve(0.75, 0.95, 0.9, 1.1, 0.825), 0.8, 0.1),
      family: Cell.family(.platformChrome, .light),
      provenance: Cell.source("S1, S4", .chosen, averagedArea)),
    MaterialRow(
      .platformContentUltraThinLight, .coreMaterial, .light, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.45, 0.55, 0.65, 0.68), 1.1, 0.12),
      family: Cell.family(.platformThin, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformContentThinLight, .coreMaterial, .light, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.6, 0.725, 0.825, 0.76, 0.73), 1.35, 0.12),
      family: Cell.family(.platformThin, .light),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformContentLight, .coreMaterial, .light, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.9, 0.83, 0.925, 0.815), 1.5, 0.1),
      family: Cell.family(.platform, .light),
      provenance: Cell.source("S1, S4, S5", .measured)),
    platformContentThickLight,
    MaterialRow(
      .platformContentUltraThinDark, .coreMaterial, .dark, radius: 22.5, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.5, 0.24, 0.24, 0.3, 0.39), 1.1, 0),
      family: Cell.family(.platformThin, .dark),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformContentThinDark, .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.6, 0.2, 0.21, 0.1, 0.15), 1.35, 0),
      family: Cell.family(.platformThin, .dark),
      provenance: Cell.source("S1, S4", .measured)),
    MaterialRow(
      .platformContentDark, .coreMaterial, .dark, radius: 30, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.75, 0.16, 0.26, 0.1, 0.1), 1.5, 0),
      family: Cell.family(.platform, .dark),
      provenance: Cell.source("S1, S4, S5", .measured)),
    platformContentThickDark,
    MaterialRow(
      .platformContentThickLightShadowed, .coreMaterial, .light, radius: 45, scale: 0.25, blursLast: true,
      mapping: Cell.map(Cell.curve(0.88, 0.99, 0.95, 0.98, 0.955), 1.5, 0.045),
      family: Cell.family(.platform, .light),
      provenance: Cell.source("S1, S4", .measured)),
  ]
}
