// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge
import PellucidSource

/// The judgement of all files of a project.
///
/// Files are read twice: first for what they tell about each other, and then for what is wrong in them, so that no more than a few
/// are in memory at a time. The results do not depend on the number of threads.
struct ProjectAudit {
  let files: [ProjectFiles.File]
  let threads: ThreadExecutor

  /// The greatest size of a source. Chosen: many times that of what people write; larger files are made by programs.
  static let mostBytes = 8_000_000

  /// The judgement of a file.
  struct Outcome: Sendable {
    let path: String
    var findings: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    /// The sentence why the file was not judged; nil where it was.
    var failure: FileReadingError?
  }

  /// Judges the files, and returns the outcomes in their order.
  func outcomes(_ progress: @Sendable (Int) -> Void = { _ in }) -> [Outcome] {
    let facts = facts()
    return all { index in
      progress(index)
      return outcome(of: files[index], facts)
    }
  }

  /// What the sources tell about each other.
  private func facts() -> ProjectFacts {
    let parts = all { index -> ProjectFacts in
      var facts = ProjectFacts()
      if files[index].kind == .source, let bytes = try? bytes(of: files[index]) {
        facts.add(bytes, path: files[index].path)
      }
      return facts
    }
    return parts.reduce(into: ProjectFacts()) { $0.merge($1) }
  }

  private func outcome(of file: ProjectFiles.File, _ facts: ProjectFacts) -> Outcome {
    var outcome = Outcome(path: file.path)
    guard file.kind != .catalog else { return outcome }
    let bytes: [UInt8]
    do throws(FileReadingError) { bytes = try self.bytes(of: file) } catch {
      outcome.failure = error
      return outcome
    }
    switch file.kind {
    case .source:
      let judged = SourceAudit(facts).outcome(of: bytes, path: file.path)
      (outcome.findings, outcome.suppressed) = (judged.findings, judged.suppressed)
    case .propertyList, .buildSettings, .interface, .catalog: break
    }
    return outcome
  }

  private func bytes(of file: ProjectFiles.File) throws(FileReadingError) -> [UInt8] {
    try FileReading.bytes(of: file.path, maximumBytes: Self.mostBytes)
  }

  /// Returns the results for all files, which threads work out.
  private func all<Value: Sendable>(_ result: @Sendable (Int) -> Value) -> [Value] {
    threads.results(files.count) { index in result(index) }
  }
}
