// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJSON
import PellucidJudge

/// The places of the entries of assets in their files; a file is read once, when something of it is reported.
package struct CatalogPlaces: Sendable {
  /// The folder that the paths of a library are relative to.
  let root: String
  /// The file that was asked for last: findings come by file.
  private var last: (file: String, document: JSONDocument)?

  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameter read: Returns the bytes of a file; nil where it cannot be read.
  package init(root: String, read: @escaping @Sendable (String) -> [UInt8]?) {
    (self.root, self.read) = (root, read)
  }

  /// Returns a path of the library as one that the current folder leads to.
  func path(_ path: String) -> String {
    if path.isEmpty { return root }
    return root == "." ? path : root == "/" ? "/" + path : root + "/" + path
  }

  /// Returns the place of an entry.
  ///
  /// - Parameters:
  ///   - asset: The path of its folder in the library.
  ///   - entry: The index in the list of its file; nil for all of it.
  package mutating func place(of asset: String, entry: Int?, name: String) -> Place {
    let file = path(asset) + "/Contents.json"
    var place = Place(file: file, layer: name)
    guard let entry, let document = document(file) else { return place }
    for key in ["colors", "images"] {
      guard case .array(let items)? = document.root[key]?.value, items.indices.contains(entry) else {
        continue
      }
      place.keyPath = "\(key)[\(entry)]"
      (place.line, place.column) = Self.inScalars(items[entry].position, document.bytes)
    }
    return place
  }

  private mutating func document(_ file: String) -> JSONDocument? {
    if let last, last.file == file { return last.document }
    let limits = JSONLimits(bytes: CatalogLimits().fileBytes, depth: 64, values: 1_000_000)
    guard let bytes = read(file), bytes.count <= limits.bytes,
      let document = try? JSONDocument(parsing: bytes, limits: limits, dialect: .trailingCommas)
    else { return nil }
    last = (file, document)
    return document
  }

  /// Columns of the parser count bytes, those of reports scalars.
  private static func inScalars(_ position: TextPosition, _ bytes: [UInt8]) -> (line: Int, column: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return (position.line, position.column) }
    let before = String(decoding: lines[position.line - 1].prefix(position.column - 1), as: UTF8.self)
    return (position.line, before.unicodeScalars.count + 1)
  }
}
