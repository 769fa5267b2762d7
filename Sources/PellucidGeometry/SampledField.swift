// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A distance field held on a grid, blurred by a Gaussian: how an opening menu joins its button.
///
/// Blurring the field pulls facing edges into points and joins them by a neck (section 1 of the glass model,
/// source S11). Between grid points values are linear in x and y; that differs by at most 0.0016·sigma +
/// 0.1/sigma points from the blurred field. Gradients are central differences over the grid, as the system
/// takes them, and so shorter than 1 where the blur flattens the field.
package struct SampledField: Sendable {
  /// Distance and gradient at the grid's points, row after row.
  private let values: [SIMD4<Float>]
  private let columns: Int, rows: Int
  /// The first grid point, in points, and the steps between two.
  private let origin: SIMD2<Float>
  /// The distance between neighbouring grid points, in points.
  package let spacing: Float

  /// Samples `field` over `area`, in points, blurred by a Gaussian with standard deviation `sigma`, in
  /// points.
  ///
  /// A sigma below 1 point, or not a number, counts as no blur, as in the system; one above 100 as 100.
  /// Without `area` it is the field's bounds and 32 points and twice the sigma around them. Grid points lie
  /// max(1, sigma/8) points apart, farther for areas that would need more than a million. An area without
  /// size gives an empty field. Cost: a row of the field per row of the grid, and 49 multiplications for each
  /// of both directions per grid point, fewer for a sigma below 8; allocates three values per grid point.
  package init(_ field: DistanceField, sigma: Float, area: Rect? = nil) {
    let sigma = sigma >= 1 ? min(sigma, 100) : 0
    let covered = area ?? field.bounds.outset(by: Self.reach(sigma: Double(sigma)))
    let blur = GridBlur(sigma: sigma, area: covered)
    guard let blur, !field.kernels.isEmpty else {
      (values, columns, rows, origin, spacing) = ([], 0, 0, SIMD2(0, 0), 1)
      return
    }
    (columns, rows, origin, spacing) = (blur.columns, blur.rows, blur.origin, blur.spacing)
    values = blur.values(of: field)
  }

  /// How far around a field's bounds it is sampled: 32 points and twice the sigma.
  package static func reach(sigma: Double) -> Double { 32 + 2 * sigma }

  /// Distance and gradient at `point`; outside the area those of its edge, and the way from there added.
  ///
  /// `FieldSample.empty` for an empty field and at points that are not finite.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    guard !values.isEmpty, point.x.isFinite, point.y.isFinite else { return .empty }
    let value = value(at: point)
    return FieldSample(distance: value.x, gradient: SIMD2(value.y, value.z))
  }

  /// Fills `row` with this field's distances and directions, as `DistanceField.fillUnsafeRow` does.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<max(count, 0) { row[index] = sample(at: SIMD2(x + step * Float(index), y)).packed }
  }

  private func value(at point: SIMD2<Float>) -> SIMD4<Float> {
    let last = SIMD2(Float(columns - 1), Float(rows - 1))
    let place = (point - origin) / spacing
    let held = SIMD2(min(max(place.x, 0), last.x), min(max(place.y, 0), last.y))
    let column = min(Int(held.x), columns - 2), line = min(Int(held.y), rows - 2)
    let (x, y) = (held.x - Float(column), held.y - Float(line))
    let first = line * columns + column
    let upper = values[first] + (values[first + 1] - values[first]) * x
    let below = first + columns
    let lower = values[below] + (values[below + 1] - values[below]) * x
    var value = upper + (lower - upper) * y
    let away = (place - held) * spacing
    value.x += dot(away, away).squareRoot()
    return value
  }
}
