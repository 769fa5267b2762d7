// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidJudge

/// Findings in the form in which the commands that draw list them.
extension PellucidJudge.Finding {
  /// The name of the layer; empty for findings without a layer.
  package var layerName: String { place.name ?? "" }

  package func json(in language: PellucidJudge.Language) -> JSONText { .object(members(in: language)) }

  fileprivate func members(in language: PellucidJudge.Language) -> [JSONText.Member] {
    [
      ("rule", .string(ruleID)), ("severity", .string(severity.rawValue)), ("layer", .string(layerName)),
      ("message", .string(language.message(of: fact))), ("repair", .optional(language.advice(for: self))),
    ]
  }
}

extension IgnoredFinding {
  package func json(in language: PellucidJudge.Language) -> JSONText {
    .object(finding.members(in: language) + [("reason", .string(reason))])
  }
}
