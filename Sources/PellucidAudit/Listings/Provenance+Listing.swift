// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension Confidence {
  /// The confidences from the most certain to the least.
  private static let ranking: [Confidence] = [.measured, .published, .inferred, .chosen]

  /// The least certain of some confidences; nil for none.
  package static func weakest(of confidences: [Confidence]) -> Confidence? {
    ranking.last { confidences.contains($0) }
  }

  /// The name of the case, which tables and JSON print.
  package var name: String { "\(self)" }
}

extension Provenance {
  package static let headings = ["sources", "confidence"]

  package var cells: [String] { [sources, confidence.name] }

  /// The cells of several provenances in one line: the ids of all, each once, in order, and the confidence that is true
  /// of all.
  static func cells(of provenances: [Provenance]) -> [String] {
    var ids: [Substring] = []
    for id in provenances.flatMap({ $0.sources.split(separator: ", ") }) where !ids.contains(id) {
      ids.append(id)
    }
    return [ids.joined(separator: ", "), Confidence.weakest(of: provenances.map(\.confidence))?.name ?? ""]
  }

  package var members: [JSONText.Member] {
    [
      ("sources", .string(sources)), ("confidence", .string(confidence.name)),
      ("reason", .optional(reason)),
    ]
  }
}
