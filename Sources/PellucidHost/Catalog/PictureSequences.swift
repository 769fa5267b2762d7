// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// Pictures whose names count on are the frames of one animation: what is said of all of them is one finding.
enum PictureSequences {
  /// Of fewer pictures each is told alone; chosen.
  private static let least = 3

  /// What findings of one sequence have in common.
  private struct Key: Hashable {
    /// The path without its number.
    var stem: String
    var fact: ColorFinding.Fact
    var variants: [String]
  }

  /// The findings, in the place of those of a sequence the one with the lowest figure, at the first picture.
  static func together(_ findings: [ColorFinding]) -> [ColorFinding] {
    var sequences: [Key: [(number: Int, finding: ColorFinding)]] = [:]
    for finding in findings {
      guard let (key, number) = place(of: finding) else { continue }
      sequences[key, default: []].append((number, finding))
    }
    return findings.compactMap { finding in
      guard let (key, number) = place(of: finding), let all = sequences[key], all.count >= least else {
        return finding
      }
      guard number == all.map(\.number).min() else { return nil }
      var whole = finding
      whole.fact = .ofSequence(finding.fact, count: all.count)
      let lowest = all.min {
        ($0.finding.measured.first?.value ?? 0) < ($1.finding.measured.first?.value ?? 0)
      }
      whole.measured = lowest?.finding.measured ?? finding.measured
      return whole
    }
  }

  /// nil for names that do not end with a number.
  private static func place(of finding: ColorFinding) -> (Key, Int)? {
    guard ["CAT10", "CAT11"].contains(finding.rule), finding.path.hasSuffix(".imageset") else { return nil }
    let path = finding.path.dropLast(".imageset".count)
    let digits = path.reversed().prefix { $0.isASCII && $0.isNumber }.reversed()
    guard !digits.isEmpty, let number = Int(String(digits)) else { return nil }
    return (
      Key(stem: String(path.dropLast(digits.count)), fact: finding.fact, variants: finding.variants), number
    )
  }
}
