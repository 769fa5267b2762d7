// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// SARIF against its schema, which is not in this tree: PELLUCID_SARIF_SCHEMA names it.
@Suite struct SARIFSchemaTests {
  private static let schema = ProcessInfo.processInfo.environment["PELLUCID_SARIF_SCHEMA"] ?? ""
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path

  /// Why the schema cannot be asked; nil if it can.
  private static let obstacle: String? = {
    if schema.isEmpty { return "PELLUCID_SARIF_SCHEMA names no schema" }
    if !FileManager.default.fileExists(atPath: schema) { return "\(schema) does not exist" }
    let hasOracle =
      FileManager.default.isExecutableFile(atPath: python)
      && (try? run(["-c", "import jsonschema"]))?.exit == 0
    return hasOracle ? nil : "the jsonschema oracle is not installed; Scripts/setup-python.sh oracles does"
  }()

  @Test func sarifFollowsItsSchema() throws {
    if let obstacle = Self.obstacle {
      print("SARIF: not validated, because \(obstacle)")
      return
    }
    let folder = try TemporaryFolder()
    let empty = Report(Report.Run(verb: "render", inputs: []), findings: [])
    for (name, report) in [("full", ReporterTests.report), ("empty", empty)] {
      let file = try folder.write(Reporter.sarif.text(of: report), to: name + ".sarif")
      let result = try Self.run(["Scripts/oracle/validate-sarif.py", Self.schema, file])
      #expect(result.exit == 0, "\(name): \(result.output)")
    }
    let wrong = Reporter.sarif.text(of: ReporterTests.report).replacing(
      #""startLine": 12"#, with: #""startLine": 0"#)
    let file = try folder.write(wrong, to: "wrong.sarif")
    #expect(try Self.run(["Scripts/oracle/validate-sarif.py", Self.schema, file]).exit == 1)
    print("SARIF: validated against \(Self.schema)")
  }

  private static func run(_ arguments: [String]) throws -> (exit: Int32, output: String) {
    let process = Process()
    (process.executableURL, process.arguments) = (URL(filePath: python), arguments)
    process.currentDirectoryURL = SourceTree.root
    let pipe = Pipe()
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
