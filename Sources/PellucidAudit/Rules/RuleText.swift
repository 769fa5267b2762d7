// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The explanation of a rule in one language.
package struct RuleExplanation: Hashable, Sendable {
  package var title: String
  package var meaning: String
  /// The reason in the guidelines for the rule, in Pellucid's own words.
  package var reason: String
  package var repair: String
}

/// A part of a document that breaks a rule, and the same part repaired.
package struct RuleExample: Hashable, Sendable {
  package var bad: String
  package var good: String
}

/// The texts about one rule, or about remarks.
struct RuleText: Sendable {
  /// The id in words, such as `text-contrast-any-backdrop`.
  let name: String
  let english: RuleExplanation
  let korean: RuleExplanation
  /// An example of a violation; nil where no document can show one.
  let example: RuleExample?

  init(name: String, english: RuleExplanation, korean: RuleExplanation) {
    (self.name, self.english, self.korean, example) = (name, english, korean, nil)
  }

  init(name: String, english: RuleExplanation, korean: RuleExplanation, bad: String, good: String) {
    (self.name, self.english, self.korean) = (name, english, korean)
    example = RuleExample(bad: bad, good: good)
  }

  func explanation(in language: Language) -> RuleExplanation {
    switch language {
    case .english: english
    case .korean: korean
    }
  }
}
