// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidJudge

/// The combination of findings about sequences: pictures with consecutive names are frames of one animation, and
/// findings common to them become one.
enum PictureSequences {
  /// The smallest number of pictures that are reported as a sequence; chosen.
  private static let least = 3

  /// The parts that the findings of one sequence have in common.
  private struct Key: Hashable {
    /// The path without the number at its end.
    var stem: String
    var fact: AssetFact
    var variants: [String]
  }

  /// Returns the findings with those of each sequence combined: one finding at its first picture, with the lowest
  /// figure.
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

  /// Returns the sequence and the number of a picture; nil for names that do not end with a number.
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
