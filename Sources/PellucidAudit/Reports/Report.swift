// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJudge

/// The findings of one run, ready for a reporter.
public struct Report: Sendable {
  package internal(set) var run: Run
  /// The findings, merged and in the order of their places, without those that the baseline contains.
  public internal(set) var findings: [Finding]
  /// The findings that a configuration ignores.
  package internal(set) var ignored: [IgnoredFinding] = []
  /// A Boolean value that is true where the baseline has entries, of which none is about anything that the run judged.
  package internal(set) var isBaselineElsewhere = false
  /// The number of findings that the baseline contains.
  package internal(set) var known = 0
  /// The entries of the baseline that match no finding of the run.
  package internal(set) var stale: [Baseline.Entry] = []

  /// Creates a report of a run.
  ///
  /// - Parameters:
  ///   - findings: The findings in any order; those that differ only in their combination of settings are merged.
  ///   - baseline: The known findings, which are left out.
  ///   - gate: The team's decisions about severities and ignored findings.
  package init(_ run: Run, findings: [Finding], baseline: Baseline? = nil, gate: Gate? = nil) {
    self.init(run, findings: findings, baseline: baseline, gates: gate.map { [ScopedGate($0)] } ?? [])
  }

  /// Creates a report of a run whose scenes follow configurations of their own.
  ///
  /// - Parameter gates: The decisions with the inputs that each is about, which have no input in common.
  package init(_ run: Run, findings: [Finding], baseline: Baseline? = nil, gates: [ScopedGate]) {
    self.run = run
    self.findings = Finding.merged(findings, in: run.language)
    if !gates.isEmpty {
      var decided = self.findings.filter { finding in !gates.contains { $0.isAbout(finding.place.file) } }
      for gate in gates {
        let (own, judged) = (self.findings.filter { gate.isAbout($0.place.file) }, gate.limited(run))
        let outcome = gate.gate.outcome(of: own, in: judged)
        decided += outcome.findings
        ignored += outcome.ignored
      }
      self.findings = Finding.merged(decided, in: run.language)
    }
    ignored += run.suppressed
    if let baseline { baseline.apply(to: &self) }
  }

  /// A team's decisions, and the inputs that they are about.
  package struct ScopedGate: Sendable {
    package let gate: Gate
    /// The paths of the inputs; nil for all inputs of the run.
    private let inputs: [String]?

    package init(_ gate: Gate, inputs: [String]? = nil) { (self.gate, self.inputs) = (gate, inputs) }

    fileprivate func isAbout(_ file: String?) -> Bool {
      guard let inputs, let file else { return inputs == nil }
      return inputs.contains { NameMatch.same($0, file) }
    }

    fileprivate func limited(_ run: Run) -> Run {
      var run = run
      run.inputs = inputs ?? run.inputs
      return run
    }
  }

  var words: ReportWords { run.language.report }

  /// The findings about too little contrast that fail the run.
  package var shortfalls: [Finding] { findings.filter { $0.severity == .error && $0.fallsShort } }

  /// The cures that settle several findings each.
  var cures: [Cure] { Cure.all(in: findings) }

  /// The number of known findings as text, such as "3 known from the baseline", or the note that the baseline is about other
  /// files; nil where there are none.
  package var knownText: String? {
    known > 0 ? words.known(known) : isBaselineElsewhere ? words.baselineElsewhere : nil
  }

  /// Returns the number of findings of a severity.
  package func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Returns whether the report fails the run: errors do, warnings do in a strict run, and notes never do.
  public func fails(isStrict: Bool) -> Bool { count(.error) > 0 || isStrict && count(.warning) > 0 }

  /// The number of findings about contrasts that cannot be decided.
  var undecided: Int { findings.count { $0.verdict == .review } }

  /// The number of findings about subjects that neither failed nor are proven.
  package var unproven: Int { findings.count { $0.verdict == .review || $0.isOnlySampled } }

  /// The numbers of findings as text, such as "1 error, 2 warnings, 3 known from the baseline; 1 undecided".
  package var totals: String {
    var parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : words.count(count, severity)
    }
    if parts.isEmpty { parts = [words.noFindings] }
    if let knownText { parts.append(knownText) }
    if !ignored.isEmpty { parts.append(words.ignored(ignored.count)) }
    return (run.summary.map { $0 + ": " } ?? "") + parts.joined(separator: ", ")
      + (undecided > 0 ? "; " + words.undecided(undecided) : "")
  }

  /// The entries of the baseline that match no finding as texts, one for all combinations of settings of a place.
  var staleTexts: [String] {
    var places: [Baseline.Entry] = [], counts: [Int] = []
    for entry in stale {
      var place = entry
      (place.variant, place.count) = ("", 1)
      if let index = places.firstIndex(of: place) {
        counts[index] += 1
      } else {
        places.append(place)
        counts.append(1)
      }
    }
    return zip(places, counts).map { place, count in
      count > 1
        ? words.entry(place) + run.language.choose(", \(count) combinations of settings", ", 설정 조합 \(count)개")
        : words.entry(stale.first { $0.isAt(place) } ?? place)
    }
  }

  /// Returns the combinations of settings in which a finding holds, such as "in light-standard-standard"; nil where
  /// only one was judged.
  func variants(of finding: Finding) -> String? {
    let run = run.part(about: finding.place.file)
    let (seen, all) = (finding.variants, run.variants.count)
    guard !seen.isEmpty else { return nil }
    if all > 1 && seen.count == all { return words.all(all) }
    guard seen.count > 1 else { return words.some(seen[0]) }
    let groups = VariantGroups(seen, of: run.combinations).text(in: run.language)
    return all > 1 ? words.share(seen.count, all, groups) : words.some(groups)
  }
}
