// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// The catalog of a document of tokens: the inverse of `CatalogTokens`.
///
/// A token that came from a catalog keeps the description of its colour set, in which only what the token changes is edited. Other
/// tokens become new colour sets, in folders that are namespaces.
package struct TokenCatalog: Sendable {
  /// The descriptions of the catalog, its folders and colour sets, the outer ones first.
  package let files: [CatalogTokens.File]

  package init(_ bytes: [UInt8], limits: TokenLimits = TokenLimits()) throws(TokenFault) {
    let reader = try TokenReader(bytes, limits: limits)
    let usual = try reader.tokens(reader.modifiers.map { _ in 0 })
    var choices: [Choice] = []
    for indices in try limits.choices(of: reader.modifiers, tokens: usual.paths.count) {
      let choice = try CatalogChoice(indices, of: reader.modifiers)
      choices.append(Choice(rank: indices.count { $0 != 0 }, choice, try reader.tokens(indices)))
    }
    choices.sort { $0.rank < $1.rank }
    var files = CatalogFiles()
    for path in usual.paths where try reader.color(at: path, in: usual) != nil {
      guard !path.text.hasPrefix("when.") else { continue }
      var wanted: [TokenColor] = []
      for choice in choices {
        guard let color = try reader.color(at: path, in: choice.tokens) else {
          throw TokenFault(.badColor, at: path.text)
        }
        wanted.append(color)
      }
      let source = reader.extensions[path]
      let folder =
        source?.folder ?? NameMatch.parts(of: path.text, at: ".").joined(separator: "/") + ".colorset"
      let old = source.map { Array($0.contents.utf8) } ?? CatalogFiles.contents(["colors": .array([])])
      try files.add(try Self.edited(old, to: wanted, choices, at: path.text), to: folder, at: path.text)
    }
    let taken = Set(usual.paths)
    for (path, source) in reader.extensions.sorted(by: { $0.key < $1.key }) where !taken.contains(path) {
      try files.add(contentsOfGroup: source, at: path.text)
    }
    guard files.hasSets else { throw TokenFault(.noColors) }
    self.files = files.all
  }

  /// The tokens in some contexts.
  private struct Choice {
    /// The number of contexts that are not the usual ones.
    let rank: Int
    let variant: CatalogChoice
    let tokens: TokenReader.Tokens

    init(rank: Int, _ variant: CatalogChoice, _ tokens: TokenReader.Tokens) {
      (self.rank, self.variant, self.tokens) = (rank, variant, tokens)
    }
  }

  /// Returns a description whose variants give the colours that are wanted, with no change where they do so already.
  private static func edited(
    _ contents: [UInt8], to wanted: [TokenColor], _ choices: [Choice], at path: String
  ) throws(TokenFault) -> [UInt8] {
    var contents = contents
    guard var set = ColorSet(readingTokens: contents) else { throw TokenFault(.unreadableSet, at: path) }
    for (index, choice) in choices.enumerated() {
      guard try set.tokenColor(for: choice.variant.traits, at: path) != wanted[index] else { continue }
      let selectors = target(in: set, of: index, wanted, choices)
      let edit = ColorSetEdit(.color(wanted[index].catalogColor), for: selectors)
      guard let bytes = try? edit.applied(to: contents), let new = ColorSet(readingTokens: bytes) else {
        throw TokenFault(.inexpressible, at: path)
      }
      (contents, set) = (bytes, new)
    }
    for (index, choice) in choices.enumerated() {
      guard try set.tokenColor(for: choice.variant.traits, at: path) == wanted[index] else {
        throw TokenFault(.inexpressible, at: path)
      }
    }
    return contents
  }

  /// Returns the variant to write: the one in use, if it may change everywhere, or else one for these contexts alone.
  private static func target(
    in set: ColorSet, of index: Int, _ wanted: [TokenColor], _ choices: [Choice]
  ) -> Selectors {
    guard let own = set.match(for: choices[index].variant.traits)?.match.index else {
      return choices[index].variant.selectors
    }
    let agrees = choices.indices.allSatisfy { other in
      set.match(for: choices[other].variant.traits)?.match.index != own || wanted[other] == wanted[index]
    }
    return agrees ? set.entries[own].selectors : choices[index].variant.selectors
  }
}
