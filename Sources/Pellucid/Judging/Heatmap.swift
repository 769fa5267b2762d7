// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidJudge
import PellucidPlan

/// A map of a scene's contrast: the picture in pale grey, and every compared pixel of a text or symbol in a colour.
///
/// Red is below the required ratio, amber holds it, and green reaches 7:1 or the recommended ratio above it.
package struct Heatmap {
  let scene: JudgedScene
  let drawn: RenderedPicture

  private static let low = SIMD4<UInt16>(0xD7D7, 0x0000, 0x1515, 0xFFFF)
  private static let enough = SIMD4<UInt16>(0xE0E0, 0x9A9A, 0x0000, 0xFFFF)
  private static let high = SIMD4<UInt16>(0x1A1A, 0x8A8A, 0x3A3A, 0xFFFF)
  /// The ratio that WCAG's level AAA and the guidelines recommend.
  private static let recommended = 7.0

  /// The colours as `#RRGGBB`, from below the required ratio to the recommended one.
  package static var colors: [String] {
    [low, enough, high].map { color in
      "#"
        + (0..<3).map { lane in
          let digits = String(color[lane] >> 8, radix: 16)
          return digits.count < 2 ? "0" + digits : digits
        }.joined()
    }
  }

  package init(_ scene: JudgedScene, drawnAs picture: RenderedPicture) {
    (self.scene, drawn) = (scene, picture)
  }

  package var picture: RenderedPicture {
    var picture = drawn
    for y in 0..<picture.image.height {
      for x in 0..<picture.image.width { picture.image[x, y] = Self.pale(picture.image[x, y]) }
    }
    for foreground in scene.foregrounds {
      for pixel in foreground.measured?.pixels ?? [] {
        let isLow = pixel.ratio < foreground.requirement.ratio
        picture.image[pixel.x, pixel.y] =
          isLow ? Self.low : pixel.ratio < Self.recommended ? Self.enough : Self.high
      }
    }
    return picture
  }

  /// Returns a pixel composited over white, in grey, and lightened.
  private static func pale(_ pixel: SIMD4<UInt16>) -> SIMD4<UInt16> {
    let parts = SIMD4<Float>(pixel) / 65535
    let weights = SIMD3<Float>(SRGB.lumaWeights)
    let grey = weights.x * parts.x + weights.y * parts.y + weights.z * parts.z + (1 - parts.w)
    let value = UInt16((0.72 + 0.26 * min(1, grey)) * 65535)
    return SIMD4(value, value, value, 65535)
  }
}
