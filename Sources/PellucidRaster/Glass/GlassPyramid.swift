// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A captured backdrop and ever coarser copies of it: what glass reads its blurred colours from.
///
///     level 0            captured cells, premultiplied
///     level k + 1        the diamond filter of the averages of 2 × 2 cells of level k
///
/// Every level continues its edges outward, and has at least two cells a side, so that a read always finds four.
struct GlassPyramid: Sendable {
  /// The pixel where the first cell begins.
  let originX: Int, originY: Int
  /// Pixels of a cell's side, as a power of two.
  let cellLevel: Int
  var levels: [Level]
  /// All levels, one after the other; the buffer may be longer.
  var lanes: [SIMD4<Float>]
  /// A Boolean value that is true where nothing that was captured is transparent anywhere.
  var isOpaque = false

  struct Level: Sendable {
    var first: Int
    var width: Int, height: Int
  }

  /// A pyramid over whole cells around `region`, its colours still to be written.
  init(region: PixelRect, cellLevel: Int, levelCount: Int, _ buffers: inout BlurBuffers) {
    let cells = GlassPyramid.cells(region, cellLevel: cellLevel)
    (originX, originY) = (cells.minX << cellLevel, cells.minY << cellLevel)
    self.cellLevel = cellLevel
    levels = [Level(first: 0, width: max(2, cells.width), height: max(2, cells.height))]
    while levels.count < max(2, levelCount) {
      let last = levels[levels.count - 1]
      levels.append(
        Level(
          first: last.first + last.width * last.height, width: max(2, (last.width + 1) / 2),
          height: max(2, (last.height + 1) / 2)))
    }
    let last = levels[levels.count - 1]
    lanes = buffers.lanes.take(count: last.first + last.width * last.height)
  }

  /// The cells that hold a region. They lie where they lie for every region, so that what does not move does not
  /// shimmer under glass that does; the next two levels stay in step too.
  static func cells(_ region: PixelRect, cellLevel: Int) -> PixelRect {
    let step = 4
    func below(_ value: Int) -> Int { (value >> cellLevel) & ~(step - 1) }
    func above(_ value: Int) -> Int { ((value - 1) >> cellLevel) + 1 }
    return PixelRect(
      minX: below(region.minX), minY: below(region.minY), maxX: above(region.maxX), maxY: above(region.maxY))
  }

  func withUnsafePyramid<Result>(_ body: (UnsafeGlassPyramid) -> Result) -> Result {
    lanes.withUnsafeBufferPointer { lanes in
      let base = lanes.baseAddress.unsafelyUnwrapped
      let open = levels.indices.map { UnsafeGlassPyramid.Level(levels[$0], base, level: $0) }
      return open.withUnsafeBufferPointer {
        body(
          UnsafeGlassPyramid(
            originX: Float(originX), originY: Float(originY), cellLevel: cellLevel,
            cellsPerPixel: 1 / Float(1 << cellLevel),
            isOpaque: isOpaque, count: levels.count, levels: $0.baseAddress.unsafelyUnwrapped))
      }
    }
  }
}

/// An open pyramid. Sendable because it is only read.
struct UnsafeGlassPyramid: @unchecked Sendable {
  let originX: Float, originY: Float
  let cellLevel: Int
  let cellsPerPixel: Float
  /// Alpha is 1 everywhere, but for rounding, and need not be looked at.
  let isOpaque: Bool
  /// At least 2.
  let count: Int
  let levels: UnsafePointer<Level>

  struct Level {
    let base: UnsafePointer<SIMD4<Float>>
    let width: Int, height: Int
    /// Cells of this level per cell of level 0.
    let scale: Float
    /// The last cells from which there is another to the right and below.
    let lastX: Float, lastY: Float

    init(_ level: GlassPyramid.Level, _ base: UnsafePointer<SIMD4<Float>>, level number: Int) {
      self.base = base + level.first
      (width, height) = (level.width, level.height)
      scale = 1 / Float(1 << number)
      (lastX, lastY) = (Float(level.width - 2), Float(level.height - 2))
    }
  }

  /// The finer of the two levels that a level of detail lies between; beyond the last level it is the last but one.
  ///
  /// Cut after the floor, which may give the number before a whole one: cut before, the share of the coarser level is
  /// too large for that.
  @inline(always)
  func finer<Number: Lanes>(_ detail: Number) -> Number {
    Number.least(detail.floored, Number(repeating: Float(count - 2)))
  }

  /// The premultiplied colour at a place in pixels, between two levels; edges continue outward.
  func color(_ place: GlassPlace<Float>) -> SIMD4<Float> {
    let (cellX, cellY) = ((place.x - originX) * cellsPerPixel, (place.y - originY) * cellsPerPixel)
    let detail = finer(place.detail)
    let level = Int(detail)
    assert(level >= 0 && level + 1 < count, "beyond the levels")
    let fine = color(levels[level], cellX, cellY)
    return fine + (color(levels[level + 1], cellX, cellY) - fine) * (place.detail - detail).saturated
  }

  /// Bilinear in one level, at a place in cells of level 0.
  private func color(_ level: Level, _ cellX: Float, _ cellY: Float) -> SIMD4<Float> {
    let (column, across) = level.place(cellX, last: level.lastX)
    let (row, down) = level.place(cellY, last: level.lastY)
    return level.mixed(Int(row) * level.width + Int(column), across, down)
  }
}

extension UnsafeGlassPyramid.Level {
  /// The cell before a place and how far the place is from it, in cells of this level.
  @inline(always)
  func place<Number: Lanes>(_ cell: Number, last: Float) -> (cell: Number, part: Number) {
    let limit = Number(repeating: last + 1)
    let place = Number.greatest(Number.least(cell * scale - 0.5, limit), Number(repeating: 0))
    let first = Number.least(place.floored, Number(repeating: last))
    return (first, place - first)
  }

  /// Between the cell at `index`, the one right of it and the two below.
  @inline(always)
  func mixed(_ index: Int, _ across: Float, _ down: Float) -> SIMD4<Float> {
    assert(index >= 0 && index + width + 1 < width * height, "outside the level")
    let cell = base + index
    let below = cell + width
    let upper = cell[0] + (cell[1] - cell[0]) * across
    let lower = below[0] + (below[1] - below[0]) * across
    return upper + (lower - upper) * down
  }
}
