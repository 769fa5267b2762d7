// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// A locator of assets' entries in their files. A file is read when an entry of it is first reported.
package struct CatalogPlaces: Sendable {
  /// The folder that the paths of a library are relative to.
  let root: String
  /// A cache of the last document, because findings are sorted by file.
  private var last: (file: String, document: JSONDocument, lines: LineTable)?

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
    guard let entry, let (document, lines) = document(file) else { return place }
    for key in ["colors", "images"] {
      guard case .array(let items)? = document.root[key]?.value, items.indices.contains(entry) else {
        continue
      }
      place.keyPath = "\(key)[\(entry)]"
      let position = items[entry].position
      (place.line, place.column) = (position.line, lines.column(of: position))
    }
    return place
  }

  /// Returns the parsed document of a file and its lines; nil if it cannot be read or parsed.
  private mutating func document(_ file: String) -> (JSONDocument, LineTable)? {
    if let last, NameMatch.same(last.file, file) { return (last.document, last.lines) }
    let limits = JSONLimits(bytes: CatalogLimits().fileBytes, depth: 64, values: 1_000_000)
    guard let bytes = read(file), bytes.count <= limits.bytes,
      let document = try? JSONDocument(parsing: bytes, limits: limits, dialect: .trailingCommas)
    else { return nil }
    let lines = LineTable(document.bytes)
    last = (file, document, lines)
    return (document, lines)
  }
}
