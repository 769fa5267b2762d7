// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The position in a pyramid that one pixel or four read: a position in pixels and a level of detail, 0 or more.
struct GlassPlace<Number: Lanes>: Sendable {
  var x: Number, y: Number
  var detail: Number
}

extension UnsafeGlassPyramid {
  /// Writes the colours at four places. They are computed together if all lie between the same two levels.
  func gather(_ place: GlassPlace<SIMD4<Float>>, into colors: UnsafeMutablePointer<SIMD4<Float>>) {
    let detail = finer(place.detail)
    let part = (place.detail - detail).saturated
    guard !(detail .!= SIMD4(repeating: detail.x)).holdsAny else {
      for lane in 0..<4 {
        colors[lane] = color(GlassPlace(x: place.x[lane], y: place.y[lane], detail: place.detail[lane]))
      }
      return
    }
    assert(detail.x >= 0 && Int(detail.x) + 1 < count, "beyond the levels")
    let level = levels + Int(detail.x)
    let cellX = (place.x - originX) * cellsPerPixel
    let cellY = (place.y - originY) * cellsPerPixel
    let fine = UnsafeFourCells(level, cellX, cellY)
    guard (part .> 0).holdsAny else {
      for lane in 0..<4 { colors[lane] = fine.color(lane) }
      return
    }
    let coarse = UnsafeFourCells(level + 1, cellX, cellY)
    for lane in 0..<4 {
      let color = fine.color(lane)
      colors[lane] = color + (coarse.color(lane) - color) * part[lane]
    }
  }

  /// Four positions in one level, with the index of the cell before each.
  private struct UnsafeFourCells {
    let level: UnsafePointer<Level>
    let index: SIMD4<UInt32>
    let across: SIMD4<Float>, down: SIMD4<Float>

    @inline(always)
    init(_ level: UnsafePointer<Level>, _ cellX: SIMD4<Float>, _ cellY: SIMD4<Float>) {
      self.level = level
      let (column, across) = level.pointee.place(cellX, last: level.pointee.lastX)
      let (row, down) = level.pointee.place(cellY, last: level.pointee.lastY)
      index = Self.whole(row) &* UInt32(truncatingIfNeeded: level.pointee.width) &+ Self.whole(column)
      (self.across, self.down) = (across, down)
    }

    /// Converts integers below 2²²: once 2²³ is added, the low bits of the float are the integer.
    @inline(always)
    private static func whole(_ numbers: SIMD4<Float>) -> SIMD4<UInt32> {
      unsafeBitCast(numbers + 0x1p23, to: SIMD4<UInt32>.self) & 0x007F_FFFF
    }

    /// Returns the interpolated colour at one of the positions.
    @inline(always)
    func color(_ lane: Int) -> SIMD4<Float> {
      level.pointee.mixed(Int(truncatingIfNeeded: index[lane]), across[lane], down[lane])
    }
  }
}
