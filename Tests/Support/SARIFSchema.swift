// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The schema of SARIF, which is not part of this tree; the environment variable `PELLUCID_SARIF_SCHEMA` names its
/// file.
package enum SARIFSchema {
  /// The path of the schema; empty where the environment variable is not set.
  package static let path = ProcessInfo.processInfo.environment["PELLUCID_SARIF_SCHEMA"] ?? ""
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path

  /// The reason why no file can be validated; nil if validation is possible.
  package static let obstacle: String? = {
    if path.isEmpty { return "PELLUCID_SARIF_SCHEMA names no schema" }
    if !FileManager.default.fileExists(atPath: path) { return "\(path) does not exist" }
    let hasOracle =
      FileManager.default.isExecutableFile(atPath: python)
      && (try? run(["-c", "import jsonschema"]))?.exit == 0
    return hasOracle ? nil : "the jsonschema oracle is not installed; Scripts/setup-python.sh oracles does"
  }()

  /// Validates a file; `exit` is 0 where the file follows the schema.
  ///
  /// - Parameter schema: The path of another schema than that of SARIF.
  package static func validate(_ file: String, by schema: String = path) throws -> (
    exit: Int32, output: String
  ) {
    try run(["Scripts/oracle/validate-sarif.py", schema, file])
  }

  /// The reason why no file can be validated by another schema; nil if that is possible.
  package static let obstacleToOthers: String? =
    FileManager.default.isExecutableFile(atPath: python)
      && (try? run(["-c", "import jsonschema"]))?.exit == 0
    ? nil : "the jsonschema oracle is not installed; Scripts/setup-python.sh oracles does"

  /// Validates files by another schema, and returns the paths of those that do not follow it.
  package static func refused(_ files: [String], by schema: String) throws -> (
    paths: Set<String>, output: String
  ) {
    let result = try run(["Scripts/oracle/validate-sarif.py", schema] + files + files.prefix(1))
    let lines = result.output.split(separator: "\n")
    return (Set(files.filter { file in lines.contains { $0.hasPrefix(file + " ") } }), result.output)
  }

  /// Prints the outcome, because a skipped test is otherwise not visible in the log.
  package static func say(_ outcome: String) { print("SARIF: \(outcome)") }

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
