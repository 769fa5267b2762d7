// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The mirroring of a component's layers for interfaces that run from right to left.
///
/// A description states the places in a component as they are in an interface that runs from left to right. Places are
/// mirrored, pictures and symbols keep their orientation, and symbols that point along the line point the other way.
enum Mirror {
  /// Returns a component without its content, mirrored.
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

  /// Returns the content of a component, in a parent of this width, mirrored. Its texts begin where the interface does, whichever
  /// way they run.
  static func mirroredContent(_ layers: [Layer], in width: Double) -> [Layer] {
    mirrored(layers, in: width) { $0.alignment.mirrored.edge(of: $0.string) }
  }

  /// Returns layers in a parent of this width, mirrored.
  private static func mirrored(
    _ layers: [Layer], in width: Double,
    alignment: (TextContent) -> TextContent.Alignment = { $0.alignment.mirrored }
  ) -> [Layer] {
    layers.map { layer in
      var layer = layer
      layer.frame.x = width - layer.frame.maxX
      layer.transform.tx = -layer.transform.tx
      layer.clip = layer.clip?.mirrored
      switch layer.content {
      case .text(var text):
        text.alignment = alignment(text)
        layer.content = .text(text)
      case .symbol(var symbol):
        symbol.name = Self.mirroredName(symbol.name)
        layer.content = .symbol(symbol)
      case .fill(let shape, let fill): layer.content = .fill(shape: shape.mirrored, fill)
      // A component inside is lowered, and mirrored, on its own, at the place that it states.
      case .component(var inner):
        // The width of a natural size is not known before.
        if inner.placement.width == nil {
          inner.placement.isMirrored.toggle()
        } else {
          inner.placement.origin?.x = layer.frame.x
        }
        layer.content = .component(inner)
      case .backgroundExtension(var content):
        let area = content.safeArea
        content.layers = mirrored(content.layers, in: area.width, alignment: alignment)
        content.safeArea.x = layer.frame.width - area.maxX
        layer.content = .backgroundExtension(content)
      default:
        layer.content.children = mirrored(
          layer.content.children, in: layer.frame.width, alignment: alignment)
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
