// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a description cannot be written as a document: one fact, with the place of its value.
package enum SceneWritingError: Error, Hashable, Sendable {
  /// A value that documents may not have, such as a frame that is too large. The place is the one in the document.
  case refused(SceneReadingError)
  /// A value without a notation in documents, such as NaN, or a changed picture rule that documents have no key for.
  case inexpressible(keyPath: String)
}
