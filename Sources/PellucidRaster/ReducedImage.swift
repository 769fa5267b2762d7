// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A reduced copy of a region: premultiplied colours with 16 bits per sample, one cell for every 2^level × 2^level
/// pixels.
///
/// Cells at the right and lower edge may extend beyond the region; pixels outside the region count as transparent.
struct ReducedImage {
  /// The captured rectangle including its padding, in pixels.
  var region: PixelRect
  /// The number of transparent pixels along each side of the region, which keep halving and blurring from cutting off
  /// the spread of the content.
  let padding: Int
  /// The reduction: the number of times that the resolution was halved.
  let level: Int
  /// The size, in cells.
  let width: Int, height: Int
  /// The cells, row by row without gaps. The buffer may be longer.
  var cells: [SIMD4<UInt16>]

  /// The size of a cell, in bytes.
  static var stride: Int { MemoryLayout<SIMD4<UInt16>>.stride }

  /// Creates an image with unspecified cells.
  init(region: PixelRect, padding: Int = 0, level: Int, _ buffers: inout BlurBuffers) {
    (self.region, self.padding, self.level) = (region, padding, level)
    (width, height) = ReducedImage.size(of: region, level: level)
    // Colours are mapped in fours, and the last four may extend beyond the last row.
    cells = buffers.cells.take(count: width * height + 3)
  }

  /// Creates an image of one cell that covers the whole region.
  init(region: PixelRect, color: SIMD4<Float>, _ buffers: inout BlurBuffers) {
    var level = 0
    while region.width > 1 << level || region.height > 1 << level { level += 1 }
    self.init(region: region, level: level, &buffers)
    cells[0] = Sample.whole(color)
  }

  /// Returns the size of a region at `level`, in cells, rounded up and at least 1 per axis.
  static func size(of region: PixelRect, level: Int) -> (width: Int, height: Int) {
    let cell = 1 << level
    return (max(1, (region.width + cell - 1) / cell), max(1, (region.height + cell - 1) / cell))
  }

  /// Returns a copy in a buffer from the pool. An array that is shared would allocate new memory when it is written.
  func copied(_ buffers: inout BlurBuffers) -> ReducedImage {
    var copy = ReducedImage(region: region, padding: padding, level: level, &buffers)
    copy.cells.withUnsafeMutableBytes { target in
      cells.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return copy
  }

  /// The average colour of the region without its padding, premultiplied.
  var average: SIMD4<Float> {
    // Integers, so that the sum does not depend on its order.
    var sum = SIMD4<UInt64>(repeating: 0)
    for index in 0..<(width * height) { sum &+= SIMD4<UInt64>(truncatingIfNeeded: cells[index]) }
    let inside = region.outset(by: -padding)
    guard sum.w > 0, !inside.isEmpty else { return SIMD4(repeating: 0) }
    let covered = 65535 * Double(inside.width * inside.height) / Double(1 << (2 * level))
    let alpha = FourColors.settled(SIMD4(repeating: Float(Double(sum.w) / covered))).x
    let color = SIMD4(Double(sum.x), Double(sum.y), Double(sum.z), 0) / Double(sum.w)
    return SIMD4(Float(color.x), Float(color.y), Float(color.z), 1) * alpha
  }

  /// Calls `body` with pointers to the cells, which are valid only during the call.
  func withUnsafeImage<Result>(_ body: (UnsafeReducedImage) -> Result) -> Result {
    cells.withUnsafeBufferPointer {
      body(
        UnsafeReducedImage(
          region: region, level: level, width: width, height: height,
          base: $0.baseAddress.unsafelyUnwrapped))
    }
  }
}

extension ArraySlice<ReducedImage> {
  /// Opens all images, each inside the closure of the previous one.
  func withUnsafeImages(
    below open: [UnsafeReducedImage] = [], _ body: ([UnsafeReducedImage]) -> Void
  ) {
    guard let first else { return body(open) }
    first.withUnsafeImage { dropFirst().withUnsafeImages(below: open + [$0], body) }
  }
}

/// Pointers to an open reduced image. Sendable because the image is only read.
struct UnsafeReducedImage: @unchecked Sendable {
  let region: PixelRect
  let level: Int
  let width: Int, height: Int
  let base: UnsafePointer<SIMD4<UInt16>>

  /// Returns the two rows of cells around the centre of pixel row `y`, and the position of the centre between them,
  /// toward the lower row, in 1/2^(level + 1).
  @inline(__always)
  func rows(_ y: Int) -> (UnsafePointer<SIMD4<UInt16>>, UnsafePointer<SIMD4<UInt16>>, Int) {
    let (cell, part) = place(y - region.minY)
    let upper = min(max(cell, 0), height - 1)
    let lower = min(max(cell + 1, 0), height - 1)
    return (base + upper * width, base + lower * width, part)
  }

  /// Returns the bilinearly interpolated colour at the centre of pixel (x, y).
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let (upper, lower, down) = rows(y)
    let (cell, across) = place(x - region.minX)
    let (left, right) = (min(max(cell, 0), width - 1), min(max(cell + 1, 0), width - 1))
    let step = 1 / Float(2 << level)
    let top = mixed(upper[left], upper[right], Float(across) * step)
    let bottom = mixed(lower[left], lower[right], Float(across) * step)
    return top + (bottom - top) * (Float(down) * step)
  }

  @inline(__always)
  private func mixed(_ first: SIMD4<UInt16>, _ second: SIMD4<UInt16>, _ part: Float) -> SIMD4<Float> {
    let color = Sample.unit(first)
    return color + (Sample.unit(second) - color) * part
  }

  /// Returns the centre of a pixel in units of cells, (offset + 1/2) / 2^level − 1/2, as a whole cell and a remainder
  /// in 1/2^(level + 1).
  @inline(__always)
  private func place(_ offset: Int) -> (Int, Int) {
    let place = 2 * offset + 1 - (1 << level)
    return (place >> (level + 1), place & ((2 << level) - 1))
  }
}
