// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJudge

/// Pictures whose names count on are the frames of one animation: what is said of all of them is one finding.
enum PictureSequences {
  /// The fewest pictures that are told as a sequence; chosen.
  private static let least = 3

  /// The parts that findings of one sequence have in common.
  private struct Key: Hashable {
    /// The path without its number.
    var stem: String
    var fact: AssetFact
    var variants: [String]
  }

  /// The findings, in the place of those of a sequence the one with the lowest figure, at the first picture.
  static func together(_ findings: [Finding]) -> [Finding] {
    var sequences: [Key: [(number: Int, index: Int)]] = [:]
    for (index, finding) in findings.enumerated() {
      guard let (key, number) = place(of: finding) else { continue }
      sequences[key, default: []].append((number, index))
    }
    var settled: [Finding?] = findings
    for all in sequences.values where all.count >= least {
      guard let first = all.min(by: { $0.number < $1.number })?.index else { continue }
      let members = all.map { findings[$0.index] }
      var whole = findings[first]
      if case .asset(let fact) = whole.fact { whole.fact = .asset(.ofSequence(fact, count: all.count)) }
      let lowest = members.min { ($0.figures.first?.value ?? 0) < ($1.figures.first?.value ?? 0) }
      whole.figures = lowest?.figures ?? whole.figures
      for (_, index) in all { settled[index] = nil }
      settled[first] = whole
    }
    return settled.compactMap(\.self)
  }

  /// nil for names that do not end with a number.
  private static func place(of finding: Finding) -> (Key, Int)? {
    guard finding.rule == .imageLostOnDark || finding.rule == .whiteGlow,
      case .asset(let fact) = finding.fact, let kind = AssetKind(folderNamed: finding.path),
      kind == .imageSet
    else { return nil }
    let path = finding.path.dropLast(kind.rawValue.count + 1)
    let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard !digits.isEmpty, let number = Int(String(digits)) else { return nil }
    return (
      Key(stem: String(path.dropLast(digits.count)), fact: fact, variants: finding.variants), number
    )
  }
}
