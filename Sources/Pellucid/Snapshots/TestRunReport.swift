// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidDesign
import PellucidGeometry
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
      scene: record.file, variant: name, outcome: record.outcome == "recorded" ? .recorded : .equal,
      reference: record.reference)
    var fact: TestSnapshotFact?
    if record.outcome == "missing" { (result.outcome, fact) = (.missing(reason: nil), .missing) }
    if Paths.ends(name, in: ".json") {
      if record.outcome == "different" {
        fact = .otherLines(addTree(record, name), actual: record.actual)
        result.outcome = .notDrawn(reason: nil)
      }
    } else if let actual = record.actual.flatMap(Self.picture) {
      let expected = Self.picture(at: record.reference)
      if let expected { result.outcome = SnapshotOutcome(actual, expected: expected, tolerance: .exact) }
      result.size = (actual.width, actual.height)
      fact = fact ?? Self.fact(result.outcome, record)
      if let page { result.comparison = try comparison(name, record, actual, expected, result.outcome, page) }
    }
    results.append(result)
    if let fact {
      facts.append(Finding(.snapshot(.ofTest(fact)), at: Place(file: record.file), variants: [name]))
    }
  }

  private static func fact(_ outcome: SnapshotOutcome, _ record: TestRunRecord) -> TestSnapshotFact {
    guard case .different(let difference) = outcome else { return .otherSize(picture: record.actual) }
    return .otherPixels(
      count: difference.count, of: difference.pixels, picture: record.difference ?? record.actual)
  }

  /// Keeps the difference of a tree, and returns the number of its lines.
  private mutating func addTree(_ record: TestRunRecord, _ name: String) -> Int {
    func text(_ path: String) -> String {
      let bytes = try? FileReading.bytes(of: path, maximumBytes: 64 << 20, isInput: false)
      return String(decoding: bytes ?? [], as: UTF8.self)
    }
    let difference = UnifiedDifference(from: text(record.reference), to: text(record.actual ?? ""))
    let lines = difference.text(of: name).split(separator: "\n").map(String.init)
    trees.append((record.file, name, lines))
    return lines.dropFirst(2).count { $0.hasPrefix("-") || $0.hasPrefix("+") }
  }

  private static func picture(at path: String) -> PixelImage? {
    try? ImageReader().read(path: path, gamut: .srgb, isInput: false)
  }

  private func comparison(
    _ name: String, _ record: TestRunRecord, _ actual: PixelImage, _ expected: PixelImage?,
    _ outcome: SnapshotOutcome, _ page: PageFolder
  ) throws(RunFailure) -> ReportPage.Comparison {
    func add(_ image: PixelImage, _ part: String) throws(RunFailure) -> ReportPage.Picture {
      let picture = RenderedPicture(image: image, gamut: .srgb)
      return try page.add(picture, named: [record.reference, part], scale: 2)
    }
    var comparison = ReportPage.Comparison(name, actual: try add(actual, "actual"))
    if let expected { comparison.expected = try add(expected, "expected") }
    if case .different(let difference) = outcome, let expected {
      comparison.difference = try add(difference.picture(expected, actual), "difference")
    }
    return comparison
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
