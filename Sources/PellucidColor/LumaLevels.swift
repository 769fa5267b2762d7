// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remapping of luma levels and chroma in Rec. 709 YCbCr.
package struct LumaLevels: Hashable, Sendable {
  /// The values that luma 1 and luma 0 are mapped to; they may lie outside 0…1.
  package var white = 1.0
  package var black = 0.0
  /// The factor of chroma; 1 changes nothing.
  package var saturation = 1.0
  package init(white: Double = 1, black: Double = 0, saturation: Double = 1) {
    (self.white, self.black, self.saturation) = (white, black, saturation)
  }
}

extension LumaLevels {
  /// One channel of the remapped colour: the weights of red, green and blue, and a bias.
  package typealias Row = (weights: SIMD3<Double>, bias: Double)

  /// Returns the remapping as it is drawn by glass, one row per channel, with the rounded constants of Rec. 709
  /// (ITU-R BT.709-6, items 3.2 to 3.4).
  ///
  /// Because the constants are rounded, the weights differ by up to 10⁻⁴ from `matrix`, which computes chroma exactly.
  ///
  /// - Parameter fill: A straight colour composited over the result; its alpha is in lane 3. Assumes an opaque
  ///   input.
  package func rows(fill: SIMD4<Double> = SIMD4(repeating: 0)) -> [Row] {
    let luma = SRGB.lumaWeights * (white - black)
    let bluish = SIMD3(-0.1146, -0.3854, 0.5) * saturation
    let reddish = SIMD3(0.5, -0.4542, -0.0458) * saturation
    /// Returns the row of a channel that is luma plus `blueness` times Cb plus `redness` times Cr, all under
    /// `fillColor`.
    func row(_ blueness: Double, _ redness: Double, _ fillColor: Double) -> Row {
      (
        (luma + bluish * blueness + reddish * redness) * (1 - fill.w),
        black * (1 - fill.w) + fillColor * fill.w
      )
    }
    return [row(0, 1.5748, fill.x), row(-0.187324, -0.468124, fill.y), row(1.8556, 0, fill.z)]
  }

  /// The remapping as a matrix: luma scaled and shifted, and exact chroma (colour minus luma) scaled by `saturation`.
  package var matrix: ColorMatrix {
    let luma = SRGB.lumaWeights * (white - black - saturation)
    func row(_ own: SIMD3<Double>) -> SIMD4<Float> {
      let weights = luma + own * saturation
      return SIMD4(Float(weights.x), Float(weights.y), Float(weights.z), Float(black))
    }
    return ColorMatrix(red: row(SIMD3(1, 0, 0)), green: row(SIMD3(0, 1, 0)), blue: row(SIMD3(0, 0, 1)))
  }

  /// Returns the remapped gamma-encoded colour, unclamped.
  package func applied(to color: SIMD3<Double>) -> SIMD3<Double> {
    let luma = SRGB.luma(color)
    let remapped = black + (white - black) * luma
    return SIMD3(repeating: remapped) + (color - SIMD3(repeating: luma)) * saturation
  }
}
