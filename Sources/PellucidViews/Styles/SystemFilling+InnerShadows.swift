// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidScene

extension SystemFilling {
  /// Returns a layer with the shadows that everything around it casts into it; the layer itself where the filling has no inner
  /// shadows.
  ///
  /// - Parameter ink: The layer's shape, text or symbol in an opaque colour.
  func shaded(_ layer: Layer, by ink: Layer) -> Layer {
    guard !innerShadows.isEmpty else { return layer }
    let area = ink.reach
    let size = Size(width: area.width, height: area.height)
    let shadows = innerShadows.map { $0.cast(into: ink.moved(from: area), in: size) }
    return Layer(frame: area, content: .group([layer.moved(from: area)] + shadows))
  }
}

extension PellucidScene.Shadow {
  /// Returns the layer of the shadow that everything around an ink casts into it: a plane with a hole of the ink's form, offset and
  /// blurred, as far as the ink covers it.
  ///
  /// - Parameter size: The size of the layer, in which the ink lies.
  fileprivate func cast(into ink: Layer, in size: Size) -> Layer {
    let area = Rect(size)
    // Only the text itself has to be read, and not its copies.
    var (hole, mask) = (ink, ink)
    (hole.isInactive, mask.isInactive) = (true, true)
    (hole.blend, mask.blend) = (.destinationOut, .destinationIn)
    (hole.frame.x, hole.frame.y) = (hole.frame.x + offset.x, hole.frame.y + offset.y)
    // Beyond four standard deviations nothing of the plane's own edge is left.
    let style = PellucidScene.ForegroundStyle(.color(color), isVibrant: false)
    let plane = Layer(
      frame: area.outset(by: 4 * sigma + 1), content: .fill(shape: .rectangle, .foreground(style)))
    var shadow = Layer(frame: area, content: .group([plane, hole]))
    shadow.isIsolated = true
    if sigma > 0 { shadow.effects = [.blur(sigma: sigma, isOpaque: false)] }
    var layer = Layer(frame: area, content: .group([shadow, mask]))
    (layer.isIsolated, layer.clip) = (true, .rectangle)
    return layer
  }
}

extension Layer {
  /// The rectangle that the layer's shape, text or symbol may touch.
  fileprivate var reach: Rect {
    switch content {
    case .fill(.path(let path), _):
      let box = Path(path).boundingRect
      guard !box.isNull else { return frame }
      return frame.union(
        Rect(x: frame.x + box.minX, y: frame.y + box.minY, width: box.width, height: box.height))
    case .fill: return frame
    default: return frame.outset(by: frame.inkMargin)
    }
  }

  /// Returns the layer in the coordinates of a layer around it.
  fileprivate func moved(from area: Rect) -> Layer {
    var layer = self
    (layer.frame.x, layer.frame.y) = (frame.x - area.x, frame.y - area.y)
    return layer
  }
}
