// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The curve that pulls every channel toward one grey made from the backdrop's luma.
package struct LuminanceCurve: Hashable, Sendable {
  /// The share of the grey in the result, 0…1.
  package var amount: Float
  /// Ordinates of a cubic Bézier whose parameter is the luma; may lie outside 0…1.
  package var values: SIMD4<Float>

  package init(amount: Float, values: SIMD4<Float>) { (self.amount, self.values) = (amount, values) }
}

/// A matrix whose clamped result is mixed with the colour it was made from.
package struct MatrixMix: Hashable, Sendable {
  package var matrix: ColorMatrix
  /// Share of the matrix's result, 0…1.
  package var opacity: Float

  package init(_ matrix: ColorMatrix, opacity: Float) { (self.matrix, self.opacity) = (matrix, opacity) }
}

/// The colour transform of a material, on straight gamma-encoded colour, in the order of its members.
package struct ColorMapping: Hashable, Sendable {
  package var luminance: LuminanceCurve?
  /// Four Bézier ordinates applied to each channel alike.
  package var channelCurve: SIMD4<Float>?
  package var mix: MatrixMix?
  package var matrix: ColorMatrix?
  package var saturation: Float
  package var brightness: Float

  package init(
    luminance: LuminanceCurve? = nil, channelCurve: SIMD4<Float>? = nil, mix: MatrixMix? = nil,
    matrix: ColorMatrix? = nil, saturation: Float = 1, brightness: Float = 0
  ) {
    (self.luminance, self.channelCurve) = (luminance, channelCurve)
    (self.mix, self.matrix) = (mix, matrix)
    (self.saturation, self.brightness) = (saturation, brightness)
  }

  /// The mapping that changes nothing.
  package static let identity = ColorMapping()
}
