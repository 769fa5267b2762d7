// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

/// Findings that are known and do not fail a run, so that an existing project can start by fixing new ones.
package struct Baseline: Sendable {
  /// The findings of one rule at one place in one combination of settings.
  package struct Entry: Hashable, Sendable {
    package var rule: String
    package var file: String
    package var layer: String
    /// The name of the combination; empty where there is only one.
    package var variant: String
    /// The number of findings with the same rule, place and combination.
    package var count: Int
  }

  /// The entries in the order of the document.
  package internal(set) var entries: [Entry]

  /// The version of the document's format.
  static let version = 1

  init(entries: [Entry]) { self.entries = entries }

  /// Creates the baseline that contains all findings of a report.
  package init(of findings: [Finding]) {
    var counts: [Key: Int] = [:]
    for finding in findings {
      for variant in finding.variants.isEmpty ? [""] : finding.variants {
        counts[Key(Fingerprint(finding), variant), default: 0] += 1
      }
    }
    entries = counts.map { $0.entry(count: $1) }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns the baseline extended by the entries of `other` that the run cannot have found: those about files
  /// outside the run, or with rules that the run does not check.
  package func keeping(_ other: Baseline, outside run: Report.Run) -> Baseline {
    var whole = self
    whole.entries += other.entries.filter { !run.covers($0.file, $0.layer) || !run.looksFor($0.rule) }
    whole.entries.sort { $0.order.lexicographicallyPrecedes($1.order) }
    return whole
  }

  /// The identity of a finding in one combination of settings.
  private struct Key: Hashable {
    let fingerprint: Fingerprint
    let variant: ExactName

    init(_ fingerprint: Fingerprint, _ variant: String) {
      (self.fingerprint, self.variant) = (fingerprint, ExactName(variant))
    }

    init(_ entry: Entry) { self.init(Fingerprint(entry), entry.variant) }

    func entry(count: Int) -> Entry {
      Entry(
        rule: fingerprint.rule.text, file: fingerprint.file.text, layer: fingerprint.layer.text,
        variant: variant.text, count: count)
    }
  }

  /// Removes the known findings from a report, and adds the stale entries to it.
  ///
  /// A finding that is new only in some combinations of settings keeps those.
  func apply(to report: inout Report) {
    var rest: [Key: Int] = [:]
    for entry in entries { rest[Key(entry), default: 0] += entry.count }
    var shortfalls = KnownShortfalls(entries, of: report.run)
    let all = report.findings
    report.findings = []
    for var finding in all {
      let fingerprint = Fingerprint(finding)
      let new = (finding.variants.isEmpty ? [""] : finding.variants).filter { variant in
        if finding.fallsShort { return !shortfalls.take(fingerprint, variant) }
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
      .filter {
        $0.count > 0 && run.covers($0.file, $0.layer) && run.looksFor($0.rule) && !shortfalls.haveTaken($0)
      }
      .sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// The entries that accept the finding about a text or symbol that falls short.
  ///
  /// There is one such finding, whose rule depends on what shows it. An entry of each of these rules accepts it, in the same
  /// combination of settings.
  private struct KnownShortfalls {
    private static let rules: [Rule] = [.textContrast, .textContrastAnyBackdrop, .settingsMatrix]
    /// The run, of which the combination of each scene's own settings is known, which entries of a run without others do not
    /// name.
    private let run: Report.Run
    /// The number of findings that are still accepted, by their key without a rule.
    private var rest: [Key: Int] = [:]
    private var taken: Set<Key> = []

    init(_ entries: [Entry], of run: Report.Run) {
      self.run = run
      for entry in entries where Self.isShortfall(entry) {
        let key = key(Fingerprint(entry), entry.variant)
        // One text may have an entry of each rule, so their counts are not added.
        rest[key] = max(rest[key] ?? 0, entry.count)
      }
    }

    private static func isShortfall(_ entry: Entry) -> Bool { rules.contains { $0.id == entry.rule } }

    private func key(_ fingerprint: Fingerprint, _ variant: String) -> Key {
      let own = run.part(about: fingerprint.file.text).ownVariant
      let isOwn = own.map { NameMatch.same($0, variant) } ?? false
      return Key(
        Fingerprint(rule: "", file: fingerprint.file.text, layer: fingerprint.layer.text),
        isOwn ? "" : variant)
    }

    /// Takes the acceptance of a finding, and returns whether there was one.
    mutating func take(_ fingerprint: Fingerprint, _ variant: String) -> Bool {
      let key = key(fingerprint, variant)
      guard let count = rest[key], count > 0 else { return false }
      rest[key] = count - 1
      taken.insert(key)
      return true
    }

    /// Returns whether an entry stands for findings that were accepted.
    func haveTaken(_ entry: Entry) -> Bool {
      Self.isShortfall(entry) && taken.contains(key(Fingerprint(entry), entry.variant))
    }
  }

  /// The baseline as a JSON document, which `init(parsing:)` reads.
  package var json: JSONText {
    .object(["version": .whole(Self.version), "findings": .array(entries.map(\.json))])
  }
}

extension Fingerprint {
  init(_ entry: Baseline.Entry) { self.init(rule: entry.rule, file: entry.file, layer: entry.layer) }
}

extension Finding {
  /// A Boolean value that is true where a text or symbol has less contrast than required.
  var fallsShort: Bool {
    if case .contrast(.fallsShort(let shortfall)) = fact, case .required = shortfall.needs {
      true
    } else {
      false
    }
  }
}

extension Baseline.Entry {
  fileprivate var order: [ExactName] { [file, layer, rule, variant].map { ExactName($0) } }

  /// The entry as a JSON object.
  package var json: JSONText {
    .object([
      "rule": .string(rule), "file": .string(file), "layer": .string(layer),
      "variant": .string(variant), "count": .whole(count),
    ])
  }
}
