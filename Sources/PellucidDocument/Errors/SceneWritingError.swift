// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a description has no document: one fact, with its place.
package enum SceneWritingError: Error, Hashable, Sendable {
  /// A value that documents may not have, such as a frame that is too large; the place is that in the document.
  case refused(SceneReadingError)
  /// A value that documents have no notation for, such as a number that is none, or a picture rule of the host's own.
  case inexpressible(keyPath: String)
}
