// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// `pellucid format`: scene documents in their usual form.
struct FormatVerb: Verb {
  private var paths: [String] = []
  private var checks = false

  static var form: Form<FormatVerb> {
    Form(
      "format", "Writes scene documents in their usual form.",
      details:
        "The order of keys and the white space change, and nothing else; values keep their notation. The names of files that "
        + "change are printed. A folder stands for the scenes in it and in folders below. For - the document of standard input is "
        + "printed.",
      operands: [.several(\.paths, .document("FILE|FOLDER"))],
      examples: [
        Example("A document in its usual form:", "format scene.json"),
        Example("A check that writes nothing:", "format --check Scenes"),
      ]
    ) {
      Section(
        .what,
        .toggle("--check", \.checks, "writes nothing; files that would change are named, and exit with 1"))
    }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    var exit = ExitCode.success
    var gates = SceneGates(GateFlags())
    let inputs = try SceneInputs(paths, following: &gates)
    var attempts = SceneAttempts(inputs, terminal)
    for document in inputs.documents {
      try attempts.attempt(document.path) { () throws(CommandError) in
        if try format(document.path, terminal), checks { exit = .different }
      }
    }
    return attempts.failures.isEmpty ? exit : .badInput
  }

  /// Writes, checks or prints a document, and returns a Boolean value indicating whether it was not in its usual form.
  private func format(_ path: String, _ terminal: Terminal) throws(CommandError) -> Bool {
    let isStream = Paths.isSame(path, "-")
    let changes: Bool
    if isStream || checks {
      let old = try bytes(of: path), new = try Self.formatted(old, path)
      changes = new != old
      if !checks { try terminal.print(String(decoding: new.dropLast(), as: UTF8.self)) }
    } else {
      changes = try update(path)
    }
    if changes, checks || !isStream { try terminal.print(VisibleText.line(path.shownPath)) }
    return changes
  }

  private func bytes(of path: String) throws(CommandError) -> [UInt8] {
    let limit = SceneLimits().bytes
    do {
      return Paths.isSame(path, "-")
        ? try FileReading.standardInput(maximumBytes: limit)
        : try FileReading.bytes(of: path, maximumBytes: limit)
    } catch {
      throw CommandError(SceneFileError.unreadable(error), in: path)
    }
  }

  /// Writes a file in its usual form, whole or not at all. Returns a Boolean value indicating whether it changed.
  private func update(_ path: String) throws(CommandError) -> Bool {
    do {
      return try WholeFile.update(path, maximumBytes: SceneLimits().bytes) { old in
        guard let old else { throw FileReadingError.notFound(path: path) }
        return try Self.formatted(old, path)
      }
    } catch let error as FileReadingError {
      throw CommandError(SceneFileError.unreadable(error), in: path)
    } catch let error as FileWritingError {
      throw CommandError(.cannotWrite, RunProblem.unwritten(.file, error))
    } catch {
      throw CommandError(error, in: path)
    }
  }

  /// Returns a document in its usual form; throws for one that is no scene.
  private static func formatted(_ bytes: [UInt8], _ path: String) throws(CommandError) -> [UInt8] {
    do { return try SceneReader().formatted(bytes: bytes) } catch {
      throw CommandError(SceneFileError.refused(error), in: path)
    }
  }
}
