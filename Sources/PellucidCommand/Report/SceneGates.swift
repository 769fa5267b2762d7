// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The decisions about several scenes, of which each follows the nearest configuration.
struct SceneGates {
  private let flags: GateFlags
  /// The indices of the decisions by the folder of the documents that follow them.
  private var known: [ExactName: Int] = [:]
  /// The decisions by the path of their configuration, with the documents that follow it; the path is nil without one.
  private var entries: [(configuration: String?, decisions: GateDecisions, documents: [String])] = []

  init(_ flags: GateFlags) { self.flags = flags }

  /// Returns the decisions about a document. Throws if its configuration cannot be used.
  mutating func decisions(about document: String) throws(CommandError) -> GateDecisions {
    let index = try entry(of: document)
    entries[index].documents.append(document)
    return entries[index].decisions
  }

  /// Returns a Boolean value indicating whether the configuration of a document leaves it out. Throws if the configuration
  /// cannot be used.
  mutating func exclude(_ document: String) throws(CommandError) -> Bool {
    entries[try entry(of: document)].decisions.exclude(document)
  }

  /// Returns the index of the decisions about a document, which are read if they are not known yet.
  private mutating func entry(of document: String) throws(CommandError) -> Int {
    let folder = ExactName(Paths.folder(of: document))
    if let index = known[folder] { return index }
    let index = try entry(of: flags.path(nearest: folder.text))
    known[folder] = index
    return index
  }

  /// Returns the index of the decisions at the path of a configuration.
  private mutating func entry(of path: String?) throws(CommandError) -> Int {
    let known = entries.firstIndex { entry in
      switch (entry.configuration, path) {
      case (nil, nil): true
      case (let first?, let second?): Folders.areSame(first, second)
      default: false
      }
    }
    if let known { return known }
    entries.append((path, try flags.decisions(at: path), []))
    return entries.count - 1
  }

  /// Adds files that follow the configuration of a document.
  mutating func add(_ files: [String], beside document: String) {
    guard let index = entries.firstIndex(where: { $0.documents.contains { Paths.isSame($0, document) } })
    else { return }
    entries[index].documents += files
  }

  /// The configurations with the documents that follow them, for other runs.
  var stored: [SnapshotShard.Configuration] {
    entries.filter { !$0.documents.isEmpty }.map { entry in
      SnapshotShard.Configuration(
        path: entry.decisions.path, text: entry.decisions.text.map { String(decoding: $0, as: UTF8.self) },
        files: entry.documents)
    }
  }

  /// The decisions with the documents that they are about.
  var scoped: [Report.ScopedGate] {
    entries.filter { !$0.documents.isEmpty }.map {
      Report.ScopedGate($0.decisions.gate, inputs: $0.documents)
    }
  }
}
