// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

extension GlassPainter {
  /// Paints a run of pixels on a straight vertical edge from values shared by all rows of the edge. Returns false if
  /// the run is not on such an edge.
  func paintColumns(_ run: Range<Int>, _ row: UnsafeGlassRow, _ columns: inout UnsafeEdgeColumns) -> Bool {
    if let held = columns.held(run, y: row.y) {
      paint(held, row, columns)
      return true
    }
    guard let rows = straightRows(run), rows.contains(row.y) else { return false }
    let held = make(run, rows, row, columns)
    columns.hold(held)
    paint(held, row, columns)
    return true
  }

  /// Returns the rows in which a run and its neighbouring pixels have the same field values, or nil if there are
  /// fewer than 16 such rows.
  private func straightRows(_ run: Range<Int>) -> Range<Int>? {
    guard shader.lens == nil, !(shader.drop.vibrancy > 0), case .shapes(let shapes) = field,
      let heights = shapes.heightsAlike(
        left: Float(run.lowerBound) - 0.5, right: Float(run.upperBound) + 0.5)
    else { return nil }
    // Rows are inset by a pixel, so that rounding cannot change the decision.
    let (first, end) = (Int(heights.lowerBound) + 2, Int(heights.upperBound) - 2)
    return end - first >= 16 ? first..<end : nil
  }

  /// Computes the values that the rows of a run share.
  private func make(
    _ run: Range<Int>, _ rows: Range<Int>, _ row: UnsafeGlassRow, _ columns: UnsafeEdgeColumns
  ) -> UnsafeEdgeColumns.Held {
    row.scratch.field.fill(
      field, x: Float(run.lowerBound) + 0.5, y: Float(row.y) + 0.5, count: run.count)
    var reach = TapReach(pyramid)
    for index in Fours(0..<run.count) {
      let pixel = pixel(index, run, row)
      let amounts = GlassEdgeAmounts(shader, pixel.point)
      let place = columns.index(run.lowerBound + index)
      columns.amounts(at: place).initialize(to: amounts)
      guard amounts.isInside else { continue }
      reach.make(shader.innerPlace(pixel), columns.behind + place)
      if amounts.hasOuter { reach.make(shader.outerPlace(pixel), columns.outer + place) }
      if amounts.hasNearBleed { reach.make(shader.bleedPlace(pixel), columns.bleed + place) }
    }
    return UnsafeEdgeColumns.Held(run: run, rows: rows, reach: reach.reach)
  }

  /// Paints one row of a run from its shared values.
  private func paint(_ held: UnsafeEdgeColumns.Held, _ row: UnsafeGlassRow, _ columns: UnsafeEdgeColumns) {
    if let reach = held.reach { mixLines(reach, row, columns) }
    let run = held.run
    if let fill {
      fill.expand(y: Float(row.y) + 0.5, from: run.lowerBound, count: run.count, into: row.scratch.fill)
    }
    for index in Fours(0..<run.count) {
      let place = columns.index(run.lowerBound &+ index)
      let amounts = columns.amounts(at: place)
      guard amounts.pointee.isInside else { continue }
      read(columns.behind + place, columns, into: row.scratch.behind + index)
      if amounts.pointee.hasOuter { read(columns.outer + place, columns, into: row.scratch.outer + index) }
      if amounts.pointee.hasNearBleed {
        read(columns.bleed + place, columns, into: row.scratch.bleed + index)
      }
    }
    mixFill(0..<run.count, row)
    for index in Fours(0..<run.count) {
      let x = run.lowerBound &+ index
      let amounts = columns.amounts(at: columns.index(x)).pointee
      let none = SIMD4<Float>(repeating: 0)
      let point = GlassPoint(distance: amounts.distance, x: none, y: none, perWidth: none)
      paint(pixel(point, point, x, row), amounts, index, x, row)
    }
  }

  /// Reads the colours of four taps.
  @inline(always)
  private func read(
    _ taps: UnsafePointer<UnsafeEdgeColumns.Tap>, _ columns: UnsafeEdgeColumns,
    into colors: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for lane in 0..<4 { colors[lane] = taps[lane].color(columns.lines) }
  }

  /// Interpolates vertically between the two lines of cells around a row, in the range of cells that the run reads.
  private func mixLines(_ reach: UnsafeEdgeColumns.Reach, _ row: UnsafeGlassRow, _ columns: UnsafeEdgeColumns)
  {
    let cellY = (Float(row.y) + 0.5 - pyramid.originY) * pyramid.cellsPerPixel
    var line = columns.lines
    for number in 0...reach.levels.upperBound {
      let level = pyramid.levels[number]
      defer { line += level.width }
      guard number >= reach.levels.lowerBound else { continue }
      let (above, down) = level.place(cellY, last: level.lastY)
      let upper = level.base + Int(above) * level.width
      let lower = upper + level.width
      let first = Int(level.place(reach.cells.lowerBound, last: level.lastX).cell)
      let last = Int(level.place(reach.cells.upperBound, last: level.lastX).cell) + 1
      for cell in first...last { line[cell] = upper[cell] + (lower[cell] - upper[cell]) * down }
    }
  }
}

/// A maker of taps that records the cells and levels that they read.
private struct TapReach {
  private let pyramid: UnsafeGlassPyramid
  /// The range that the taps read, or nil before the first tap.
  private(set) var reach: UnsafeEdgeColumns.Reach?

  init(_ pyramid: UnsafeGlassPyramid) { self.pyramid = pyramid }

  /// Computes the taps of four places in one row.
  mutating func make(_ place: GlassPlace<SIMD4<Float>>, _ taps: UnsafeMutablePointer<UnsafeEdgeColumns.Tap>) {
    for lane in 0..<4 {
      let cell = (place.x[lane] - pyramid.originX) * pyramid.cellsPerPixel
      let detail = pyramid.finer(place.detail[lane])
      let number = Int(detail)
      let (fine, coarse) = (pyramid.levels[number], pyramid.levels[number + 1])
      let (near, acrossFine) = fine.place(cell, last: fine.lastX)
      let (far, acrossCoarse) = coarse.place(cell, last: coarse.lastX)
      include(cell, number)
      let start = (0..<number).reduce(0) { $0 + pyramid.levels[$1].width }
      (taps + lane).initialize(
        to: UnsafeEdgeColumns.Tap(
          fine: Int32(truncatingIfNeeded: start + Int(near)),
          coarse: Int32(truncatingIfNeeded: start + fine.width + Int(far)), acrossFine: acrossFine,
          acrossCoarse: acrossCoarse, part: (place.detail[lane] - detail).saturated))
    }
  }

  /// Adds a cell of `level` and of the next coarser level to the range.
  private mutating func include(_ cell: Float, _ level: Int) {
    // Cells before the first read the first, and NaN counts as the first cell.
    let cell = Float.greatest(cell, 0)
    let cells = reach?.cells ?? cell...cell, levels = reach?.levels ?? level...(level + 1)
    reach = UnsafeEdgeColumns.Reach(
      cells: min(cells.lowerBound, cell)...max(cells.upperBound, cell),
      levels: min(levels.lowerBound, level)...max(levels.upperBound, level + 1))
  }
}
