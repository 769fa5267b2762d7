// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// Findings as the verbs that draw list them.
extension PellucidJudge.Finding {
  /// The id of the rule; `note` for remarks.
  package var ruleName: String { rule?.id ?? "note" }
  /// The name of the layer; empty where there is none.
  package var layerName: String { place.name ?? "" }
  /// The sentence in English.
  package var message: String { PellucidJudge.Language.english.message(of: fact) }

  package var json: JSONText {
    .object(["rule": .string(ruleName), "layer": .string(layerName), "message": .string(message)])
  }
}
