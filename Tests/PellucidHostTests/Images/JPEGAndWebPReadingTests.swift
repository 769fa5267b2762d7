// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan
import Testing

@testable import PellucidHost

@Suite struct JPEGAndWebPReadingTests {
  /// Returns the colours of the corners: top left, top right, bottom left, bottom right.
  private func corners(_ image: PixelImage) -> String {
    let positions = [
      (2, 2), (image.width - 3, 2), (2, image.height - 3), (image.width - 3, image.height - 3),
    ]
    return String(
      positions.map { x, y in
        let pixel = image[x, y]
        switch (pixel.x > 32768, pixel.y > 32768, pixel.z > 32768) {
        case (true, false, false): return "R"
        case (false, true, false): return "G"
        case (false, false, true): return "B"
        case (true, true, true): return "W"
        default: return "?"
        }
      })
  }

  /// The stored picture is RG over BW, 16 × 32. The expected results follow Exif 2.32's table: where the stored first
  /// row and first column are shown.
  @Test(
    "Apply every Exif orientation",
    arguments: [
      (1, "RGBW", 16), (2, "GRWB", 16), (3, "WBGR", 16), (4, "BWRG", 16),
      (5, "RBGW", 32), (6, "BRWG", 32), (7, "WGBR", 32), (8, "GWRB", 32),
    ])
  func exifOrientations(value: Int, wanted: String, width: Int) throws {
    var bytes = try ImageFixture.bytes("quadrants.jpeg")
    let tag: [UInt8] = [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0]
    let start = try #require(bytes.indices.first { bytes[$0...].starts(with: tag) })
    bytes[start + tag.count] = UInt8(value)
    let image = try ImageReader().read(bytes: bytes, gamut: .srgb)
    #expect(corners(image) == wanted)
    #expect(image.width == width && image.height == 48 - width)
  }

  @Test("Read little-endian Exif, and ignore broken Exif")
  func littleEndianExifAndBrokenExif() {
    let entry: [UInt8] = [0x12, 1, 3, 0, 1, 0, 0, 0, 8, 0, 0, 0]
    let block = Array("II".utf8) + [42, 0, 8, 0, 0, 0, 1, 0] + entry
    #expect(Orientation(exif: block) == .turnedLeft)
    for count in 0..<(block.count - 2) {
      #expect(Orientation(exif: Array(block.prefix(count))) == .upright || count >= 20)
    }
    #expect(Orientation(exif: Array("MM\0*".utf8) + [255, 255, 255, 255]) == .upright)
    #expect(Orientation(rawValue: 9) == nil && Orientation(rawValue: 0) == nil)
  }

  @Test("Read progressive and grey JPEGs")
  func progressiveAndGray() throws {
    #expect(corners(try ImageFixture.read("progressive.jpeg")) == "RGBW")
    let gray = try ImageFixture.read("gray.jpeg")[4, 4]
    #expect(gray == SIMD4<UInt16>(30583, 30583, 30583, 65535))
  }

  @Test("Lossless WebP keeps every sample")
  func losslessWebPKeepsEverySample() throws {
    let image = try ImageFixture.read("lossless-alpha.webp")
    #expect(image.width == ImageFixture.width && image.height == ImageFixture.height)
    for y in 0..<image.height {
      for x in 0..<image.width {
        let lanes = (0..<4).map { ImageFixture.sample($0, x, y, depth: 8) }
        #expect(image[x, y] == ImageFixture.premultiplied(lanes))
      }
    }
  }

  @Test("Lossy WebP is near its source")
  func lossyWebP() throws {
    let opaque = try ImageFixture.read("lossy.webp")[8, 8]
    let half = try ImageFixture.read("lossy-alpha.webp")[8, 8]
    for (lane, value) in [180, 120, 90].enumerated() {
      #expect(abs(Int(opaque[lane]) / 257 - value) <= 3)
      #expect(abs(Int(half[lane]) / 257 - value * 128 / 255) <= 3)
    }
    #expect(opaque.w == 65535 && half.w == 128 * 257)
  }

  @Test("An animated WebP gives its first frame")
  func animationShowsItsFirstFrame() throws {
    let image = try ImageFixture.read("animated.webp")
    #expect(image.width == 6 && image.height == 4)
    #expect(image.samples == [[UInt16]](repeating: [65535, 0, 0, 65535], count: 24).flatMap { $0 })
  }

  @Test("Apply the Exif orientation of WebP")
  func webPExifTurnsThePicture() throws {
    let image = try ImageFixture.read("turned.webp")
    #expect(corners(image) == "BRWG" && image.width == 32)
  }
}
