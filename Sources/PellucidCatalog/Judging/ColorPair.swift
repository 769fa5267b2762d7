// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A foreground and what it lies on, by their places in a library.
public struct ColorPair: Hashable, Sendable {
  /// Index of a colour set.
  public var foreground: Int
  public var background: Ground
  /// `text`, `largeText` or `symbol`.
  public var use: ColorRole
  public var source: JudgingSource

  public enum Ground: Hashable, Sendable {
    case asset(Int)
    /// The same in every variant.
    case color(EncodedColor)
    /// A colour for each scheme, assumed where nothing is known.
    case surface
  }

  public init(_ foreground: Int, on background: Ground, as use: ColorRole, _ source: JudgingSource) {
    (self.foreground, self.background, self.use, self.source) = (foreground, background, use, source)
  }
}

/// What is known of the colour sets of a library, from the configuration and from their names.
struct KnownColors: Sendable {
  /// By the asset's index; nothing for sets without a role.
  private(set) var roles: [Int: (role: ColorRole, source: JudgingSource)] = [:]
  private(set) var named: [Int: NamedRole] = [:]
  private(set) var pairs: [ColorPair] = []
  /// Names of the configuration that no colour set has.
  private(set) var unknown: [(name: LintConfiguration.Name, nearest: String?)] = []
  private let library: AssetLibrary
  private let configuration: LintConfiguration

  init(_ library: AssetLibrary, _ configuration: LintConfiguration) {
    (self.library, self.configuration) = (library, configuration)
    readNames()
    for (index, asset) in library.assets.enumerated() where asset.colors != nil {
      if let role = configuration.roles[asset.name] {
        roles[index] = (role, .declared(keyPath: "roles." + asset.name))
      } else if configuration.usesNames, let role = named[index]?.role {
        roles[index] = (role, .named(.likely))
      }
    }
    pairs = configuration.pairs.flatMap { declared($0) }
    takeRolesFromPairs()
    if configuration.usesNames {
      let known = Set(pairs.map { [$0.foreground: $0.background] })
      pairs += namedPairs().filter { !known.contains([$0.foreground: $0.background]) }
    }
  }

  /// Colour sets of a catalog and icon documents beside it have names of their own, so each is looked at alone.
  private mutating func readNames() {
    var byCatalog: [String: [(index: Int, words: NameWords)]] = [:]
    for (index, asset) in library.assets.enumerated() where asset.colors != nil {
      let catalog = asset.catalog ?? ""
      var path = asset.path
      if !catalog.isEmpty, path.hasPrefix(catalog + "/") { path.removeFirst(catalog.count + 1) }
      if path.hasSuffix(".colorset") { path.removeLast(".colorset".count) }
      byCatalog[catalog, default: []].append((index, NameWords(path: path)))
    }
    for sets in byCatalog.values {
      let prefix = NameWords.commonPrefix(of: sets.map(\.words))
      for set in sets { named[set.index] = NamedRole(set.words.without(prefix: prefix)) }
    }
  }

  // MARK: What is declared

  /// The colour sets of a name, those in the same catalog as another one alone if there are any.
  private mutating func sets(named name: LintConfiguration.Name, beside other: Int? = nil) -> [Int] {
    let all = library.assets.indices.filter {
      library.assets[$0].kind == .colorSet && library.assets[$0].name == name.text
    }
    if all.isEmpty, !unknown.contains(where: { $0.name == name }) {
      let names = library.assets.filter { $0.kind == .colorSet }.map(\.name)
      unknown.append((name, NameMatch.nearest(to: name.text, among: names)))
    }
    let near = all.filter { index in
      other.map { library.assets[$0].catalog == library.assets[index].catalog } ?? true
    }
    return near.isEmpty ? all : near
  }

  private mutating func declared(_ pair: LintConfiguration.Pair) -> [ColorPair] {
    let foregrounds = sets(named: pair.foreground)
    if foregrounds.isEmpty, case .asset(let name) = pair.background { _ = sets(named: name) }
    return foregrounds.flatMap { foreground -> [ColorPair] in
      let role = roles[foreground]?.role
      let use = pair.use ?? (role?.isForeground == true ? role : nil) ?? .text
      let source = JudgingSource.declared(keyPath: pair.keyPath)
      switch pair.background {
      case .color(let color): return [ColorPair(foreground, on: .color(color), as: use, source)]
      case .asset(let name):
        return sets(named: name, beside: foreground).map {
          ColorPair(foreground, on: .asset($0), as: use, source)
        }
      }
    }
  }

  /// What a pair says of a colour whose role nothing else says.
  private mutating func takeRolesFromPairs() {
    for pair in pairs {
      if roles[pair.foreground] == nil { roles[pair.foreground] = (pair.use, pair.source) }
      if case .asset(let ground) = pair.background, roles[ground] == nil {
        roles[ground] = (.background, pair.source)
      }
    }
  }

  /// Pairs of a base and what comes forward over it: declared, then by name.
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
    for (elevated, base) in sameCatalog() {
      guard let front = named[elevated], let back = named[base], front.role == .background,
        back.role == .background, !front.words.own.contains(where: RoleWords.elsewhere.contains),
        !back.words.own.contains(where: RoleWords.elsewhere.contains)
      else { continue }
      let rest = front.stem.filter { !RoleWords.elevated.contains($0) }
      let own = back.stem.filter { $0 != "base" }
      guard rest.count < front.stem.count, rest == own,
        !pairs.contains(where: { $0.base == base && $0.elevated == elevated })
      else { continue }
      pairs.append((base, elevated, .named(.strong)))
    }
    return pairs
  }

  // MARK: What names say

  /// Every two colour sets of one catalog, by their paths.
  private func sameCatalog() -> [(Int, Int)] {
    let byCatalog = Dictionary(grouping: named.keys.sorted()) { library.assets[$0].catalog ?? "" }
    return byCatalog.sorted { $0.key < $1.key }.flatMap { _, sets in
      sets.flatMap { first in sets.filter { $0 != first }.map { (first, $0) } }
    }
  }

  private func namedPairs() -> [ColorPair] {
    let candidates = named.keys.sorted().filter { index in
      guard let name = named[index], !name.isExempt else { return false }
      return true
    }
    let byCatalog = Dictionary(grouping: candidates) { library.assets[$0].catalog ?? "" }
    var pairs: [ColorPair] = []
    for sets in byCatalog.sorted(by: { $0.key < $1.key }).map(\.value) {
      for foreground in sets {
        guard let role = roles[foreground]?.role, role.isForeground else { continue }
        pairs += sets.compactMap { ground in
          confidence(foreground, on: ground).map {
            ColorPair(foreground, on: .asset(ground), as: role, .named($0))
          }
        }
      }
    }
    return pairs
  }

  /// How sure names make it that a foreground lies on a ground; nil if they do not say so.
  private func confidence(_ foreground: Int, on ground: Int) -> NameConfidence? {
    guard foreground != ground, let front = named[foreground], let back = named[ground] else { return nil }
    if front.words.own.first == "on", front.words.own.count > 1, front.words.groups == back.words.groups {
      let wanted = Array(front.words.own.dropFirst())
      return back.words.own == wanted || back.role == .background && back.stem == wanted ? .strong : nil
    }
    guard roles[ground]?.role == .background else { return nil }
    if back.role == .background, front.role?.isForeground == true, front.hasOwnStem, front.stem == back.stem {
      // Numbers count steps of a scale, which say nothing about the other side's.
      return front.stem.contains(where: RoleWords.isNumber) ? nil : .strong
    }
    return front.isPlainForeground && back.isPlainBackground ? .likely : nil
  }
}
