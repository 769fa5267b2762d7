// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidPlan
import Testing

@testable import PellucidHost

@Suite struct ImageLimitTests {
  private func read(_ bytes: [UInt8], _ limits: ImageLimits = ImageLimits()) throws -> PixelImage {
    try ImageReader(limits: limits).read(bytes: bytes, gamut: .srgb)
  }

  @Test("Every truncated file is an error", arguments: ImageFixture.names)
  func everyShortFileIsAnError(name: String) throws {
    let bytes = try ImageFixture.bytes(name)
    for count in 0..<bytes.count {
      #expect(throws: ImageReadingError.self, "\(count)") { try read(Array(bytes.prefix(count))) }
    }
  }

  @Test(
    "Half a file is reported as truncated",
    arguments: [("rgba-8.png", ImageFormat.png), ("quadrants.jpeg", .jpeg), ("lossy.webp", .webp)])
  func halfAFileIsTruncated(name: String, format: ImageFormat) throws {
    let bytes = try ImageFixture.bytes(name)
    for count in [bytes.count / 2, bytes.count - 1] {
      #expect(throws: ImageReadingError.truncated(format)) { try read(Array(bytes.prefix(count))) }
    }
  }

  @Test("Other files have an unknown format")
  func otherFilesAreUnknown() {
    for content in ["", "G", "GIF89a", "<html><body/></html>", "RIFF....WAVE"] {
      #expect(throws: ImageReadingError.unknownFormat) { try read(Array(content.utf8)) }
    }
  }

  @Test("Reject PNG headers over the pixel limit before reserving memory")
  func hugeHeaderIsRefusedBeforeMemoryIsReserved() {
    let file = PNGChunks.header(width: 100_000, height: 100_000)
    #expect(
      throws: ImageReadingError.tooLarge(width: 100_000, height: 100_000, limit: .dimension(32_768))
    ) { try read(file) }
    let wide = ImageLimits(maximumPixels: .max, maximumDimension: .max)
    #expect(throws: ImageReadingError.self) {
      try read(PNGChunks.header(width: Int(UInt32.max), height: Int(UInt32.max)), wide)
    }
    #expect(throws: ImageReadingError.self) { try read(PNGChunks.header(width: 0, height: 4)) }
  }

  /// 64 million pixels are allowed, but a file of a hundred bytes cannot hold them.
  @Test("A large header without data is truncated")
  func emptyPromiseIsTruncated() {
    let file =
      PNGChunks.header(width: 8000, height: 8000) + PNGChunks.chunk("IDAT", [])
      + PNGChunks.chunk("IEND", [])
    #expect(throws: ImageReadingError.truncated(.png)) { try read(file) }
  }

  @Test(
    "Limits apply to every format",
    arguments: [
      ("rgba-8.png", 9, 7), ("quadrants.jpeg", 16, 32), ("lossy.webp", 16, 16),
      ("animated.webp", 6, 4), ("p3.webp", 8, 8),
    ])
  func limitsCountForEveryFormat(name: String, width: Int, height: Int) throws {
    let bytes = try ImageFixture.bytes(name)
    let pixels = width * height
    #expect(try read(bytes, ImageLimits(maximumPixels: pixels)).width == width)
    #expect(
      throws: ImageReadingError.tooLarge(width: width, height: height, limit: .pixels(pixels - 1))
    ) { try read(bytes, ImageLimits(maximumPixels: pixels - 1)) }
    let side = max(width, height) - 1
    #expect(
      throws: ImageReadingError.tooLarge(width: width, height: height, limit: .dimension(side))
    ) { try read(bytes, ImageLimits(maximumDimension: side)) }
    #expect(throws: ImageReadingError.tooManyBytes(limit: bytes.count - 1)) {
      try read(bytes, ImageLimits(maximumBytes: bytes.count - 1))
    }
  }

  /// Chunks of a few kilobytes that inflate to 32 MB each, beside a small picture; the reader must not inflate them.
  @Test("Compressed chunks are not inflated without limit")
  func packedChunksDoNotUnpackWithoutLimit() throws {
    let zeros = try PNGWriter(gamut: .srgb, compressionLevel: 9).encode(
      width: 4096, height: 2048, alpha: .straight, fillRow: { _, _ in })
    let packed = PNGChunks.list(zeros).filter { $0.name == "IDAT" }.flatMap(\.data)
    #expect(packed.count < 100_000)
    let plain = try ImageFixture.bytes("rgba-8.png")
    let header = Array(plain[..<33]), rest = Array(plain[33...])
    let text = PNGChunks.chunk("zTXt", Array("a\0\0".utf8) + packed)
    let profile = PNGChunks.chunk("iCCP", Array("a\0\0".utf8) + packed)
    #expect(try read(header + text + text + text + rest) == read(plain))
    #expect {
      try read(header + profile + rest)
    } throws: {
      guard case ImageReadingError.unsupportedProfile(.png, _) = $0 else { return false }
      return true
    }
    // The pixel data does not end; only the picture's rows are inflated.
    let endless = header + PNGChunks.chunk("IDAT", packed) + PNGChunks.chunk("IEND", [])
    let image = try? read(endless)
    #expect(image == nil || image?.samples.allSatisfy { $0 == 0 } == true)
  }

  @Test("Refuse JPEGs with too many scans")
  func jpegWithTooManyScansIsRefused() throws {
    let bytes = try ImageFixture.bytes("progressive.jpeg")
    let starts = bytes.indices.dropLast().filter { bytes[$0] == 0xFF && bytes[$0 + 1] == 0xDA }
    let last = try #require(starts.last)
    let scan = Array(bytes[last..<(bytes.count - 2)])
    let repeated = (0..<200).flatMap { _ in scan }
    let file = Array(bytes[..<last]) + repeated + [0xFF, 0xD9]
    #expect(throws: ImageReadingError.corrupt(.jpeg, .tooManyScans)) {
      try read(file)
    }
  }

  @Test("Damaged pixel data is an error")
  func damagedPixelsAreAnError() throws {
    var png = try ImageFixture.bytes("rgba-8.png")
    png[60] ^= 0x55
    #expect(throws: ImageReadingError.self) { try read(png) }
    // The entropy-coded segment ends early, but the end marker is present.
    let jpeg = try ImageFixture.bytes("quadrants.jpeg")
    #expect { try read(Array(jpeg.dropLast(20)) + [0xFF, 0xD9]) } throws: { error in
      guard case ImageReadingError.corrupt(.jpeg, _) = error else { return false }
      return true
    }
  }

  @Test("Missing files and folders are errors")
  func filesThatAreNotThere() throws {
    let reader = ImageReader()
    #expect(throws: ImageReadingError.notFound(path: "/no/such/file.png")) {
      try reader.read(path: "/no/such/file.png", gamut: .srgb)
    }
    #expect { try reader.read(path: ImageFixture.folder.path, gamut: .srgb) } throws: { error in
      guard case ImageReadingError.unreadable = error else { return false }
      return true
    }
    #expect(throws: ImageReadingError.notAFile(path: "/dev/zero", .device)) {
      try ImageReader(limits: ImageLimits(maximumBytes: 1000)).read(path: "/dev/zero", gamut: .srgb)
    }
  }

  @Test("Error sentences name the file once")
  func sentencesNameTheFileOnce() {
    let missing = ImageReadingError.notFound(path: "a.png").sentence(about: "a.png")
    #expect(missing == "a.png: there is no such file; check the path")
    let short = ImageReadingError.truncated(.webp).sentence(about: "b.webp")
    #expect(short == "b.webp: the WebP picture ends early; copy or export the file again")
  }
}
