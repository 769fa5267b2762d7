// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads the outermost dictionary of a binary property list.
///
/// `PropertyListSerialization` expands what is shared each time it is named, so that 200 bytes can keep it
/// busy for years. This reader follows no more than the keys and values of one dictionary.
///
/// ```
/// bplist00 | objects | offsets of objects | 6 zeros, size of an offset, size of a reference,
///                                           count of objects, index of the top object, place of the offsets
/// ```
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let offsetSize: Int, referenceSize: Int, count: Int, top: Int, table: Int

  private static let trailerSize = 32
  /// Chosen: keys and values that rules ask for are shorter. Many keys can name one text, which is read for
  /// each of them.
  private static let longestText = 100

  static func begins(_ bytes: [UInt8]) -> Bool { bytes.starts(with: Array("bplist".utf8)) }

  init(_ bytes: [UInt8]) throws(ProjectFileError) {
    self.bytes = bytes
    guard bytes.count >= 8 + Self.trailerSize else { throw .malformed(line: nil) }
    let trailer = bytes.count - Self.trailerSize
    guard let count = Self.number(bytes[(trailer + 8)..<(trailer + 16)]),
      let top = Self.number(bytes[(trailer + 16)..<(trailer + 24)]),
      let table = Self.number(bytes[(trailer + 24)...]),
      (1...8).contains(bytes[trailer + 6]), (1...8).contains(bytes[trailer + 7])
    else { throw .malformed(line: nil) }
    (self.count, self.top, self.table) = (count, top, table)
    (offsetSize, referenceSize) = (Int(bytes[trailer + 6]), Int(bytes[trailer + 7]))
  }

  /// Returns the texts and Boolean values of the outermost dictionary; none where the list is an array or a
  /// value.
  func settings() throws(ProjectFileError) -> [Setting] {
    guard let place = place(of: top), let marker = slice(at: place, 1)?.first else {
      throw .malformed(line: nil)
    }
    guard marker >> 4 == 0xD else { return [] }
    guard let (entries, first) = length(at: place),
      let values = slice(at: first, entries, referenceSize).map(\.endIndex),
      slice(at: values, entries, referenceSize) != nil
    else { throw .malformed(line: nil) }
    return (0..<entries).compactMap { index in
      guard let key = object(at: first + index * referenceSize).flatMap({ text(at: $0) }),
        let value = object(at: values + index * referenceSize).flatMap({ value(at: $0) })
      else { return nil }
      return Setting(key: key, value: value)
    }
  }

  // MARK: Objects

  /// Returns the place of the object that a reference names.
  private func object(at reference: Int) -> Int? {
    slice(at: reference, 1, referenceSize).flatMap { Self.number($0) }.flatMap { place(of: $0) }
  }

  private func place(of object: Int) -> Int? {
    guard object < count else { return nil }
    let (distance, isTooFar) = object.multipliedReportingOverflow(by: offsetSize)
    let (place, isOutside) = table.addingReportingOverflow(distance)
    return isTooFar || isOutside ? nil : slice(at: place, 1, offsetSize).flatMap { Self.number($0) }
  }

  /// Returns the count of an object's parts and the place of the first one.
  private func length(at place: Int) -> (Int, first: Int)? {
    guard let marker = slice(at: place, 1)?.first else { return nil }
    if marker & 0xF < 0xF { return (Int(marker & 0xF), place + 1) }
    guard let size = slice(at: place + 1, 1)?.first, size >> 4 == 1, size & 0xF <= 3,
      let length = slice(at: place + 2, 1 << Int(size & 0xF)).flatMap({ Self.number($0) })
    else { return nil }
    return (length, place + 2 + 1 << Int(size & 0xF))
  }

  private func value(at place: Int) -> String? {
    switch slice(at: place, 1)?.first {
    case 0x08: "false"
    case 0x09: "true"
    case 0x10: slice(at: place + 1, 1)?.first.map { "\($0)" }
    default: text(at: place)
    }
  }

  private func text(at place: Int) -> String? {
    guard let marker = slice(at: place, 1)?.first, let (count, first) = length(at: place),
      count <= Self.longestText
    else {
      return nil
    }
    switch marker >> 4 {
    case 0x5: return slice(at: first, count).map { String(decoding: $0, as: UTF8.self) }
    case 0x6:
      return slice(at: first, count, 2).map { units in
        let values = stride(from: units.startIndex, to: units.endIndex, by: 2).map {
          UInt16(units[$0]) << 8 | UInt16(units[$0 + 1])
        }
        return String(decoding: values, as: UTF16.self)
      }
    default: return nil
    }
  }

  // MARK: Bytes

  /// Returns a number of parts of a size; nil where they end outside of the file.
  private func slice(at place: Int, _ count: Int, _ size: Int = 1) -> ArraySlice<UInt8>? {
    let (length, isTooLong) = count.multipliedReportingOverflow(by: size)
    guard !isTooLong, place >= 0, place <= bytes.count, length >= 0, length <= bytes.count - place else {
      return nil
    }
    return bytes[place..<(place + length)]
  }

  /// Returns the number whose bytes are given, the greatest first; nil for one that is greater than an `Int`.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int? {
    Int(exactly: bytes.reduce(UInt64(0)) { $0 << 8 | UInt64($1) })
  }
}
