// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidLegibility
import PellucidScene

/// The drawing and measuring that a judge asks for; the judge itself draws nothing.
package protocol SceneMeasuring {
  associatedtype Picture: MeasuredPicture
  associatedtype Failure: Error

  /// Lowers a description, having looked at what lies behind its glass.
  mutating func resolve(_ scene: SceneDescription) throws(Failure) -> Resolution
  /// Draws a scene, and measures the contrast of its texts and symbols at every pixel.
  mutating func draw(_ resolution: Resolution) throws(Failure) -> Picture
  /// Returns the lowest contrast that some texts and symbols have in any scene of a series, by resource.
  ///
  /// - Parameters:
  ///   - sources: Their resources.
  ///   - numbers: The numbers of the scenes.
  ///   - seen: Returns the part of a text's contrast that counts, given all its pixels; nil where all of it does.
  ///   - scene: Returns the scene of a number. All are as large as the first and have its resources.
  mutating func measureLowest(
    of sources: Set<Int>, in numbers: Range<Int>, seen: (@Sendable (TextContrast) -> TextContrast?)?,
    _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(Failure) -> [Int: LowestContrast]
}

/// The pixels of a picture: premultiplied, gamma-encoded, 16 bits a sample.
package protocol PixelReading: Sendable {
  var width: Int { get }
  var height: Int { get }
  subscript(x: Int, y: Int) -> SIMD4<UInt16> { get }
}

/// A drawn scene with what was measured in it.
package protocol MeasuredPicture: Sendable {
  associatedtype Pixels: PixelReading
  var pixels: Pixels { get }
  /// The contrast of every text, symbol and template picture.
  var contrasts: [TextContrast] { get }
  /// The pixels that the ink of each text and symbol covers, by resource index.
  var inks: [Int: DrawnInk] { get }
}

extension PixelReading {
  /// Returns whether a pixel is opaque; false outside the picture.
  ///
  /// - Parameter point: In points.
  func isOpaque(at point: Point, scale: Double) -> Bool {
    let (x, y) = (Int(point.x * scale), Int(point.y * scale))
    guard x >= 0, y >= 0, x < width, y < height else { return false }
    return self[x, y].w == 65535
  }

  /// The relative luminance of a pixel, 0…1, with its samples taken for sRGB.
  func luminance(x: Int, y: Int) -> Double {
    let pixel = SIMD4<Float>(self[x, y]) / 65535
    return Premultiplied<SRGB>(red: pixel.x, green: pixel.y, blue: pixel.z, alpha: pixel.w)
      .straight.relativeLuminance
  }

  /// The mean Rec. 709 luma of each row between two columns, 0…1.
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
  /// Creates the backdrops of an opaque picture: its colours and their mixtures.
  package init(colorsOf picture: some PixelReading) {
    self = .colors(
      of: (0..<picture.width * picture.height).lazy.map { index in
        let pixel = SIMD4<Double>(picture[index % picture.width, index / picture.width]) / 65535
        return GamutColor(red: pixel.x, green: pixel.y, blue: pixel.z)
      })
  }
}
