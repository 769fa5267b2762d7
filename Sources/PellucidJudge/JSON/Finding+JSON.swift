// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// Findings in the form in which the commands that draw list them.
extension Finding {
  /// The name of the layer; empty for findings without a layer.
  package var layerName: String { place.name ?? "" }

  /// Returns the finding as JSON.
  package func json(in language: Language) -> JSONText { .object(members(in: language)) }

  /// Returns the finding as members of a JSON object.
  package func members(in language: Language) -> [JSONText.Member] {
    [
      ("rule", .string(ruleID)), ("severity", .string(severity.rawValue)), ("layer", .string(layerName)),
      ("message", .string(language.message(of: fact))), ("repair", .optional(language.advice(for: self))),
    ]
  }
}
