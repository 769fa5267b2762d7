// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A contrast that is too low while a document scrolls beneath a bar (RND06).
public struct ScrollFact: Hashable, Sendable {
  public var subject: ForegroundSubject
  /// The name of the bar it lies on.
  public var bar: String
  public var lowest: Double
  /// The name of the document's file.
  public var document: String
  /// The first offset that has the lowest contrast, in points.
  public var offset: Double
  public var required: Double

  public var rule: Rule { .barOverScroll }
}
