// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of verbs that report findings.
struct ReportFlags: Sendable {
  var reporter: Reporter?
  private(set) var isStrict = false
  private(set) var failsOnReview = false
  private(set) var baseline: String?
  private(set) var newBaseline: String?

  /// The form of the report, and which findings fail.
  static var section: Section<ReportFlags> {
    Section(.judging, reporterFlag, .toggle("--strict", \.isStrict, "warnings fail too"))
  }

  static var reporterFlag: Flag<ReportFlags> {
    .option("--reporter", \.reporter, .reporter, "form of the report")
  }

  static var baselineSection: Section<ReportFlags> {
    Section(
      .judging,
      .option(
        baselineFlag, \.baseline, .input("FILE"), "findings that are known and do not fail"),
      .option(
        "--write-baseline", \.newBaseline, .output("FILE", updating: baselineFlag),
        "makes today's findings the known ones"))
  }

  private static let baselineFlag = "--baseline"

  /// The flag of verbs that report what they cannot decide.
  static var reviewSection: Section<ReportFlags> {
    Section(
      .judging,
      .toggle(
        "--fail-on-review", \.failsOnReview, "what cannot be decided, or was only sampled, fails too"))
  }

  /// A Boolean value indicating whether any of the flags was given that ask for a report.
  var isAsked: Bool { reporter != nil || isStrict || baseline != nil || newBaseline != nil }

  /// The flag that asks for a report, for errors: the first of those that were given.
  var firstGiven: String {
    if reporter != nil { return "--reporter" }
    if isStrict { return "--strict" }
    return baseline != nil ? Self.baselineFlag : "--write-baseline"
  }

  /// Rejects what JSON would leave no room for.
  func check(isJSON: Bool) throws(UsageProblem) {
    guard isJSON else { return }
    if newBaseline != nil { throw .excluding("--json", "--write-baseline") }
    if let reporter { throw .excluding("--json", "--reporter " + reporter.rawValue) }
  }
}

extension ValueForm<Reporter> {
  static var reporter: ValueForm { .words(Reporter.names) { Reporter(named: $0) } }
}
