// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidPlan
import PellucidTestSupport
import Testing

@testable import PellucidHost

@Suite struct PNGWriterTests {
  /// Returns a picture of premultiplied samples; with a `step` of 257, 8 bits hold them exactly.
  private func picture(step: Int, hasAlpha: Bool) -> PixelImage {
    var image = PixelImage(width: 13, height: 5)
    var generator = SeededGenerator(seed: 7)
    func next() -> UInt16 { UInt16(Int(generator.next() >> 48) / step * step) }
    for y in 0..<5 {
      for x in 0..<13 {
        let lanes = [next(), next(), next(), hasAlpha ? next() : 65535]
        image[x, y] = ImageFixture.premultiplied(lanes)
      }
    }
    return image
  }

  @Test("Opaque pictures read back as written", arguments: Gamut.allCases)
  func opaquePicturesSurvive(gamut: Gamut) throws {
    let writer = PNGWriter(gamut: gamut)
    let (narrow, wide) = (picture(step: 257, hasAlpha: false), picture(step: 1, hasAlpha: false))
    #expect(try ImageReader().read(bytes: writer.encode8Bit(narrow), gamut: gamut) == narrow)
    #expect(try ImageReader().read(bytes: writer.encode16Bit(wide), gamut: gamut) == wide)
  }

  /// Dividing by alpha and multiplying again gives the same premultiplied samples.
  @Test("Transparent pictures read back as written", arguments: Gamut.allCases)
  func transparentPicturesSurvive(gamut: Gamut) throws {
    let writer = PNGWriter(gamut: gamut)
    let image = picture(step: 1, hasAlpha: true)
    #expect(try ImageReader().read(bytes: writer.encode16Bit(image), gamut: gamut) == image)
    let narrow = picture(step: 257, hasAlpha: true)
    #expect(try ImageReader().read(bytes: writer.encode8Bit(narrow), gamut: gamut) == narrow)
  }

  @Test("8-bit samples are the nearest ones")
  func eightBitsAreTheNearest() throws {
    var image = PixelImage(width: 256, height: 256)
    for value in 0..<65536 {
      let sample = UInt16(value)
      image[value % 256, value / 256] = SIMD4(sample, sample, sample, 65535)
    }
    let bytes = try PNGWriter(gamut: .srgb).encode8Bit(image)
    let read = try ImageReader().read(bytes: bytes, gamut: .srgb)
    let isNearest = (0..<65536).allSatisfy { value in
      Int(read[value % 256, value / 256].x) == Int((Double(value) / 257).rounded()) * 257
    }
    #expect(isNearest)
  }

  @Test("Premultiplied rows are divided with exact rounding")
  func premultipliedRowsAreDividedExactly() {
    for alpha in 0...255 {
      for sample in 0...255 {
        let exact = alpha == 0 ? 0 : min(255, (Double(sample) * 255 / Double(alpha)).rounded())
        #expect(PNGWriter.divided(UInt8(sample), by: UInt16(alpha)) == UInt8(exact))
      }
    }
  }

  @Test("Rows are requested in order, and all forms of alpha agree")
  func rowsArriveInOrderAndAllFormsAgree() throws {
    let writer = PNGWriter(gamut: .srgb)
    var seen: [Int] = []
    let bytes = try writer.encode(width: 3, height: 4, alpha: .premultiplied) { y, row in
      seen.append(y)
      row = [100, 50, 0, 200, 0, 0, 0, 0, 255, 128, 7, 255]
    }
    #expect(seen == [0, 1, 2, 3])
    let straight = try writer.encode(width: 3, height: 4, alpha: .straight) { _, row in
      row = [128, 64, 0, 200, 0, 0, 0, 0, 255, 128, 7, 255]
    }
    #expect(bytes == straight)
    let opaque = try writer.encode(width: 1, height: 1, alpha: .opaque) { _, row in row = [1, 2, 3, 9] }
    let read = try ImageReader().read(bytes: opaque, gamut: .srgb)
    #expect(read[0, 0] == SIMD4(257, 514, 771, 65535))
  }

  @Test("Reject rows of the wrong length and unusable sizes")
  func wrongRowsAndSizesAreErrors() {
    let writer = PNGWriter(gamut: .srgb)
    #expect(throws: PNGWritingError.wrongRowLength(y: 1, found: 9, expected: 8)) {
      try writer.encode(width: 2, height: 3, alpha: .straight) { y, row in if y == 1 { row.append(0) } }
    }
    for (width, height) in [(0, 1), (1, 0), (-4, 4), (Int.max, 1), (1, Int.max)] {
      #expect(throws: PNGWritingError.unsupportedSize(width: width, height: height)) {
        try writer.encode(width: width, height: height, alpha: .straight) { _, _ in }
      }
    }
  }

  @Test("A file declares its colour space, and nothing else")
  func filesSayTheirSpaceAlone() throws {
    let image = picture(step: 1, hasAlpha: true)
    let standard = PNGChunks.list(try PNGWriter(gamut: .srgb).encode8Bit(image)).map(\.name)
    #expect(standard == ["IHDR", "sRGB", "IDAT", "IEND"])
    let wide = PNGChunks.list(try PNGWriter(gamut: .displayP3).encode8Bit(image))
    #expect(wide.map(\.name) == ["IHDR", "iCCP", "cICP", "IDAT", "IEND"])
    #expect(wide[2].data == [12, 13, 0, 1])
  }

  /// Little CMS writes the current time into profiles; the writer must not.
  @Test("The written profile has no date")
  func profileHasNoDate() throws {
    let profile = try #require(ColorProfile.bytes(of: .displayP3, name: "Display P3"))
    #expect(Array(profile[24..<36]) == [0x07, 0xEA, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0])
    #expect(Array(profile[84..<100]) == [UInt8](repeating: 0, count: 16))
    let isReadable = ColorProfile(icc: profile) != nil
    #expect(isReadable)
  }
}
