// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJudge
import PellucidLegibility

/// The words of a report that stand between and around its findings; each language has a value for every one of them.
///
/// Words that programs read, such as severities and ids, are the same in every language and not among them.
struct ReportWords: Sendable {
  let noFindings: String
  /// The words in front of an advice.
  let repair: String
  /// The heading of entries of the baseline that the run did not find.
  let stale: String
  /// The headings of a page's table: severity, rule, place and finding.
  let columns: [String]
  /// The heading of the explanations of rules.
  let rules: String
  let count: @Sendable (Int, Severity) -> String
  let known: @Sendable (Int) -> String
  let undecided: @Sendable (Int) -> String
  let name: @Sendable (Verdict.Class) -> String
  let point: @Sendable (Point) -> String
  /// Returns an entry of the baseline, such as "RND01 title in Examples/ladder.json, dark-increased".
  let entry: @Sendable (Baseline.Entry) -> String
  /// Returns the words for all of so many combinations of settings.
  let all: @Sendable (Int) -> String
  /// Returns the words for combinations of settings by their names.
  let some: @Sendable (String) -> String
  /// Returns the words for so many of all combinations of settings, by their names.
  let share: @Sendable (Int, Int, String) -> String
  /// Returns the words for settings that do not matter.
  let any: @Sendable ([VariantAxis]) -> String
  let setting: @Sendable (VariantAxis.Value) -> String
  /// Returns "2 proven, 1 sampled, 0 review, 0 failed".
  let standings: @Sendable (Standings) -> String
  /// Returns the summary of a judged scene: its texts and symbols, their standings, and those in so many combinations.
  let scene: @Sendable (Int, Standings, (combinations: Int, worst: Standings)?) -> String
  /// The headings of the table of a scene's texts and symbols, and of that of a sweep.
  let foregroundColumns: [String], sweepColumns: [String]
  /// The words in front of the rendering intent of an asset, and over what its entries give under settings.
  let intent: String, gives: String
  /// Returns the summary of pictures: their number, those equal to their reference, and those recorded.
  let snapshots: @Sendable (Int, Int, Int) -> String
}

extension Language {
  var report: ReportWords { choose(English.report, Korean.report) }

  /// The words for a run without findings.
  package var noFindings: String { report.noFindings }
}
