// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The clients of editors and assistants, whose libraries are installed in the virtual environment of oracles.
package enum ProtocolClients {
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path

  /// The reason why no client can lead a session; nil if one can.
  package static let obstacle: String? =
    FileManager.default.isExecutableFile(atPath: python)
      && (try? run(["-c", "import mcp, pygls"]))?.exit == 0
    ? nil : "pygls and mcp are not installed; Scripts/setup-python.sh oracles does"

  /// Leads the session of a script; `exit` is 0 where the server did what was expected.
  package static func run(
    _ script: String, program: String, folder: String
  ) throws -> (exit: Int32, output: String) {
    try run([script, program, folder])
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
