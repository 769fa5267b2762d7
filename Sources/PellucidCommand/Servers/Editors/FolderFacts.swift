// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidSource

/// The facts that the files in an editor's folders tell about each other, kept by the file that tells them.
///
/// A file that is changed or deleted takes with it what it told before. For a file that is open, its text in the editor tells.
struct FolderFacts: Sendable {
  /// The facts that a file on the disk tells, with its state when it was read.
  private struct Saved: Sendable {
    let versions: FileVersions
    let facts: ProjectFacts
  }

  /// The files on the disk; only these are part of the project.
  private var saved: [ExactName: Saved] = [:]
  /// The facts that the texts of open documents tell.
  private var open: [ExactName: ProjectFacts] = [:]
  /// The facts of all files together.
  private(set) var all = ProjectFacts()

  /// Reads the files that have changed since they were read last.
  ///
  /// - Returns: A Boolean value that is true where the facts differ from those before.
  mutating func read(_ folders: [String]) -> Bool {
    // A folder that is missing has no files.
    let files = folders.flatMap { (try? ProjectFiles(at: [$0]))?.files ?? [] }.filter(ProjectAudit.tellsFacts)
    let known = saved
    let threads = ThreadExecutor(threads: ProcessInfo.processInfo.activeProcessorCount)
    let found = threads.results(files.count) { index -> (ExactName, Saved) in
      let file = files[index], name = ExactName(file.path), versions = FileVersions(of: [file.path])
      if let saved = known[name], saved.versions == versions { return (name, saved) }
      let facts = ProjectAudit.facts(of: file, named: DocumentPath.relative(file.path, to: folders))
      return (name, Saved(versions: versions, facts: facts))
    }
    saved = Dictionary(found) { first, _ in first }
    return combine()
  }

  /// Takes what the text of an open document tells in place of its file.
  ///
  /// - Returns: A Boolean value that is true where the facts differ from those before.
  mutating func follow(_ source: ParsedSource, of document: OpenDocument) -> Bool {
    var facts = ProjectFacts()
    facts.add(source, path: document.name)
    let name = ExactName(document.path)
    guard open[name] != facts else { return false }
    open[name] = facts
    return saved[name] != nil && combine()
  }

  /// Takes what the file of a document tells that was closed, from the next time on that files are read.
  mutating func close(_ document: OpenDocument) { open[ExactName(document.path)] = nil }

  /// Puts the facts of all files together, and returns whether they differ from those before.
  private mutating func combine() -> Bool {
    let before = all
    all = saved.reduce(into: ProjectFacts()) { $0.merge(open[$1.key] ?? $1.value.facts) }
    return all != before
  }
}
