// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The materials of AppKit's visual effect view in the active state, one row per material and appearance.
enum AppKitTable {
  /// The light rows, then the dark ones.
  static let rows: [MaterialRow] = [
    MaterialRow(
      .titlebarLight, .appKit, .light, radius: 30, scale: 0.125,
      overlays: [Cell.white(0.9922, 0.8), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .selectionLight, .appKit, .light, radius: 0,
      mapping: ColorMapping(mix: selected(bias: -0.25, opacity: 0.098039217)),
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .menuLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.1, 0),
      overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.72), Cell.white(0.93, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .popoverLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2, 0),
      overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.6), Cell.white(0.945, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .sidebarLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.2, 0),
      overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .toolTipLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.2, 0),
      overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .underWindowBackgroundLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.2, 0),
      overlays: [Cell.white(0.9647, 0.84), Cell.white(0.915, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .headerViewLight, .appKit, .light, radius: 30, scale: 0.125,
      overlays: [Cell.white(1, 0.8)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .sheetLight, .appKit, .light, samples: false,
      overlays: [Cell.white(1, 1)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .windowBackgroundLight, .appKit, .light, samples: false,
      overlays: [Cell.white(1, 1)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .contentBackgroundLight, .appKit, .light, samples: false,
      overlays: [Cell.white(1, 1)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .hudWindowLight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.9, 0),
      overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.48), Cell.white(0.96, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .fullScreenUILight, .appKit, .light, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.9, 0),
      overlays: [Cell.rgb(0.9646, 0.9648, 0.9646, 0.48), Cell.white(0.96, 1, .darken), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .underPageBackgroundLight, .appKit, .light, samples: false,
      overlays: [Cell.white(0.964706, 1), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .light),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
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
        """)),
    MaterialRow(
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
        """)),
    MaterialRow(
      .titlebarDark, .appKit, .dark, radius: 30, scale: 0.125,
      overlays: [Cell.white(0.2353, 0.8), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .selectionDark, .appKit, .dark, radius: 0,
      mapping: ColorMapping(mix: selected(bias: 0.9375, opacity: 0.137254909)),
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .menuDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.2, 0),
      overlays: [Cell.white(0.1569, 0.7), Cell.white(0.125, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .popoverDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2, 0),
      overlays: [Cell.white(0.1569, 0.6), Cell.white(0.11, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .sidebarDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.4, 0),
      overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .toolTipDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.4, 0),
      overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .underWindowBackgroundDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 2.4, 0),
      overlays: [Cell.white(0.1569, 0.8), Cell.white(0.14, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .headerViewDark, .appKit, .dark, radius: 30, scale: 0.125,
      overlays: [Cell.white(0.1176, 0.8), Cell.desktop(0.08)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .sheetDark, .appKit, .dark, samples: false,
      overlays: [Cell.desktop(1), Cell.white(0.1176, 0.9)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .windowBackgroundDark, .appKit, .dark, samples: false,
      overlays: [Cell.white(0.1176, 1), Cell.desktop(0.1)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .contentBackgroundDark, .appKit, .dark, samples: false,
      overlays: [Cell.white(0.1176, 1), Cell.desktop(0.1)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .hudWindowDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.6, 0),
      overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .fullScreenUIDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.8, 0),
      overlays: [Cell.white(0.1569, 0.5), Cell.white(0.095, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .underPageBackgroundDark, .appKit, .dark, samples: false,
      overlays: [Cell.white(0.07843, 1), Cell.desktop(0.1)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2", .measured)),
    MaterialRow(
      .bezelThinDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.6, 0),
      overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2b", .measured)),
    MaterialRow(
      .bezelUltraThinDark, .appKit, .dark, radius: 30, scale: 0.125,
      mapping: Cell.map(nil, 1.6, 0),
      overlays: [Cell.white(0.1569, 0.4), Cell.white(0.08, 1, .lighten), Cell.desktop(0.05)],
      family: Cell.family(.appKit, .dark),
      provenance: Cell.source("S2b", .measured)),
  ]

  /// Returns the desktop's share in a light window background while desktop tinting is on; nil for every other row.
  ///
  /// Chosen, for `lightTintReason`.
  static func lightTint(of row: MaterialRow.ID) -> MaterialOverlay? {
    switch row {
    case .windowBackgroundLight, .contentBackgroundLight: Cell.desktop(0.02)
    default: nil
    }
  }

  /// The reason for the share of the desktop in light window backgrounds.
  static let lightTintReason = """
    The guidelines tint window backgrounds in both appearances, the dump has no desktop in these light rows, and one capture \
    shows a shift that is almost invisible: a fifth of the dark share.
    """

  /// Returns the vibrant matrix of an unemphasized selection: less than a third of each channel, and a bias.
  private static func selected(bias: Float, opacity: Float) -> MatrixMix {
    MatrixMix(
      Cell.matrix(
        Cell.row(0.3125, 0, 0, bias), Cell.row(0, 0.3125, 0, bias), Cell.row(0, 0, 0.3125, bias)),
      opacity: opacity)
  }
}
