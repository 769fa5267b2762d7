// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// coloraide, an independent colour library, as an oracle.
enum Coloraide {
  private static let python = SourceTree.root.appending(path: ".venv/bin/python").path
  static let isInstalled =
    FileManager.default.fileExists(atPath: python)
    && FileManager.default.fileExists(
      atPath: SourceTree.root.appending(path: ".venv/installed-oracles.txt").path)

  /// Returns the lines that a script of `Scripts/oracle` prints for `lines`.
  static func answers(of script: String, to lines: [String]) throws -> [Substring] {
    let input = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: input)
    defer { try? FileManager.default.removeItem(at: input) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = [SourceTree.root.appending(path: "Scripts/oracle/\(script)").path]
    process.standardInput = try FileHandle(forReadingFrom: input)
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let answer = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: answer, as: UTF8.self).split(separator: "\n")
  }
}
