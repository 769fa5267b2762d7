// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The pixels involved in drawing a shadow, limited to the visible part however far the blur reaches.
package struct ShadowArea {
  /// The offset of the shadow, rounded to whole pixels.
  package let offsetX: Int, offsetY: Int
  /// The pixels in which the shadow is visible.
  package let shown: PixelRect
  /// The pixels in which the shape that casts the visible part may lie.
  package let casting: PixelRect
  /// The visible pixels, moved back by the offset.
  private let visible: PixelRect
  /// The pixels that the whole shadow would cover without its offset.
  private let whole: PixelRect
  /// The side of the coarsest cells, in pixels.
  private let step: Int

  /// - Parameter bounds: The bounds of the shape that casts the shadow, in pixels, as far as they are known.
  package init(_ shadow: PixelShadow, of bounds: PixelRect, on surface: PixelRect) {
    func whole(_ offset: Double) -> Int { Int(max(-16_777_216, min(offset, 16_777_216)).rounded()) }
    (offsetX, offsetY) = (whole(shadow.offsetX), whole(shadow.offsetY))
    let reach = shadow.blur.reachInPixels
    self.whole = bounds.outset(by: reach)
    visible = surface.moved(x: -offsetX, y: -offsetY).intersection(self.whole)
    shown = visible.moved(x: offsetX, y: offsetY)
    casting = visible.outset(by: reach).intersection(self.whole)
    step = 1 << max(shadow.blur.captureLevel, shadow.blur.blurLevel)
  }

  /// The pixels for which the coverage of the outline is needed, to cast the shadow and to hide it.
  package var outlined: PixelRect { casting.union(shown.intersection(whole)) }

  /// Returns the pixels to blur: the casting content and the visible part, aligned so that the cells of the reduced
  /// copies have the same positions as for the whole shadow.
  package func captured(of content: PixelRect) -> PixelRect {
    content.union(visible).aligned(toX: whole.minX, y: whole.minY, step: step)
  }
}
