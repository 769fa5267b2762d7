// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidHost

/// Tests of the uncompressed format in which the PDF program returns a page.
@Suite struct DrawnPageTests {
  /// Three pixels in two strips: opaque, half-transparent, and one whose blue was rounded beyond its alpha.
  private static let pixels: [UInt8] = [10, 20, 30, 255, 64, 0, 128, 128, 0, 1, 3, 2]

  /// Returns the pixels as a TIFF file; `packing` is the compression tag, where 1 means uncompressed.
  private static func file(isLittleEndian: Bool = true, width: Int = 3, packing: Int = 1) -> [UInt8] {
    func number(_ value: Int, _ size: Int) -> [UInt8] {
      let bytes = (0..<size).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
      return isLittleEndian ? bytes : bytes.reversed()
    }
    let (pixelsAt, bitsAt, placesAt, lengthsAt, listAt) = (8, 20, 28, 36, 44)
    func short(_ tag: Int, _ value: Int) -> [UInt8] {
      number(tag, 2) + number(3, 2) + number(1, 4) + number(value, 2) + [0, 0]
    }
    func list(_ tag: Int, _ kind: Int, _ count: Int, at place: Int) -> [UInt8] {
      number(tag, 2) + number(kind, 2) + number(count, 4) + number(place, 4)
    }
    let items = [
      short(256, width), short(257, 1), list(258, 3, 4, at: bitsAt), short(259, packing),
      list(273, 4, 2, at: placesAt), list(279, 4, 2, at: lengthsAt), short(284, 1),
    ]
    let head = (isLittleEndian ? [0x49, 0x49] : [0x4D, 0x4D]) + number(42, 2) + number(listAt, 4)
    let bits = [8, 8, 8, 8].flatMap { number($0, 2) }
    let strips = [pixelsAt, pixelsAt + 8, 8, 4].flatMap { number($0, 4) }
    return head + pixels + bits + strips + number(items.count, 2) + items.flatMap(\.self)
  }

  @Test("Both byte orders are read")
  func eitherOrderOfBytesIsRead() throws {
    for isLittleEndian in [true, false] {
      let page = try #require(DrawnPage(Self.file(isLittleEndian: isLittleEndian)))
      let picture = try #require(try page.picture(limits: ImageLimits()))
      #expect(picture.width == 3 && picture.height == 1)
      let opaque: [UInt16] = [2570, 5140, 7710, 65535]
      let half: [UInt16] = [32768, 0, 65535, 32896]
      let faint: [UInt16] = [0, 32768, 65535, 514]
      #expect(picture.samples == opaque + half + faint)
    }
  }

  @Test("Other files are no page")
  func otherFilesAreNone() throws {
    #expect(try DrawnPage(Self.file(packing: 5))?.picture(limits: ImageLimits()) == nil)
    for width in [2, 4, 60_000] {
      let picture = try? DrawnPage(Self.file(width: width))?.picture(limits: ImageLimits())
      #expect(picture == nil, "\(width)")
    }
    #expect(DrawnPage(Array("%PDF-1.4".utf8)) == nil)
    #expect(DrawnPage([]) == nil)
  }

  @Test("Truncated and damaged files are no page")
  func damagedFilesEnd() throws {
    let file = Self.file()
    // The last value uses two of its four bytes.
    for count in 0..<file.count - 2 {
      #expect(try DrawnPage(Array(file.prefix(count)))?.picture(limits: ImageLimits()) == nil)
    }
    for place in file.indices {
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var damaged = file
        damaged[place] = value
        _ = try? DrawnPage(damaged)?.picture(limits: ImageLimits())
      }
    }
  }
}
