// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// A foreground colour set and the ground that it lies on.
package struct ColorPair: Hashable, Sendable {
  /// The index of the foreground's colour set in the library.
  package var foreground: Int
  package var background: Ground
  /// The role of the foreground: `text`, `largeText` or `symbol`.
  package var use: ColorRole
  package var source: JudgingSource
  /// The schemes in which the colours meet, since a scene may always be dark.
  package var schemes = Appearance.allCases

  /// The ground of a foreground.
  package enum Ground: Hashable, Sendable {
    case asset(Int)
    /// A fixed colour, equal in every variant.
    case color(EncodedColor)
    /// A colour of the system, which depends on the variant.
    case system(ColorReference)
    /// The surface of the scheme, which is assumed where the ground is unknown.
    case surface
  }

  package init(_ foreground: Int, on background: Ground, as use: ColorRole, _ source: JudgingSource) {
    (self.foreground, self.background, self.use, self.source) = (foreground, background, use, source)
  }
}

extension ColorPair {
  /// The pair without its source, for detecting duplicates.
  fileprivate var meaning: ColorPair {
    var pair = self
    pair.source = .named(.likely)
    return pair
  }
}

/// The roles and pairs of a library's colour sets, collected from the configuration, from scenes and from names.
struct KnownColors: Sendable {
  /// The roles by the index of the asset; sets without a role are missing.
  private(set) var roles: [Int: (role: ColorRole, source: JudgingSource)] = [:]
  /// The meanings of the sets' names, by the index of the asset.
  private(set) var named: [Int: NamedRole] = [:]
  private(set) var pairs: [ColorPair] = []
  /// The names in the configuration that no colour set has.
  private(set) var unknown: [(name: LintConfiguration.Name, nearest: String?)] = []
  /// The catalogs whose names suggest more pairs of colours, or more levels, than are judged.
  private(set) var cutPairs: [String] = [], cutLevels: [String] = []
  private let library: AssetLibrary
  private let configuration: LintConfiguration

  /// Collects the roles and pairs of a library.
  ///
  /// - Parameter scenes: The pairs that scenes draw. A pair that is also declared counts once.
  init(_ library: AssetLibrary, _ configuration: LintConfiguration, _ scenes: [ColorPair]) {
    (self.library, self.configuration) = (library, configuration)
    readNames()
    for (index, asset) in library.assets.enumerated() where asset.colors != nil {
      if let role = configuration.roles[ExactName(asset.name)] {
        roles[index] = (role, .declared(keyPath: "roles." + asset.name))
      } else if configuration.usesNames, let role = named[index]?.role {
        roles[index] = (role, .named(.likely))
      }
    }
    pairs = configuration.pairs.flatMap { declared($0) }
    var known = Set(pairs.map { $0.meaning })
    for pair in scenes where known.insert(pair.meaning).inserted { pairs.append(pair) }
    takeRolesFromPairs()
    if configuration.usesNames { addNamedPairs() }
  }

  /// Interprets the names of the colour sets, separately for each catalog and icon document, because each names its
  /// colours independently.
  private mutating func readNames() {
    var byCatalog: [ExactName: [(index: Int, words: NameWords)]] = [:]
    for (index, asset) in library.assets.enumerated() where asset.colors != nil {
      let catalog = asset.catalog ?? ""
      var path = asset.path
      if !catalog.isEmpty, NameMatch.begins(path, with: catalog + "/") {
        path = String(path.unicodeScalars.dropFirst(catalog.unicodeScalars.count + 1))
      }
      if NameMatch.ends(path, with: ".colorset") { path = NameMatch.dropping(".colorset".count, from: path) }
      byCatalog[ExactName(catalog), default: []].append((index, NameWords(path: path)))
    }
    for sets in byCatalog.values {
      let prefix = NameWords.commonPrefix(of: sets.map { $0.words })
      for set in sets { named[set.index] = NamedRole(set.words.without(prefix: prefix)) }
    }
  }

  // MARK: What is declared

  /// Returns the colour sets with a name; only those in the catalog of `other` if there are any.
  ///
  /// A name without a colour set is added to `unknown`.
  private mutating func sets(named name: LintConfiguration.Name, beside other: Int? = nil) -> [Int] {
    let all = library.assets.indices.filter {
      library.assets[$0].kind == .colorSet && NameMatch.same(library.assets[$0].name, name.text)
    }
    if all.isEmpty, !unknown.contains(where: { $0.name == name }) {
      let names = library.assets.filter { $0.kind == .colorSet }.map { $0.name }
      unknown.append((name, NameMatch.nearest(to: name.text, among: names)))
    }
    let near = all.filter { index in
      other.map { Self.same(library.assets[$0].catalog, library.assets[index].catalog) } ?? true
    }
    return near.isEmpty ? all : near
  }

  private static func same(_ first: String?, _ second: String?) -> Bool {
    NameMatch.areSame(first, second) || (first == nil && second == nil)
  }

  /// Returns the pairs of colour sets for a pair of the configuration, whose names may occur in several catalogs.
  private mutating func declared(_ pair: LintConfiguration.Pair) -> [ColorPair] {
    let foregrounds = sets(named: pair.foreground)
    if foregrounds.isEmpty, case .asset(let name) = pair.background { _ = sets(named: name) }
    return foregrounds.flatMap { foreground -> [ColorPair] in
      let role = roles[foreground]?.role
      let use = pair.use ?? (role?.isForeground == true ? role : nil) ?? .text
      let source = JudgingSource.declared(keyPath: pair.keyPath)
      switch pair.background {
      case .color(let color): return [ColorPair(foreground, on: .color(color), as: use, source)]
      case .system(let reference): return [ColorPair(foreground, on: .system(reference), as: use, source)]
      case .asset(let name):
        return sets(named: name, beside: foreground).map {
          ColorPair(foreground, on: .asset($0), as: use, source)
        }
      }
    }
  }

  /// Assigns roles from pairs to the colour sets that have no role otherwise.
  private mutating func takeRolesFromPairs() {
    for pair in pairs {
      if roles[pair.foreground] == nil { roles[pair.foreground] = (pair.use, pair.source) }
      if case .asset(let ground) = pair.background, roles[ground] == nil {
        roles[ground] = (.background, pair.source)
      }
    }
  }

  /// Returns the pairs of a base and a surface elevated above it: declared ones first, then those that names
  /// suggest.
  mutating func levelPairs() -> [(base: Int, elevated: Int, source: JudgingSource)] {
    var pairs: [(base: Int, elevated: Int, source: JudgingSource)] = []
    for level in configuration.levels {
      for base in sets(named: level.base) {
        for elevated in sets(named: level.elevated, beside: base) {
          pairs.append((base, elevated, .declared(keyPath: level.keyPath)))
        }
      }
    }
    guard configuration.usesNames else { return pairs }
    var known = Set(pairs.map { [$0.base, $0.elevated] })
    for (path, catalog) in catalogs {
      let named = catalog.levels()
      if named.isCut { cutLevels.append(path) }
      for (base, elevated) in named.levels where known.insert([base, elevated]).inserted {
        pairs.append((base, elevated, .named(.strong)))
      }
    }
    return pairs
  }

  // MARK: What names say

  /// The catalogs with the pairs that their colour sets' names suggest, sorted by path.
  private var catalogs: [(path: String, pairs: NamedPairs)] {
    let sets = Dictionary(grouping: named.keys) { ExactName(library.assets[$0].catalog ?? "") }
    let roles = roles.mapValues { $0.role }
    return sets.sorted { $0.key < $1.key }.map { ($0.key.text, NamedPairs($0.value, named, roles)) }
  }

  /// Adds the pairs that names suggest, each in the schemes for which no declaration or scene decides.
  private mutating func addNamedPairs() {
    var known: [[Int: ColorPair.Ground]: Set<Appearance>] = [:]
    for pair in pairs { known[[pair.foreground: pair.background], default: []].formUnion(pair.schemes) }
    for (path, catalog) in catalogs {
      let named = catalog.pairs()
      if named.isCut { cutPairs.append(path) }
      pairs += named.pairs.compactMap { named in
        let decided = known[[named.foreground: named.background]] ?? []
        var pair = named
        pair.schemes.removeAll(where: decided.contains)
        return pair.schemes.isEmpty ? nil : pair
      }
    }
  }
}
