// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidTestSupport
import Testing

/// Tests of complete and empty SARIF reports against the schema of SARIF.
@Suite struct SARIFSchemaTests {
  @Test(
    "SARIF reports follow their schema",
    .enabled(if: SARIFSchema.obstacle == nil, "\(SARIFSchema.obstacle ?? "")"))
  func sarifFollowsItsSchema() throws {
    let folder = try TemporaryFolder()
    let empty = Report(Report.Run(verb: .render, inputs: []), findings: [])
    for (name, report) in [("full", ReporterTests.report), ("empty", empty)] {
      let file = try folder.write(Reporter.sarif.text(of: report), to: name + ".sarif")
      let result = try SARIFSchema.validate(file)
      #expect(result.exit == 0, "\(name): \(result.output)")
    }
    let wrong = Reporter.sarif.text(of: ReporterTests.report).replacing(
      #""startLine": 12"#, with: #""startLine": 0"#)
    let file = try folder.write(wrong, to: "wrong.sarif")
    #expect(try SARIFSchema.validate(file).exit == 1)
    SARIFSchema.say("validated against \(SARIFSchema.path)")
  }
}
