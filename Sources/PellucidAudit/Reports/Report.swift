// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The findings of one run, ready for a reporter.
public struct Report: Sendable {
  package internal(set) var run: Run
  /// The findings, merged and in the order of their places; those that the baseline knows are left out.
  public internal(set) var findings: [Finding]
  /// The number of findings that the baseline knows.
  package internal(set) var known = 0
  /// The entries of the baseline that the run did not find.
  package internal(set) var stale: [Baseline.Entry] = []

  /// - Parameters:
  ///   - findings: In any order; those that differ in their combination of settings alone become one.
  ///   - baseline: The findings that are known.
  package init(_ run: Run, findings: [Finding], baseline: Baseline? = nil) {
    self.run = run
    self.findings = Finding.merged(findings, in: run.language)
    if let baseline { baseline.apply(to: &self) }
  }

  var words: ReportWords { run.language.report }

  /// "3 known from the baseline"; nil where there are none.
  package var knownText: String? { known > 0 ? words.known(known) : nil }

  /// Returns the number of findings of a severity.
  public func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Returns whether a finding weighs enough to fail; notes never do.
  public func fails(isStrict: Bool) -> Bool { count(.error) > 0 || isStrict && count(.warning) > 0 }

  /// The number of findings that report something that cannot be decided.
  var undecided: Int { findings.count { $0.verdict == .review } }

  /// The number of findings that report something that did not fail, and was not proven either.
  package var unproven: Int { findings.count { $0.verdict == .review || $0.isOnlySampled } }

  /// "1 error, 2 warnings, 3 known from the baseline; 1 undecided".
  package var totals: String {
    var parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : words.count(count, severity)
    }
    if parts.isEmpty { parts = [words.noFindings] }
    if let knownText { parts.append(knownText) }
    return (run.summary.map { $0 + ": " } ?? "") + parts.joined(separator: ", ")
      + (undecided > 0 ? "; " + words.undecided(undecided) : "")
  }

  /// Returns "in light-standard-standard" and the like; nil for a finding of the only combination.
  func variants(of finding: Finding) -> String? {
    let (seen, all) = (finding.variants, run.variants.count)
    guard !seen.isEmpty else { return nil }
    if all > 1 && seen.count == all { return words.all(all) }
    guard seen.count > 1 else { return words.some(seen[0]) }
    let groups = VariantGroups(seen, of: run.combinations).text(in: run.language)
    return all > 1 ? words.share(seen.count, all, groups) : words.some(groups)
  }
}
