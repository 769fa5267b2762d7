// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image drawn back at full size, bilinearly; outside it, its edge continues.
struct MagnifiedSource: RowSource {
  let image: UnsafeReducedImage
  let replaces: Bool
  /// How steps between cells are mixed; nearly always in 16 bits.
  private let isGentle: Bool

  /// A row mixed of two, with its ends once more, and the same on finer levels.
  var scratchCount: Int { RowMagnifier.scratchCount(width: image.width, level: image.level) }

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
    var magnifier = RowMagnifier(
      scratch: UnsafeMutableRawPointer(scratch), width: image.width, level: image.level,
      isGentle: isGentle)
    magnifier.mixRows(of: image, y)
    magnifier.magnify(from: x - image.region.minX, count: count, into: pixels)
  }
}

extension UnsafeReducedImage {
  /// Whether every step from a cell to the next stays below a quarter of the range, as it does after a blur unless
  /// the colours were mapped steeply.
  fileprivate var isGentle: Bool {
    let quarters = SIMD4<UInt16>(repeating: 2)
    var steps = SIMD4<UInt16>(repeating: 0)
    for y in 0..<height {
      let row = base + y * width
      let below = y + 1 < height ? row + width : row
      for x in 0..<width {
        // Quarters of samples differ by less than 2^14, so that the difference wraps to a sign.
        let here = row[x] &>> quarters
        let right = row[x + 1 < width ? x + 1 : x] &>> quarters
        steps |= ((right &- here) &+ 4095) | (((below[x] &>> quarters) &- here) &+ 4095)
      }
    }
    // Sums of 0…8190 have the three highest bits clear; the or of them may set the next one.
    return (steps.x | steps.y | steps.z | steps.w) < 8192
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
      let part = (strength - strengths[upper - 1]) / span
      let low = images[upper - 1].color(column, y)
      row[index] = low + (images[upper].color(column, y) - low) * part
    }
  }
}
