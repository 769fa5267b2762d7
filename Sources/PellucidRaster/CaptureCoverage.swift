// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The fraction of each blurred cell, 0…1, that stems from inside the captured region. Dividing the blurred colours
/// by it keeps them from darkening towards the region's edges, while transparent content stays transparent.
///
/// The region is a rectangle and the blur is separable, so the fraction is a product of one number per column and one
/// per row.
struct CaptureCoverage: Sendable {
  /// One factor per column, followed by three ones, so that columns can be read four at a time.
  private let columns: [Float]
  /// One factor per row.
  let rows: [Float]

  init(_ image: ReducedImage, _ plan: BlurPlan) {
    columns = Self.profile(image.region.width, padding: image.padding, plan) + [1, 1, 1]
    rows = Self.profile(image.region.height, padding: image.padding, plan)
  }

  /// Returns the factors of one axis: a box of the region's extent, passed through the steps of the blur.
  ///
  /// - Parameter length: The number of pixels along the axis, including the padding at both ends.
  private static func profile(_ length: Int, padding: Int, _ plan: BlurPlan) -> [Float] {
    var values = (0..<length).map { $0 >= padding && $0 < length - padding ? Float(1) : 0 }
    for _ in 0..<plan.blurLevel { values = halved(values) }
    values = convolved(values, GaussianKernel(sigma: plan.residualSigma).weights)
    for level in stride(from: plan.blurLevel - 1, through: plan.finalLevel, by: -1) {
      values = doubled(values, count: max(1, (length + (1 << level) - 1) >> level))
    }
    return values
  }

  @inline(__always)
  func withUnsafeColumns(_ body: (UnsafePointer<Float>) -> Void) {
    columns.withUnsafeBufferPointer { body($0.baseAddress.unsafelyUnwrapped) }
  }

  /// Returns `values` at half the resolution, filtered by [1 3 3 1]/8.
  private static func halved(_ values: [Float]) -> [Float] {
    (0..<(values.count + 1) / 2).map { index in
      let first = 2 * index - 1
      return (value(values, first) + value(values, first + 3)) * 0.125
        + (value(values, first + 1) + value(values, first + 2)) * 0.375
    }
  }

  /// Returns `values` convolved with a symmetric kernel of which `weights` holds the middle and one side.
  private static func convolved(_ values: [Float], _ weights: [Float]) -> [Float] {
    values.indices.map { index in
      var sum = values[index] * weights[0]
      for tap in 1..<max(1, weights.count) {
        sum += (value(values, index - tap) + value(values, index + tap)) * weights[tap]
      }
      return sum
    }
  }

  /// Returns `values` at twice the resolution, each mixed 3 : 1 with the neighbour on its side.
  private static func doubled(_ values: [Float], count: Int) -> [Float] {
    (0..<count).map { index in
      value(values, index / 2) * 0.75 + value(values, index / 2 + (index % 2 == 0 ? -1 : 1)) * 0.25
    }
  }

  /// Returns the value at `index`, or 0 outside the array.
  private static func value(_ values: [Float], _ index: Int) -> Float {
    values.indices.contains(index) ? values[index] : 0
  }
}
