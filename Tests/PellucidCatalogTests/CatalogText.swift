// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// Catalogs written in tests.
enum CatalogText {
  /// One folder of an asset; its path is its name.
  static func folder(_ json: String, named name: String = "Ink.colorset", files: [String] = []) throws
    -> CatalogFolder
  {
    try folder(Array(json.utf8), named: name, files: files)
  }

  static func folder(_ bytes: [UInt8], named name: String, files: [String] = []) throws -> CatalogFolder {
    struct NoRole: Error {}
    guard let role = CatalogFolder.Role(folderNamed: name, isInside: true) else { throw NoRole() }
    return CatalogFolder(path: name, catalog: "", role: role, text: .bytes(bytes), files: files)
  }

  static func library(_ json: String, named name: String = "Ink.colorset", files: [String] = []) throws
    -> AssetLibrary
  {
    AssetLibrary(reading: [try folder(json, named: name, files: files)])
  }

  /// A colour set whose entries are `colors`, such as `{"idiom": "universal"}`.
  static func colors(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
  }

  /// An entry with a grey of 8 bits, which says which entry it is.
  static func entry(_ level: Int, _ selectors: String = "") -> String {
    let components = #"{"red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000"}"#
    let rest = selectors.isEmpty ? "" : ", " + selectors
    let idiom = selectors.contains("idiom") ? "" : #""idiom": "universal", "#
    return #"{\#(idiom)"color": {"color-space": "srgb", "components": \#(components)}\#(rest)}"#
  }

  /// The list of appearances of an entry.
  static func appearances(_ words: String...) -> String {
    let items = words.map { word in
      #"{"appearance": "\#(word == "high" ? "contrast" : "luminosity")", "value": "\#(word)"}"#
    }
    return #""appearances": [\#(items.joined(separator: ", "))]"#
  }

  /// The first asset's colour set.
  static func set(_ entries: String...) throws -> ColorSet {
    struct NoSet: Error {}
    let json = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
    guard let set = try library(json).assets.first?.colors else { throw NoSet() }
    return set
  }
}

extension ColorSet.Value {
  /// The level of a grey that `CatalogText.entry` wrote.
  var level: Int? {
    guard case .color(let color) = self else { return nil }
    return Int((color.red * 255).rounded())
  }
}
