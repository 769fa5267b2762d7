// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidViews
import Testing

@testable import PellucidTesting

/// Tests of the report of a run of tests.
@MainActor @Suite struct TestReportTests {
  private let bench: SnapshotBench
  init() throws { bench = try SnapshotBench() }

  private var records: [TestRunRecord]? { TestRunRecords(in: bench.folder.path + "/run").all }

  /// The sentences of a report about a run.
  private func messages(of records: [TestRunRecord]) throws -> [String] {
    try TestRunReport(of: records, page: nil).findings.map { Language.english.message(of: $0.fact) }
  }

  @Test("A run records each reference with its outcome")
  func outcomes() throws {
    _ = bench.record(Text("Hello"))
    #expect(try #require(records).map(\.outcome) == [.recorded, .recorded])
    _ = bench.problems(of: Text("Hello"))
    #expect(try #require(records).map(\.outcome) == [.equal, .equal])
    _ = bench.problems(of: Text("Hallo"))
    #expect(try #require(records).map(\.outcome) == [.different, .different])
    #expect(TestRunRecords(in: bench.folder.path + "/nowhere").all == nil)
  }

  @Test(
    "References that no test uses are orphans: other names of a test that ran, tests and files that are gone")
  func orphans() throws {
    _ = try bench.folder.write("func welcome() {}\nfunc later() {}\n", to: "WelcomeTests.swift")
    let folder = "__Snapshots__/WelcomeTests/"
    for name in ["welcome.old.png", "gone.a.png", "later.a.png", "notes.txt"] {
      _ = try bench.folder.write("", to: folder + name)
    }
    _ = try bench.folder.write("", to: "__Snapshots__/GoneTests/a.b.png")
    _ = bench.record(Text("Hello"))
    let orphans = TestRunOrphans(of: try #require(records))
    let base = bench.folder.path + "/__Snapshots__/"
    #expect(
      orphans.orphans == [base + "GoneTests/a.b.png"]
        + ["gone.a.png", "welcome.old.png"].map {
          base + "WelcomeTests/" + $0
        })
    #expect(orphans.unused == [base + "WelcomeTests/later.a.png"])
  }

  @Test("The references of a test that did not run are no orphans, however its function is written")
  func spellings() throws {
    let declarations = [
      "func generic<Value: View>(_ value: Value) {}", "func\n    broken () {}", "func `raw name`() {}",
      "func welcome() {}",
    ]
    _ = try bench.folder.write(declarations.joined(separator: "\n"), to: "WelcomeTests.swift")
    let folder = "__Snapshots__/WelcomeTests/"
    let (kept, gone) = (["broken.png", "generic.png", "raw-name.png"], ["gener.png", "name.png", "raw.png"])
    for name in kept + gone { _ = try bench.folder.write("", to: folder + name) }
    _ = bench.record(Text("Hello"))
    let orphans = TestRunOrphans(of: try #require(records))
    let base = bench.folder.path + "/" + folder
    #expect(orphans.unused == kept.map { base + $0 })
    #expect(orphans.orphans == gone.map { base + $0 })
  }

  @Test("A view that is not drawn fails the report, and its references are no orphans")
  func notDrawn() throws {
    let huge = SnapshotMatrix(devices: [SnapshotDevice(width: 1e9, height: 1e9, scale: 1)])
    #expect(bench.problems(of: Text("Hello"), huge).count == 1)
    let records = try #require(records)
    #expect(records.map(\.outcome) == [.notDrawn, .notDrawn])
    for record in records {
      _ = try bench.folder.write(
        "", to: "__Snapshots__/WelcomeTests/" + Paths.name(of: record.reference))
    }
    #expect(TestRunOrphans(of: records).orphans == [])
    #expect(try messages(of: records).filter { $0.contains("not drawn") }.count == 2)
  }

  @Test("A run that may not record leaves no orphans")
  func refusedRecording() throws {
    _ = bench.record(Text("Hello"))
    try FileManager.default.removeItem(atPath: bench.folder.path + "/run")
    var bench = bench
    bench.environment["CI"] = "true"
    #expect(bench.record(Text("Hallo")).count == 1)
    #expect(TestRunOrphans(of: try #require(records)).orphans == [])
  }

  @Test("A failure whose files are gone fails the report still")
  func lostFiles() throws {
    _ = bench.record(Text("Hello"))
    _ = bench.problems(of: Text("Hallo"))
    let records = try #require(records)
    for path in records.compactMap(\.actual) { try FileManager.default.removeItem(atPath: path) }
    #expect(try messages(of: records).filter { $0.contains("missing") }.count == 2)
  }

  @Test("Pictures on the page have their size in points")
  func pointsOnThePage() throws {
    let matrix = SnapshotMatrix(devices: [SnapshotDevice(width: 60, height: 30, scale: 3)])
    _ = bench.record(Text("Hello"), matrix)
    _ = bench.problems(of: Text("Hallo"), matrix)
    let folder = try PageFolder(bench.folder.path + "/page", isSingleFile: false)
    let report = try TestRunReport(of: try #require(records), page: folder)
    let shown = report.sections(in: .english).flatMap(\.comparisons).map(\.actual.size)
    #expect(shown == [Size(width: 60, height: 30)])
  }

  @Test("The page of a run has the pictures of a failure, its edge and onion skin, and the tree's lines")
  func page() throws {
    _ = bench.record(Text("Hello"))
    _ = bench.problems(of: Text("Hallo"))
    let folder = try PageFolder(bench.folder.path + "/page", isSingleFile: false)
    let report = try TestRunReport(of: try #require(records), page: folder)
    #expect(report.findings.count == 2)
    let messages = report.findings.map { Language.english.message(of: $0.fact) }
    #expect(messages.contains { $0.contains("pixels differ") })
    #expect(messages.contains { $0.contains("2 lines of the tree of views differ") })
    let page = ReportPage(
      Report(report.run(in: .english), findings: report.findings), sections: report.sections(in: .english),
      command: nil)
    try folder.write(page)
    let html = try bench.folder.read("page/index.html")
    for part in ["Onion skin", "class=\"expected\"", "class=\"difference\"", "Hallo"] {
      #expect(html.contains(part), "\(part)")
    }
  }
}
