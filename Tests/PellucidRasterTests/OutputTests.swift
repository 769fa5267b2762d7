// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Tests of the colour space that a written picture declares, and of its colours.
@Suite struct OutputTests {
  struct Chunk: Equatable {
    var type: String
    var data: [UInt8]
  }

  /// Returns the chunks after the eight bytes of the signature: length, type, data, checksum.
  static func chunks(_ path: String) throws -> [Chunk] {
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    var chunks: [Chunk] = []
    var position = 8
    while position + 12 <= bytes.count {
      let length = bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
      let data = position + 8
      try #require(data + length + 4 <= bytes.count)
      chunks.append(
        Chunk(
          type: String(decoding: bytes[position + 4..<data], as: UTF8.self),
          data: Array(bytes[data..<data + length])))
      position = data + length + 4
    }
    return chunks
  }

  static func drawn(gamut: String) throws -> RenderedPicture {
    try DrawnScene.picture(
      40, 20, traits: #"{"gamut": "\#(gamut)"}"#,
      windows: """
        [{"layers": [{"fill": "#ff0000", "frame": [0, 0, 20, 20]},
          {"fill": "color(display-p3 1 0 0)", "frame": [20, 0, 20, 20]}]}]
        """)
  }

  /// Writes a picture, and returns the chunks of its file and its decoded pixels.
  static func written(
    _ picture: RenderedPicture, _ depth: RenderedPicture.BitDepth
  ) throws -> (chunks: [Chunk], image: PixelImage) {
    let path = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).png").path
    defer { try? FileManager.default.removeItem(atPath: path) }
    try picture.writePNG(to: path, bitDepth: depth)
    return (try chunks(path), try ImageReader().read(path: path, gamut: picture.gamut))
  }

  @Test("An sRGB picture is written as sRGB", arguments: [RenderedPicture.BitDepth.eight, .sixteen])
  func standardPicturesSaySRGB(depth: RenderedPicture.BitDepth) throws {
    let (chunks, image) = try Self.written(Self.drawn(gamut: "srgb"), depth)
    #expect(chunks.first?.data[8] == (depth == .eight ? 8 : 16))
    #expect(chunks.contains { $0.type == "sRGB" })
    #expect(!chunks.contains { $0.type == "cICP" || $0.type == "iCCP" })
    #expect(image[5, 10] == SIMD4(65535, 0, 0, 65535))
    // Display P3's red lies outside sRGB and is clamped.
    #expect(image[30, 10] == SIMD4(65535, 0, 0, 65535))
  }

  @Test(
    "A Display P3 picture is written with cICP and a profile",
    arguments: [RenderedPicture.BitDepth.eight, .sixteen])
  func widePicturesSayDisplayP3(depth: RenderedPicture.BitDepth) throws {
    let (chunks, image) = try Self.written(Self.drawn(gamut: "displayP3"), depth)
    #expect(chunks.first?.data[8] == (depth == .eight ? 8 : 16))
    // ITU-T H.273: primaries 12, transfer 13, no matrix, full range.
    #expect(chunks.contains(Chunk(type: "cICP", data: [12, 13, 0, 1])))
    #expect(chunks.contains { $0.type == "iCCP" })
    #expect(!chunks.contains { $0.type == "sRGB" })
    // sRGB's red in Display P3, from CSS Color 4.
    let tolerance = depth == .eight ? 1.0 : 0.01
    let red = image.codeValues(5, 10)
    #expect(abs(red.x - 255 * 0.9174880) <= tolerance)
    #expect(abs(red.y - 255 * 0.2002856) <= tolerance)
    #expect(abs(red.z - 255 * 0.1385605) <= tolerance)
    #expect(image[30, 10] == SIMD4(65535, 0, 0, 65535))
  }

  /// Mixed in each gamut's own space, red and green would give colours up to 67 code values apart.
  @Test("Gradients have the same colours in every gamut")
  func gradientsHaveTheSameColoursInEveryGamut() throws {
    func gradient(gamut: String) throws -> PixelImage {
      try DrawnScene.picture(
        96, 4, traits: #"{"gamut": "\#(gamut)"}"#,
        windows: """
          [{"layers": [{"linearGradient": {"stops": [[0, "#f00"], [0.4, "#0f0"], [0.4, "#fff"], [1, "#00f"]],
            "start": [0, 0], "end": [1, 0]}}]}]
          """
      ).image
    }
    let (narrow, wide) = (try gradient(gamut: "srgb"), try gradient(gamut: "displayP3"))
    for x in 0..<96 {
      let color = narrow.codeValues(x, 2) / 255
      let expected = Straight<DisplayP3>(
        EncodedColor(red: Float(color.x), green: Float(color.y), blue: Float(color.z)))
      let drawn = wide.codeValues(x, 2)
      #expect(abs(drawn.x - 255 * Double(expected.red)) < 0.1, "\(x)")
      #expect(abs(drawn.y - 255 * Double(expected.green)) < 0.1, "\(x)")
      #expect(abs(drawn.z - 255 * Double(expected.blue)) < 0.1, "\(x)")
    }
  }

  @Test("A 16-bit file keeps every sample")
  func sixteenBitsKeepEverySample() throws {
    let picture = try DrawnScene.picture(
      64, 8,
      windows: """
        [{"layers": [
          {"linearGradient": {"stops": [[0, "#404040"], [1, "#4a4a4a"]], "start": [0, 0], "end": [1, 0]}}]}]
        """)
    #expect(try Self.written(picture, .sixteen).image == picture.image)
    #expect(Set((0..<64).map { picture.image[$0, 4].x }).count > 60)
    let narrow = try Self.written(picture, .eight).image
    #expect(narrow.samples.allSatisfy { $0 % 257 == 0 })
  }
}
