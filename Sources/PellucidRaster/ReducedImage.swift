// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// A reduced copy of a region: premultiplied colours of 16 bits a sample, one cell for every 2^level × 2^level
/// pixels.
///
/// Cells at the right and lower edge may reach beyond the region; what lies outside counts as transparent.
struct ReducedImage {
  var region: PixelRect
  /// Transparent pixels at each of the region's sides, kept so that halving loses nothing.
  let padding: Int
  let level: Int
  let width: Int, height: Int
  /// Row by row, without gaps; the buffer may be longer.
  var cells: [SIMD4<UInt16>]

  /// Bytes of a cell.
  static var stride: Int { MemoryLayout<SIMD4<UInt16>>.stride }

  /// A picture whose cells are still to be written.
  init(region: PixelRect, padding: Int = 0, level: Int, _ buffers: inout BlurBuffers) {
    (self.region, self.padding, self.level) = (region, padding, level)
    (width, height) = ReducedImage.size(of: region, level: level)
    // Colours are mapped in fours, of which a row's last may reach beyond it.
    cells = buffers.cells.take(count: width * height + 3)
  }

  /// One cell for the whole region.
  init(region: PixelRect, color: SIMD4<Float>, _ buffers: inout BlurBuffers) {
    var level = 0
    while region.width > 1 << level || region.height > 1 << level { level += 1 }
    self.init(region: region, level: level, &buffers)
    cells[0] = Sample.whole(color)
  }

  static func size(of region: PixelRect, level: Int) -> (width: Int, height: Int) {
    let cell = 1 << level
    return (max(1, (region.width + cell - 1) / cell), max(1, (region.height + cell - 1) / cell))
  }

  /// Returns the copy in a buffer of its own: one that is shared would be copied into new memory where it is written.
  func copied(_ buffers: inout BlurBuffers) -> ReducedImage {
    var copy = ReducedImage(region: region, padding: padding, level: level, &buffers)
    copy.cells.withUnsafeMutableBytes { target in
      cells.withUnsafeBytes { target.copyMemory(from: $0) }
    }
    return copy
  }

  /// The average of the region without its padding, premultiplied.
  var average: SIMD4<Float> {
    // Whole numbers, so that the sum does not depend on its order.
    var sum = SIMD4<UInt64>(repeating: 0)
    for index in 0..<(width * height) { sum &+= SIMD4<UInt64>(truncatingIfNeeded: cells[index]) }
    let inside = region.outset(by: -padding)
    guard sum.w > 0, !inside.isEmpty else { return SIMD4(repeating: 0) }
    let covered = 65535 * Double(inside.width * inside.height) / Double(1 << (2 * level))
    let alpha = FourColors.settled(SIMD4(repeating: Float(Double(sum.w) / covered))).x
    let color = SIMD4(Double(sum.x), Double(sum.y), Double(sum.z), 0) / Double(sum.w)
    return SIMD4(Float(color.x), Float(color.y), Float(color.z), 1) * alpha
  }

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
  /// Opens the images one inside the other's closure.
  func withUnsafeImages(
    below open: [UnsafeReducedImage] = [], _ body: ([UnsafeReducedImage]) -> Void
  ) {
    guard let first else { return body(open) }
    first.withUnsafeImage { dropFirst().withUnsafeImages(below: open + [$0], body) }
  }
}

/// An open reduced image. Sendable because it is only read.
struct UnsafeReducedImage: @unchecked Sendable {
  let region: PixelRect
  let level: Int
  let width: Int, height: Int
  let base: UnsafePointer<SIMD4<UInt16>>

  /// The two rows of cells around pixel row `y`, and how far toward the lower one in 2^(level + 1)ths.
  @inline(__always)
  func rows(_ y: Int) -> (UnsafePointer<SIMD4<UInt16>>, UnsafePointer<SIMD4<UInt16>>, Int) {
    let (cell, part) = place(y - region.minY)
    let upper = min(max(cell, 0), height - 1)
    let lower = min(max(cell + 1, 0), height - 1)
    return (base + upper * width, base + lower * width, part)
  }

  /// The colour at a pixel's centre.
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

  /// Pixel centres in units of cells: (offset + 1/2) / 2^level - 1/2, as whole cell and remainder.
  @inline(__always)
  private func place(_ offset: Int) -> (Int, Int) {
    let place = 2 * offset + 1 - (1 << level)
    return (place >> (level + 1), place & ((2 << level) - 1))
  }
}
