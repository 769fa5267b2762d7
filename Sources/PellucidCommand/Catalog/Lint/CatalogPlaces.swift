// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// Where the entries of assets stand in their files; a file is read once, when something of it is told.
struct CatalogPlaces {
  /// The folder that the paths of a library are relative to.
  let root: String
  /// The file that was asked for last: findings come by file.
  private var last: (file: String, document: JSONDocument)?

  init(root: String) { self.root = root }

  func path(_ path: String) -> String { path.isEmpty ? root : Paths.joined(root, path) }

  /// - Parameters:
  ///   - asset: The path of its folder.
  ///   - entry: Of the list of the file; nil for all of it.
  mutating func place(of asset: String, entry: Int?, name: String) -> Place {
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
    guard let bytes = try? FileReading.bytes(of: file, maximumBytes: limits.bytes),
      let document = try? JSONDocument(parsing: bytes, limits: limits, dialect: .trailingCommas)
    else { return nil }
    last = (file, document)
    return document
  }

  /// Columns of the parser count bytes, those of reports scalars.
  static func inScalars(_ position: TextPosition, _ bytes: [UInt8]) -> (line: Int, column: Int) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.indices.contains(position.line - 1) else { return (position.line, position.column) }
    let before = String(decoding: lines[position.line - 1].prefix(position.column - 1), as: UTF8.self)
    return (position.line, before.unicodeScalars.count + 1)
  }
}
