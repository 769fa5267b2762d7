// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension FieldSample {
  /// Returns the smooth union of this sample with another shape's, as the system's containers join shapes.
  ///
  /// The rounding k equals `smoothness`, in the unit of the distances, where the two surfaces face each other,
  /// and 0 where they are parallel. The union blends where the distances differ by less than k, and returns one
  /// of the two samples unchanged elsewhere; with `smoothness` 0 it is the plain minimum. The gradient is
  /// interpolated and not normalized again. Section 1 of the glass model, sources S5 (reading of the shader) and
  /// S11 (measured on a device).
  package func union(_ source: FieldSample, smoothness: Float) -> FieldSample {
    // Beyond the full rounding the share computed below is 0 or 1.
    if distance - source.distance > smoothness { return source }
    if source.distance - distance > smoothness { return self }
    let rounding = smoothness * saturated(0.5 - 0.5 * dot(source.gradient, gradient))
    let share =
      rounding > 0
      ? saturated(0.5 + 0.5 * (distance - source.distance) / rounding)
      : (source.distance < distance ? 1 : 0)
    if share <= 0 { return self }
    if share >= 1 { return source }
    return FieldSample(
      distance: distance + (source.distance - distance) * share - rounding * share * (1 - share),
      gradient: gradient + (source.gradient - gradient) * share)
  }

  /// Returns this sample with another shape subtracted: the union with signs reversed.
  package func subtracting(_ source: FieldSample, smoothness: Float) -> FieldSample {
    let outside = FieldSample(distance: -source.distance, gradient: -source.gradient)
    let rounding = smoothness * saturated(0.5 - 0.5 * dot(outside.gradient, gradient))
    let share =
      rounding > 0
      ? saturated(0.5 + 0.5 * (outside.distance - distance) / rounding)
      : (outside.distance > distance ? 1 : 0)
    if share <= 0 { return self }
    if share >= 1 { return outside }
    return FieldSample(
      distance: distance + (outside.distance - distance) * share + rounding * share * (1 - share),
      gradient: gradient + (outside.gradient - gradient) * share)
  }

  /// Returns the share of a pixel that the shape covers, 0…1, from the distance at the pixel's centre.
  ///
  /// - Parameter change: The change of the distance from one pixel to the next, fwidth in the shader; values
  ///   below 1e-4 and NaN are raised to 1e-4.
  package static func coverage(distance: Float, changePerPixel change: Float) -> Float {
    saturated(0.5 - distance / (change > 1e-4 ? change : 1e-4))
  }
}

/// Clamps `value` to 0…1.
@inline(__always)
func saturated(_ value: Float) -> Float { min(max(value, 0), 1) }

@inline(__always)
func dot(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> Float { a.x * b.x + a.y * b.y }

/// Returns `vector` normalized; 0 if its length is near 0.
@inline(__always)
func normalized(_ vector: SIMD2<Float>) -> SIMD2<Float> {
  let length = dot(vector, vector).squareRoot()
  return length > 1e-12 ? vector / length : SIMD2(0, 0)
}
