// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image enlarged to full size by bilinear interpolation. Outside the image its edge continues.
struct MagnifiedSource: RowSource {
  let image: UnsafeReducedImage
  let replaces: Bool
  /// A Boolean value indicating whether steps between cells fit 16-bit interpolation, as they nearly always do.
  private let isGentle: Bool

  /// The room for a vertically interpolated row with its ends repeated, and for the same row at finer levels.
  var scratchCount: Int { UnsafeRowMagnifier.scratchCount(width: image.width, level: image.level) }

  init(_ image: UnsafeReducedImage, replaces: Bool) {
    (self.image, self.replaces, isGentle) = (image, replaces, image.isGentle)
  }

  @inline(__always)
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    // The cells are written to the row's second half, so that expanding them in order never overwrites an unread cell.
    let cells = UnsafeMutableRawPointer(row) + count * ReducedImage.stride
    store(y, from: x, count: count, into: cells, row: row, scratch: scratch)
    for index in 0..<count {
      let cell = cells.loadUnaligned(fromByteOffset: index * ReducedImage.stride, as: SIMD4<UInt16>.self)
      row[index] = Sample.unit(cell)
    }
  }

  @inline(__always)
  func store(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    var magnifier = mixedRow(y, scratch)
    magnifier.magnify(from: x - image.region.minX, count: count, into: pixels)
  }

  @inline(__always)
  func storeBytes(
    _ y: Int, from x: Int, count: Int, into pixels: UnsafeMutableRawPointer, room: UnsafeMutableRawPointer,
    row: UnsafeMutablePointer<SIMD4<Float>>, scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    var magnifier = mixedRow(y, scratch)
    magnifier.magnify(from: x - image.region.minX, count: count, intoBytes: pixels, x: x, y: y)
  }

  /// Returns a magnifier that holds the cells interpolated vertically for pixel row `y`.
  @inline(__always)
  private func mixedRow(_ y: Int, _ scratch: UnsafeMutablePointer<SIMD4<Float>>) -> UnsafeRowMagnifier {
    var magnifier = UnsafeRowMagnifier(
      scratch: UnsafeMutableRawPointer(scratch), width: image.width, level: image.level,
      isGentle: isGentle)
    magnifier.mixRows(of: image, y)
    return magnifier
  }
}

extension UnsafeReducedImage {
  /// A Boolean value that is true where adjacent cells differ by less than a quarter of the range in every channel,
  /// which holds after a blur unless the colours were mapped steeply.
  fileprivate var isGentle: Bool {
    var steps = SIMD8<UInt16>(repeating: 0)
    for y in 0..<height {
      let row = base + y * width
      let below = y + 1 < height ? row + width : row
      var x = 0
      while x + 2 < width {
        steps |= Self.steps(Self.pair(row + x), right: Self.pair(row + x + 1), below: Self.pair(below + x))
        x += 2
      }
      while x < width {
        let right = x + 1 < width ? x + 1 : x
        steps |= Self.steps(Self.twice(row[x]), right: Self.twice(row[right]), below: Self.twice(below[x]))
        x += 1
      }
    }
    // A number up to 8191 has its three highest bits clear.
    let either = steps.lowHalf | steps.highHalf
    return (either.x | either.y | either.z | either.w) < 8192
  }

  /// Returns a cell in both halves of a pair.
  private static func twice(_ cell: SIMD4<UInt16>) -> SIMD8<UInt16> { SIMD8(lowHalf: cell, highHalf: cell) }

  /// Returns two adjacent cells.
  @inline(__always)
  private static func pair(_ cells: UnsafePointer<SIMD4<UInt16>>) -> SIMD8<UInt16> {
    UnsafeRawPointer(cells).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Returns a combination of bits that stays below 8192 only if the steps to both neighbours are small. A quarter of
  /// each step is offset by 4095 and by 4096: both sums lie in 0…8191 only for −4095…4095. Quarters are below 2^14,
  /// so a negative sum wraps to a number with a high bit set.
  @inline(__always)
  private static func steps(
    _ here: SIMD8<UInt16>, right: SIMD8<UInt16>, below: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let here = here &>> 2
    let (across, down) = (((right &>> 2) &- here) &+ 4095, ((below &>> 2) &- here) &+ 4095)
    return across | (across &+ 1) | down | (down &+ 1)
  }
}

/// A progressive blur: several reduced images of rising blur, interpolated by a strength that varies linearly over
/// the picture.
struct ProgressiveSource: RowSource {
  /// The blurred images, in order of rising strength.
  let images: [UnsafeReducedImage]
  /// The strength of each image.
  let strengths: [Float]
  /// The strength as a linear function of the position, clamped to 0…1.
  let ramp: MaterialPass.Ramp
  var scratchCount: Int { 0 }
  var replaces: Bool { true }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<count {
      let column = x + index
      let place = ramp.x * (Double(column) + 0.5) + ramp.y * (Double(y) + 0.5) + ramp.constant
      let strength = Float(min(max(place, 0), 1))
      var upper = 1
      while upper < strengths.count - 1 && strengths[upper] < strength { upper += 1 }
      let span = strengths[upper] - strengths[upper - 1]
      // Beyond the highest strength that was computed, the strongest image is used.
      let part = min(max((strength - strengths[upper - 1]) / span, 0), 1)
      let low = images[upper - 1].color(column, y)
      row[index] = low + (images[upper].color(column, y) - low) * part
    }
  }
}
