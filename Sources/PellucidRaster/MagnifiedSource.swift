// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image drawn back at full size, bilinearly; outside it, its edge continues.
struct MagnifiedSource: RowSource {
  let image: UnsafeReducedImage
  let replaces: Bool
  /// The way in which steps between cells are mixed; nearly always in 16 bits.
  private let isGentle: Bool

  /// A row mixed of two, with its ends once more, and the same on finer levels.
  var scratchCount: Int { UnsafeRowMagnifier.scratchCount(width: image.width, level: image.level) }

  init(_ image: UnsafeReducedImage, replaces: Bool) {
    (self.image, self.replaces, isGentle) = (image, replaces, image.isGentle)
  }

  @inline(__always)
  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    // The cells lie in the row's far half, so that reading them from the front never meets a written float.
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
  /// A Boolean value that is true where every step from a cell to the next stays below a quarter of the range, as it
  /// does after a blur unless the colours were mapped steeply.
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
    // Numbers up to 8191 have the three highest bits clear.
    let either = steps.lowHalf | steps.highHalf
    return (either.x | either.y | either.z | either.w) < 8192
  }

  private static func twice(_ cell: SIMD4<UInt16>) -> SIMD8<UInt16> { SIMD8(lowHalf: cell, highHalf: cell) }

  @inline(__always)
  private static func pair(_ cells: UnsafePointer<SIMD4<UInt16>>) -> SIMD8<UInt16> {
    UnsafeRawPointer(cells).loadUnaligned(as: SIMD8<UInt16>.self)
  }

  /// Quarters of the steps to two neighbours, each plus 4095 and plus 4096: both are 0…8191 for -4095…4095 alone. They are
  /// less than 2^14, so that differences wrap to a sign.
  @inline(__always)
  private static func steps(
    _ here: SIMD8<UInt16>, right: SIMD8<UInt16>, below: SIMD8<UInt16>
  ) -> SIMD8<UInt16> {
    let here = here &>> 2
    let (across, down) = (((right &>> 2) &- here) &+ 4095, ((below &>> 2) &- here) &+ 4095)
    return across | (across &+ 1) | down | (down &+ 1)
  }
}

/// Several reduced images of rising strength, mixed by a strength that runs along the picture.
struct ProgressiveSource: RowSource {
  let images: [UnsafeReducedImage]
  let strengths: [Float]
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
      // Beyond the strengths that are computed, the last of them holds.
      let part = min(max((strength - strengths[upper - 1]) / span, 0), 1)
      let low = images[upper - 1].color(column, y)
      row[index] = low + (images[upper].color(column, y) - low) * part
    }
  }
}
