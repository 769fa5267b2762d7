// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of the program under a limit of its address space, with small files that expand to much more.
@Suite struct HostileFileTests {
  /// Enough memory for the program, its fonts and libraries, and an ordinary picture, if its threads share an arena.
  private static let limits = "ulimit -v 260000"

  /// Runs the program with the file as the picture below a material, under the memory limit.
  private func read(_ file: [UInt8], named name: String) throws -> Program.Result {
    let folder = try TemporaryFolder()
    let path = folder.path + "/" + name
    try WholeFile.write(file, to: path)
    let out = folder.path + "/out.png"
    let result = try Program.run(["material", "thin", "--over", path, "-o", out], limits: Self.limits)
    #expect(FileManager.default.fileExists(atPath: out) == (result.exit == 0))
    return result
  }

  private func expectRefused(_ file: [UInt8], named name: String, _ reason: String) throws {
    let result = try read(file, named: name)
    #expect(result.exit == 65, "\(name)")
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test("Ordinary pictures fit the limit")
  func ordinaryPicturesFit() throws {
    #expect(try read(ImageFixture.bytes("rgba-8.png"), named: "a.png").exit == 0)
  }

  @Test("Refuse huge headers")
  func hugeHeadersAreRefused() throws {
    let png = PNGChunks.header(width: 100_000, height: 100_000) + PNGChunks.chunk("IDAT", [0x78, 0x9C])
    try expectRefused(png, named: "a.png", "100000 × 100000 pixels, but a side may have at most 32768")
    let square = PNGChunks.header(width: 30_000, height: 30_000) + PNGChunks.chunk("IDAT", [0x78, 0x9C])
    try expectRefused(square, named: "a.png", "30000 × 30000 pixels, but at most 67108864")

    var jpeg = try ImageFixture.bytes("quadrants.jpeg")
    let frame = try #require(jpeg.indices.dropLast().first { jpeg[$0] == 0xFF && jpeg[$0 + 1] == 0xC0 })
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0xFF, 0xDC, 0xFF, 0xDC])
    try expectRefused(jpeg, named: "a.jpeg", "65500 × 65500 pixels, but a side may have at most 32768")
    jpeg.replaceSubrange((frame + 5)..<(frame + 9), with: [0x75, 0x30, 0x75, 0x30])
    try expectRefused(jpeg, named: "a.jpeg", "30000 × 30000 pixels, but at most 67108864")

    var webp = try ImageFixture.bytes("animated.webp")
    let canvas = try #require(webp.indices.first { webp[$0...].starts(with: Array("VP8X".utf8)) })
    webp.replaceSubrange((canvas + 12)..<(canvas + 18), with: [0x2F, 0x75, 0, 0x2F, 0x75, 0])
    try expectRefused(webp, named: "a.webp", "30000 × 30000 pixels, but at most 67108864")
  }

  /// A valid header with far more compressed zeros than pixels: a file of 200 kB that inflates to 128 MB of rows.
  @Test("Rows beyond the picture are not inflated")
  func rowsBeyondThePictureAreNotUnpacked() throws {
    let packed = Self.packedZeros
    #expect((1000..<200_000).contains(packed.count))
    let file =
      PNGChunks.header(width: 8, height: 8) + PNGChunks.chunk("IDAT", packed) + PNGChunks.chunk("IEND", [])
    let result = try read(file, named: "a.png")
    #expect([0, 65].contains(result.exit))
  }

  @Test("Compressed text chunks are not inflated without limit", arguments: ["zTXt", "iTXt", "sPLT"])
  func packedChunksAreNotUnpackedWithoutLimit(_ name: String) throws {
    let packed = Self.packedZeros
    let plain = try ImageFixture.bytes("rgba-8.png")
    let head = name == "iTXt" ? Array("a\0".utf8) + [1, 0, 0, 0] : Array("a\0\0".utf8)
    let bomb = PNGChunks.chunk(name, head + packed)
    let bombs = (0..<8).flatMap { _ in bomb }
    let result = try read(Array(plain[..<33]) + bombs + Array(plain[33...]), named: "a.png")
    #expect(result.exit == 0)
  }

  @Test("Compressed profiles are not inflated without limit")
  func packedProfilesAreNotUnpackedWithoutLimit() throws {
    let plain = try ImageFixture.bytes("rgba-8.png")
    let bomb = PNGChunks.chunk("iCCP", Array("a\0\0".utf8) + Self.packedZeros)
    try expectRefused(
      Array(plain[..<33]) + bomb + Array(plain[33...]), named: "a.png",
      "the colour profile of the PNG picture cannot be used (iCCP: ")
  }

  /// 128 MB of zeros, compressed as the content of an IDAT chunk.
  private static let packedZeros: [UInt8] = {
    let file = try? PNGWriter(gamut: .srgb, compressionLevel: 9).encode(
      width: 16384, height: 2048, alpha: .straight, fillRow: { _, _ in })
    return PNGChunks.list(file ?? []).filter { $0.name == "IDAT" }.flatMap(\.data)
  }()

  @Test("Refuse hostile symbols")
  func hostileSymbolsAreRefused() throws {
    let folder = try TemporaryFolder()
    let documents = [
      "<!DOCTYPE svg [<!ENTITY a 'aaaa'>]><svg xmlns='http://www.w3.org/2000/svg'>&a;</svg>",
      "<svg xmlns='http://www.w3.org/2000/svg'>" + String(repeating: "<g>", count: 200_000),
    ]
    for document in documents {
      try WholeFile.write(Array(document.utf8), to: folder.path + "/a.svg")
      let scene = #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [{"symbol": "a.svg"}]}"#
      try WholeFile.write(Array(scene.utf8), to: folder.path + "/a.json")
      let result = try Program.run(
        ["render", folder.path + "/a.json", "-o", folder.path + "/out.png"], limits: Self.limits)
      #expect(result.exit == 65)
      #expect(result.errors.hasPrefix("pellucid: cannot draw a symbol: "), "\(result.errors)")
    }
    #expect(folder.names == ["a.json", "a.svg"])
  }
}
