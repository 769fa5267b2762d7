// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

extension Confidence {
  /// From the most certain to the least.
  static let ranking: [Confidence] = [.measured, .published, .inferred, .chosen]

  var name: String {
    switch self {
    case .measured: "measured"
    case .published: "published"
    case .inferred: "inferred"
    case .chosen: "chosen"
    }
  }
}

extension Provenance {
  var confidenceName: String { confidence.name }

  /// The confidence that is true of all of them: the least certain one's. Empty for none.
  static func weakestConfidenceName(of provenances: [Provenance]) -> String {
    Confidence.ranking.last { confidence in provenances.contains { $0.confidence == confidence } }?.name ?? ""
  }

  /// The ids of all of them, each once, in order.
  static func allSources(of provenances: [Provenance]) -> String {
    var ids: [Substring] = []
    for id in provenances.flatMap({ $0.sources.split(separator: ", ") }) where !ids.contains(id) {
      ids.append(id)
    }
    return ids.joined(separator: ", ")
  }

  var members: [(key: String, value: JSONText)] {
    [
      (key: "sources", value: .string(sources)), (key: "confidence", value: .string(confidenceName)),
      (key: "reason", value: .optional(reason)),
    ]
  }
}

extension PellucidJudge.Finding {
  /// The id of the rule; `note` for remarks.
  var ruleName: String { rule?.id ?? "note" }
  /// The name of the layer.
  var layerName: String { place.name ?? "" }
  var message: String { PellucidJudge.Language.english.message(of: fact) }

  var json: JSONText {
    .object(["rule": .string(ruleName), "layer": .string(layerName), "message": .string(message)])
  }
}
