// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidColor
import PellucidHost
import PellucidJudge
import PellucidPlan

/// The report of a run of tests: every snapshot with its outcome, the pictures of failures, and the references that none used.
package struct TestRunReport: Sendable {
  private let records: [TestRunRecord]
  package let orphans: TestRunOrphans
  private var results: [SnapshotResult] = []
  private var facts: [Finding] = []
  /// The differences of trees by the path of the test file, line by line.
  private var trees: [(file: String, name: String, lines: [String])] = []

  /// - Parameter page: The folder of a page with the pictures of failures; nil for none.
  package init(of records: [TestRunRecord], page: PageFolder?) throws(RunFailure) {
    self.records = records
    orphans = TestRunOrphans(of: records)
    for record in records { try add(record, page) }
  }

  private mutating func add(_ record: TestRunRecord, _ page: PageFolder?) throws(RunFailure) {
    let name = Paths.name(of: record.reference)
    var result = SnapshotResult(
      scene: record.file, variant: name, outcome: .notDrawn(reason: nil), reference: record.reference)
    var fact: TestSnapshotFact?
    switch record.outcome {
    case .equal: result.outcome = .equal
    case .recorded: result.outcome = .recorded
    case .notDrawn: fact = .notDrawn
    case .missing, .different, .otherSize:
      if record.outcome == .missing { result.outcome = .missing(reason: nil) }
      if Paths.ends(name, in: ".json") {
        compareTrees(record, name, &result)
      } else {
        try comparePictures(record, name, page, &result)
      }
      fact = Self.fact(result.outcome, record)
    }
    results.append(result)
    if let fact {
      facts.append(Finding(.snapshot(.ofTest(fact)), at: Place(file: record.file), variants: [name]))
    }
  }

  /// Returns the fact about a failure, as its files show it.
  private static func fact(_ outcome: SnapshotOutcome, _ record: TestRunRecord) -> TestSnapshotFact {
    switch outcome {
    case .missing: .missing
    case .different(let difference):
      .otherPixels(
        count: difference.count, of: difference.pixels, picture: record.difference ?? record.actual)
    case .otherSize: .otherSize(picture: record.actual)
    case .otherLines(let count): .otherLines(count, actual: record.actual)
    case .equal, .recorded, .notDrawn: .lost(actual: record.actual)
    }
  }

  /// Compares a tree with its reference, and keeps the difference. Nothing changes where either cannot be read, or both are equal
  /// since.
  private mutating func compareTrees(_ record: TestRunRecord, _ name: String, _ result: inout SnapshotResult)
  {
    guard let actual = record.actual.flatMap(Self.text), let expected = Self.text(at: record.reference) else {
      return
    }
    let difference = UnifiedDifference(from: expected, to: actual)
    guard difference.changedLines > 0 else { return }
    trees.append((record.file, name, difference.text(of: name).split(separator: "\n").map(String.init)))
    result.outcome = .otherLines(difference.changedLines)
  }

  /// Compares a picture with its reference, and adds both to a page. Nothing changes where the picture cannot be read, or equals a
  /// reference that was recorded since.
  private func comparePictures(
    _ record: TestRunRecord, _ name: String, _ page: PageFolder?, _ result: inout SnapshotResult
  ) throws(RunFailure) {
    guard let path = record.actual,
      let actual = try? ImageReader().read(path: path, gamut: .srgb, isInput: false)
    else { return }
    let compared = ComparedPicture(
      RenderedPicture(actual, in: .srgb), with: record.reference, tolerance: .exact)
    if case .equal = compared.outcome { return }
    (result.outcome, result.size) = (compared.outcome, (actual.width, actual.height))
    if let page {
      result.comparison = try ReportPage.Comparison(
        name, of: compared, named: [record.reference], scale: record.scale ?? 1, on: page)
    }
  }

  private static func text(at path: String) -> String? {
    (try? FileReading.bytes(of: path, maximumBytes: 64 << 20, isInput: false)).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  private var snapshots: SnapshotReport {
    let group = SnapshotReport.Group(references: ".", results: results, stale: [])
    return SnapshotReport(of: files, tolerance: .exact, groups: [group])
  }

  private var files: [String] { Array(Set(records.map(\.file))).sorted() }

  package func run(in language: Language) -> Report.Run { snapshots.run(in: language) }

  /// The findings about failures and orphaned references.
  package var findings: [Finding] {
    facts
      + orphans.orphans.map { Finding(.snapshot(.ofTest(.orphan)), at: Place(file: $0)) }
  }

  /// Returns the sections of a page: one for each test file.
  package func sections(in language: Language) -> [ReportPage.Section] {
    var sections = snapshots.sections(in: language)
    for tree in trees {
      guard let index = sections.firstIndex(where: { $0.key == tree.file }) else { continue }
      sections[index].tables.append(ReportPage.Table(tree.name, tree.lines.map { [$0] }))
    }
    return sections
  }
}
