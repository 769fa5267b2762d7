// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension CoreMaterialTable {
  /// The tiers of tvOS: a saturated blur under a flat tint, no luminance curve.
  static let television: [MaterialRow] = [
    MaterialRow(
      .platformContentUltraThinLightTelevision, .television, .light, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.3, 0),
      overlays: [Cell.white(1, 0.06)],
      family: Cell.family(.televisionThin, .light),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentThinLightTelevision, .television, .light, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.8, 0),
      overlays: [Cell.white(1, 0.3)],
      family: Cell.family(.televisionThin, .light),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentLightTelevision, .television, .light, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.6, 0),
      overlays: [Cell.white(1, 0.4)],
      family: Cell.family(.television, .light),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentThickLightTelevision, .television, .light, radius: 50, scale: 0.625,
      overlays: [Cell.white(1, 0.6)],
      family: Cell.family(.television, .light),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentUltraThinDarkTelevision, .television, .dark, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.3, 0),
      overlays: [Cell.white(0, 0.08)],
      family: Cell.family(.televisionThin, .dark),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentThinDarkTelevision, .television, .dark, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.4, 0),
      overlays: [Cell.white(0, 0.32)],
      family: Cell.family(.televisionThin, .dark),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentDarkTelevision, .television, .dark, radius: 50, scale: 0.625,
      mapping: Cell.map(nil, 1.6, 0),
      overlays: [Cell.white(0, 0.5)],
      family: Cell.family(.television, .dark),
      provenance: Cell.source("S1", .measured)),
    MaterialRow(
      .platformContentThickDarkTelevision, .television, .dark, radius: 50, scale: 0.625,
      overlays: [Cell.white(0, 0.8)],
      family: Cell.family(.television, .dark),
      provenance: Cell.source("S1", .measured)),
  ]
}
