// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One row of the lens table. Amounts, heights, offsets and edges are in heights of the lens.
struct LensRow: Sendable {
  var controls: [GlassControl]
  var movesBackdrop = true, movesLabel = true
  var contentAmount = -0.2, contentHeight = 0.16
  var dispersionAmount = 0.052632, dispersionOffset = 0.555556, dispersionAngle = -0.261799
  var edgeStart = -0.2, edgeEnd = 0.0
  var edgeOpacityStart = 1.0, edgeOpacityEnd = 0.0
  var magnification = 1.0, backdropMagnification = 1.0
  var provenance: Provenance
}

/// The lenses of selections and thumbs.
enum LensTable {
  static let rows = [
    LensRow(controls: [.segmentedLens], provenance: Cell.source("G3, G4", .measured)),
    LensRow(controls: [.tabLens], magnification: 1.16, provenance: Cell.source("G3, G11", .measured)),
    LensRow(
      controls: [.switchLens], contentAmount: 0, contentHeight: 0, dispersionAmount: 0,
      provenance: Cell.source("G3", .measured)),
    LensRow(
      controls: [.sliderLens], contentAmount: 0, contentHeight: 0, dispersionAmount: 0,
      provenance: Cell.source("G4", .measured)),
    LensRow(
      controls: [.loupe], movesBackdrop: false, movesLabel: false, dispersionAmount: 0.012,
      dispersionOffset: 0.2353, dispersionAngle: 0.2007, edgeStart: 0, edgeEnd: -0.135,
      edgeOpacityStart: 0, edgeOpacityEnd: 1, backdropMagnification: 1.25,
      provenance: Cell.source("G4, GP2", .measured)),
  ]

  /// The spread of the rim light of lenses in the dark appearance, in radians: the widest published one, of a circle of macOS 26
  /// (G4).
  static let rimSpreadInDark = 2.792527
  static let rimReasonInDark = """
    In the dark appearance the light runs around the lens: the published spread leaves its ends without light, and the dark line \
    there cannot be seen on dark content.
    """

  /// The depth inside a bar's edge at which a lens mirrors the bar.
  ///
  /// Chosen: a lens samples a layer and nothing beyond its edge (G3), and mirrors at edges as all glass does. The light on a
  /// bar's rim ends a point inside; a second point keeps its antialiasing out.
  private static let barDepth = 2.0

  /// Returns the lens of a control `height` points tall; nil for a control that is not a lens.
  static func lens(of control: GlassControl, height: Double) -> LensParameters? {
    guard let row = rows.first(where: { $0.controls.contains(control) }) else { return nil }
    var lens = LensParameters()
    if row.movesBackdrop { lens.backdrop = LensParameters.Displacement(amount: 9, height: 36) }
    if row.movesLabel { lens.label = LensParameters.Displacement(amount: -17.5, height: 11.2) }
    lens.content = LensParameters.Displacement(
      amount: row.contentAmount * height, height: row.contentHeight * height)
    lens.dispersion = dispersion(row, height)
    lens.magnification = row.magnification
    lens.backdropMagnification = row.backdropMagnification
    lens.barDepth = barDepth
    return lens
  }

  private static func dispersion(_ row: LensRow, _ height: Double) -> LensParameters.Dispersion {
    var dispersion = LensParameters.Dispersion()
    dispersion.amount = row.dispersionAmount * height
    dispersion.offset = row.dispersionOffset * height
    dispersion.angle = row.dispersionAngle
    (dispersion.edgeStart, dispersion.edgeEnd) = (row.edgeStart * height, row.edgeEnd * height)
    dispersion.edgeOpacityStart = row.edgeOpacityStart
    dispersion.edgeOpacityEnd = row.edgeOpacityEnd
    return dispersion
  }
}
