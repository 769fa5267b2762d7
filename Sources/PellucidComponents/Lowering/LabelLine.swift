// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// A symbol and a title beside each other, measured and not yet placed.
struct LabelLine {
  var title: TextContent?
  var titleExtent: TextExtent
  var symbol: String?
  var symbolSide: Double
  var gap: Double
  var style: ForegroundStyle
  var isInactive: Bool

  var size: Size {
    let symbolWidth = symbol == nil ? 0 : symbolSide
    return Size(
      width: symbolWidth + titleExtent.size.width + (symbol != nil && title != nil ? gap : 0),
      height: max(symbol == nil ? 0 : symbolSide, titleExtent.size.height))
  }

  /// The distance of the title's baseline from the top; nil for a symbol alone.
  var baseline: Double? {
    title == nil ? nil : (size.height - titleExtent.size.height) / 2 + titleExtent.baseline
  }

  /// Returns the layers, from the leading edge of a frame, in the middle of its height.
  func layers(in frame: Rect) -> [Layer] {
    var layers: [Layer] = []
    var x = frame.x
    if let symbol {
      let place = Rect(x: x, y: frame.y, width: symbolSide, height: frame.height)
      let square = place.centered(Size(width: symbolSide, height: symbolSide))
      layers.append(Layer.symbol(symbol, square, style).inactive(isInactive))
      x += symbolSide + gap
    }
    if let title {
      let height = titleExtent.size.height
      let place = Rect(
        x: x, y: frame.y + (frame.height - height) / 2, width: max(0, frame.maxX - x), height: height)
      layers.append(Layer.text(title, place).inactive(isInactive))
    }
    return layers
  }
}

extension ComponentLowering {
  /// Measures a symbol and a title beside each other.
  ///
  /// - Parameter title: The title; an empty one counts as none.
  mutating func labelLine(
    title: TextContent, symbol: String? = nil, symbolSide: Double = 0, gap: Double = 0,
    style: ForegroundStyle = .primary, width: Double = .infinity, isInactive: Bool = false
  ) -> LabelLine {
    let isEmpty = title.string.utf8.isEmpty
    let room = symbol == nil ? width : max(0, width - symbolSide - gap)
    let extent =
      isEmpty
      ? TextExtent(size: Size(width: 0, height: 0), baseline: 0, lines: 0) : measure(title, width: room)
    return LabelLine(
      title: isEmpty ? nil : title, titleExtent: extent, symbol: symbol, symbolSide: symbolSide, gap: gap,
      style: style, isInactive: isInactive)
  }
}
