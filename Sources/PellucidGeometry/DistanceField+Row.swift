// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension DistanceField {
  /// Evaluates `count` points at height `y`, the first at `x` and each next one `step` further.
  ///
  /// Writes (distance, gradient x, gradient y, 0) to `row`, which must have room for `count` values; each is
  /// what `sample` gives at (x + step·index, y), to the last bit. Elements that cannot matter to a stretch of
  /// the row are left out of it, and stretches along straight sides are written without evaluation. Allocates
  /// two short lists.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    guard count > 0 else { return }
    let points = FieldPoints(y: y, x: x, step: step, count: count)
    guard y.isFinite, x.isFinite, step.isFinite, points.x(count - 1).isFinite, !kernels.isEmpty else {
      // The points of an overflowing row that are finite still have their samples.
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
  @inline(__always)
  var packed: SIMD4<Float> { SIMD4(distance, gradient.x, gradient.y, 0) }
}
