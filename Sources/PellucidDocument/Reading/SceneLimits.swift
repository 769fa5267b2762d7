// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The limits on a scene document, checked before memory is reserved for it.
package struct SceneLimits: Hashable, Sendable {
  /// The greatest size of the document, in bytes.
  package var bytes = 16_000_000
  /// The greatest number of asset catalogs.
  package var catalogs = 100
  /// The greatest number of layers and windows together.
  package var layers = 10_000
  /// The greatest depth of nested layers; a layer on the desktop or in a window has depth 1.
  package var depth = 32
  /// The greatest width and height of the picture, in points.
  package var side = 16_384.0
  /// The greatest number of pixels of the picture: its size times its scale.
  package var pixels = 100_000_000.0
  /// The greatest size of one text, in bytes of UTF-8.
  package var textBytes = 100_000
  /// The greatest number of events of one layer.
  package var events = 1000
  /// The greatest number of elements of one path, and of stops of one gradient.
  package var elements = 10_000

  package init() {}

  /// The limits on the JSON text. A layer takes two brackets, so the depth leaves room for layers that are nested too
  /// deep, whose error then names them.
  package var json: JSONLimits { JSONLimits(bytes: bytes, depth: 4 * depth + 16, values: bytes / 4 + 1) }
}
