// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What was found, as a fact with its figures; `Language` writes the sentence.
///
/// Every fact breaks one rule, or none: a fact without a rule is a remark.
public enum Fact: Hashable, Sendable {
  case contrast(ContrastFact)
  case settings(SettingsFact)
  case surface(SurfaceFact)
  case scroll(ScrollFact)
  case blending(BlendingFact)
  /// A finding whose fact has no case of its own yet.
  case worded(Rule?, message: String)

  /// The rule that the fact breaks; nil for remarks.
  public var rule: Rule? {
    switch self {
    case .contrast(let fact): fact.rule
    case .settings(let fact): fact.rule
    case .surface(let fact): fact.rule
    case .scroll(let fact): fact.rule
    case .blending(let fact): fact.rule
    case .worded(let rule, _): rule
    }
  }
}
