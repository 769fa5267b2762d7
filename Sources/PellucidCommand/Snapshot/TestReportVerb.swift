// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid test-report`: the snapshots of a run of tests.
struct TestReportVerb: Verb {
  private var folder = ""
  private var report = ReportFlags()

  static var form: Form<TestReportVerb> {
    Form(
      "test-report", "Reports the snapshots of a run of tests.",
      details:
        "FOLDER is where the run wrote its records: the value of PELLUCID_SNAPSHOT_REPORT, a new folder for each run. The report has "
        + "every failure, and the references that no test uses any more. The exit code is 1 if a picture or tree differs or is "
        + "missing.",
      operands: [.required(\.folder, .input("FOLDER"))],
      examples: [
        Example("The page of a run:", "test-report .build/run --html report")
      ]
    ) {
      ReportFlags.pageSection.within(\.report)
      ReportFlags.section.within(\.report)
    }
  }

  func check() throws(UsageProblem) { try report.check(isJSON: false) }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    guard let records = TestRunRecords(in: folder).all else {
      throw CommandError(.badInput, RunProblem.noRecords(path: folder))
    }
    let reporting = try Reporting(report)
    let result: TestRunReport
    do throws(RunFailure) { result = try TestRunReport(of: records, page: reporting.page) } catch {
      throw CommandError(error)
    }
    let language = terminal.language
    return try reporting.finish(
      result.findings, of: result.run(in: language), showing: result.sections(in: language), terminal)
  }
}
