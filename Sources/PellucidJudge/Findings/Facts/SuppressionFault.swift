// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The reason why a comment of a source leaves no finding out.
package enum SuppressionFault: Hashable, Sendable {
  /// The comment states neither the next line nor its own.
  case noPlace
  /// The comment names no rule; the word is what stands in its place.
  case noRule(String)
  case noReason
  /// No finding is left out by the comment.
  case unused(Rule)

  func sentence(in language: Language) -> String {
    switch self {
    case .noPlace:
      language.choose("the comment says for no line what is left out", "주석이 어느 줄을 가리키는지 적혀 있지 않습니다")
    case .noRule(let word):
      language.choose("the comment names no rule: \(word.shown)", "주석에 규칙이 없습니다: \(word.shown)")
    case .noReason: language.choose("the comment gives no reason", "주석에 까닭이 없습니다")
    case .unused(let rule):
      language.choose("the comment about \(rule.id) leaves nothing out", "\(rule.id)에 대한 주석이 빼는 것이 없습니다")
    }
  }

  func advice(in language: Language) -> String {
    switch self {
    case .noPlace, .noRule, .noReason:
      language.choose(
        "write // pellucid:disable:next RULE and the reason, or disable:this for the same line",
        "// pellucid:disable:next RULE 다음에 까닭을 적으세요")
    case .unused: language.choose("remove the comment", "주석을 지우세요")
    }
  }
}
