// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJudge
import PellucidLegibility

/// The words of a report around its findings, in one language.
///
/// Words that programs read, such as severities and ids, are the same in every language and are not included.
struct ReportWords: Sendable {
  let noFindings: String
  /// The words that precede an advice.
  let repair: String
  /// The heading of the baseline's entries that match no finding.
  let stale: String
  /// A closure that returns the line about findings that are not annotated, given their numbers, and whether a summary lists them.
  let further: @Sendable (String, Bool) -> String
  /// The words that precede a cure.
  let cure: String
  /// The heading of the inputs that could not be judged.
  let notJudged: String
  /// The headings of the table on a page: severity, rule, place and finding.
  let columns: [String]
  let count: @Sendable (Int, Severity) -> String
  let known: @Sendable (Int) -> String
  /// The note that no line of the baseline is about a file of the run.
  let baselineElsewhere: String
  let ignored: @Sendable (Int) -> String
  let undecided: @Sendable (Int) -> String
  let name: @Sendable (Verdict.Class) -> String
  let point: @Sendable (Point) -> String
  /// A closure that returns an entry of the baseline, such as "RND01 title in Examples/ladder.json,
  /// dark-increased".
  let entry: @Sendable (Baseline.Entry) -> String
  /// A closure that returns the words for all combinations of settings, given their number.
  let all: @Sendable (Int) -> String
  /// A closure that returns the words for some combinations of settings, given their names.
  let some: @Sendable (String) -> String
  /// A closure that returns the words for some of all combinations, given both numbers and the names.
  let share: @Sendable (Int, Int, String) -> String
  /// A closure that returns the words for settings that make no difference.
  let any: @Sendable ([VariantAxis]) -> String
  let setting: @Sendable (VariantAxis.Value) -> String
  /// A closure that returns the standings, such as "2 proven, 1 sampled, 0 review, 0 failed".
  let standings: @Sendable (Standings) -> String
  /// A closure that returns the summary of a judged scene, given the number of texts and symbols, their standings,
  /// and the worst standings over several combinations.
  let scene: @Sendable (Int, Standings, (combinations: Int, worst: Standings)?) -> String
  /// A closure that returns the number of scenes, given also how many could not be judged.
  let scenes: @Sendable (Int, Int) -> String
  /// A closure that returns the number of texts and symbols of several scenes with their standings, and with the worst ones over
  /// the combinations of each scene.
  let texts: @Sendable (Standings, Standings?) -> String
  /// A closure that returns the words for the scene's own settings, given their name, in which the numbers of tables hold.
  let ownSettings: @Sendable (String) -> String
  /// The headings of the table of a scene's texts and symbols, and of the table of a scroll sweep.
  let foregroundColumns: [String], sweepColumns: [String], placeColumns: [String]
  /// The words before the rendering intent of an asset, and above the values that the asset's entries give.
  let intent: String, gives: String
  /// A closure that returns the summary of pictures, given their number, the number equal to their reference, and
  /// the number recorded.
  let snapshots: @Sendable (Int, Int, Int) -> String
}

extension Language {
  var report: ReportWords { choose(English.report, Korean.report) }

  /// The words for a run without findings.
  package var noFindings: String { report.noFindings }

  /// Returns a number of ignored findings as text.
  package func ignored(_ count: Int) -> String { report.ignored(count) }
}
