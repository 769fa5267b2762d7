// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The optimized painter of glass: row by row, four pixels at a time, with a separate method for each kind of tile.
///
/// It computes the picture that `GlassShader.color` defines, but skips passes that cannot be seen, and computes the
/// inside of large glass only at nodes two pixels apart in both directions. The row methods are not generic over the
/// executor, because generic code would be compiled without knowing the executor's type and run unspecialized.
struct GlassPainter: Sendable {
  let shader: GlassShader
  let field: GlassField
  let grid: UnsafeGlassGrid
  let pyramid: UnsafeGlassPyramid
  /// The precomputed wide blur, or nil if it is not mixed in.
  let fill: UnsafeGlassLevel?
  let opacity: Float
  let part: GlassPass.Part

  /// Paints `area` in bands.
  func paint<Executor: BandExecutor>(
    _ area: PixelRect, onto surface: UnsafeSurface, _ executor: Executor, scratch: inout [SIMD4<Float>]
  ) {
    let own = UnsafeGlassScratch.count(grid, pyramid)
    let perBand = own + surface.roomCount(area.width)
    scratch.grow(to: perBand * executor.bandCount)
    scratch.withUnsafeMutableBufferPointer { buffer in
      let scratch = UnsafeScratch(buffer)
      executor.forEachBand(of: area.minY..<area.maxY, width: 8 * area.width) { band, rows in
        let base = scratch.part(band, of: perBand)
        paint(rows, area.minX..<area.maxX, onto: surface, base, room: UnsafeMutableRawPointer(base + own))
      }
    }
  }

  /// Paints the rows of one band.
  private func paint(
    _ rows: Range<Int>, _ columns: Range<Int>, onto surface: UnsafeSurface,
    _ scratch: UnsafeMutablePointer<SIMD4<Float>>, room: UnsafeMutableRawPointer
  ) {
    let scratch = UnsafeGlassScratch(scratch, grid, pyramid)
    var held = UnsafeGlassHeldRows(nodes: scratch.nodes, columns: scratch.columns)
    for y in rows {
      surface.withSamples(y, columns, room: room) { surface in
        let row = UnsafeGlassRow(
          pixels: GlassPixels(surface: surface, y: y, columns: columns),
          grid: UnsafeGlassGridRow(grid, y: y, scratch: scratch.grid), scratch: scratch)
        paint(row, &held)
      }
    }
  }

  /// Paints one row, run by run of tiles of the same kind.
  private func paint(_ row: UnsafeGlassRow, _ held: inout UnsafeGlassHeldRows) {
    let kinds = grid.kinds(row.y)
    var column = 0
    while column < grid.columns {
      let kind = kinds[column]
      let first = column
      while column < grid.columns, kinds[column] == kind { column += 1 }
      let run = (grid.originX + first << grid.level)..<(grid.originX + column << grid.level)
      switch (part, kind) {
      case (_, .nothing): break
      case (.lights, .outside): break
      case (.lights, _): paintLights(run, row)
      case (_, .outside): paintShadows(run, row, &held.columns)
      case (_, .edge): paintEdge(run, row, &held.columns)
      case (_, .inside): paintInside(run, row, &held.nodes)
      }
    }
  }
}

/// The values that a band keeps from one row to the next.
struct UnsafeGlassHeldRows {
  var nodes: UnsafeNodeRows
  var columns: UnsafeEdgeColumns
}

/// The scratch rows of a band, each as long as the grid and a few elements more.
struct UnsafeGlassScratch {
  let field: UnsafeGlassFieldRow
  /// The field at the offset of the drop shadow.
  let shadow: UnsafeGlassFieldRow
  /// The row of the grid, interpolated vertically.
  let grid: UnsafeMutablePointer<SIMD4<Float>>
  /// The wide blur along the row.
  let fill: UnsafeMutablePointer<SIMD4<Float>>
  /// The backdrop colours of each pixel: behind the pixel, of the outer refraction, and of the bleed.
  let behind: UnsafeMutablePointer<SIMD4<Float>>
  let outer: UnsafeMutablePointer<SIMD4<Float>>
  let bleed: UnsafeMutablePointer<SIMD4<Float>>
  /// A row for colours that are mixed into another row.
  let spare: UnsafeMutablePointer<SIMD4<Float>>
  /// The nodes of the inside, two pixels apart.
  let nodes: UnsafeNodeRows
  /// The shared values of vertical edges.
  let columns: UnsafeEdgeColumns

  /// Returns the number of scratch elements that a band needs.
  static func count(_ grid: UnsafeGlassGrid, _ pyramid: UnsafeGlassPyramid) -> Int {
    2 * UnsafeGlassFieldRow.scratchCount(grid.width) + UnsafeGlassGridRow.scratchCount(columns: grid.columns)
      + 5 * (grid.width + 8) + UnsafeNodeRows.scratchCount(grid)
      + UnsafeEdgeColumns.scratchCount(grid, pyramid)
  }

  init(
    _ base: UnsafeMutablePointer<SIMD4<Float>>, _ openGrid: UnsafeGlassGrid, _ pyramid: UnsafeGlassPyramid
  ) {
    let width = openGrid.width
    field = UnsafeGlassFieldRow(base, count: width)
    shadow = UnsafeGlassFieldRow(base + UnsafeGlassFieldRow.scratchCount(width), count: width)
    grid = base + 2 * UnsafeGlassFieldRow.scratchCount(width)
    fill = grid + UnsafeGlassGridRow.scratchCount(columns: openGrid.columns)
    behind = fill + (width + 8)
    outer = behind + (width + 8)
    bleed = outer + (width + 8)
    spare = bleed + (width + 8)
    nodes = UnsafeNodeRows(spare + (width + 8), openGrid)
    columns = UnsafeEdgeColumns(
      spare + (width + 8) + UnsafeNodeRows.scratchCount(openGrid), openGrid, pyramid)
  }
}

/// One row of pixels that is being painted, with the grid interpolated along it.
struct UnsafeGlassRow {
  let pixels: GlassPixels
  let grid: UnsafeGlassGridRow
  let scratch: UnsafeGlassScratch

  var y: Int { pixels.y }
}
