// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The grid along one row of places, interpolated vertically between the nodes above and below.
struct UnsafeGlassGridRow {
  private let originX: Int
  private let level: Int
  private let nodes: UnsafeMutablePointer<SIMD4<Float>>
  private let deep: UnsafeMutablePointer<SIMD4<Float>>
  /// The reciprocal of the side of a tile.
  private let perNode: Float
  /// The offset of the first place from x, and the offsets of four places from the first, in pixels.
  private let start: Float
  private let steps: SIMD4<Float>

  /// Returns the number of scratch elements for a row of `columns` tiles.
  static func scratchCount(columns: Int) -> Int { 2 * (columns + 2) }

  /// Interpolates along the pixel centres of row `y`.
  init(_ grid: UnsafeGlassGrid, y: Int, scratch: UnsafeMutablePointer<SIMD4<Float>>) {
    let row = (y - grid.originY) >> grid.level
    self.init(grid, row: row, down: Float(y) + 0.5, places: (0.5, 1), scratch: scratch)
  }

  /// Interpolates along the upper edge of row `y`, at places two pixels apart between pixels.
  init(_ grid: UnsafeGlassGrid, above y: Int, scratch: UnsafeMutablePointer<SIMD4<Float>>) {
    let row = min((y - grid.originY) >> grid.level, grid.rows - 1)
    self.init(grid, row: row, down: Float(y), places: (0, 2), scratch: scratch)
  }

  private init(
    _ grid: UnsafeGlassGrid, row: Int, down: Float, places: (start: Float, step: Float),
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    (originX, level) = (grid.originX, grid.level)
    (start, steps) = (places.start, grid.steps * places.step)
    perNode = 1 / Float(1 << grid.level)
    let count = grid.columns + 1
    (nodes, deep) = (scratch, scratch + (count + 1))
    let part = (down - Float(grid.originY + row << grid.level)) * perNode
    Self.mix(grid.nodes + row * count, count, part, into: nodes)
    Self.mix(grid.deep + row * count, count, part, into: deep)
  }

  /// Interpolates a row of nodes and repeats the last node, so that it has a tile after it.
  private static func mix(
    _ upper: UnsafePointer<SIMD4<Float>>, _ count: Int, _ down: Float,
    into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let lower = upper + count
    for index in 0..<count { row[index] = upper[index] + (lower[index] - upper[index]) * down }
    row[count] = row[count - 1]
  }

  /// Four values that are linear along a row, at four places within one tile.
  struct Stretch {
    fileprivate let first: SIMD4<Float>, perPixel: SIMD4<Float>
    fileprivate let steps: SIMD4<Float>

    /// Returns one of the four values at each of the places.
    @inline(always)
    func lane(_ lane: Int) -> SIMD4<Float> { steps * perPixel[lane] + first[lane] }
  }

  /// Returns the signed distances at four places from x on; the lanes are those of `GlassGrid.nodes`.
  @inline(always)
  func distances(_ x: Int) -> Stretch { stretch(nodes, x) }

  /// Returns the bleed's colour in lanes 0…2 and the level of detail in lane 3.
  @inline(always)
  func deep(_ x: Int) -> Stretch { stretch(deep, x) }

  /// Returns the linear function between the nodes around the places from x on.
  @inline(always)
  private func stretch(_ nodes: UnsafePointer<SIMD4<Float>>, _ x: Int) -> Stretch {
    let offset = x &- originX
    let column = offset &>> level
    let inTile = Float(Int32(truncatingIfNeeded: offset &- column &<< level)) + start
    let left = nodes[column]
    let perPixel = (nodes[column &+ 1] - left) * perNode
    return Stretch(first: left + perPixel * inTile, perPixel: perPixel, steps: steps)
  }
}
