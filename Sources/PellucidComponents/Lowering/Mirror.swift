// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The mirroring of a component's layers for interfaces that run from right to left.
///
/// Places are mirrored, pictures and symbols keep their orientation, and symbols that point along the line point the other way.
enum Mirror {
  /// Returns a component, mirrored; its content keeps the places that the description gives it.
  static func mirrored(_ lowered: LoweredComponent) -> LoweredComponent {
    var lowered = lowered
    lowered.layers = mirrored(lowered.layers, in: lowered.size.width)
    swap(&lowered.insets.leading, &lowered.insets.trailing)
    lowered.transform.tx = -lowered.transform.tx
    if let place = lowered.place {
      lowered.place?.frame.x = lowered.size.width - place.frame.maxX
      lowered.place?.clip = place.clip?.mirrored
    }
    return lowered
  }

  /// Returns layers in a parent of this width, mirrored.
  private static func mirrored(_ layers: [Layer], in width: Double) -> [Layer] {
    layers.map { layer in
      var layer = layer
      layer.frame.x = width - layer.frame.maxX
      layer.transform.tx = -layer.transform.tx
      layer.clip = layer.clip?.mirrored
      switch layer.content {
      case .text(var text):
        text.alignment = text.alignment.mirrored
        layer.content = .text(text)
      case .symbol(var symbol):
        symbol.name = Self.mirroredName(symbol.name)
        layer.content = .symbol(symbol)
      case .fill(let shape, let fill): layer.content = .fill(shape: shape.mirrored, fill)
      // A component inside is lowered, and mirrored, on its own, at the place that it states.
      case .component(var inner):
        inner.placement.origin?.x = layer.frame.x
        layer.content = .component(inner)
      default: layer.content.children = mirrored(layer.content.children, in: layer.frame.width)
      }
      return layer
    }
  }

  /// Returns the name of the symbol that points the other way; the name itself for symbols without a direction.
  private static func mirroredName(_ name: String) -> String {
    for (first, second) in [("chevron.right", "chevron.left"), ("arrow.right", "arrow.left")] {
      if name.utf8.elementsEqual(first.utf8) { return second }
      if name.utf8.elementsEqual(second.utf8) { return first }
    }
    return name
  }
}

extension TextContent.Alignment {
  /// Returns the alignment of a text at this edge of an interface that runs from left to right: in a text that runs from
  /// right to left, leading is right.
  func edge(of string: String) -> TextContent.Alignment { string.runsRightToLeft ? mirrored : self }

  fileprivate var mirrored: TextContent.Alignment {
    switch self {
    case .leading: .trailing
    case .trailing: .leading
    case .center: .center
    }
  }
}

extension Shape {
  /// The shape with its left and right corners exchanged; a path stays.
  fileprivate var mirrored: Shape {
    guard case .roundedRectangle(let radii, let style) = self else { return self }
    let other = CornerRadii(
      topLeft: radii.topRight, topRight: radii.topLeft, bottomRight: radii.bottomLeft,
      bottomLeft: radii.bottomRight)
    return .roundedRectangle(other, style: style)
  }
}
