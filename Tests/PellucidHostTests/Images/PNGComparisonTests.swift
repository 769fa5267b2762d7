// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Whether a file holds just the rows that would be written.
@Suite struct PNGComparisonTests {
  private static let width = 7, height = 5

  /// Premultiplied; the upper rows opaque, the lower ones anything from clear to opaque.
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

  @Test(arguments: Gamut.allCases)
  func knowsItsOwn(gamut: Gamut) throws {
    let bytes = try written(gamut)
    #expect(isWritten(bytes, gamut))
    for other in Gamut.allCases where other != gamut { #expect(!isWritten(bytes, other)) }
    #expect(!isWritten(bytes, gamut, width: Self.width - 1))
  }

  /// One step of any sample anywhere is seen; only colours that nobody sees are lost, as in the file.
  @Test func everySampleCounts() throws {
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

  /// Opaque files without alpha, other formats, damage and rest of files are no reason to trap.
  @Test func otherFilesAreFalse() throws {
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
