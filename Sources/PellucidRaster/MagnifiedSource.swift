// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// A reduced image drawn back at full size, bilinearly; outside it, its edge continues.
struct MagnifiedSource: RowSource {
  let image: UnsafeReducedImage
  var scratchCount: Int { image.width }

  func shade(
    _ y: Int, from x: Int, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>,
    scratch: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    let (upper, lower, part) = image.rows(y)
    for column in 0..<image.width {
      scratch[column] = upper[column] + (lower[column] - upper[column]) * part
    }
    let shift = image.level + 1
    let span = 1 << shift
    let step = 1 / Float(span)
    let last = image.width - 1
    var place = 2 * (x - image.region.minX) + 1 - (1 << image.level)
    var index = 0
    // All pixels between two cells' centres mix the same two colours.
    while index < count {
      let cell = place >> shift
      let left = scratch[min(max(cell, 0), last)]
      let change = scratch[min(max(cell + 1, 0), last)] - left
      let run = min(count - index, (span - (place & (span - 1)) + 1) / 2)
      for offset in 0..<run {
        row[index + offset] = left + change * (Float((place & (span - 1)) + 2 * offset) * step)
      }
      index += run
      place += 2 * run
    }
  }
}

/// Several reduced images of rising strength, mixed by a strength that runs along the picture.
struct ProgressiveSource: RowSource {
  let images: [UnsafeReducedImage]
  let strengths: [Float]
  let ramp: MaterialPass.Ramp
  var scratchCount: Int { 0 }

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

/// An open reduced image. Sendable because it is only read.
struct UnsafeReducedImage: @unchecked Sendable {
  let region: PixelRect
  let level: Int
  let width: Int, height: Int
  let base: UnsafePointer<SIMD4<Float>>

  /// The two rows of cells around pixel row `y`, and how far toward the lower one.
  @inline(__always)
  func rows(_ y: Int) -> (UnsafePointer<SIMD4<Float>>, UnsafePointer<SIMD4<Float>>, Float) {
    let (cell, part) = place(y - region.minY)
    let upper = min(max(cell, 0), height - 1)
    let lower = min(max(cell + 1, 0), height - 1)
    return (base + upper * width, base + lower * width, part)
  }

  /// The colour at a pixel's centre.
  func color(_ x: Int, _ y: Int) -> SIMD4<Float> {
    let (upper, lower, part) = rows(y)
    let (cell, across) = place(x - region.minX)
    let (left, right) = (min(max(cell, 0), width - 1), min(max(cell + 1, 0), width - 1))
    let top = upper[left] + (upper[right] - upper[left]) * across
    let bottom = lower[left] + (lower[right] - lower[left]) * across
    return top + (bottom - top) * part
  }

  /// Pixel centres in units of cells: (offset + 1/2) / 2^level - 1/2, as whole cell and remainder.
  @inline(__always)
  private func place(_ offset: Int) -> (Int, Float) {
    let place = 2 * offset + 1 - (1 << level)
    let span = 2 << level
    return (place >> (level + 1), Float(place & (span - 1)) / Float(span))
  }
}

extension ReducedImage {
  func withUnsafeImage<Result>(_ body: (UnsafeReducedImage) -> Result) -> Result {
    cells.withUnsafeBufferPointer {
      body(
        UnsafeReducedImage(
          region: region, level: level, width: width, height: height,
          base: $0.baseAddress.unsafelyUnwrapped))
    }
  }
}
