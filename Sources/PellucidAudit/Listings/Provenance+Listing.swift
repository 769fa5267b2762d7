// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON
import PellucidJudge

extension Confidence {
  /// The confidences from the most certain to the least.
  private static let ranking: [Confidence] = [.measured, .published, .inferred, .chosen]

  /// The least certain of some confidences; nil for none.
  package static func weakest(of confidences: [Confidence]) -> Confidence? {
    ranking.last { confidences.contains($0) }
  }

  /// The name of the case, which JSON prints.
  package var name: String { "\(self)" }
}

extension Provenance {
  package static let headings: [ListWord] = [.sources, .confidence]

  package func cells(in language: Language) -> [String] { [sources, language.text(of: confidence)] }

  /// The cells of several provenances in one line: the ids of all, each once, in order, and the confidence that is true
  /// of all.
  static func cells(of provenances: [Provenance], in language: Language) -> [String] {
    var ids: [Substring] = []
    for id in provenances.flatMap({ $0.sources.split(separator: ", ") }) where !ids.contains(id) {
      ids.append(id)
    }
    let weakest = Confidence.weakest(of: provenances.map(\.confidence))
    return [ids.joined(separator: ", "), weakest.map { language.text(of: $0) } ?? ""]
  }

  package var members: [JSONText.Member] {
    [
      ("sources", .string(sources)), ("confidence", .string(confidence.name)),
      ("reason", .optional(reason)),
    ]
  }
}
