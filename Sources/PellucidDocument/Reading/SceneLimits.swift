// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The bounds on a scene document, checked before memory is reserved for it.
package struct SceneLimits: Hashable, Sendable {
  /// Bytes of the document.
  package var bytes = 16_000_000
  /// Layers on the desktop and in all windows together, and windows.
  package var layers = 10_000
  /// Layers inside layers; one on the desktop or in a window has depth 1.
  package var depth = 32
  /// Points along either side of the picture.
  package var side = 16_384.0
  /// Pixels of the picture, size times scale.
  package var pixels = 100_000_000.0
  /// UTF-8 bytes of one text.
  package var textBytes = 100_000
  /// Events of one piece of glass.
  package var events = 1000
  /// Elements of one path, and stops of one gradient.
  package var elements = 10_000

  package init() {}

  /// The bounds on the document's text. A layer needs two brackets, so deeper layers still get the error that names them.
  package var json: JSONLimits { JSONLimits(bytes: bytes, depth: 4 * depth + 16, values: bytes / 4 + 1) }
}
