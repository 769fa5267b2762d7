// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidPlan
import PellucidTestSupport
import Testing

@testable import PellucidHost

@Suite struct AnimationWriterTests {
  private func picture(_ grey: UInt16, width: Int = 3, height: Int = 2) -> PixelImage {
    let pixel = [grey, grey, grey, 65535]
    return PixelImage(
      width: width, height: height, samples: (0..<width * height).flatMap { _ in pixel })
  }

  private func file() throws -> [UInt8] {
    var writer = AnimationWriter(gamut: .srgb, frameDuration: 0.04)
    for grey in [UInt16(0), 30000, 65535] { try writer.add(picture(grey)) }
    return writer.finish()
  }

  @Test("The first frame is an ordinary PNG")
  func theFirstFrameIsAnOrdinaryPNG() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.png"
    try WholeFile.write(file(), to: path)
    let image = try ImageReader().read(path: path, gamut: .srgb)
    #expect(image.width == 3 && image.height == 2)
    #expect(image.samples.prefix(4) == [0, 0, 0, 65535])
  }

  @Test("Chunks are in the order of the standard")
  func chunksStandInTheOrderOfTheStandard() throws {
    let chunks = PNGChunk.all(in: try file())
    let kinds = chunks.map(\.kind)
    #expect(kinds.first == "IHDR" && kinds.last == "IEND")
    #expect(kinds.suffix(8) == ["acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND"])
    let control = try #require(chunks.first { $0.kind == "acTL" })
    #expect(Array(control.content) == [0, 0, 0, 3, 0, 0, 0, 0])
    let numbers = chunks.filter { $0.kind == "fcTL" || $0.kind == "fdAT" }.map { Array($0.content.prefix(4)) }
    #expect(numbers == (0..<5).map { [0, 0, 0, UInt8($0)] })
    let frame = Array(try #require(chunks.first { $0.kind == "fcTL" }).content)
    #expect(Array(frame[4..<12]) == [0, 0, 0, 3, 0, 0, 0, 2])
    #expect(Array(frame[20..<24]) == [0, 40, 3, 232], "40 thousandths of a second")
  }

  @Test("Checksums follow the standard")
  func checksumsAreThoseOfTheStandard() {
    // The final chunk of every PNG file.
    #expect(
      PNGChunk.bytes("IEND", [UInt8]()) == [0, 0, 0, 0, 0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
  }

  @Test("A frame holds only the changed rectangle")
  func framesHoldOnlyWhatChanged() throws {
    var writer = AnimationWriter(gamut: .srgb, frameDuration: 0.04)
    var image = picture(0, width: 5, height: 4)
    try writer.add(image)
    image.samples[4 * (5 * 1 + 2)] = 65535
    image.samples[4 * (5 * 2 + 3) + 2] = 65535
    try writer.add(image)
    try writer.add(image)
    let controls = PNGChunk.all(in: writer.finish()).filter { $0.kind == "fcTL" }
    // Each number has four bytes, the lowest byte last.
    let areas = controls.map { control in [7, 11, 15, 19].map { Array(control.content)[$0] } }
    #expect(areas == [[5, 4, 0, 0], [2, 2, 2, 1], [1, 1, 0, 0]], "width, height, x, y")
  }

  /// Pillow composes every frame; the grey noise changes in rectangles, so each frame has a different area.
  @Test("Pillow reads every frame", .enabled(if: hasOracle, "Pillow is not installed; make test installs it"))
  func pillowReadsEveryFrame() throws {
    var generator = SeededGenerator(seed: 5)
    var writer = AnimationWriter(gamut: .displayP3, frameDuration: 0.04)
    var image = picture(0, width: 23, height: 17)
    var pictures: [[UInt8]] = []
    for _ in 0..<6 {
      let (left, top) = (Int(generator.next() % 23), Int(generator.next() % 17))
      for y in top..<17 {
        for x in left..<23 {
          let grey = UInt16(generator.next() % 256) * 257
          for channel in 0..<3 { image.samples[4 * (23 * y + x) + channel] = grey }
        }
      }
      try writer.add(image)
      pictures.append(image.samples.map { UInt8($0 / 257) })
    }
    let folder = try TemporaryFolder()
    let path = folder.path + "/motion.apng"
    try WholeFile.write(writer.finish(), to: path)
    let process = Process()
    process.executableURL = URL(filePath: Self.python)
    process.arguments = [SourceTree.root.appending(path: "Scripts/oracle/frames-pillow.py").path, path]
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Array(answer) == pictures.flatMap(\.self))
  }

  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path
  private static let hasOracle =
    FileManager.default.isExecutableFile(atPath: python)
    && (try? Data(contentsOf: SourceTree.root.appending(path: ".venv/installed-oracles.txt")))
      .map { String(decoding: $0, as: UTF8.self).contains("pillow") } ?? false

  @Test("Reject frames of another size")
  func framesHaveOneSize() throws {
    var writer = AnimationWriter(gamut: .srgb, frameDuration: 0.04)
    try writer.add(picture(0))
    #expect(throws: PNGWritingError.unsupportedSize(width: 4, height: 2)) {
      try writer.add(picture(0, width: 4))
    }
  }

  @Test("Data that is no PNG has no chunks")
  func whatIsNoPNGHasNoChunks() {
    #expect(PNGChunk.all(in: []).isEmpty)
    #expect(PNGChunk.all(in: [UInt8](repeating: 255, count: 40)).isEmpty)
  }
}
