// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What was found, as a fact with its figures; `Language` writes the sentence.
///
/// Every fact breaks one rule, or none: a fact without a rule is a remark.
public enum Fact: Hashable, Sendable {
  /// A finding whose fact has no case of its own yet.
  case worded(Rule?, message: String)

  /// The rule that the fact breaks; nil for remarks.
  public var rule: Rule? {
    switch self {
    case .worded(let rule, _): rule
    }
  }
}
