// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A curve that maps the backdrop's luma to a grey and mixes every channel with that grey.
package struct LuminanceCurve: Hashable, Sendable {
  /// The share of the grey in the result, 0…1.
  package var amount: Float
  /// Ordinates of a cubic Bézier whose parameter is the luma; may lie outside 0…1.
  package var values: SIMD4<Float>

  package init(amount: Float, values: SIMD4<Float>) { (self.amount, self.values) = (amount, values) }
}

/// A matrix whose clamped result is mixed with the matrix's input.
package struct MatrixMix: Hashable, Sendable {
  /// The matrix, applied to straight gamma-encoded colour.
  package var matrix: ColorMatrix
  /// The share of the matrix's result, 0…1.
  package var opacity: Float

  package init(_ matrix: ColorMatrix, opacity: Float) { (self.matrix, self.opacity) = (matrix, opacity) }
}

/// The colour transform of a material, on straight gamma-encoded colour; its members are applied in their order.
package struct ColorMapping: Hashable, Sendable {
  /// The curve from luma to grey; nil skips this step.
  package var luminance: LuminanceCurve?
  /// The ordinates of a cubic Bézier curve applied to each channel; nil skips this step.
  package var channelCurve: SIMD4<Float>?
  /// The matrix mixed in by its opacity; nil skips this step.
  package var mix: MatrixMix?
  /// The matrix applied to the mixture, unclamped; nil skips this step.
  package var matrix: ColorMatrix?
  /// The factor of the distance from grey; 1 changes nothing.
  package var saturation: Float
  /// The value added to each encoded channel; 0 changes nothing.
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
