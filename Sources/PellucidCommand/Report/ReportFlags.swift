// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// The flags of verbs that report findings.
struct ReportFlags: Sendable {
  /// The format of the report; nil if not given.
  var reporter: Reporter?
  /// A Boolean value indicating whether warnings fail the run.
  private(set) var isStrict = false
  /// A Boolean value indicating whether results that are undecided or only sampled fail the run.
  private(set) var failsOnReview = false
  /// The path of the file of known findings; nil for none.
  private(set) var baseline: String?
  /// The path at which a new baseline is written; nil for none.
  private(set) var newBaseline: String?
  /// The folder of the page with pictures; nil for none.
  private(set) var page: String?
  /// A Boolean value indicating whether the pictures of the page are put into it.
  private(set) var isSingleFile = false
  /// A Boolean value indicating whether the page of a scene lacks its views of colour vision.
  private(set) var omitsColorVision = false

  /// The section with the format of the report, and with the flag by which warnings fail.
  static var section: Section<ReportFlags> {
    Section(.judging, reporterFlag, .toggle("--strict", \.isStrict, "warnings fail too"))
  }

  /// The flag of the format of the report.
  static var reporterFlag: Flag<ReportFlags> {
    .option("--reporter", \.reporter, .reporter, "form of the report")
  }

  /// The section with the flags of the page with pictures.
  static var pageSection: Section<ReportFlags> {
    Section(
      .output,
      .option(
        "--html", \.page, .folder("FOLDER"), "report for people: FOLDER/index.html, with pictures beside it"),
      .toggle(
        "--single-file", \.isSingleFile,
        "with --html: the pictures are put into the page, up to \(PageFolder.mostBytes / 1_000_000) MB"))
  }

  /// The section with the flags of a page about scenes.
  static var scenePageSection: Section<ReportFlags> {
    Section(
      .output,
      all: pageSection.flags + [
        .toggle(
          "--no-color-vision", \.omitsColorVision,
          "with --html: without the views of three kinds of colour vision, for a third less time and size")
      ])
  }

  /// The section with the flags that read and write baselines.
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

  /// The section with the flag of verbs whose results can be undecided.
  static var reviewSection: Section<ReportFlags> {
    Section(
      .judging,
      .toggle(
        "--fail-on-review", \.failsOnReview, "what cannot be decided, or was only sampled, fails too"))
  }

  /// A Boolean value indicating whether a flag that requests a report is given.
  var isAsked: Bool { reporter != nil || isStrict || baseline != nil || newBaseline != nil }

  /// The first given flag that requests a report, for errors. Meaningful only if `isAsked` is true.
  var firstGiven: String {
    if reporter != nil { return "--reporter" }
    if isStrict { return "--strict" }
    return baseline != nil ? Self.baselineFlag : "--write-baseline"
  }

  /// Rejects flags that exclude `--json`, a reporter and a new baseline, and `--single-file` without a page.
  func check(isJSON: Bool) throws(UsageProblem) {
    if isSingleFile, page == nil { throw .needs("--single-file", oneOf: ["--html"]) }
    if omitsColorVision, page == nil { throw .needs("--no-color-vision", oneOf: ["--html"]) }
    if page != nil, newBaseline != nil { throw .excluding("--html", "--write-baseline") }
    guard isJSON else { return }
    if newBaseline != nil { throw .excluding("--json", "--write-baseline") }
    if let reporter { throw .excluding("--json", "--reporter " + reporter.rawValue) }
  }
}

extension ValueForm<Reporter> {
  /// The form of a reporter's name.
  static var reporter: ValueForm { .words(Reporter.names) { Reporter(named: $0) } }
}
