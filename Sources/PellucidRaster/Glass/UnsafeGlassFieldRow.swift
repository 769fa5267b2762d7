// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The field along a stretch of a row of pixels, stored as one array of floats per value, so that four pixels are one
/// load. Each array has one extra element at either end.
struct UnsafeGlassFieldRow {
  private let samples: UnsafeMutablePointer<SIMD4<Float>>
  private let distance: UnsafeMutablePointer<Float>
  private let x: UnsafeMutablePointer<Float>
  private let y: UnsafeMutablePointer<Float>
  /// The capacity of a row, in pixels, including the extra ones at both ends.
  private let room: Int

  /// Returns the number of scratch elements that a row of at most `count` pixels takes.
  static func scratchCount(_ count: Int) -> Int { 2 * (count + 8) }

  init(_ scratch: UnsafeMutablePointer<SIMD4<Float>>, count: Int) {
    (samples, room) = (scratch, count + 6)
    let floats = UnsafeMutableRawPointer(scratch + (count + 8))
      .bindMemory(to: Float.self, capacity: 4 * (count + 8))
    (distance, x, y) = (floats, floats + (count + 8), floats + 2 * (count + 8))
  }

  /// Evaluates the field at `count` pixels, a multiple of four, of which the first has its centre at (x, y).
  func fill(_ field: GlassField, x first: Float, y row: Float, count: Int) {
    assert(count >= 0 && count <= room, "beyond the row")
    field.fillUnsafeRow(y: row, from: first - 1, step: 1, count: count + 2, into: samples)
    for index in 0..<(count + 2) {
      let sample = samples[index]
      distance[index] = sample.x
      x[index] = sample.y
      y[index] = sample.z
    }
  }

  /// Returns the field at four pixels from `index` on.
  @inline(always)
  func point(_ index: Int) -> GlassPoint<SIMD4<Float>> {
    assert(index >= 0 && index + 4 <= room, "beyond the row")
    let across = (Self.four(distance + index + 2) - Self.four(distance + index)) * 0.5
    return GlassPoint(
      distance: Self.four(distance + index + 1), x: Self.four(x + index + 1), y: Self.four(y + index + 1),
      perWidth: GlassPoint.perWidth(across))
  }

  /// Returns the end of the stretch in which the four pixels from `index` on, and all following groups of four, have
  /// identical field values.
  ///
  /// This holds along an edge parallel to the row, whose normal has no horizontal component. The pixels on both sides
  /// of each are compared too, so that the antialiasing width is also equal.
  func uniformEnd(from index: Int, to end: Int) -> Int {
    let (value, down) = (SIMD4(repeating: distance[index + 1]), SIMD4(repeating: y[index + 1]))
    var place = index
    while place < end {
      let (left, middle) = (Self.four(distance + place), Self.four(distance + place + 1))
      let isFlat = (left .== value) .& (middle .== value) .& (Self.four(distance + place + 2) .== value)
      let isStraight =
        (Self.four(x + place + 1) .== SIMD4(repeating: 0)) .& (Self.four(y + place + 1) .== down)
      if (.!(isFlat .& isStraight)).holdsAny { break }
      place += 4
    }
    return place
  }

  /// Loads four floats.
  @inline(always)
  private static func four(_ floats: UnsafePointer<Float>) -> SIMD4<Float> {
    UnsafeRawPointer(floats).loadUnaligned(as: SIMD4<Float>.self)
  }
}
