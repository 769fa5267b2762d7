// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The value of a distance field at a point.
package struct FieldSample: Hashable, Sendable {
  /// The signed distance to the outline, negative inside, in the unit of the point.
  package var distance: Float
  /// The direction away from the shape, of length 1, or shorter in the neck of a union and at centres.
  package var gradient: SIMD2<Float>

  package init(distance: Float, gradient: SIMD2<Float>) {
    (self.distance, self.gradient) = (distance, gradient)
  }

  /// The sample of an empty field at every point.
  package static let empty = FieldSample(distance: 10000, gradient: SIMD2(0, 0))
}
