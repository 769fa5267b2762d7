// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// The mark that a linker writes into a program or a library, which differs wherever its contents do (`NT_GNU_BUILD_ID`).
///
/// Reading it takes a small part of a millisecond, where a digest of the file takes seconds for all libraries of a program.
package enum BuildID {
  /// The bytes at the beginning of a file in which the mark is searched. Chosen: linkers write it before the code.
  private static let mostBytes = 1 << 16

  /// Returns the mark of a file in hexadecimal; nil for a file of another kind, or without one.
  package static func text(ofFile path: String) -> String? {
    guard let file = FileReading.open(path)?.file else { return nil }
    defer { close(file) }
    // Reading a regular file gives all bytes up to its end.
    var beginning = [UInt8](repeating: 0, count: mostBytes)
    let count = Glibc.read(file, &beginning, mostBytes)
    return count > 0 ? text(in: Array(beginning[..<count])) : nil
  }

  /// Returns the mark in the beginning of a file.
  package static func text(in bytes: [UInt8]) -> String? {
    // A file for 64 bits in little-endian order.
    guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(bytes, 32, 8),
      let size = number(bytes, 54, 2), let count = number(bytes, 56, 2), size >= 56
    else { return nil }
    for index in 0..<count {
      // A header of a segment: type, flags, offset, two addresses, size in the file.
      let header = table + index * size
      guard number(bytes, header, 4) == 4, let start = number(bytes, header + 8, 8),
        let length = number(bytes, header + 32, 8)
      else { continue }
      if let mark = mark(in: bytes, notes: start, length) { return mark }
    }
    return nil
  }

  /// Returns the mark among notes, each of which has the lengths of its name and its contents, and its type.
  private static func mark(in bytes: [UInt8], notes start: Int, _ length: Int) -> String? {
    guard length <= bytes.count, start <= bytes.count - length else { return nil }
    var place = start
    while place + 12 <= start + length {
      guard let name = number(bytes, place, 4), let contents = number(bytes, place + 4, 4),
        let type = number(bytes, place + 8, 4), name <= length, contents <= length
      else { return nil }
      let body = place + 12 + (name + 3) / 4 * 4
      guard body + contents <= start + length else { return nil }
      if type == 3, bytes[(place + 12)..<(place + 12 + name)].elementsEqual([0x47, 0x4E, 0x55, 0]) {
        return bytes[body..<(body + contents)].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
      }
      place = body + (contents + 3) / 4 * 4
    }
    return nil
  }

  /// Returns a number of the file; nil where the file has too few bytes, or for a number that is too large for any place in it.
  private static func number(_ bytes: [UInt8], _ place: Int, _ count: Int) -> Int? {
    guard place >= 0, place <= bytes.count - count else { return nil }
    let value = bytes[place..<(place + count)].reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    return value < 1 << 40 ? Int(value) : nil
  }
}
