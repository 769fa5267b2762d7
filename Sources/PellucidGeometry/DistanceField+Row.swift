// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension DistanceField {
  /// Evaluates the field at `count` points at height `y`, the first at `x` and each further one at a distance of
  /// `step`.
  ///
  /// Writes (distance, gradient x, gradient y, 0) to `row`, which must have room for `count` values. Each value
  /// is bit-identical to `sample` at (x + step·index, y). Elements out of reach of a stretch of the row are
  /// culled for it, and stretches along straight sides are filled without evaluation. Allocates two short lists.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard count > 0 else { return }
    let points = FieldPoints(y: y, x: x, step: step, count: count)
    guard y.isFinite, x.isFinite, step.isFinite, points.x(count - 1).isFinite, !kernels.isEmpty else {
      // In a row whose coordinates overflow, the finite points still have their samples.
      for index in 0..<count { row[index] = sample(at: SIMD2(points.x(index), y)).packed }
      return
    }
    kernels.withUnsafeBufferPointer { kernels in
      var filling = UnsafeFieldRow(field: self, kernels: kernels, points: points, row: row)
      filling.fill()
    }
  }
}

extension FieldSample {
  /// The sample as (distance, gradient x, gradient y, 0).
  @inline(__always)
  var packed: SIMD4<Float> { SIMD4(distance, gradient.x, gradient.y, 0) }
}
