// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// The colour sets of a catalog as a resolver document, with a modifier for each selector that variants have.
///
/// Each token has the colour that the system draws with in its contexts. The description of the set goes along as an extension, from
/// which `TokenCatalog` writes the same bytes again, with the changes of tokens. A set without colours is a group with its description.
package struct CatalogTokens: Sendable {
  /// The key of the extension.
  static let key = "pellucid.catalog"

  /// A file of a catalog.
  package struct File: Hashable, Sendable {
    /// The path of its folder in the catalog, such as `Brand/Ink.colorset`; empty for the catalog itself.
    package var folder: String
    package var contents: [UInt8]

    package init(folder: String, contents: [UInt8]) { (self.folder, self.contents) = (folder, contents) }
  }

  /// The descriptions of colour sets, of the folders around them and of the catalog.
  private let files: [File]
  private let limits: TokenLimits

  package init(_ files: [File], limits: TokenLimits = TokenLimits()) {
    (self.files, self.limits) = (files, limits)
  }

  /// Returns the document.
  package func json(name: String, description: String) throws(TokenFault) -> JSONText {
    var sets: [(file: File, set: ColorSet)] = []
    for file in files where file.folder.hasSuffix(".colorset") {
      guard let set = ColorSet(readingTokens: file.contents) else {
        throw TokenFault(.unreadableSet, at: file.folder + "/Contents.json")
      }
      sets.append((file, set))
    }
    guard !sets.isEmpty else { throw TokenFault(.noColors) }
    let modifiers = CatalogDimension.modifiers(of: sets.map { $0.set })
    var choices: [(indices: [Int], choice: CatalogChoice)] = []
    for choice in try limits.choices(of: modifiers, tokens: sets.count) {
      choices.append((choice, try CatalogChoice(choice, of: modifiers)))
    }
    var names = TokenNames()
    var writer = TokenWriter(modifiers: modifiers)
    for file in files where !file.folder.hasSuffix(".colorset") {
      writer.add(names.path(of: file.folder), extensions: Self.extensions(of: file))
    }
    for (file, set) in sets {
      var values = TokenValues()
      for (indices, choice) in choices {
        values.values[indices] = try set.tokenColor(for: choice.traits, at: file.folder).map { .color($0) }
      }
      let path = names.path(of: file.folder)
      guard let usual = values.usual else {
        writer.add(path, extensions: Self.extensions(of: file))
        continue
      }
      writer.add(path, extensions: Self.extensions(of: file), usual)
      if modifiers.indices.contains(where: { values.depend(on: $0) }) { writer.add(path, values) }
    }
    return .object(
      [
        ("$schema", .string("https://www.designtokens.org/schemas/2025.10/resolver.json")),
        ("name", .string(name)), ("version", .string("2025.10")), ("description", .string(description)),
      ] + writer.members)
  }

  private static func extensions(of file: File) -> JSONText {
    .object([
      key: .object([
        "folder": .string(file.folder), "contents": .string(String(decoding: file.contents, as: UTF8.self)),
      ])
    ])
  }
}

/// The paths of tokens for the folders of a catalog: names without the characters that tokens must not have, each once in its group.
private struct TokenNames {
  private var paths: [ExactName: [String]] = [:]
  private var taken: Set<[ExactName]> = []

  mutating func path(of folder: String) -> [String] {
    guard !folder.isEmpty else { return [] }
    if let path: [String] = paths[ExactName(folder)] { return path }
    let cut = folder.utf8.lastIndex(of: UInt8(ascii: "/"))
    var parent: [String] = []
    if let cut { parent = self.path(of: String(folder[..<cut])) }
    let last = cut.map { String(folder[folder.utf8.index(after: $0)...]) } ?? folder
    let name = Self.name(last.hasSuffix(".colorset") ? String(last.dropLast(9)) : last)
    var path = parent + [name]
    var number = 2
    while !taken.insert(path.map { ExactName($0) }).inserted {
      path = parent + ["\(name)-\(number)"]
      number += 1
    }
    paths[ExactName(folder)] = path
    return path
  }

  private static func name(_ name: String) -> String {
    let bytes = name.utf8.map { ".{}".utf8.contains($0) ? UInt8(ascii: "-") : $0 }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.utf8.first == UInt8(ascii: "$") || text.isEmpty ? "-" + text.dropFirst() : text
  }
}
