// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidPlan
import PellucidTestSupport

@testable import PellucidHost

/// The pictures of Tests/Fixtures/Images, written by Scripts/make-image-fixtures.py.
enum ImageFixture {
  static let folder = SourceTree.fixtures.appending(path: "Images")

  static var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
  }

  static func path(_ name: String) -> String { folder.appending(path: name).path }

  static func bytes(_ name: String) throws -> [UInt8] {
    try [UInt8](Data(contentsOf: folder.appending(path: name)))
  }

  static func read(_ name: String, gamut: Gamut = .srgb) throws -> PixelImage {
    try ImageReader().read(path: path(name), gamut: gamut)
  }

  /// The width and height of pictures with computed samples.
  static let width = 9, height = 7

  /// Returns the sample that the generator stores, as a 16-bit value.
  static func sample(_ channel: Int, _ x: Int, _ y: Int, depth: Int) -> UInt16 {
    let highest = 1 << depth - 1
    let stored = (x * 3701 + y * 5903 + channel * 10111 + x * y * 1117) % (highest + 1)
    return UInt16(stored * 65535 / highest)
  }

  /// Returns straight lanes with alpha multiplied in.
  static func premultiplied(_ lanes: [UInt16]) -> SIMD4<UInt16> {
    let alpha = Double(lanes[3]) / 65535
    let colors = lanes[..<3].map { UInt16((Double($0) * alpha).rounded()) }
    return SIMD4(colors[0], colors[1], colors[2], lanes[3])
  }
}

/// Builds PNG chunks for files that no encoder writes.
enum PNGChunks {
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + data
    return bigEndian(data.count) + body + bigEndian(Int(checksum(body)))
  }

  static func bigEndian(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func header(width: Int, height: Int, depth: UInt8 = 8, kind: UInt8 = 6) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10]
      + chunk("IHDR", bigEndian(width) + bigEndian(height) + [depth, kind, 0, 0, 0])
  }

  /// Returns the name and the content of each chunk.
  static func list(_ file: [UInt8]) -> [(name: String, data: [UInt8])] {
    var (position, result) = (8, [(name: String, data: [UInt8])]())
    while position + 12 <= file.count {
      let count = file[position..<(position + 4)].reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: file[(position + 4)..<(position + 8)], as: UTF8.self)
      result.append((name, Array(file[(position + 8)..<(position + 8 + count)])))
      position += 12 + count
    }
    return result
  }

  /// Computes the CRC-32 of ISO 3309.
  private static func checksum(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(0xFFFF_FFFF as UInt32) { sum, byte in
      (0..<8).reduce(sum ^ UInt32(byte)) { value, _ in
        value & 1 == 1 ? value >> 1 ^ 0xEDB8_8320 : value >> 1
      }
    }
  }
}
