// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A place in a document as editors count it: a line, and units of text before it in the line, both from 0.
struct EditorPosition: Hashable, Sendable {
  var line: Int
  var character: Int

  var json: JSONText { .object(["line": .whole(line), "character": .whole(character)]) }
}

/// The units in which an editor counts the text before a place in its line.
enum PositionEncoding: String, Sendable {
  /// Bytes.
  case utf8 = "utf-8"
  /// Words of 16 bits, of which a character outside the Basic Multilingual Plane has two. Every editor has them.
  case utf16 = "utf-16"
  /// Unicode scalars.
  case utf32 = "utf-32"

  /// Returns the number of units of a Unicode scalar by the first of its bytes; 0 for another byte.
  func units(ofScalarWith first: UInt8) -> Int {
    if first & 0xC0 == 0x80 { return 0 }
    let bytes = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    switch self {
    case .utf8: return bytes
    case .utf16: return bytes == 4 ? 2 : 1
    case .utf32: return 1
    }
  }
}

extension CallParameters {
  /// Returns a place that must be there.
  func position(_ key: String) throws(CallError) -> EditorPosition {
    let position = try requiredObject(key)
    guard let line = try position.count("line"), let character = try position.count("character") else {
      throw CallError(.invalidParameters, .wrongKind(key: key, .position))
    }
    return EditorPosition(line: line, character: character)
  }

  /// Returns the places where a range begins and ends, which must be there.
  func range(_ key: String) throws(CallError) -> (start: EditorPosition, end: EditorPosition) {
    let range = try requiredObject(key)
    return (try range.position("start"), try range.position("end"))
  }
}
