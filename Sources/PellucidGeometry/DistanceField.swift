// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The field of the shapes of one container, joined in drawing order by the system's smooth union.
///
/// Distances are in points, negative inside. A union alters nothing where the two distances differ by more
/// than the smoothness; so in a field of unions only elements within four times the smoothness of the nearest
/// one are joined. The others have no part in the result of up to five elements, and in longer chains of
/// shapes, each within reach of the next, one below 10⁻⁴ of the smoothness (found by search up to twenty).
package struct DistanceField: Sendable {
  /// The shapes, in drawing order.
  package let elements: [FieldElement]
  /// The container's spacing, in points: facing edges begin to lean toward each other at this gap and touch
  /// at half of it. At least 0; what is not a number counts as 0.
  package let smoothness: Float

  /// The elements that hold something, in the same order, and their plain numbers.
  let drawn: [FieldElement]
  let kernels: [FieldKernel]
  /// The largest coordinate of anything drawn.
  let extent: Float
  /// A Boolean value indicating whether every element is added. What is taken away can bring far elements back, so then all are
  /// joined.
  let isUnion: Bool
  /// Which elements matter where, for rows within an area.
  private(set) var tree: FieldTree?

  package init(elements: [FieldElement], smoothness: Float = 0) {
    self.elements = elements
    self.smoothness = smoothness > 0 ? min(smoothness, FieldSample.empty.distance) : 0
    drawn = elements.filter { !$0.isEmpty }
    kernels = drawn.map { $0.kernel }
    extent = kernels.reduce(0) { max($0, $1.extent) }
    isUnion = kernels.allSatisfy { !$0.isSubtracted }
  }

  /// The same field, prepared for many rows within `area`: of thousands of elements, each row then looks only at those
  /// near it. Changes no value.
  ///
  /// Costs about ten comparisons per element, and allocates a few numbers for each.
  package func prepared(for area: Rect) -> DistanceField {
    var result = self
    result.tree = FieldTree(self, area: area)
    return result
  }

  /// How much farther than the nearest element another may be to be joined.
  var reach: Float { isUnion ? Self.reachPerSmoothness * smoothness : .infinity }

  package static var reachPerSmoothness: Float { 4 }

  /// Distance and gradient at `point`; `FieldSample.empty` if there is nothing or the point is not finite.
  ///
  /// Costs about two comparisons per element and an evaluation of those near; `fillUnsafeRow` is the way to many
  /// points.
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
      // What is left out for its box would be for its distance, or would change nothing.
      let least = kernels[index].leastDistance(at: point) - slack
      guard least <= nearest + reach, least <= result.distance + smoothness else { continue }
      let source = sample(of: index, at: point)
      if source.distance <= nearest + reach { result = result.union(source, smoothness: smoothness) }
    }
    return result
  }

  /// What the element alone holds; `index` counts the elements that hold something.
  func sample(of index: Int, at point: SIMD2<Float>) -> FieldSample {
    kernels[index].form == .outline ? drawn[index].sample(at: point) : kernels[index].sample(at: point)
  }

  /// Heights between which every point from `left` to `right` has the same sample at each height, but for heights
  /// within rounding of either end; nil where none are known.
  ///
  /// These are the upright sides of a single box between its corners.
  package func heightsAlike(left: Float, right: Float) -> ClosedRange<Float>? {
    guard kernels.count == 1, !kernels[0].isSubtracted else { return nil }
    return kernels[0].heightsAlike(left: left, right: right)
  }

  /// What rounding can change in a distance near `point`, and a little more.
  func slack(at point: SIMD2<Float>) -> Float {
    0.01 + max(abs(point.x), abs(point.y), extent) * 0x1p-16
  }

  /// `destination` with the element's own `source` added or taken away.
  @inline(__always)
  func joined(_ destination: FieldSample, _ source: FieldSample, of index: Int) -> FieldSample {
    kernels[index].isSubtracted
      ? destination.subtracting(source, smoothness: smoothness)
      : destination.union(source, smoothness: smoothness)
  }

  /// A rectangle around everything the field encloses, with what joining can add; empty for an empty field.
  package var bounds: Rect {
    var result = Rect(x: 0, y: 0, width: 0, height: 0)
    var count = 0
    for kernel in kernels where !kernel.isSubtracted && !kernel.bounds.isEmpty {
      result = result.union(kernel.bounds)
      count += 1
    }
    return result.isEmpty ? result : result.outset(by: Double(smoothness * Self.swelling(count)))
  }

  /// The most by which `count` equally distant shapes come nearer when joined, as a share of the smoothness.
  ///
  /// With a and s in units of k, a union is a - h²·k with h = (1 + a - s)/2; so a quarter for two, never 1.
  package static func swelling(_ count: Int) -> Float {
    var nearer: Float = 0
    for _ in 0..<min(max(count - 1, 0), 64) {
      let share = 0.5 - 0.5 * nearer
      nearer += share * share
    }
    return count > 65 ? 1 : nearer
  }
}
