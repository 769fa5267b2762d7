// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ColorMapping {
  /// The weights of red, green and blue in the grey that the `luminance` curve maps; alpha, in lane 3, has weight 0.
  @inlinable package static var curveWeights: SIMD4<Float> { SIMD4(0.2125, 0.7154, 0.0721, 0) }
  /// The weights of red, green and blue in the grey that `saturation` preserves.
  @inlinable package static var saturationWeights: SIMD4<Float> { SIMD4(0.2126, 0.7152, 0.0722, 0) }

  /// Applies luminance curve, channel curve, mix, matrix, saturation and brightness in this order, clamped to 0…1.
  ///
  /// The luma and the channel values that enter a curve, the curve's grey, the mixed-in colour and the final
  /// result are clamped; the other intermediate results are not.
  ///
  /// - Parameter lanes: A straight, gamma-encoded colour; its alpha, in lane 3, is returned unchanged.
  @inlinable @inline(__always)
  package func applied(to lanes: SIMD4<Float>) -> SIMD4<Float> {
    var color = lanes
    if let luminance {
      let luma = Self.clamped((lanes * Self.curveWeights).sum())
      let grey = Self.clamped(Self.bezier(luminance.values, at: luma))
      color = color * (1 - luminance.amount) + SIMD4(repeating: luminance.amount * grey)
    }
    if let channelCurve {
      color = SIMD4(
        Self.bezier(channelCurve, at: Self.clamped(color.x)),
        Self.bezier(channelCurve, at: Self.clamped(color.y)),
        Self.bezier(channelCurve, at: Self.clamped(color.z)), color.w)
    }
    if let mix { color += (Self.clamped(mix.matrix.applied(to: color)) - color) * mix.opacity }
    if let matrix { color = matrix.applied(to: color) }
    if saturation != 1 {
      let grey = (color * Self.saturationWeights).sum()
      color = SIMD4(repeating: grey) + (color - SIMD4(repeating: grey)) * saturation
    }
    color += SIMD4(repeating: brightness)
    color = Self.clamped(color)
    color.w = lanes.w
    return color
  }

  /// Returns the ordinate of a cubic Bézier curve at `parameter` (0…1), in Bernstein form.
  @inlinable @inline(__always)
  package static func bezier(_ ordinates: SIMD4<Float>, at parameter: Float) -> Float {
    let rest = 1 - parameter
    let weights = SIMD4(
      rest * rest * rest, 3 * rest * rest * parameter, 3 * rest * parameter * parameter,
      parameter * parameter * parameter)
    return (ordinates * weights).sum()
  }

  /// Clamps every lane to 0…1, including alpha.
  @inlinable @inline(__always)
  static func clamped(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let color = zero.replacing(with: color, where: color .> zero)
    return color.replacing(with: one, where: color .> one)
  }

  @inlinable @inline(__always)
  static func clamped(_ value: Float) -> Float { value < 0 ? 0 : (value > 1 ? 1 : value) }
}
