// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension ColorMapping {
  /// Weights of the grey that drives `luminance`; the fourth lane is alpha and does not count.
  @inlinable package static var curveWeights: SIMD4<Float> { SIMD4(0.2125, 0.7154, 0.0721, 0) }
  /// Weights of the grey that `saturation` keeps.
  @inlinable package static var saturationWeights: SIMD4<Float> { SIMD4(0.2126, 0.7152, 0.0722, 0) }

  /// The colour after luminance curve, channel curve, mix, matrix, saturation and brightness, clamped to 0…1.
  ///
  /// Only the luma, the curve's value, the mix's target and the result are clamped; nothing in between.
  ///
  /// - Parameter lanes: Straight, gamma-encoded red, green, blue; alpha in lane 3 passes through unclamped.
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

  /// The ordinate of a cubic Bézier at `parameter` (0…1), by Bernstein's form.
  @inlinable @inline(__always)
  package static func bezier(_ ordinates: SIMD4<Float>, at parameter: Float) -> Float {
    let rest = 1 - parameter
    let weights = SIMD4(
      rest * rest * rest, 3 * rest * rest * parameter, 3 * rest * parameter * parameter,
      parameter * parameter * parameter)
    return (ordinates * weights).sum()
  }

  @inlinable @inline(__always)
  static func clamped(_ color: SIMD4<Float>) -> SIMD4<Float> {
    let (zero, one) = (SIMD4<Float>(repeating: 0), SIMD4<Float>(repeating: 1))
    let color = zero.replacing(with: color, where: color .> zero)
    return color.replacing(with: one, where: color .> one)
  }

  @inlinable @inline(__always)
  static func clamped(_ value: Float) -> Float { value < 0 ? 0 : (value > 1 ? 1 : value) }
}
