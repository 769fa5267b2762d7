// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import PellucidScene

/// A text of a view that cannot be read in full as it is shown (TXT02).
package struct TextFact: Hashable, Sendable {
  package let text: String
  package let fault: TextFault

  package init(_ text: String, _ fault: TextFault) { (self.text, self.fault) = (text, fault) }

  var rule: Rule { .unreadableText }

  /// The severity of the fact: that of its rule, except for what authors often intend.
  var severity: Severity {
    switch fault {
    case .empty, .truncated: .note
    case .clipped, .overlaps: rule.severity
    }
  }
}

extension TextFact {
  /// Returns the sentence that states the fact, after the name of the text.
  package func sentence(in language: Language) -> String {
    let name = text.shown
    return switch fault {
    case .empty: language.choose("a text has no letters", "텍스트에 글자가 없습니다")
    case .truncated:
      language.choose("the text \(name) ends with an ellipsis", "\(name) 텍스트가 줄임표로 끝납니다")
    case .clipped: language.choose("the text \(name) is cut off", "\(name) 텍스트가 잘렸습니다")
    case .overlaps(let other):
      language.choose(
        "the text \(name) lies on the text \(other.shown)", "\(name) 텍스트가 \(other.shown) 텍스트와 겹칩니다")
    }
  }

  /// Returns the advice that follows from the fact.
  package func advice(in language: Language) -> String {
    switch fault {
    case .empty: language.choose("leave it away, or give it words", "빼거나 글자를 넣으세요")
    case .truncated:
      language.choose("give it more lines or more room, or let it shrink", "줄이나 자리를 늘리거나 작아지게 하세요")
    case .clipped:
      language.choose(
        "give it more room, or let the view around it scroll", "자리를 늘리거나 바깥 뷰를 스크롤하게 하세요")
    case .overlaps: language.choose("put them beside each other", "나란히 놓으세요")
    }
  }
}
