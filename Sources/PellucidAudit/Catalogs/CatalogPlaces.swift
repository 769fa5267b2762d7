// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON
import PellucidJudge

/// A locator of assets' entries in their files. A file is read when an entry of it is first reported.
package struct CatalogPlaces: Sendable {
  /// The folder that the paths of a library are relative to.
  let root: String
  /// A cache of the last document, because findings are sorted by file.
  private var last: (file: String, document: JSONDocument)?

  private let read: @Sendable (String) -> [UInt8]?

  /// - Parameter read: A closure that returns the bytes of a file; nil if the file cannot be read.
  package init(root: String, read: @escaping @Sendable (String) -> [UInt8]?) {
    (self.root, self.read) = (root, read)
  }

  /// Returns the path of a file of the library as seen from the current folder.
  func path(_ path: String) -> String {
    if path.isEmpty { return root }
    return root == "." ? path : root == "/" ? "/" + path : root + "/" + path
  }

  /// Returns the place of an entry in the file of its asset.
  ///
  /// - Parameters:
  ///   - asset: The path of the asset's folder in the library.
  ///   - entry: The index in the list of the asset's file; nil for the file as a whole.
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

  /// Returns the parsed document of a file; nil if it cannot be read or parsed.
  private mutating func document(_ file: String) -> JSONDocument? {
    if let last, NameMatch.same(last.file, file) { return last.document }
    let limits = JSONLimits(bytes: CatalogLimits().fileBytes, depth: 64, values: 1_000_000)
    guard let bytes = read(file), bytes.count <= limits.bytes,
      let document = try? JSONDocument(parsing: bytes, limits: limits, dialect: .trailingCommas)
    else { return nil }
    last = (file, document)
    return document
  }

  /// Returns a position with its column counted in Unicode scalars, as reports have it; the parser counts bytes.
  private static func inScalars(_ position: TextPosition, _ bytes: [UInt8]) -> (line: Int, column: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return (position.line, position.column) }
    let before = String(decoding: lines[position.line - 1].prefix(position.column - 1), as: UTF8.self)
    return (position.line, before.unicodeScalars.count + 1)
  }
}
