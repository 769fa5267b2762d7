// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// A type that resolves, draws and measures scenes for a judge, which does not draw itself.
package protocol SceneMeasuring {
  associatedtype Picture: MeasuredPicture
  associatedtype Failure: Error

  /// Resolves a description, after sampling the content behind its glass.
  mutating func resolve(_ scene: SceneDescription) throws(Failure) -> Resolution
  /// Draws a scene and measures the contrast of its texts and symbols at every pixel.
  mutating func draw(_ resolution: Resolution) throws(Failure) -> Picture
  /// Returns a picture, or every opaque picture of a folder.
  ///
  /// - Parameters:
  ///   - path: The path of the file or folder, relative to the scene's document.
  ///   - gamut: The colour space that the pictures are converted to.
  mutating func pictures(at path: String, in gamut: Gamut) throws(Failure) -> [StatedPicture]
  /// Returns the lowest contrast that some texts and symbols have in any scene of a series, by resource index.
  ///
  /// - Parameters:
  ///   - required: The resource indices of the texts and symbols, each with the ratio that it needs.
  ///   - numbers: The numbers of the scenes.
  ///   - seen: A closure that returns the part of a text's contrast that counts, given all its pixels; nil where
  ///     all pixels count.
  ///   - scene: A closure that returns the scene with a number. Every scene has the size and the resources of the
  ///     first.
  mutating func measureLowest(
    of required: [Int: Double], in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(Failure) -> [Int: LowestContrast]
}

/// A type that gives access to the pixels of a picture: premultiplied, gamma-encoded, 16 bits a sample.
package protocol PixelReading: Sendable {
  var width: Int { get }
  var height: Int { get }
  subscript(x: Int, y: Int) -> SIMD4<UInt16> { get }
}

/// A drawn scene with the measurements made in it.
package protocol MeasuredPicture: Sendable {
  associatedtype Pixels: PixelReading
  var pixels: Pixels { get }
  /// The contrast of every text, symbol and template picture.
  var contrasts: [TextContrast] { get }
  /// The pixels that the ink of each text and symbol covers, by resource index.
  var inks: [Int: DrawnInk] { get }
}

extension PixelReading {
  /// Returns whether the pixel at a point is opaque; false outside the picture.
  ///
  /// - Parameters:
  ///   - point: The position in the picture, in points.
  ///   - scale: The number of pixels per point.
  func isOpaque(at point: Point, scale: Double) -> Bool {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return self[x, y].w == 65535
  }

  /// Returns the relative luminance of a pixel, 0…1, with its samples interpreted as sRGB.
  func luminance(x: Int, y: Int) -> Double {
    let pixel = SIMD4<Float>(self[x, y]) / 65535
    return Premultiplied<SRGB>(red: pixel.x, green: pixel.y, blue: pixel.z, alpha: pixel.w)
      .straight.relativeLuminance
  }

  /// Returns the mean Rec. 709 luma of each row between two columns, 0…1.
  func rowLumas(in columns: Range<Int>) -> [Double] {
    (0..<height).map { y in
      let sum = columns.reduce(0.0) { sum, x in
        let pixel = SIMD4<Double>(self[x, y])
        return sum + SRGB.luma(SIMD3(pixel.x, pixel.y, pixel.z))
      }
      return sum / Double(max(columns.count, 1)) / 65535
    }
  }
}

extension Backdrop {
  /// Creates the set of backdrops that consists of the colours of an opaque picture and their mixtures.
  package init(colorsOf picture: some PixelReading) {
    self = .colors(picture.hull.colors.map { Range($0) })
  }
}
