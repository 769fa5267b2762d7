// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Short, fully typed constructors for the table files, so that the tables compile quickly.
enum Cell {
  static func curve(_ amount: Float, _ a: Float, _ b: Float, _ c: Float, _ d: Float) -> LuminanceCurve {
    LuminanceCurve(amount: amount, values: SIMD4<Float>(a, b, c, d))
  }

  static func row(_ a: Float, _ b: Float, _ c: Float, _ d: Float) -> SIMD4<Float> { SIMD4<Float>(a, b, c, d) }

  static func matrix(
    _ red: SIMD4<Float>, _ green: SIMD4<Float>, _ blue: SIMD4<Float>,
    alpha: SIMD4<Float> = SIMD4(repeating: 0)
  ) -> ColorMatrix {
    ColorMatrix(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns a mapping by luminance curve, saturation and brightness.
  static func map(_ luminance: LuminanceCurve?, _ saturation: Float, _ brightness: Float) -> ColorMapping {
    ColorMapping(luminance: luminance, saturation: saturation, brightness: brightness)
  }

  /// Returns an overlay of grey.
  static func white(_ white: Float, _ alpha: Float, _ blend: BlendMode = .sourceOver) -> MaterialOverlay {
    MaterialOverlay(.color(EncodedColor(white: white, alpha: alpha)), blend: blend)
  }

  /// Returns an overlay of a straight, encoded colour.
  static func rgb(_ red: Float, _ green: Float, _ blue: Float, _ alpha: Float) -> MaterialOverlay {
    MaterialOverlay(.color(EncodedColor(red: red, green: green, blue: blue, alpha: alpha)))
  }

  /// Returns an overlay of the desktop's average colour.
  static func desktop(_ opacity: Float) -> MaterialOverlay {
    MaterialOverlay(.desktopAverage(opacity: opacity))
  }

  static func family(_ group: VibrancyFamily.Group, _ appearance: Appearance) -> VibrancyFamily {
    VibrancyFamily(group, appearance)
  }

  static func source(_ sources: String, _ confidence: Confidence, _ reason: String? = nil) -> Provenance {
    Provenance(sources, confidence, reason: reason)
  }

  /// Returns a colour from `0xrrggbb` and an alpha.
  static func color(_ code: UInt32, _ alpha: Float = 1) -> EncodedColor {
    EncodedColor(
      red: Float(code >> 16 & 255) / 255, green: Float(code >> 8 & 255) / 255,
      blue: Float(code & 255) / 255, alpha: alpha)
  }
}
