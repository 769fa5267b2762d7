// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The heading under which a finding is reported and explained: its rule, or remarks.
package enum Topic: Hashable, Sendable {
  case rule(Rule)
  /// Findings without a rule.
  case remark

  /// All rules in the order of their declaration, followed by remarks.
  package static let all = Rule.allCases.map(Topic.rule) + [.remark]

  package init(_ rule: Rule?) { self = rule.map(Topic.rule) ?? .remark }

  /// Creates the topic with an id or a name, ignoring case; nil where there is none.
  package init?(named name: String) {
    let wanted = name.lowercased()
    guard let topic = Topic.all.first(where: { $0.id.lowercased() == wanted || $0.name == wanted }) else {
      return nil
    }
    self = topic
  }

  /// The id in reports and baselines, such as `RND02` or `note`.
  package var id: String {
    switch self {
    case .rule(let rule): rule.id
    case .remark: RuleText.remark.name
    }
  }

  /// The id in words, such as `text-contrast-any-backdrop`.
  package var name: String {
    switch self {
    case .rule(let rule): rule.name
    case .remark: RuleText.remark.name
    }
  }

  /// The severity of a finding that does not set another.
  package var severity: Severity {
    switch self {
    case .rule(let rule): rule.severity
    case .remark: .note
    }
  }

  /// A part of a document that breaks the rule, with its repair; nil where no document can show a violation.
  package var example: RuleExample? {
    switch self {
    case .rule(let rule): rule.example
    case .remark: nil
    }
  }

  /// A piece of Swift code that breaks the rule, and the same repaired; nil where the audit of sources does not check it.
  package var swiftExample: RuleExample? {
    switch self {
    case .rule(let rule): rule.swiftExample
    case .remark: nil
    }
  }

  /// Returns the meaning of the topic, the reason for reporting it, and the advice.
  package func explanation(in language: Language) -> RuleExplanation {
    switch self {
    case .rule(let rule): rule.explanation(in: language)
    case .remark: RuleText.remark.explanation(in: language)
    }
  }
}

extension Finding {
  /// The topic under which the finding is reported.
  package var topic: Topic { Topic(rule) }
}
