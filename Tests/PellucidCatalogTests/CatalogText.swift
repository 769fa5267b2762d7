// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// Catalogs written as text in tests.
enum CatalogText {
  /// Returns the folder of one asset; its path is its name.
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

  /// Returns a colour set whose entries are `entries`, such as `{"idiom": "universal"}`.
  static func colors(_ entries: String...) -> String {
    #"{"colors": [\#(entries.joined(separator: ", "))], "info": {"author": "xcode", "version": 1}}"#
  }

  /// Returns an entry with an 8-bit grey, whose level identifies the entry.
  static func entry(_ level: Int, _ selectors: String = "") -> String {
    let components = #"{"red": "\#(level)", "green": "\#(level)", "blue": "\#(level)", "alpha": "1.000"}"#
    let rest = selectors.isEmpty ? "" : ", " + selectors
    let idiom = selectors.contains("idiom") ? "" : #""idiom": "universal", "#
    return #"{\#(idiom)"color": {"color-space": "srgb", "components": \#(components)}\#(rest)}"#
  }

  /// Returns the list of appearances of an entry.
  static func appearances(_ words: String...) -> String {
    let items = words.map { word in
      #"{"appearance": "\#(word == "high" ? "contrast" : "luminosity")", "value": "\#(word)"}"#
    }
    return #""appearances": [\#(items.joined(separator: ", "))]"#
  }

  /// Returns the colour set of the first asset.
  static func set(_ entries: String...) throws -> ColorSet {
    struct NoSet: Error {}
    let json = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
    guard let set = try library(json).assets.first?.colors else { throw NoSet() }
    return set
  }
}

extension ColorSet.Value {
  /// The level of a grey written by `CatalogText.entry`; nil for other values.
  var level: Int? {
    guard case .color(let color) = self else { return nil }
    return Int((color.red * 255).rounded())
  }
}
