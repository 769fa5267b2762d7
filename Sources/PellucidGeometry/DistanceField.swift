// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The field of the shapes of one container, joined in drawing order by the system's smooth union.
///
/// Distances are in points, negative inside. The value at a point depends on all elements within twice the
/// smoothness of the nearest; farther ones leave no trace in it, not in the last bit either.
public struct DistanceField: Sendable {
  /// In drawing order.
  public let elements: [FieldElement]
  /// The container's spacing, in points: facing edges begin to lean toward each other at this gap and touch at
  /// half of it. At least 0; what is not a number counts as 0.
  public let smoothness: Float

  /// The elements that hold something, in the same order, and their plain numbers.
  let drawn: [FieldElement]
  let kernels: [FieldKernel]
  /// The largest coordinate of anything drawn.
  let extent: Float

  public init(elements: [FieldElement], smoothness: Float = 0) {
    self.elements = elements
    self.smoothness = smoothness > 0 ? min(smoothness, FieldSample.empty.distance) : 0
    drawn = elements.filter { !$0.isEmpty }
    kernels = drawn.map { $0.kernel }
    extent = kernels.reduce(0) { max($0, $1.extent) }
  }

  /// Distance and gradient at `point`; `FieldSample.empty` if there is nothing or the point is not finite.
  ///
  /// Costs one evaluation per element; `fillRow` is the way to many points.
  public func sample(at point: SIMD2<Float>) -> FieldSample {
    guard point.x.isFinite, point.y.isFinite else { return .empty }
    var result = FieldSample.empty
    for index in kernels.indices { result = joined(result, element: index, at: point) }
    return result
  }

  /// What the element holds alone; `index` counts the elements that hold something.
  @inline(__always)
  func source(_ index: Int, at point: SIMD2<Float>) -> FieldSample {
    let outline = kernels[index].form == .outline ? drawn[index].outline : nil
    return kernels[index].sample(at: point, outline: outline)
  }

  @inline(__always)
  func joined(_ destination: FieldSample, element index: Int, at point: SIMD2<Float>) -> FieldSample {
    let source = source(index, at: point)
    return kernels[index].isSubtracted
      ? destination.subtracting(source, smoothness: smoothness)
      : destination.union(source, smoothness: smoothness)
  }

  /// A rectangle around everything the field encloses, with what joining can add; empty for an empty field.
  public var bounds: Rect {
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
  static func swelling(_ count: Int) -> Float {
    var nearer: Float = 0
    for _ in 0..<min(max(count - 1, 0), 64) {
      let share = 0.5 - 0.5 * nearer
      nearer += share * share
    }
    return count > 65 ? 1 : nearer
  }
}
