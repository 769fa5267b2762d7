// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

extension SystemFilling {
  /// Returns a text or symbol in the filling, with its opacity, its blending and its shadow.
  ///
  /// Ink has one colour, so a gradient is drawn as itself, and the ink is its mask.
  ///
  /// - Parameters:
  ///   - layer: The text or symbol, in the style of the filling.
  ///   - area: The rectangle that a gradient spans, in the coordinates of the layer.
  func inked(_ layer: Layer, over area: Rect) -> Layer {
    var layer = layer
    var ink = layer
    ink.content.setInk(.custom(EncodedColor(white: 0)))
    if let fill = manyColored {
      // Letters may leave their frame, and the gradient goes on there. The clip bounds the surface that is drawn on.
      let margin = area.inkMargin
      let inner = Rect(x: margin, y: margin, width: area.width, height: area.height)
      var mask = ink
      mask.frame.x += margin - area.x
      mask.frame.y += margin - area.y
      mask.blend = .destinationIn
      let around = PellucidGeometry.Path([
        .move(Point(x: -margin, y: -margin)), .line(Point(x: area.width + margin, y: -margin)),
        .line(Point(x: area.width + margin, y: area.height + margin)),
        .line(Point(x: -margin, y: area.height + margin)), .close,
      ])
      layer = Layer(
        frame: area.outset(by: margin), content: .group([fill(.path(around), inner), mask]))
      layer.clip = .rectangle
      layer.isIsolated = true
    }
    layer = shaded(layer, by: ink)
    change(&layer)
    return layer
  }
}

extension SystemFilling {
  /// Returns the layer of a shape, for a filling of more than one colour; nil for others.
  private var manyColored: ((PellucidGeometry.Shape, Rect) -> Layer)? {
    switch kind {
    case .gradient(let gradient): gradient.layer
    case .image(let image): image.layer
    case .style, .material: nil
    }
  }
}

extension Rect {
  /// The distance that the ink of a text or symbol in the rectangle may have from it. Chosen: strokes reach less than a quarter of a
  /// line's height beyond it, and outlines of small texts less than eight points.
  var inkMargin: Double { max(8, height / 4).rounded(.up) }
}

extension Layer.Content {
  /// Draws a text, or a symbol that has one style, in another one.
  fileprivate mutating func setInk(_ style: PellucidScene.ForegroundStyle) {
    switch self {
    case .text(var text):
      text.style = style
      self = .text(text)
    case .symbol(var symbol):
      if symbol.styles.count == 1 { symbol.styles = [style] }
      self = .symbol(symbol)
    default: break
    }
  }
}
