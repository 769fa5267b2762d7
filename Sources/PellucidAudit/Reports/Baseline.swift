// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// Findings that are known and do not fail a run, so that an old project can begin with the new ones.
package struct Baseline: Sendable {
  /// The findings of one rule at one place in one combination of settings.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    package var file: String
    package var layer: String
    /// Empty where there is only one combination.
    package var variant: String
    /// The number of findings of the rule that the layer has.
    package var count: Int
  }

  /// The entries in the order of the document.
  package internal(set) var entries: [Entry]

  static let version = 1

  init(entries: [Entry]) { self.entries = entries }

  /// Makes all findings of a report known.
  package init(of findings: [Finding]) {
    var counts: [Key: Int] = [:]
    for finding in findings {
      for variant in finding.variants.isEmpty ? [""] : finding.variants {
        counts[Key(Fingerprint(finding), variant), default: 0] += 1
      }
    }
    entries = counts.map { $0.entry(count: $1) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns the baseline with the entries of `other` that are about files outside of `run`, or rules that it does
  /// not look for.
  package func keeping(_ other: Baseline, outside run: Report.Run) -> Baseline {
    var whole = self
    whole.entries += other.entries.filter { !run.covers($0.file, $0.layer) || !run.looksFor($0.rule) }
    whole.entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return whole
  }

  private struct Key: Hashable {
    var fingerprint: Fingerprint
    var variant: String

    init(_ fingerprint: Fingerprint, _ variant: String) {
      (self.fingerprint, self.variant) = (fingerprint, variant)
    }

    func entry(count: Int) -> Entry {
      Entry(
        rule: fingerprint.rule, file: fingerprint.file, layer: fingerprint.layer, variant: variant,
        count: count)
    }
  }

  /// Leaves the new findings, each in the combinations it is new in, and names the entries that found nothing.
  func apply(to report: inout Report) {
    var rest: [Key: Int] = [:]
    for entry in entries {
      let fingerprint = Fingerprint(rule: entry.rule, file: entry.file, layer: entry.layer)
      rest[Key(fingerprint, entry.variant), default: 0] += entry.count
    }
    let all = report.findings
    report.findings = []
    for var finding in all {
      let fingerprint = Fingerprint(finding)
      let new = (finding.variants.isEmpty ? [""] : finding.variants).filter { variant in
        let key = Key(fingerprint, variant)
        guard let count = rest[key], count > 0 else { return true }
        rest[key] = count - 1
        return false
      }
      if new.isEmpty {
        report.known += 1
      } else {
        if !finding.variants.isEmpty { finding.variants = new }
        report.findings.append(finding)
      }
    }
    let run = report.run
    report.stale = rest.map { $0.entry(count: $1) }
      .filter { $0.count > 0 && run.covers($0.file, $0.layer) && run.looksFor($0.rule) }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The document that holds it.
  package var json: JSONText {
    .object(["version": .whole(Self.version), "findings": .array(entries.map(\.json))])
  }
}

extension Baseline.Entry {
  fileprivate var order: [String] { [file, layer, rule, variant] }

  /// The document that holds it.
  package var json: JSONText {
    .object([
      "rule": .string(rule), "file": .string(file), "layer": .string(layer),
      "variant": .string(variant), "count": .whole(count),
    ])
  }
}
