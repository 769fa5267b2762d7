// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A search for the few cures that change least and settle all findings about a document that have repairs.
struct CureSearch {
  private let file: String
  private let findings: [Finding]
  /// The repairs of each pattern, in the order of the findings and of their repairs.
  private var uses: [[Use]] = []
  /// The patterns of each finding's repairs.
  private var patterns: [[Int]]
  /// The findings without a cure.
  private var open: Set<Int>

  /// The parts that the edits of a repair share with those of repairs of other texts: the values, and whether they are those of the
  /// text itself.
  private struct Pattern: Hashable {
    struct Member: Hashable {
      var key: String
      var value: LayerEdit.Value
      var isOwn: Bool
    }
    var members: Set<Member>

    init(_ edits: [LayerEdit], of finding: Finding) {
      members = Set(
        edits.map { Member(key: $0.key, value: $0.value, isOwn: $0.layer.path == finding.place.keyPath) })
    }

    /// The keys of the text itself that the edits set; nil where they change another layer too.
    var ownKeys: Set<String>? { members.allSatisfy(\.isOwn) ? Set(members.map(\.key)) : nil }
  }

  /// A repair of one finding.
  private struct Use {
    var finding: Int
    var edits: [LayerEdit]
  }

  /// A cure with its edits in parts that hold without each other: those of one surface, or of one text.
  struct Choice {
    var cure: Cure
    var parts: [Part]

    struct Part {
      var edits: [LayerEdit]
      var findings: [Finding]

      /// The key paths of the layers that the part changes or mends.
      var paths: [String] { edits.map(\.layer.path) + findings.compactMap(\.place.keyPath) }
    }
  }

  /// - Parameter refused: Edits that are not made.
  init(of findings: [Finding], in file: String, except refused: Set<[LayerEdit]>) {
    (self.file, self.findings) = (file, findings)
    patterns = findings.map { _ in [] }
    open = Set(findings.indices)
    var known: [Pattern: Int] = [:]
    for (index, finding) in findings.enumerated() {
      // The first repair of the text's own keys changes it least, and keeps its place in the hierarchy.
      var least: Set<Set<String>> = []
      for edits in finding.edits where !refused.contains(edits) {
        let pattern = Pattern(edits, of: finding)
        if let keys = pattern.ownKeys, !least.insert(keys).inserted { continue }
        let place = known[pattern] ?? uses.count
        if place == uses.count {
          known[pattern] = place
          uses.append([])
        }
        guard uses[place].last?.finding != index else { continue }
        uses[place].append(Use(finding: index, edits: edits))
        patterns[index].append(place)
      }
    }
  }

  /// The weight of a pattern, in edits. Chosen: a pattern for many texts comes before the edit of a surface that mends two of them,
  /// and after the edit of a surface that mends four.
  private static var weight: Int { 3 }

  /// Returns the cures, each the one that settles most findings in relation to what it changes, of those that no cure before it
  /// settles.
  mutating func choices() -> [Choice] {
    var choices: [Choice] = []
    var scores = uses.map { score(of: $0) }
    while true {
      // Equal ones keep their order: the order of repairs begins with those that keep most of the design.
      var best = 0
      for place in scores.indices.dropFirst() where scores[place].isBetter(than: scores[best]) {
        best = place
      }
      guard scores.indices.contains(best), scores[best].findings > 0 else { return choices }
      let made = withFurther(uses[best].filter { open.contains($0.finding) })
      choices.append(choice(of: made))
      for use in made { open.remove(use.finding) }
      for place in Set(made.flatMap { patterns[$0.finding] }) { scores[place] = score(of: uses[place]) }
    }
  }

  /// Returns repairs with those of other findings on the same surfaces, which need the same edits of them and edits of their own.
  private func withFurther(_ made: [Use]) -> [Use] {
    var known = Set(made.map(\.finding))
    let edits = Set(made.flatMap { $0.edits })
    var all = made
    for use in uses.joined() where open.contains(use.finding) && !known.contains(use.finding) {
      let own = findings[use.finding].place.keyPath
      let shared = use.edits.filter { $0.layer.path != own }
      guard !shared.isEmpty, shared.allSatisfy({ edits.contains($0) }) else { continue }
      known.insert(use.finding)
      all.append(use)
    }
    return all
  }

  /// The findings that a pattern settles, and the edits that it takes.
  private struct Score {
    var findings: Int
    var edits: Int

    func isBetter(than other: Score) -> Bool {
      findings * (other.edits + CureSearch.weight) > other.findings * (edits + CureSearch.weight)
    }
  }

  private func score(of uses: [Use]) -> Score {
    let uses = uses.filter { open.contains($0.finding) }
    return Score(findings: uses.count, edits: Self.distinct(uses.flatMap(\.edits)).count)
  }

  private func choice(of uses: [Use]) -> Choice {
    var parts: [Choice.Part] = []
    var places: [[LayerEdit]: Int] = [:]
    for use in uses {
      let finding = findings[use.finding]
      let shared = use.edits.filter { $0.layer.path != finding.place.keyPath }
      if !shared.isEmpty, let place = places[shared] {
        parts[place].edits += use.edits
        parts[place].findings.append(finding)
      } else {
        places[shared] = parts.count
        parts.append(Choice.Part(edits: use.edits, findings: [finding]))
      }
    }
    for place in parts.indices { parts[place].edits = Self.distinct(parts[place].edits) }
    let cure = Cure(
      file: file, edits: Self.distinct(parts.flatMap(\.edits)), findings: uses.map { findings[$0.finding] },
      count: findings.count)
    return Choice(cure: cure, parts: parts)
  }

  /// Returns edits without those that occur before.
  static func distinct(_ edits: [LayerEdit]) -> [LayerEdit] {
    var known: Set<LayerEdit> = []
    return edits.filter { known.insert($0).inserted }
  }
}

/// The layers that edits change or mend, with the layers around them.
struct TouchedLayers {
  private var paths: Set<String> = []
  private var around: Set<String> = []

  /// Adds key paths and returns true, unless one of the layers is a known one, or lies in one or around one.
  mutating func add(_ new: [String]) -> Bool {
    let outer = new.map(\.enclosingKeyPaths)
    guard !new.contains(where: { paths.contains($0) || around.contains($0) }),
      !outer.contains(where: { $0.contains { paths.contains($0) } })
    else { return false }
    paths.formUnion(new)
    for path in outer { around.formUnion(path) }
    return true
  }
}
