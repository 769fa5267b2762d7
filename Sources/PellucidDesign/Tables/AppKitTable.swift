// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The materials of AppKit's visual effect view in the active state, one row per material and appearance.
enum AppKitTable {
  static let titlebarLight = MaterialRow(
    .titlebarLight, .appKit, .light, radius: 30, scale: 0.125,
    overlays: [Cell.white(0.9922, 0.8), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let selectionLight = MaterialRow(
    .selectionLight, .appKit, .light, radius: 0,
    mapping: ColorMapping(mix: selected(bias: -0.25, opacity: 0.098039217)),
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let menuLight = MaterialRow(
    .menuLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.1, 0),
    overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.72), Cell.white(0.93, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let popoverLight = MaterialRow(
    .popoverLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2, 0),
    overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.6), Cell.white(0.945, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let sidebarLight = MaterialRow(
    .sidebarLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.2, 0),
    overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let toolTipLight = MaterialRow(
    .toolTipLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.2, 0),
    overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let underWindowBackgroundLight = MaterialRow(
    .underWindowBackgroundLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.2, 0),
    overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let headerViewLight = MaterialRow(
    .headerViewLight, .appKit, .light, radius: 30, scale: 0.125,
    overlays: [Cell.white(1, 0.8)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let sheetLight = MaterialRow(
    .sheetLight, .appKit, .light, samples: false,
    overlays: [Cell.white(1, 1)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let windowBackgroundLight = MaterialRow(
    .windowBackgroundLight, .appKit, .light, samples: false,
    overlays: [Cell.white(1, 1)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let contentBackgroundLight = MaterialRow(
    .contentBackgroundLight, .appKit, .light, samples: false,
    overlays: [Cell.white(1, 1)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let hudWindowLight = MaterialRow(
    .hudWindowLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.9, 0),
    overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.48), Cell.white(0.96, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let fullScreenUILight = MaterialRow(
    .fullScreenUILight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.9, 0),
    overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.48), Cell.white(0.96, 1, .darken), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let underPageBackgroundLight = MaterialRow(
    .underPageBackgroundLight, .appKit, .light, samples: false,
    overlays: [Cell.white(0.964706, 1), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source("S2", .measured))

  static let bezelThinLight = MaterialRow(
    .bezelThinLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.8, 0),
    overlays: [
      Cell.rgb(0.9646, 0.9648, 0.9646, 0.18), Cell.white(0.975, 1, .darken), Cell.desktop(0.05),
    ],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source(
      "S2b", .chosen,
      """
      The source puts a grey at 0.3 on the capture layer as well; how it composites is not \
      known, so it is left out.
      """))

  static let bezelUltraThinLight = MaterialRow(
    .bezelUltraThinLight, .appKit, .light, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.8, 0),
    overlays: [
      Cell.rgb(0.9646, 0.9648, 0.9646, 0.18), Cell.white(0.975, 1, .darken), Cell.desktop(0.05),
    ],
    family: Cell.family(.appKit, .light),
    provenance: Cell.source(
      "S2b", .chosen,
      """
      The source puts a grey at 0.3 on the capture layer as well; how it composites is not \
      known, so it is left out.
      """))

  static let titlebarDark = MaterialRow(
    .titlebarDark, .appKit, .dark, radius: 30, scale: 0.125,
    overlays: [Cell.white(0.2353, 0.8), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let selectionDark = MaterialRow(
    .selectionDark, .appKit, .dark, radius: 0,
    mapping: ColorMapping(mix: selected(bias: 0.9375, opacity: 0.137254909)),
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let menuDark = MaterialRow(
    .menuDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.2, 0),
    overlays: [Cell.white(0.1569, 0.7), Cell.white(0.125, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let popoverDark = MaterialRow(
    .popoverDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2, 0),
    overlays: [Cell.white(0.1569, 0.6), Cell.white(0.11, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let sidebarDark = MaterialRow(
    .sidebarDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.4, 0),
    overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let toolTipDark = MaterialRow(
    .toolTipDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.4, 0),
    overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let underWindowBackgroundDark = MaterialRow(
    .underWindowBackgroundDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 2.4, 0),
    overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let headerViewDark = MaterialRow(
    .headerViewDark, .appKit, .dark, radius: 30, scale: 0.125,
    overlays: [Cell.white(0.1176, 0.8), Cell.desktop(0.08)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let sheetDark = MaterialRow(
    .sheetDark, .appKit, .dark, samples: false,
    overlays: [Cell.desktop(1), Cell.white(0.1176, 0.9)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let windowBackgroundDark = MaterialRow(
    .windowBackgroundDark, .appKit, .dark, samples: false,
    overlays: [Cell.white(0.1176, 1), Cell.desktop(0.1)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let contentBackgroundDark = MaterialRow(
    .contentBackgroundDark, .appKit, .dark, samples: false,
    overlays: [Cell.white(0.1176, 1), Cell.desktop(0.1)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let hudWindowDark = MaterialRow(
    .hudWindowDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.6, 0),
    overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let fullScreenUIDark = MaterialRow(
    .fullScreenUIDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.8, 0),
    overlays: [Cell.white(0.1569, 0.5), Cell.white(0.095, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let underPageBackgroundDark = MaterialRow(
    .underPageBackgroundDark, .appKit, .dark, samples: false,
    overlays: [Cell.white(0.07843, 1), Cell.desktop(0.1)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2", .measured))

  static let bezelThinDark = MaterialRow(
    .bezelThinDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.6, 0),
    overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2b", .measured))

  static let bezelUltraThinDark = MaterialRow(
    .bezelUltraThinDark, .appKit, .dark, radius: 30, scale: 0.125,
    mapping: Cell.map(nil, 1.6, 0),
    overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
    family: Cell.family(.appKit, .dark),
    provenance: Cell.source("S2b", .measured))

  /// Returns the vibrant matrix of an unemphasized selection: less than a third of each channel, and a bias.
  private static func selected(bias: Float, opacity: Float) -> MatrixMix {
    MatrixMix(
      Cell.matrix(
        Cell.row(0.3125, 0, 0, bias), Cell.row(0, 0.3125, 0, bias), Cell.row(0, 0, 0.3125, bias)),
      opacity: opacity)
  }
}
