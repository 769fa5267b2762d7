// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The findings of one run, ready for a reporter.
struct Report: Sendable {
  var run: Run
  /// Merged, in the order of their places; what the baseline knows is left out.
  var findings: [ReportFinding]
  /// How many findings the baseline knows.
  var known = 0
  /// What the baseline expects and the run did not find.
  var stale: [Baseline.Entry] = []

  /// What was run, without anything that changes from one run to the next.
  struct Run: Sendable {
    var verb: String
    var inputs: [String]
    /// The combinations of settings that were looked at; empty where there is only one.
    var variants: [String] = []
    /// What was done, as one line: "88 pictures, 87 as recorded".
    var summary: String?
    /// Of what frames the findings.
    var language = Rule.Language.english
    /// How the texts and symbols stand that were judged, and how in the worst of several combinations of settings.
    var standings: Standings?, worstStandings: Standings?
    /// What is told of everything that was judged, whether it passes or not: tables of rows of cells, for people.
    var tables: [[[String]]] = []

    /// What was looked at where it lies in no file, such as a foreground on a material; nil where nothing is known.
    var subjects: [String]?

    /// Whether the run looked at `layer` of `file`: that is an input, lies in one, or is no file at all.
    func covers(_ file: String, _ layer: String) -> Bool {
      guard !file.isEmpty else { return subjects?.contains(layer) ?? true }
      return inputs.contains { $0 == file || $0 == "." || file.hasPrefix($0 + "/") }
    }

    /// Whether the verb looks for a rule: what is proven and measured is found by `legibility` alone, what is in
    /// catalogs by `catalog lint`.
    func looksFor(_ rule: String) -> Bool {
      if verb == "catalog lint" || RuleCatalog.idsOfCatalogs.contains(rule) {
        return RuleCatalog.idsOfCatalogs.contains(rule) == (verb == "catalog lint")
      }
      return RuleCatalog.sharedIds.contains(rule)
        || RuleCatalog.idsOfLegibility.contains(rule) == (verb == "legibility")
    }
  }

  init(_ run: Run, findings: [ReportFinding], baseline: Baseline? = nil) {
    self.run = run
    self.findings = ReportFinding.merged(findings)
    if let baseline { baseline.apply(to: &self) }
  }

  var words: ReportWords { ReportWords(language: run.language) }

  func count(_ severity: Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether a finding weighs enough to fail; notes never do.
  func fails(isStrict: Bool) -> Bool { count(.error) > 0 || isStrict && count(.warning) > 0 }

  /// How many findings say that something cannot be decided.
  var undecided: Int { findings.count { $0.verdict == .review } }

  /// How many findings say of something that it did not fail, and was not proven either.
  var unproven: Int { findings.count { $0.verdict == .review || $0.isOnlySampled } }

  /// "1 error, 2 warnings, 3 known from the baseline; 1 undecided".
  var totals: String {
    var parts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = count(severity)
      return count == 0 ? nil : words.count(count, severity)
    }
    if parts.isEmpty { parts = [words.noFindings] }
    if known > 0 { parts.append(words.known(known)) }
    return (run.summary.map { $0 + ": " } ?? "") + parts.joined(separator: ", ")
      + (undecided > 0 ? "; " + words.undecided(undecided) : "")
  }

  /// "in light-standard-standard" and the like; nil for a finding of the only combination.
  func variants(of finding: ReportFinding) -> String? {
    let (seen, all) = (finding.variants, run.variants.count)
    guard !seen.isEmpty else { return nil }
    if all > 1 && seen.count == all { return words.all(all) }
    guard seen.count > 1 else { return words.some(seen[0]) }
    let groups = VariantGroups(seen, of: run.variants).text(in: run.language)
    return all > 1 ? words.some(seen.count, of: all, groups) : words.some(groups)
  }
}
