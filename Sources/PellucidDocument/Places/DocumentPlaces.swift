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

  /// Returns the place of the layer or window at a key path, such as `windows[0].layers[2]`; of a part that a component was
  /// lowered to, the place of the component.
  package subscript(keyPath: String) -> Place? {
    places[keyPath] ?? Self.component(around: keyPath).flatMap { places[$0] }
  }

  /// Returns the key path of the outermost component around a part; nil where there is none.
  private static func component(around keyPath: String) -> String? {
    let bytes = Array(keyPath.utf8), mark = Array(".component[".utf8)
    guard bytes.count > mark.count else { return nil }
    for start in 0...(bytes.count - mark.count) where bytes[start..<start + mark.count].elementsEqual(mark) {
      return String(decoding: bytes[..<start], as: UTF8.self)
    }
    return nil
  }

  private mutating func collect(_ document: JSONDocument) {
    let columns = ScalarColumns(document.bytes)
    collect(document.root["desktop"], "desktop", columns)
    collect(document.root["windows"], "windows", columns)
  }

  private mutating func collect(_ list: JSONNode?, _ path: String, _ columns: ScalarColumns) {
    guard let list, case .array(let items) = list.value else { return }
    for (index, item) in items.enumerated() {
      let path = path + "[\(index)]"
      places[path] = Place(line: item.position.line, column: columns.column(of: item.position))
      for key in Layer.Content.ChildrenKey.allCases {
        collect(item[key.rawValue], path + "." + key.rawValue, columns)
      }
    }
  }
}
