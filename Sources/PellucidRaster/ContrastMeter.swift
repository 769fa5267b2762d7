// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

/// The contrast of one text or symbol, measured on the finished pixels.
package struct TextMeasurement: Hashable, Sendable {
  /// The layer's id; empty if it has none.
  package var id: String
  /// The index of the layer's resource.
  package var source: Int
  /// The lowest WCAG ratio, 1…21, over pixels that the text covers at least half.
  package var lowest: Double
  /// The ratio that 5 % of those pixels fall below.
  package var fifthPercentile: Double
  /// The lightness contrast Lc of APCA at the pixel with the lowest ratio, −108…108.
  package var lightness: Double
  /// The pixel with the lowest ratio, in pixels of the picture.
  package var atX: Int, atY: Int
  /// The smallest rectangle around the pixels that were compared.
  package var bounds: PixelRect
  /// The ratio of every compared pixel, or empty where the caller did not request them.
  package var pixels: [PixelContrast] = []
}

/// Computes the contrast between two finished pictures, pixel by pixel.
struct ContrastMeter {
  let gamut: Gamut
  /// The linear light, 0…1, for every value of a 16-bit encoded sample.
  private let linear: [Double]
  /// The weights of linear red, green and blue in the relative luminance of the gamut.
  private let weights: SIMD3<Double>

  init(gamut: Gamut) {
    self.gamut = gamut
    linear = (0...65535).map { TransferCurve.linear(Double($0) / 65535) }
    weights = gamut == .srgb ? LinearSRGB.luminanceWeights : LinearDisplayP3.luminanceWeights
  }

  /// Returns WCAG's relative luminance of a premultiplied colour composited over black.
  func luminance(_ pixel: SIMD4<UInt16>) -> Double {
    linear[Int(pixel.x)] * weights.x + linear[Int(pixel.y)] * weights.y
      + linear[Int(pixel.z)] * weights.z
  }

  /// Returns APCA's screen luminance of a premultiplied colour composited over black.
  private func screenLuminance(_ pixel: SIMD4<UInt16>) -> Double {
    let parts = SIMD4<Double>(pixel) / 65535
    return LightnessContrast.screenLuminance(of: SIMD3(parts.x, parts.y, parts.z), in: gamut)
  }

  /// Returns the colours of `pixels`, all of which must lie in the surface.
  func colors(_ pixels: [Pixel], of surface: inout Surface) -> [SIMD4<UInt16>] {
    surface.withUnsafeSurface { open in pixels.map { open.row($0.y, from: $0.x)[0] } }
  }

  /// Returns the measurement of one text from the colours of its pixels.
  ///
  /// - Parameters:
  ///   - pixels: The covered pixels, at least one.
  ///   - inked, bare: The colours of those pixels with the text at full coverage, and without the text.
  ///   - keepsPixels: A Boolean value indicating whether to return the ratio of every pixel too.
  func measurement(
    _ id: String, source: Int, _ pixels: [Pixel], inked: [SIMD4<UInt16>], bare: [SIMD4<UInt16>],
    keepsPixels: Bool
  ) -> TextMeasurement {
    let ratios = pixels.indices.map { contrastRatio(luminances: luminance(inked[$0]), luminance(bare[$0])) }
    var lowest = 0
    for index in ratios.indices where ratios[index] < ratios[lowest] { lowest = index }
    let bounds = pixels.reduce(PixelRect.empty) { bounds, pixel in
      bounds.union(PixelRect(minX: pixel.x, minY: pixel.y, maxX: pixel.x + 1, maxY: pixel.y + 1))
    }
    return TextMeasurement(
      id: id, source: source, lowest: ratios[lowest],
      fifthPercentile: ratios.sorted()[ratios.count / 20],
      lightness: LightnessContrast.between(
        text: screenLuminance(inked[lowest]), background: screenLuminance(bare[lowest])),
      atX: pixels[lowest].x, atY: pixels[lowest].y,
      bounds: bounds,
      pixels: keepsPixels
        ? zip(pixels, ratios).map { PixelContrast(x: $0.x, y: $0.y, ratio: $1) } : [])
  }
}

/// The position of a pixel in the picture.
struct Pixel: Hashable, Sendable {
  var x: Int, y: Int
}
