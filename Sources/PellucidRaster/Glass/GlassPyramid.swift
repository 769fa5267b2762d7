// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A captured backdrop with successively coarser copies, from which glass reads blurred colours.
///
///     level 0            captured cells, premultiplied
///     level k + 1        the diamond filter of the averages of 2 × 2 cells of level k
///
/// Edge cells are repeated outward. Every level has at least two cells per axis, so that a bilinear read always finds
/// four cells.
struct GlassPyramid: Sendable {
  /// The pixel at which the first cell begins.
  let originX: Int, originY: Int
  /// The side of a cell of level 0 is 2^cellLevel pixels.
  let cellLevel: Int
  var levels: [Level]
  /// The cells of all levels, one level after another. The buffer may be longer.
  var lanes: [SIMD4<Float>]
  /// A Boolean value that is true where every captured cell is opaque.
  var isOpaque = false

  /// The index of a level's first cell in `lanes`, and the level's size in cells.
  struct Level: Sendable {
    var first: Int
    var width: Int, height: Int
  }

  /// Creates a pyramid of whole cells around `region`, with unspecified colours.
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

  /// Returns the rectangle of cells that contains a region. Cells lie on a grid that is fixed to the picture, so that
  /// the backdrop does not shimmer under moving glass; rounding to multiples of four keeps the next two levels on a
  /// fixed grid too.
  static func cells(_ region: PixelRect, cellLevel: Int) -> PixelRect {
    let step = 4
    func below(_ value: Int) -> Int { (value >> cellLevel) & ~(step - 1) }
    func above(_ value: Int) -> Int { ((value - 1) >> cellLevel) + 1 }
    return PixelRect(
      minX: below(region.minX), minY: below(region.minY), maxX: above(region.maxX), maxY: above(region.maxY))
  }

  /// Calls `body` with pointers to the pyramid, which are valid only during the call.
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

/// Pointers to an open pyramid. Sendable because the pyramid is only read.
struct UnsafeGlassPyramid: @unchecked Sendable {
  let originX: Float, originY: Float
  let cellLevel: Int
  let cellsPerPixel: Float
  /// A Boolean value that is true where alpha is 1 everywhere, up to rounding, and can be ignored.
  let isOpaque: Bool
  /// The number of levels, at least 2.
  let count: Int
  let levels: UnsafePointer<Level>

  /// Pointers to the cells of one level.
  struct Level {
    let base: UnsafePointer<SIMD4<Float>>
    let width: Int, height: Int
    /// The reciprocal of the side of a cell in cells of level 0.
    let scale: Float
    /// The last column and row that have another cell to the right and below.
    let lastX: Float, lastY: Float

    init(_ level: GlassPyramid.Level, _ base: UnsafePointer<SIMD4<Float>>, level number: Int) {
      self.base = base + level.first
      (width, height) = (level.width, level.height)
      scale = 1 / Float(1 << number)
      (lastX, lastY) = (Float(level.width - 2), Float(level.height - 2))
    }
  }

  /// Returns the finer of the two levels that a level of detail lies between; beyond the last level, the last but one.
  ///
  /// The clamp follows `floored`, which may return the integer before an exact one: after a clamp before it, the share
  /// of the coarser level would be too large in this case.
  @inline(always)
  func finer<Number: Lanes>(_ detail: Number) -> Number {
    Number.least(detail.floored, Number(repeating: Float(count - 2)))
  }

  /// Returns the premultiplied colour at a place, interpolated between two levels. Edge cells are repeated outward.
  func color(_ place: GlassPlace<Float>) -> SIMD4<Float> {
    let (cellX, cellY) = ((place.x - originX) * cellsPerPixel, (place.y - originY) * cellsPerPixel)
    let detail = finer(place.detail)
    let level = Int(detail)
    assert(level >= 0 && level + 1 < count, "beyond the levels")
    let fine = color(levels[level], cellX, cellY)
    return fine + (color(levels[level + 1], cellX, cellY) - fine) * (place.detail - detail).saturated
  }

  /// Returns the bilinearly interpolated colour of one level, at a position in cells of level 0.
  private func color(_ level: Level, _ cellX: Float, _ cellY: Float) -> SIMD4<Float> {
    let (column, across) = level.place(cellX, last: level.lastX)
    let (row, down) = level.place(cellY, last: level.lastY)
    return level.mixed(Int(row) * level.width + Int(column), across, down)
  }
}

extension UnsafeGlassPyramid.Level {
  /// Returns the cell whose centre lies before a position and the remaining distance, in cells of this level.
  @inline(always)
  func place<Number: Lanes>(_ cell: Number, last: Float) -> (cell: Number, part: Number) {
    let limit = Number(repeating: last + 1)
    let place = Number.greatest(Number.least(cell * scale - 0.5, limit), Number(repeating: 0))
    let first = Number.least(place.floored, Number(repeating: last))
    return (first, place - first)
  }

  /// Returns the interpolated colour between the cell at `index`, its right neighbour and the two cells below.
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
