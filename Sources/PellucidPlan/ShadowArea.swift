// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The pixels that a shadow has to do with; no more than the surface shows, however far the blur reaches.
package struct ShadowArea {
  package let offsetX: Int, offsetY: Int
  /// The pixels in which the shadow can be seen.
  package let shown: PixelRect
  /// The pixels in which what casts the visible part may lie.
  package let casting: PixelRect
  /// The pixels in which the shadow would be seen if it were not moved.
  private let visible: PixelRect
  private let whole: PixelRect
  /// Pixels of the coarsest cells.
  private let step: Int

  /// - Parameter bounds: The pixels of what casts the shadow, as far as they are known.
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

  /// The pixels in which the outline counts that casts the shadow and hides it.
  package var outlined: PixelRect { casting.union(shown.intersection(whole)) }

  /// Returns the pixels that are blurred: what casts and what is seen, with the cells of the reduced copies where
  /// they are for the whole shadow.
  package func captured(of content: PixelRect) -> PixelRect {
    content.union(visible).aligned(toX: whole.minX, y: whole.minY, step: step)
  }
}
