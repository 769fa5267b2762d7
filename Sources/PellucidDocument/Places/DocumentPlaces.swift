// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidScene

/// The places of layers and windows in the text of a scene document, by key path.
package struct DocumentPlaces: Sendable {
  /// The place of one layer or window.
  package struct Place: Hashable, Sendable {
    /// The line and the column, both from 1; the column counts Unicode scalars.
    package let line: Int, column: Int
  }

  private var places: [String: Place] = [:]

  /// Finds the places in a text. A text that is not JSON has none; its reader reports the error.
  package init(of bytes: [UInt8], limits: SceneLimits = SceneLimits()) {
    if let document = try? JSONDocument(parsing: bytes, limits: limits.json) { collect(document) }
  }

  /// Finds the places in a parsed document.
  package init(in document: JSONDocument) { collect(document) }

  /// Returns the place of the layer or window at a key path, such as `windows[0].layers[2]`.
  package subscript(keyPath: String) -> Place? { places[keyPath] }

  private mutating func collect(_ document: JSONDocument) {
    let lines = document.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    collect(document.root["desktop"], "desktop", lines)
    collect(document.root["windows"], "windows", lines)
  }

  private mutating func collect(_ list: JSONNode?, _ path: String, _ lines: [ArraySlice<UInt8>]) {
    guard let list, case .array(let items) = list.value else { return }
    for (index, item) in items.enumerated() {
      let path = path + "[\(index)]"
      places[path] = Place(
        line: item.position.line, column: Self.scalars(before: item.position, lines) + 1)
      for key in Layer.Content.ChildrenKey.allCases {
        collect(item[key.rawValue], path + "." + key.rawValue, lines)
      }
    }
  }

  /// Returns the number of Unicode scalars before a position, whose column counts bytes.
  private static func scalars(before position: TextPosition, _ lines: [ArraySlice<UInt8>]) -> Int {
    guard lines.indices.contains(position.line - 1) else { return position.column - 1 }
    return String(decoding: lines[position.line - 1].prefix(position.column - 1), as: UTF8.self)
      .unicodeScalars.count
  }
}
