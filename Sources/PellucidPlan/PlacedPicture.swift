// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// A picture at its place, which keeps its own colours: a colour glyph of a text, such as an emoji.
package struct PlacedPicture: Hashable, Sendable {
  package var image: PixelImage
  /// The frame: in pixels of the drawing, or in the space before `transform`.
  package var frame: Rect
  /// The transform from the space of `frame` to pixels; identity unless the text is rotated or sheared.
  package var transform: Transform

  /// Creates a picture with a frame in a space that `toPixels` leads out of.
  package init(image: PixelImage, frame: Rect, toPixels: Transform) {
    self.image = image
    let isUpright = toPixels.keepsAxes && toPixels.a > 0 && toPixels.d > 0
    (self.frame, transform) = isUpright ? (toPixels.bounds(of: frame), .identity) : (frame, toPixels)
  }

  /// The pixels that the picture may touch.
  package var bounds: PixelRect { PixelRect(covering: transform.bounds(of: frame)) }

  /// Returns the pass that draws the picture where a text is drawn.
  package func pass(of text: MaskedPass) -> ImagePass {
    ImagePass(
      source: text.source, frame: frame, transform: transform, fit: .stretch,
      outline: Outline(
        path: Shape.rectangle.path(in: frame).transformed(by: transform), wholePixels: nil, bounds: bounds),
      opacity: text.opacity, blend: text.blend)
  }
}
