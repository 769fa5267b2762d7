// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The ink of one text or symbol, or the opacity of a picture, as known to the renderer; rectangles are in points
/// of the scene.
///
/// A frame is not sufficient: glyphs and lines can exceed their frames, and most texts fill only a part.
package struct DrawnInk: Hashable, Sendable {
  /// A rectangle that contains every pixel that the ink touches; nil if there is none.
  package var bounds: Rect?
  /// A rectangle that contains the pixels whose contrast counts, those with a coverage of at least half; nil if
  /// there are none.
  package var measured: Rect?
  /// The number of masks drawn over each other: one for a text, none for a text of emoji alone, one for each layer of a symbol.
  package var masks: Int

  /// A Boolean value indicating whether the resource is a picture that is opaque everywhere.
  package var isOpaquePicture: Bool

  package init(bounds: Rect?, measured: Rect?, masks: Int = 1, isOpaquePicture: Bool = false) {
    (self.bounds, self.measured, self.masks) = (bounds, measured, masks)
    self.isOpaquePicture = isOpaquePicture
  }
}
