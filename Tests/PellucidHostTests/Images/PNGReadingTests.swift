// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan
import Testing

@testable import PellucidHost

@Suite struct PNGReadingTests {
  /// Each file with its number of channels (1 grey, 2 grey and alpha, 3 RGB, 4 RGBA) and its depth.
  static let files: [(String, Int, Int)] = [
    ("gray-1", 1, 1), ("gray-2", 1, 2), ("gray-4", 1, 4), ("gray-8", 1, 8), ("gray-16", 1, 16),
    ("gray-alpha-8", 2, 8), ("gray-alpha-16", 2, 16), ("rgb-8", 3, 8), ("rgb-16", 3, 16),
    ("rgba-8", 4, 8), ("rgba-16", 4, 16), ("gray-1-interlaced", 1, 1),
    ("rgb-8-interlaced", 3, 8), ("rgba-16-interlaced", 4, 16),
  ]

  @Test("Every depth and colour type keeps its samples", arguments: files)
  func everyDepthAndKindKeepsItsSamples(name: String, channels: Int, depth: Int) throws {
    let image = try ImageFixture.read(name + ".png")
    #expect(image.width == ImageFixture.width && image.height == ImageFixture.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let stored = (0..<channels).map { ImageFixture.sample($0, x, y, depth: depth) }
        let lanes =
          switch channels {
          case 1: [stored[0], stored[0], stored[0], 65535]
          case 2: [stored[0], stored[0], stored[0], stored[1]]
          case 3: stored + [65535]
          default: stored
          }
        #expect(image[x, y] == ImageFixture.premultiplied(lanes), "\(x), \(y)")
      }
    }
  }

  @Test("Palettes keep colours and alpha", arguments: [1, 2, 4, 8])
  func palettesKeepColorsAndAlpha(depth: Int) throws {
    try checkPalette("palette-\(depth).png", depth: depth)
  }

  @Test("An interlaced palette gives the same picture")
  func interlacedPaletteIsTheSamePicture() throws {
    try checkPalette("palette-4-interlaced.png", depth: 4)
  }

  private func checkPalette(_ name: String, depth: Int) throws {
    let image = try ImageFixture.read(name)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let index = Int(ImageFixture.sample(0, x, y, depth: depth)) * (1 << depth - 1) / 65535
        let hasAlpha = index < (1 << depth) / 2
        let lanes = (0..<4).map {
          $0 == 3 && !hasAlpha ? 65535 : ImageFixture.sample($0, index, 1, depth: 8)
        }
        #expect(image[x, y] == ImageFixture.premultiplied(lanes), "\(x), \(y)")
      }
    }
  }

  @Test("The key colour is transparent", arguments: ["gray-8-key.png", "rgb-16-key.png"])
  func keyColorIsTransparent(name: String) throws {
    let image = try ImageFixture.read(name)
    #expect(image[0, 0] == SIMD4(0, 0, 0, 0))
    #expect(image[1, 0].w == 65535)
  }

  @Test("Apply the Exif orientation of PNG")
  func exifTurnsThePicture() throws {
    let (plain, turned) = (try ImageFixture.read("rgb-8.png"), try ImageFixture.read("rgb-8-turned.png"))
    #expect(turned.width == plain.height && turned.height == plain.width)
    // Orientation 6: the stored bottom left corner is shown at the top left.
    #expect(turned[0, 0] == plain[0, plain.height - 1])
    #expect(turned[turned.width - 1, 0] == plain[0, 0])
  }
}
