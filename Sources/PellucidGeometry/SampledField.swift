// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A distance field sampled on a grid and blurred by a Gaussian, with which an opening menu joins its button.
///
/// Blurring the field draws facing edges into points and joins them by a neck (section 1 of the glass model,
/// source S11). Between grid points the values are interpolated bilinearly, which differs from the blurred field
/// by at most 0.0016·sigma + 0.1/sigma points. Gradients are central differences over the grid, as in the system,
/// and therefore shorter than 1 where the blur flattens the field.
package struct SampledField: Sendable {
  /// Distance and gradient at the grid points, row by row; empty for an empty field.
  private let values: [SIMD4<Float>]
  private let columns: Int, rows: Int
  /// The first grid point, in points.
  private let origin: SIMD2<Float>
  /// The distance between neighbouring grid points, in points.
  package let spacing: Float

  /// Samples `field` over `area`, in points, and blurs it by a Gaussian of standard deviation `sigma`, in points.
  ///
  /// A sigma below 1 point or NaN means no blur, as in the system; sigma is clamped to 100. Without `area` the
  /// field's bounds are used, enlarged by 32 points and twice the sigma. Grid points are max(1, sigma/8) points
  /// apart, and farther for areas that would need more than a million. An area without size makes the field
  /// empty. Cost: a row of the field per row of the grid, and 49 multiplications per grid point for each of both
  /// directions, fewer for a sigma below 8. Allocates three values per grid point.
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

  /// Returns the margin around a field's bounds that is sampled, in points: 32 and twice the sigma.
  package static func reach(sigma: Double) -> Double { 32 + 2 * sigma }

  /// Returns distance and gradient at `point`; outside the area, those at the nearest point of its edge, with the
  /// distance from there added.
  ///
  /// Returns `FieldSample.empty` for an empty field and at points that are not finite.
  package func sample(at point: SIMD2<Float>) -> FieldSample {
    guard !values.isEmpty, point.x.isFinite, point.y.isFinite else { return .empty }
    let value = value(at: point)
    return FieldSample(distance: value.x, gradient: SIMD2(value.y, value.z))
  }

  /// Fills `row` with distances and gradients, as `DistanceField.fillUnsafeRow` does.
  package func fillUnsafeRow(
    y: Float, from x: Float, step: Float, count: Int, into row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    for index in 0..<max(count, 0) { row[index] = sample(at: SIMD2(x + step * Float(index), y)).packed }
  }

  /// Returns the bilinear interpolation at `point` as (distance, gradient x, gradient y, 0).
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
