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
      .encode(width: Self.width, height: Self.height, alpha: .premultiplied, addsSums: true, fillRow: fill)
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

  /// Returns the file without its digest or with another one, and with its data or data that does not inflate.
  private func rebuilt(_ file: [UInt8], inflates: Bool = true, digest: PNGDigest? = nil) -> [UInt8] {
    let plain = PNGChunk.all(in: file).filter { $0.kind != PNGDigest.kind }.reduce(PNGChunk.signature) {
      let isLost = !inflates && $1.kind == "IDAT"
      return $0 + PNGChunk.bytes($1.kind, isLost ? [1, 2, 3] : $1.content)
    }
    return digest?.added(to: plain) ?? plain
  }

  /// Returns the digest of rows as the file holds them.
  private func digest(_ fill: (Int, inout [UInt8]) -> Void = Self.fill) -> PNGDigest {
    var (digest, row) = (PNGDigest(), [UInt8](repeating: 0, count: 4 * Self.width))
    var packed = row
    for y in 0..<Self.height {
      fill(y, &row)
      PNGWriter.pack(row, .premultiplied, into: &packed)
      digest.add(packed)
    }
    return digest
  }

  @Test("An equal digest replaces the comparison of rows")
  func aDigestStandsForTheRows() throws {
    let bytes = try written(.srgb)
    #expect(bytes == rebuilt(bytes, digest: digest()))
    #expect(isWritten(rebuilt(bytes), .srgb), "a file without one is read")
    #expect(isWritten(rebuilt(bytes, inflates: false, digest: digest()), .srgb), "and one with it is not")
    let other = digest { y, row in
      Self.fill(y, &row)
      row[0] ^= 1
    }
    #expect(isWritten(rebuilt(bytes, digest: other), .srgb), "a wrong one decides nothing")
    #expect(!isWritten(rebuilt(bytes, inflates: false, digest: other), .srgb))
  }

  /// A digest copied to a file with changed bytes does not match them.
  @Test("A changed file is compared by its rows")
  func changedFilesAreRead() throws {
    let bytes = try written(.srgb)
    let other = try written(.srgb) { y, row in
      Self.fill(y, &row)
      row[0] ^= 1
    }
    let ending = bytes.suffix(36)
    #expect(!isWritten(other.dropLast(36) + ending, .srgb))
    let start = bytes.firstRange(of: Array("IDAT".utf8))?.lowerBound ?? 0
    for index in start..<(bytes.count - 40) {
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
