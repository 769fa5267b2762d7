// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of whether a file holds exactly the rows that would be written.
@Suite struct PNGComparisonTests {
  private static let width = 7, height = 5

  /// Fills a row with premultiplied samples; the upper rows are opaque, the lower ones have any alpha.
  private static func fill(_ y: Int, _ row: inout [UInt8]) {
    for x in 0..<width {
      let alpha = y < 2 ? 255 : [0, 1, 77, 128, 254, 255, 30][x]
      for lane in 0..<3 { row[4 * x + lane] = UInt8((x * 31 + y * 57 + lane * 91) % 256 * alpha / 255) }
      row[4 * x + 3] = UInt8(alpha)
    }
  }

  private func written(
    _ gamut: Gamut, _ fill: (Int, inout [UInt8]) -> Void = Self.fill
  ) throws -> [UInt8] {
    try PNGWriter(gamut: gamut, compressionLevel: 1)
      .encode(width: Self.width, height: Self.height, alpha: .premultiplied, fillRow: fill)
  }

  private func isWritten(_ bytes: [UInt8], _ gamut: Gamut, width: Int = Self.width) -> Bool {
    PNGWriter(gamut: gamut).wouldWrite(bytes, width: width, height: Self.height, fillRow: Self.fill)
  }

  @Test("A file equals the rows it was written from", arguments: Gamut.allCases)
  func knowsItsOwn(gamut: Gamut) throws {
    let bytes = try written(gamut)
    #expect(isWritten(bytes, gamut))
    for other in Gamut.allCases where other != gamut { #expect(!isWritten(bytes, other)) }
    #expect(!isWritten(bytes, gamut, width: Self.width - 1))
  }

  /// A difference of one step in any sample is detected; only the colour of clear pixels is lost, as in the file.
  @Test("Every sample is compared")
  func everySampleCounts() throws {
    for y in 0..<Self.height {
      for index in 0..<(4 * Self.width) {
        var before: [UInt8] = []
        let bytes = try written(.srgb) { row, samples in
          Self.fill(row, &samples)
          guard row == y else { return }
          before = samples
          samples[index] = samples[index] == 0 ? 1 : samples[index] - 1
        }
        let isColor = index % 4 < 3
        let isHidden = before[index / 4 * 4 + 3] == 0 && isColor
        #expect(isWritten(bytes, .srgb) == isHidden, "row \(y), sample \(index)")
      }
    }
  }

  /// The last chunk of earlier versions held checksums of the rows, made by whoever wrote the file.
  @Test("The pixels decide, and no chunk that describes them")
  func forgedChunksDecideNothing() throws {
    let bytes = try written(.srgb)
    let forged = try written(.srgb) { _, row in
      for index in row.indices { row[index] = index % 4 == 1 ? 0 : 255 }
    }
    for kind in ["plDG", "tEXt", "zzZz"] {
      let chunk = PNGChunk.bytes(kind, Array("the digest of another picture".utf8))
      func ending(_ file: [UInt8]) -> [UInt8] { file.dropLast(12) + chunk + file.suffix(12) }
      #expect(isWritten(ending(bytes), .srgb))
      #expect(!isWritten(ending(forged), .srgb))
    }
    let start = bytes.firstRange(of: Array("IDAT".utf8))?.lowerBound ?? 0
    for index in start..<(bytes.count - 16) {
      var damaged = bytes
      damaged[index] ^= 0x10
      #expect(!isWritten(damaged, .srgb), "byte \(index)")
    }
  }

  /// Opaque files, other formats, damaged and truncated files differ, and never trap.
  @Test("Other and damaged files differ")
  func otherFilesAreFalse() throws {
    let bytes = try written(.srgb)
    for count in stride(from: 0, to: bytes.count, by: 3) {
      #expect(!isWritten(Array(bytes[..<count]), .srgb), "\(count) bytes")
    }
    var damaged = bytes
    damaged[bytes.count / 2] ^= 0x55
    #expect(!isWritten(damaged, .srgb))
    for name in ["rgb-8.png", "rgba-16.png", "rgba-8.png"] {
      #expect(!isWritten(try ImageFixture.bytes(name), .srgb))
    }
    let narrow = ImageLimits(maximumPixels: Self.width * Self.height - 1)
    let isRead = PNGWriter(gamut: .srgb)
      .wouldWrite(bytes, width: Self.width, height: Self.height, limits: narrow, fillRow: Self.fill)
    #expect(!isRead)
  }
}
