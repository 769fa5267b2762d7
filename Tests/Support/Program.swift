// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs the built `pellucid` program.
package enum Program {
  /// The exit status and the output of a run.
  package struct Result {
    package var exit: Int32
    package var output: String
    package var errors: String

    /// The standard output as a JSON object; empty if the output is no JSON object.
    package var json: [String: Any] {
      (try? JSONSerialization.jsonObject(with: Data(output.utf8))) as? [String: Any] ?? [:]
    }
  }

  /// The folder of the executable, which lies beside the test bundle.
  package static var folder: String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }

  /// The path of the executable.
  package static var path: String { folder + "/pellucid" }

  /// Runs the program and waits for its exit.
  ///
  /// - Parameters:
  ///   - place: The current folder of the program.
  ///   - settings: Environment variables; `CI` is cleared by default, because the tests themselves may run where it is
  ///     set.
  package static func run(
    _ arguments: [String], in place: String? = nil, noColor: String = "1", program: String = path,
    settings: [String: String] = [:]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let (output, errors) = (folder.path + "/output", folder.path + "/errors")
    let quiet = ["NO_COLOR": noColor, "CI": "", "GITHUB_STEP_SUMMARY": ""]
    let process = process(arguments, quiet.merging(settings) { $1 }, program: program)
    if let place { process.currentDirectoryURL = URL(fileURLWithPath: place) }
    for (file, isOutput) in [(output, true), (errors, false)] {
      try Data().write(to: URL(fileURLWithPath: file))
      let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: file))
      if isOutput { process.standardOutput = handle } else { process.standardError = handle }
    }
    try process.run()
    process.waitUntilExit()
    return Result(
      exit: process.terminationStatus, output: try String(contentsOfFile: output, encoding: .utf8),
      errors: try String(contentsOfFile: errors, encoding: .utf8))
  }

  /// Runs the program through `script` in a shell, where `"$0"` is the program and `"$@"` are the arguments.
  package static func runInShell(_ script: String, _ arguments: [String]) throws -> Result {
    try run(["-c", script, path] + arguments, program: "/bin/bash")
  }

  /// Runs the program under limits.
  ///
  /// - Parameter limits: Shell commands run before the program, such as `ulimit -v 800000`.
  package static func run(_ arguments: [String], limits: String) throws -> Result {
    try runInShell(limits + "\nexec \"$0\" \"$@\"", arguments)
  }

  /// Runs the program with both streams on one pseudo-terminal; `output` is the text that the terminal shows.
  package static func runOnTerminal(
    _ arguments: [String], noColor: String = "", terminal: String = "xterm", settings: [String: String] = [:]
  ) throws -> Result {
    var (host, guest): (Int32, Int32) = (-1, -1)
    guard openpty(&host, &guest, nil, nil, nil) == 0 else { throw CocoaError(.fileNoSuchFile) }
    let (screen, end) = (
      FileHandle(fileDescriptor: host, closeOnDealloc: true),
      FileHandle(fileDescriptor: guest, closeOnDealloc: true)
    )
    let wanted = ["NO_COLOR": noColor, "TERM": terminal, "COLORTERM": ""].merging(settings) { $1 }
    let process = process(arguments, wanted)
    (process.standardOutput, process.standardError) = (end, end)
    _ = fcntl(screen.fileDescriptor, F_SETFL, O_NONBLOCK)
    try process.run()
    // The terminal's buffer is small, so that it is read while the program runs.
    var shown: [UInt8] = []
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var isRunning = true
    while isRunning {
      isRunning = process.isRunning
      var count = read(screen.fileDescriptor, &bytes, bytes.count)
      while count > 0 {
        shown += bytes[..<count]
        count = read(screen.fileDescriptor, &bytes, bytes.count)
      }
      if isRunning { usleep(2000) }
    }
    process.waitUntilExit()
    return Result(
      exit: process.terminationStatus, output: String(decoding: shown, as: UTF8.self), errors: "")
  }

  private static func process(
    _ arguments: [String], _ settings: [String: String], program: String = path
  ) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(settings) { $1 }
    return process
  }
}
