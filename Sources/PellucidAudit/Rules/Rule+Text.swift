// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

extension Rule {
  /// The id in words, such as `text-contrast-any-backdrop`.
  package var name: String { text.name }

  /// A part of a document that breaks the rule, with its repair; nil where no document can show a violation.
  package var example: RuleExample? { text.example }

  /// Returns the meaning of the rule, its reason, and the repair of a violation.
  package func explanation(in language: Language) -> RuleExplanation { text.explanation(in: language) }

  /// The texts of the rule; `RuleTextTests` requires them for every rule.
  private var text: RuleText {
    let text =
      RuleText.audit[self] ?? RuleText.source[self] ?? RuleText.glass[self] ?? RuleText.rendered[self]
      ?? RuleText.catalogs[self]
    guard let text else { preconditionFailure("No text explains \(id).") }
    return text
  }
}
