// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The distance field of the shapes of one container, joined in drawing order by the system's smooth union.
///
/// Distances are in points, negative inside. A union returns one of its operands unchanged where the two
/// distances differ by more than the smoothness, so in a field of unions only elements within four times the
/// smoothness of the nearest one are joined. For up to five elements this changes nothing; in longer chains of
/// shapes, each within reach of the next, it changes the result by less than 10⁻⁴ of the smoothness (found by
/// search up to twenty).
package struct DistanceField: Sendable {
  /// The shapes, in drawing order.
  package let elements: [FieldElement]
  /// The container's spacing, in points: facing edges begin to lean toward each other at this gap and touch at
  /// half of it. Negative values and NaN are replaced by 0.
  package let smoothness: Float

  /// The elements that are not empty, in the same order, and their kernels.
  let drawn: [FieldElement]
  let kernels: [FieldKernel]
  /// The largest magnitude of a coordinate of the drawn elements, for bounds on rounding.
  let extent: Float
  /// A Boolean value indicating whether every element is a union. A subtraction can make far elements matter, so
  /// a field with subtractions joins all elements at every point.
  let isUnion: Bool
  /// The culling tree for rows within an area; nil until `prepared(for:)`.
  private(set) var tree: FieldTree?

  /// Creates a field of `elements` in drawing order.
  package init(elements: [FieldElement], smoothness: Float = 0) {
    self.elements = elements
    self.smoothness = smoothness > 0 ? min(smoothness, FieldSample.empty.distance) : 0
    drawn = elements.filter { !$0.isEmpty }
    kernels = drawn.map { $0.kernel }
    extent = kernels.reduce(0) { max($0, $1.extent) }
    isUnion = kernels.allSatisfy { !$0.isSubtracted }
  }

  /// Returns this field prepared for many rows within `area`: with thousands of elements, each row then evaluates
  /// only the nearby ones. Changes no value.
  ///
  /// Costs about ten comparisons per element, and allocates a few numbers for each.
  package func prepared(for area: Rect) -> DistanceField {
    var result = self
    result.tree = FieldTree(self, area: area)
    return result
  }

  /// The distance beyond that of the nearest element within which other elements are joined, in points.
  var reach: Float { isUnion ? Self.reachPerSmoothness * smoothness : .infinity }

  /// The factor of the smoothness in `reach`.
  package static var reachPerSmoothness: Float { 4 }

  /// Returns distance and gradient at `point`; `FieldSample.empty` if the field is empty or the point is not finite.
  ///
  /// Costs about two comparisons per element and an evaluation of the nearby ones; use `fillUnsafeRow` for many points.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    guard point.x.isFinite, point.y.isFinite else { return .empty }
    guard isUnion else {
      return kernels.indices.reduce(.empty) { joined($0, sample(of: $1, at: point), of: $1) }
    }
    let slack = slack(at: point)
    var nearest = Float.infinity
    for index in kernels.indices where kernels[index].leastDistance(at: point) - slack < nearest {
      nearest = min(nearest, sample(of: index, at: point).distance)
    }
    var result = FieldSample.empty
    for index in kernels.indices {
      // An element culled by its box would also be culled by its distance, or would change nothing.
      let least = kernels[index].leastDistance(at: point) - slack
      guard least <= nearest + reach, least <= result.distance + smoothness else { continue }
      let source = sample(of: index, at: point)
      if source.distance <= nearest + reach { result = result.union(source, smoothness: smoothness) }
    }
    return result
  }

  /// Returns the sample of one element alone; `index` is an index of `drawn`.
  func sample(of index: Int, at point: SIMD2<Float>) -> FieldSample {
    kernels[index].form == .outline ? drawn[index].sample(at: point) : kernels[index].sample(at: point)
  }

  /// Returns a range of heights y within which all points with x from `left` to `right` have samples that do not
  /// depend on y, except within rounding of its ends; nil where no such range is known.
  ///
  /// Such ranges are known for the vertical sides of a single box, between its corners.
  package func heightsAlike(left: Float, right: Float) -> ClosedRange<Float>? {
    guard kernels.count == 1, !kernels[0].isSubtracted else { return nil }
    return kernels[0].heightsAlike(left: left, right: right)
  }

  /// Returns an upper bound on the rounding error of distances near `point`.
  func slack(at point: SIMD2<Float>) -> Float {
    0.01 + max(abs(point.x), abs(point.y), extent) * 0x1p-16
  }

  /// Returns `destination` with an element's `source` joined or subtracted, by the element's operation.
  @inline(__always)
  func joined(_ destination: FieldSample, _ source: FieldSample, of index: Int) -> FieldSample {
    kernels[index].isSubtracted
      ? destination.subtracting(source, smoothness: smoothness)
      : destination.union(source, smoothness: smoothness)
  }

  /// A rectangle around the interior of the field, including the growth by smooth unions; empty for an empty field.
  package var bounds: Rect {
    var result = Rect(x: 0, y: 0, width: 0, height: 0)
    var count = 0
    for kernel in kernels where !kernel.isSubtracted && !kernel.bounds.isEmpty {
      result = result.union(kernel.bounds)
      count += 1
    }
    return result.isEmpty ? result : result.outset(by: Double(smoothness * Self.swelling(count)))
  }

  /// Returns the most by which joining `count` equally distant shapes can reduce their distance, as a share of
  /// the smoothness.
  ///
  /// With distances a and s in units of the smoothness k, a union is a - h²·k with h = (1 + a - s)/2: a quarter
  /// for two shapes, and always below 1.
  package static func swelling(_ count: Int) -> Float {
    var nearer: Float = 0
    for _ in 0..<min(max(count - 1, 0), 64) {
      let share = 0.5 - 0.5 * nearer
      nearer += share * share
    }
    return count > 65 ? 1 : nearer
  }
}
