// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Runs the built program in a shell, where limits and the environment can be set.
enum BuiltProgram {
  struct Result {
    var exit: Int32
    var output: String
    var errors: String
  }

  /// The folder of the executable, which lies beside the test bundle.
  static var folder: String {
    let bundle = CommandLine.arguments.first { $0.hasSuffix(".xctest") } ?? CommandLine.arguments[0]
    return URL(fileURLWithPath: bundle).deletingLastPathComponent().path
  }

  static var path: String { folder + "/pellucid" }

  /// - Parameters:
  ///   - limits: shell commands before the program, such as `ulimit -v 800000`.
  ///   - environment: added to that of the tests.
  static func run(
    _ arguments: [String], program: String = path, limits: String = ":", environment: [String: String] = [:]
  ) throws -> Result {
    let folder = try TemporaryFolder()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", limits + "\nexec \"$@\" > \"$0.output\" 2> \"$0.errors\"", folder.path + "/run", program]
      + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    try process.run()
    process.waitUntilExit()
    func text(_ name: String) -> String {
      (try? String(contentsOfFile: folder.path + "/run." + name, encoding: .utf8)) ?? ""
    }
    return Result(exit: process.terminationStatus, output: text("output"), errors: text("errors"))
  }
}
