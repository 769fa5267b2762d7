// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit

/// The decisions about several scenes, of which each follows the nearest configuration.
struct SceneGates {
  private let flags: GateFlags
  /// The decisions by the path of their configuration, with the documents that follow it; the path is nil without one.
  private var entries: [(configuration: String?, decisions: GateDecisions, documents: [String])] = []

  init(_ flags: GateFlags) { self.flags = flags }

  /// Returns the decisions about a document. Throws if its configuration cannot be used.
  mutating func decisions(about document: String) throws(CommandError) -> GateDecisions {
    let path = flags.path(nearest: Paths.folder(of: document))
    let known = entries.firstIndex { entry in
      switch (entry.configuration, path) {
      case (nil, nil): true
      case (let first?, let second?): Folders.areSame(first, second)
      default: false
      }
    }
    if let known {
      entries[known].documents.append(document)
      return entries[known].decisions
    }
    let decisions = try flags.decisions(at: path)
    entries.append((path, decisions, [document]))
    return decisions
  }

  /// Adds files that follow the configuration of a document.
  mutating func add(_ files: [String], beside document: String) {
    guard let index = entries.firstIndex(where: { $0.documents.contains { Paths.isSame($0, document) } })
    else { return }
    entries[index].documents += files
  }

  /// The decisions with the documents that they are about.
  var scoped: [Report.ScopedGate] {
    entries.map { Report.ScopedGate($0.decisions.gate, inputs: $0.documents) }
  }
}
