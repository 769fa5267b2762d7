// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

/// Tests of the verb that reports the snapshots of a run of tests.
@Suite struct TestReportTests {
  @Test("The records of a run become a report with the failures and the references that no test uses")
  func report() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("func welcome() {}", to: "WelcomeTests.swift")
    func record(_ name: String, _ outcome: String) throws {
      let reference = try folder.write("[]\n", to: "__Snapshots__/WelcomeTests/\(name).json")
      _ = try folder.write(
        #"{"file": "\#(file)", "test": "welcome", "line": 3, "reference": "\#(reference)", "outcome": "\#(outcome)"}"#,
        to: "run/records/\(name).json")
    }
    try record("welcome.fit", "equal")
    _ = try folder.write("[]\n", to: "__Snapshots__/WelcomeTests/gone.fit.json")
    let passed = try Program.run(["test-report", folder.path + "/run", "--html", folder.path + "/page"])
    #expect(passed.exit == 0 && passed.output.contains("gone.fit.json"))
    #expect(folder.has("page/index.html"))
    try record("welcome.dark", "missing")
    #expect(try Program.run(["test-report", folder.path + "/run"]).exit == 1)
  }

  @Test("A folder without records is an input error that says how to get some")
  func noRecords() throws {
    let folder = try TemporaryFolder()
    let result = try Program.run(["test-report", folder.path])
    #expect(result.exit == 65 && result.errors.contains("PELLUCID_SNAPSHOT_REPORT"))
  }
}
