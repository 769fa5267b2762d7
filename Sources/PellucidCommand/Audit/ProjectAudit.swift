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
  /// The team's statements about its sources.
  let settings: SourceSettings

  /// The greatest size of a file.
  static let mostBytes = ProjectFileLimits().bytes

  /// The judgement of a file.
  struct Outcome: Sendable {
    let path: String
    var findings: [Finding] = []
    var suppressed: [SuppressedFinding] = []
    /// The reason why the file was not judged, or not to its end; nil where it was.
    var failure: (any Described)?
  }

  /// Judges the files, and returns the outcomes in their order.
  func outcomes() -> [Outcome] {
    let audit = SourceAudit(facts())
    return all { outcome(of: files[$0], audit) }
  }

  /// Returns the facts that sources and catalogs tell about each other.
  private func facts() -> ProjectFacts {
    let parts = all { Self.facts(of: files[$0], named: files[$0].path) }
    var facts = parts.reduce(into: ProjectFacts()) { $0.merge($1) }
    facts.add(settings)
    return facts
  }

  /// Returns a Boolean value indicating whether a file can tell facts about others.
  static func tellsFacts(_ file: ProjectFiles.File) -> Bool {
    switch file.kind {
    case .source, .catalog, .propertyList, .buildSettings: true
    case .interface: false
    }
  }

  /// Returns the facts that a file tells about others; none for one that cannot be read.
  ///
  /// - Parameter path: The path of the file in the facts.
  static func facts(of file: ProjectFiles.File, named path: String) -> ProjectFacts {
    var facts = ProjectFacts()
    switch file.kind {
    case .source: if let bytes = try? bytes(of: file) { facts.add(bytes, path: path) }
    case .catalog: if let library = try? AssetLibrary(checked: file.path) { facts.add(library) }
    case .propertyList, .buildSettings:
      if let bytes = try? bytes(of: file) { facts.add(SettingsFile(reading: bytes, path: path)) }
    case .interface: break
    }
    return facts
  }

  private func outcome(of file: ProjectFiles.File, _ audit: SourceAudit) -> Outcome {
    var outcome = Outcome(path: file.path)
    guard file.kind != .catalog else { return outcome }
    let bytes: [UInt8]
    do throws(FileReadingError) { bytes = try Self.bytes(of: file) } catch {
      outcome.failure = error
      return outcome
    }
    switch file.kind {
    case .source:
      let judged = audit.outcome(of: bytes, path: file.path)
      (outcome.findings, outcome.suppressed) = (judged.findings, judged.suppressed)
      outcome.failure = judged.error
    case .propertyList, .buildSettings:
      let settings = SettingsFile(reading: bytes, path: file.path)
      (outcome.findings, outcome.failure) = (settings.findings(), settings.error)
    case .interface:
      let interface = InterfaceFile(reading: bytes, path: file.path)
      (outcome.findings, outcome.failure) = (interface.findings(), interface.error)
    case .catalog: break
    }
    outcome.findings = settings.concerned(outcome.findings)
    return outcome
  }

  private static func bytes(of file: ProjectFiles.File) throws(FileReadingError) -> [UInt8] {
    try FileReading.bytes(of: file.path, maximumBytes: mostBytes)
  }

  /// Returns the results for all files, which threads work out.
  private func all<Value: Sendable>(_ result: @Sendable (Int) -> Value) -> [Value] {
    threads.results(files.count) { index in result(index) }
  }
}
