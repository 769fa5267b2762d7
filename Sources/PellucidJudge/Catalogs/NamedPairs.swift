// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// The pairs and levels that the names of one catalog suggest. Sets are looked up by the words of their names, so
/// that the time grows with the number of pairs and not with its square.
struct NamedPairs {
  /// The largest number of pairs in one catalog. Chosen: far more than people can review; catalogs of real apps
  /// have some hundred.
  static let most = 20_000

  private let named: [Int: NamedRole]
  private let roles: [Int: ColorRole]
  private let sets: [Int]
  /// The backgrounds, by the words of their names that do not denote a role.
  private var groundsByStem: [[String]: [Int]] = [:]
  /// All sets, by the words of their names without the groups.
  private var setsByWords: [[String]: [Int]] = [:]
  private var plainGrounds: [Int] = []

  /// - Parameters:
  ///   - sets: The colour sets of one catalog.
  ///   - named: The meanings of the sets' names.
  ///   - roles: The roles of the sets, from the configuration and from names.
  init(_ sets: [Int], _ named: [Int: NamedRole], _ roles: [Int: ColorRole]) {
    (self.sets, self.named, self.roles) = (sets.sorted(), named, roles)
    for index in self.sets {
      guard let name = named[index], !name.isExempt else { continue }
      setsByWords[name.words.own, default: []].append(index)
      guard name.role == .background else { continue }
      groundsByStem[name.stem, default: []].append(index)
      if roles[index] == .background, name.isPlainBackground { plainGrounds.append(index) }
    }
  }

  /// Returns the pairs in the order of their foregrounds, and whether there are more than `most`.
  func pairs() -> (pairs: [ColorPair], isCut: Bool) {
    var pairs: [ColorPair] = []
    for foreground in sets {
      guard let role = roles[foreground], role.isForeground, let name = named[foreground], !name.isExempt
      else {
        continue
      }
      for ground in grounds(of: name) {
        guard let confidence = confidence(foreground, on: ground) else { continue }
        guard pairs.count < Self.most else { return (pairs, true) }
        pairs.append(ColorPair(foreground, on: .asset(ground), as: role, .named(confidence)))
      }
    }
    return (pairs, false)
  }

  /// Returns the sets that a foreground of this name may lie on, sorted and without repetitions.
  private func grounds(of name: NamedRole) -> [Int] {
    var found = groundsByStem[name.stem] ?? []
    if name.isPlainForeground { found += plainGrounds }
    if name.isOn {
      let wanted = Array(name.words.own.dropFirst())
      found += (setsByWords[wanted] ?? []) + (groundsByStem[wanted] ?? [])
    }
    var last: Int?
    found.sort()
    // The indices are sorted, so equal ones are adjacent and each is kept once.
    return found.filter { index in
      defer { last = index }
      return index != last
    }
  }

  /// Returns the confidence with which the names of both sets place a foreground on a ground; nil if they do not.
  private func confidence(_ foreground: Int, on ground: Int) -> NameConfidence? {
    guard foreground != ground, let front = named[foreground], let back = named[ground] else { return nil }
    if front.isOn, front.words.groups == back.words.groups {
      let wanted = Array(front.words.own.dropFirst())
      return back.words.own == wanted || back.role == .background && back.stem == wanted ? .strong : nil
    }
    guard roles[ground] == .background else { return nil }
    if back.role == .background, front.role?.isForeground == true, front.hasOwnStem, front.stem == back.stem {
      // Numbers count the steps of one scale, which is unrelated to the scale of the other side.
      return front.stem.contains(where: RoleWords.isNumber) ? nil : .strong
    }
    return front.isPlainForeground && back.isPlainBackground ? .likely : nil
  }

  /// Returns the surfaces that are elevated above others of the same name, and whether there are more than `most`.
  func levels() -> (levels: [(base: Int, elevated: Int)], isCut: Bool) {
    let grounds = sets.filter { index in
      guard let name = named[index], name.role == .background else { return false }
      return !name.words.own.contains(where: RoleWords.elsewhere.contains)
    }
    let bases = Dictionary(grouping: grounds) { named[$0].map { $0.stem.filter { $0 != "base" } } ?? [] }
    var levels: [(base: Int, elevated: Int)] = []
    for elevated in grounds {
      guard let stem = named[elevated]?.stem else { continue }
      let rest = stem.filter { !RoleWords.elevated.contains($0) }
      guard rest.count < stem.count else { continue }
      for base in bases[rest] ?? [] where base != elevated {
        guard levels.count < Self.most else { return (levels, true) }
        levels.append((base, elevated))
      }
    }
    return (levels, false)
  }
}

extension NamedRole {
  /// A Boolean value that is true where the name contains its ground, as `onCard` does.
  fileprivate var isOn: Bool { words.own.first == "on" && words.own.count > 1 }
}
