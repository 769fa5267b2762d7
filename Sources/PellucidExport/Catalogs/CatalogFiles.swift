// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// The files of a catalog, as its colour sets are added.
struct CatalogFiles {
  private var folders: [ExactName: [UInt8]] = [ExactName(""): Self.contents([:])]
  private var sets: [CatalogTokens.File] = []
  private var taken: Set<ExactName> = []

  var hasSets: Bool { !sets.isEmpty }

  /// The descriptions of the catalog and its folders, the outer ones first, and those of colour sets, in the order in which they came.
  var all: [CatalogTokens.File] {
    folders.keys.sorted().map { CatalogTokens.File(folder: $0.text, contents: folders[$0] ?? []) } + sets
  }

  /// Adds a colour set, with the folders around it, which are namespaces unless described otherwise.
  ///
  /// - Parameter path: The path of the token, for errors.
  mutating func add(_ contents: [UInt8], to folder: String, at path: String) throws(TokenFault) {
    try Self.check(folder, isSet: true, at: path)
    guard taken.insert(ExactName(folder)).inserted else { throw TokenFault(.samePath(folder), at: path) }
    sets.append(CatalogTokens.File(folder: folder, contents: contents))
    for parent in Self.parents(of: folder) where folders[ExactName(parent)] == nil {
      folders[ExactName(parent)] = Self.contents(["properties": .object(["provides-namespace": .bool(true)])])
    }
  }

  /// Adds what a group describes: a colour set without colours, or a folder, if colour sets lie in it.
  mutating func add(
    contentsOfGroup source: (folder: String, contents: String), at path: String
  ) throws(TokenFault) {
    let contents = Array(source.contents.utf8)
    guard source.folder.hasSuffix(".colorset") else {
      if !source.folder.isEmpty { try Self.check(source.folder, isSet: false, at: path) }
      if folders[ExactName(source.folder)] != nil { folders[ExactName(source.folder)] = contents }
      return
    }
    guard let set = ColorSet(readingTokens: contents), !set.hasColors else {
      throw TokenFault(.unreadableSet, at: path)
    }
    try add(contents, to: source.folder, at: path)
  }

  /// Returns a description in Xcode's notation.
  static func contents(_ members: KeyValuePairs<String, JSONText>) -> [UInt8] {
    let info = JSONText.object(["author": .string("xcode"), "version": .whole(1)])
    let all = members.map { (key: $0.key, value: $0.value) } + [(key: "info", value: info)]
    return Array((JSONText.object(all).sorted.text(in: .xcode) + "\n").utf8)
  }

  /// Returns the folders around a folder, the outer ones first.
  private static func parents(of folder: String) -> [String] {
    let steps = NameMatch.parts(of: folder, at: "/")
    return (1..<max(steps.count, 1)).map { steps[..<$0].joined(separator: "/") }
  }

  /// Throws for a path that leads out of the catalog or that a catalog does not have.
  private static func check(_ folder: String, isSet: Bool, at path: String) throws(TokenFault) {
    let steps = NameMatch.parts(of: folder, at: "/")
    let isGood = steps.enumerated().allSatisfy { index, step in
      let isLastOfSet = isSet && index == steps.count - 1
      let name = isLastOfSet ? String(step.dropLast(9)) : step
      return !name.isEmpty && step.utf8.count <= 255 && !step.utf8.contains(0) && step != ".." && step != "."
        && (isLastOfSet ? step.hasSuffix(".colorset") : AssetKind(folderNamed: step) == nil)
    }
    guard isGood, steps.count <= 64 else { throw TokenFault(.badPath(folder), at: path) }
  }
}
