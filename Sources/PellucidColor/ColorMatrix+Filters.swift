// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The matrices of colour filters. They act on straight, encoded colour, as SwiftUI's and CSS's filters do.
///
/// Saturation, grey and hue are the matrices of Filter Effects Module Level 1 (sections 9.3 to 9.6), made with the weights of
/// Rec. 709. Brightness and contrast are SwiftUI's, which adds where CSS multiplies.
extension ColorMatrix {
  /// Returns a matrix from weights of red, green and blue for each channel.
  private static func weights(_ red: SIMD3<Double>, _ green: SIMD3<Double>, _ blue: SIMD3<Double>)
    -> ColorMatrix
  {
    func row(_ row: SIMD3<Double>) -> SIMD4<Float> { SIMD4(Float(row.x), Float(row.y), Float(row.z), 0) }
    return ColorMatrix(red: row(red), green: row(green), blue: row(blue))
  }

  /// Returns the filter that multiplies the distance of colours from their grey: 0 leaves the grey, and 1 changes nothing.
  package static func saturation(_ amount: Double) -> ColorMatrix {
    let grey = SRGB.lumaWeights * (1 - amount)
    return weights(
      grey + SIMD3(amount, 0, 0), grey + SIMD3(0, amount, 0), grey + SIMD3(0, 0, amount))
  }

  /// Returns the filter that mixes colours with their grey: 0 changes nothing, and 1 leaves the grey.
  package static func grayscale(_ amount: Double) -> ColorMatrix { saturation(1 - min(max(amount, 0), 1)) }

  /// Returns the filter that turns the hue of colours around the axis of greys, in degrees.
  package static func hueRotation(degrees: Double) -> ColorMatrix {
    let (cosine, sine) = (Elementary.cosine(degrees: degrees), Elementary.sine(degrees: degrees))
    let (grey, own) = (SRGB.lumaWeights * (1 - cosine), cosine)
    // The sine's part: the specification's numbers, which belong to weights of 0.213, 0.715 and 0.072.
    return weights(
      grey + SIMD3(own, 0, 0) + sine * SIMD3(-0.213, -0.715, 0.928),
      grey + SIMD3(0, own, 0) + sine * SIMD3(0.143, 0.140, -0.283),
      grey + SIMD3(0, 0, own) + sine * SIMD3(-0.787, 0.715, 0.072))
  }

  /// Returns the filter that adds an amount to each channel: −1 leaves black, and 1 white.
  package static func brightness(_ amount: Double) -> ColorMatrix {
    var matrix = ColorMatrix.identity
    matrix.red.w = Float(amount)
    matrix.green.w = Float(amount)
    matrix.blue.w = Float(amount)
    return matrix
  }

  /// Returns the filter that multiplies the distance of each channel from the middle; negative factors invert.
  package static func contrast(_ factor: Double) -> ColorMatrix {
    var matrix = scale(SIMD4(Float(factor), Float(factor), Float(factor), 1))
    let bias = Float(0.5 - 0.5 * factor)
    matrix.red.w = bias
    matrix.green.w = bias
    matrix.blue.w = bias
    return matrix
  }

  /// Returns the filter that multiplies each channel, and alpha, with the matching number of a straight colour.
  package static func scale(_ color: SIMD4<Float>) -> ColorMatrix {
    ColorMatrix(
      red: SIMD4(color.x, 0, 0, 0), green: SIMD4(0, color.y, 0, 0), blue: SIMD4(0, 0, color.z, 0),
      alpha: SIMD4(0, 0, 0, color.w - 1))
  }

  /// The filter that inverts each channel.
  package static var inversion: ColorMatrix { contrast(-1) }

  /// The filter that leaves black whose opacity is the luminance of the colour.
  package static var luminanceToAlpha: ColorMatrix {
    let (none, weights) = (SIMD4<Float>(repeating: 0), SRGB.lumaWeights)
    return ColorMatrix(
      red: none, green: none, blue: none,
      alpha: SIMD4(Float(weights.x), Float(weights.y), Float(weights.z), -1))
  }

  /// Returns the result of the filter for premultiplied colour: the matrix acts on the straight, opaque colour, and its alpha
  /// becomes a share of the alpha that is there. Transparent pixels stay transparent.
  @inline(__always)
  package func filtered(_ color: SIMD4<Float>) -> SIMD4<Float> {
    guard color.w > 0 else { return SIMD4(repeating: 0) }
    var straight = color / color.w
    straight.w = 1
    let result = applied(to: straight).clamped(
      lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
    let alpha = result.w * color.w
    return SIMD4(result.x * alpha, result.y * alpha, result.z * alpha, alpha)
  }
}
