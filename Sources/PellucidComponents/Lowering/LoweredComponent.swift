// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The space between the edges of a component and its content, in points.
package struct ComponentInsets: Hashable, Sendable {
  package var top = 0.0, leading = 0.0, bottom = 0.0, trailing = 0.0

  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Returns the area that the insets leave of a size, never with a negative extent.
  package func area(in size: Size) -> Rect {
    Rect(
      x: leading, y: top, width: max(0, size.width - leading - trailing),
      height: max(0, size.height - top - bottom))
  }
}

/// The place of the content that a description gives a container, such as the layers of a sheet.
package struct ContentPlace: Hashable, Sendable {
  /// The index of the content among the component's layers.
  package var index: Int
  /// The frame of the content in the component, in points.
  package var frame: Rect
  /// The shape that the content is clipped to; nil does not clip.
  package var clip: Shape?
  /// The frame, above all layers, of the ornaments among the content, which nothing clips; nil leaves them in the content.
  package var ornaments: Rect?
  /// The factor by which the content is drawn larger about its middle.
  package var scale = 1.0

  package init(at index: Int, _ frame: Rect, clip: Shape? = nil) {
    (self.index, self.frame, self.clip) = (index, frame, clip)
  }
}

/// The layers of a component and their measures, in points.
package struct LoweredComponent: Hashable, Sendable {
  package var size: Size
  /// The distance of the first text's baseline from the top; nil for a component without text.
  package var baseline: Double?
  /// The space that the component's own parts take from its content.
  package var insets = ComponentInsets()
  /// The place of the component's content among the layers; nil for components that hold none.
  package var place: ContentPlace?
  /// The layers below the component, relative to its parent, such as the dimming behind an alert.
  package var behind: [Layer] = []
  /// The layers, bottom to top, relative to the component's upper left corner.
  package var layers: [Layer]
  /// The transform about the middle, and the opacity, of all layers and the content, while the component opens or closes.
  package var transform = Transform.identity
  package var opacity = 1.0

  package init(
    _ size: Size, baseline: Double? = nil, insets: ComponentInsets = ComponentInsets(), layers: [Layer]
  ) {
    (self.size, self.baseline, self.insets, self.layers) = (size, baseline, insets, layers)
  }
}

/// The size that is offered to a component: what is missing is natural.
package struct ProposedSize: Hashable, Sendable {
  package var width: Double?, height: Double?

  package init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }
  package init(_ placement: ComponentPlacement) {
    self.init(width: placement.width, height: placement.height)
  }

  /// No offer: all is natural.
  package static let natural = ProposedSize()
}

extension LoweredComponent {
  /// Inserts the content of the description at its place.
  mutating func insert(_ content: [Layer]) {
    guard let place else { return }
    let outside = place.ornaments == nil ? [] : content.filter { $0.isOrnament }
    if outside.count < content.count {
      let inside = outside.isEmpty ? content : content.filter { !$0.isOrnament }
      var group = Layer(frame: place.frame, content: .group(inside))
      group.clip = place.clip
      if place.scale != 1 { group.transform = .scale(place.scale) }
      layers.insert(group, at: min(max(0, place.index), layers.count))
    }
    if let frame = place.ornaments, !outside.isEmpty { layers.append(.group(outside, frame)) }
  }

  /// Applies the motion to all layers, and adds those behind the component, whose frame has this corner.
  mutating func complete(at origin: Point) {
    if transform != .identity || opacity != 1, !layers.isEmpty {
      var group = Layer.group(layers, Rect(size)).opacity(min(max(opacity, 0), 1))
      group.transform = transform
      layers = opacity > 0 ? [group] : []
    }
    let below = behind.map { layer in
      var layer = layer
      layer.frame = layer.frame.moved(x: -origin.x, y: -origin.y)
      return layer
    }
    layers = below + layers
  }
}

extension Layer {
  fileprivate var isOrnament: Bool {
    guard case .component(let content) = content else { return false }
    return content.component.kind.isOrnament
  }
}
