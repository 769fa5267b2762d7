// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The wide blur of a piece of glass (`PixelGlass.BlurFill`), precomputed over its pixels.
///
/// The fill's blur is the mean of two pyramid reads, offset by ±¾ of a cell of the finer level. A read is bilinear
/// between the centres of cells in two levels; shifted by ¾ of a finer cell, both sets of centres coincide with
/// centres of cells half as large. An image of such half-size cells therefore reproduces the mean exactly.
struct GlassFillImage: Sendable {
  let width: Int, height: Int
  let originX: Int, originY: Int
  /// The side of a cell, as a power of two of pixels.
  let cellLevel: Int
  /// The cells, row by row; the width of a row is a multiple of four.
  var cells: [SIMD4<Float>]

  init<Executor: BandExecutor>(
    _ shader: GlassShader, _ area: PixelRect, _ pyramid: UnsafeGlassPyramid, _ executor: Executor,
    _ buffers: inout BlurBuffers
  ) {
    cellLevel = max(0, pyramid.cellLevel + Int(shader.fillDetail) - 1)
    let mask = ~((1 << cellLevel) - 1)
    (originX, originY) = ((area.minX & mask) - (1 << cellLevel), (area.minY & mask) - (1 << cellLevel))
    width = (((area.maxX - originX) >> cellLevel) + 2 + 3) & ~3
    height = ((area.maxY - originY) >> cellLevel) + 2
    cells = buffers.lanes.take(count: width * height)
    var second = buffers.lanes.take(count: width * executor.bandCount)
    fill(shader, pyramid, executor, &second)
    buffers.lanes.append(second)
  }

  /// Computes all rows in bands.
  private mutating func fill<Executor: BandExecutor>(
    _ shader: GlassShader, _ pyramid: UnsafeGlassPyramid, _ executor: Executor, _ second: inout [SIMD4<Float>]
  ) {
    let (width, height) = (width, height)
    let (x, y, side) = (Float(originX), Float(originY), Float(1 << cellLevel))
    cells.withUnsafeMutableBufferPointer { cells in
      second.withUnsafeMutableBufferPointer { second in
        let cells = UnsafeScratch(cells)
        let second = UnsafeScratch(second)
        executor.forEachBand(of: 0..<height, width: 8 * width) { band, rows in
          for row in rows {
            Self.fill(
              cells.part(row, of: width), count: width, x: x, y: y + (Float(row) + 0.5) * side, side: side,
              shader, pyramid, second.part(band, of: width))
          }
        }
      }
    }
  }

  /// Computes one row of cells, the first of which begins at `x`.
  private static func fill(
    _ cells: UnsafeMutablePointer<SIMD4<Float>>, count: Int, x: Float, y: Float, side: Float,
    _ shader: GlassShader, _ pyramid: UnsafeGlassPyramid, _ second: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for column in Fours(0..<count) {
      let centers = (SIMD4(0.5, 1.5, 2.5, 3.5) + Float(column)) * side + x
      let y = SIMD4(repeating: y)
      pyramid.gather(shader.fillPlace(centers, y, side: -1), into: cells + column)
      pyramid.gather(shader.fillPlace(centers, y, side: 1), into: second + column)
    }
    for index in 0..<count { cells[index] = (cells[index] + second[index]) * 0.5 }
  }

  /// Calls `body` with pointers to the cells, which are valid only during the call.
  func withUnsafeLevel<Result>(_ body: (UnsafeGlassLevel) -> Result) -> Result {
    cells.withUnsafeBufferPointer {
      body(
        UnsafeGlassLevel(
          base: $0.baseAddress.unsafelyUnwrapped, width: width, height: height, originX: originX,
          originY: originY, cellLevel: cellLevel))
    }
  }
}
