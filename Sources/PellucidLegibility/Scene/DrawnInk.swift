// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// Where the ink of one text or symbol is, or that a picture is opaque, as their renderer knows it. Rectangles in points of the scene.
///
/// A frame does not say it: glyphs and lines leave their frames, and most texts fill a part of theirs.
package struct DrawnInk: Hashable, Sendable {
  /// What holds every pixel of the picture that it touches; nil if there is none.
  package var bounds: Rect?
  /// What holds the pixels whose contrast counts, those it covers at least half; nil if there are none.
  package var measured: Rect?
  /// How many masks are drawn over each other: one for a text, one for each layer of a symbol.
  package var masks: Int

  /// Whether it is a picture that lets nothing through, wherever it is drawn.
  package var isOpaquePicture: Bool

  package init(bounds: Rect?, measured: Rect?, masks: Int = 1, isOpaquePicture: Bool = false) {
    (self.bounds, self.measured, self.masks) = (bounds, measured, masks)
    self.isOpaquePicture = isOpaquePicture
  }
}
