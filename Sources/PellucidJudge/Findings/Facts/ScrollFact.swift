// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A contrast that is too low while a document scrolls beneath a bar (RND06).
package struct ScrollFact: Hashable, Sendable {
  package var subject: ForegroundSubject
  /// The name of the bar that the subject lies on.
  package var bar: String
  /// The lowest WCAG 2.2 ratio at any scroll offset.
  package var lowest: Double
  /// The name of the document's file.
  package var document: String
  /// The first scroll offset with the lowest contrast, in points.
  package var offset: Double
  package var required: Double

  package var rule: Rule { .barOverScroll }
}

extension ScrollFact {
  /// Returns the sentence that states the fact.
  func sentence(in language: Language) -> String {
    let lowest = Figures.ratio(lowest), required = Figures.ratio(required)
    let offset = Figures.text(offset, places: 0)
    return language.choose(
      "\(English.text(subject)) on \(bar.shown) falls to \(lowest) while \(document.shown) scrolls beneath, at offset \(offset); "
        + "it needs \(required)",
      "\(document.shown) 문서가 아래로 스크롤될 때 \(bar.shown) 위 \(Korean.text(subject))의 대비가 오프셋 \(offset)에서 \(lowest)까지 "
        + "떨어집니다. \(required)이 필요합니다")
  }
}
