// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

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
