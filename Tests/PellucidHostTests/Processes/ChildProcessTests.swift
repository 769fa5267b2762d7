// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidHost

/// Tests of child processes, well-behaved and not.
@Suite struct ChildProcessTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns the arguments of a shell that runs some commands.
  private func script(_ commands: String) throws -> [String] { [try folder.write(commands, to: "script")] }

  @Test("Input, output and arguments pass unchanged")
  func bytesGoInAndComeOut() throws {
    let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    #expect(try ChildProcess(tool: "cat").run([], input: bytes) == bytes)
    #expect(try ChildProcess(tool: "cat").run([], input: []) == [])
    // No shell interprets the arguments.
    let words = ["$HOME", "a b", "`id`", ";", "*"]
    let printed = try ChildProcess(tool: "printf").run(["%s\\n"] + words, input: [])
    #expect(String(decoding: printed, as: UTF8.self) == words.joined(separator: "\n") + "\n")
  }

  @Test("A process that takes too long is ended with its children")
  func whatTakesTooLongIsEndedWithAllItStarted() throws {
    let mark = folder.path + "/mark"
    let script = try script("(sleep 2; touch \(mark)) &\nsleep 60")
    let limits = ChildProcess.Limits(seconds: 0.3)
    let start = ContinuousClock.now
    #expect(throws: ChildProcess.Failure.timedOut(seconds: 0.3)) {
      try ChildProcess(tool: "sh", limits: limits).run(script, input: [])
    }
    #expect(start.duration(to: .now) < .seconds(30))
    Thread.sleep(forTimeInterval: 2.5)
    #expect(!folder.has("mark"))
  }

  @Test("Output and memory are limited")
  func outputAndMemoryHaveLimits() throws {
    let endless = ChildProcess(tool: "yes", limits: ChildProcess.Limits(outputBytes: 1 << 20))
    // tail keeps the last line, which never ends.
    let greedy = ChildProcess(tool: "tail", limits: ChildProcess.Limits(memoryBytes: 64 << 20))
    for (child, arguments) in [(endless, []), (greedy, ["/dev/zero"])] {
      let error = #expect(throws: ChildProcess.Failure.self) { try child.run(arguments, input: []) }
      // The programs report different messages, so only the kind of failure is compared.
      guard case .failed = error else {
        Issue.record("\(child.tool): \(String(describing: error))")
        continue
      }
    }
  }

  @Test("A failure has its reason")
  func failuresSayWhy() throws {
    let talking = try script("echo 'no such page' >&2; echo more >&2; exit 3")
    #expect(throws: ChildProcess.Failure.failed(.said("no such page"))) {
      try ChildProcess(tool: "sh").run(talking, input: [])
    }
    let silent = try script("exit 3")
    #expect(throws: ChildProcess.Failure.failed(.exitCode(3))) {
      try ChildProcess(tool: "sh").run(silent, input: [])
    }
    #expect(throws: ChildProcess.Failure.missing(tool: "no-such-program")) {
      try ChildProcess(tool: "no-such-program").run([], input: [])
    }
  }
}
