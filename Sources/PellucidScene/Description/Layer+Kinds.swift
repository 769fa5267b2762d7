// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// The properties of each kind of content that other parts need. A new kind of layer states all of them here.

import PellucidGeometry

// MARK: Layers inside

extension Layer.Content {
  /// The layers in this layer; for content that holds no layers, reading returns an empty list and writing has no
  /// effect.
  package var children: [Layer] {
    get {
      switch self {
      case .group(let layers): layers
      case .component(let component): component.layers ?? []
      case .material(let material): material.children
      case .glass(let glass): glass.children
      case .glassContainer(let container): container.layers
      case .backgroundExtension(let content): content.layers
      case .image, .fill, .text, .symbol, .scrollEdge, .dimming: []
      }
    }
    set {
      switch self {
      case .group: self = .group(newValue)
      case .component(let component):
        // Walks write back what they read: the lack of layers of a component that was not lowered stays.
        guard component.layers != nil || !newValue.isEmpty else { return }
        self = .component(changed(component) { $0.layers = newValue })
      case .material(let material): self = .material(changed(material) { $0.children = newValue })
      case .glass(let glass): self = .glass(changed(glass) { $0.children = newValue })
      case .glassContainer(let container): self = .glassContainer(changed(container) { $0.layers = newValue })
      case .backgroundExtension(let content):
        self = .backgroundExtension(changed(content) { $0.layers = newValue })
      case .image, .fill, .text, .symbol, .scrollEdge, .dimming: break
      }
    }
  }

  /// The key of a list of layers in a layer, in documents and key paths.
  package enum ChildrenKey: String, CaseIterable {
    case group, component, layers, glassContainer, backgroundExtension
  }

  /// The key of the list of layers in this layer; nil for content that holds no layers.
  package var childrenKey: String? {
    let key: ChildrenKey? =
      switch self {
      case .group: .group
      case .component: .component
      case .material, .glass: .layers
      case .glassContainer: .glassContainer
      case .backgroundExtension: .backgroundExtension
      case .image, .fill, .text, .symbol, .scrollEdge, .dimming: nil
      }
    return key?.rawValue
  }

  /// A Boolean value that is true for a component, whose layers follow from its description.
  package var isComponent: Bool { if case .component = self { true } else { false } }

  /// A Boolean value that is true where glass in the layer belongs to the container of glass around the layer, or to
  /// the layer itself.
  package var passesGlassOn: Bool {
    switch self {
    case .group, .component, .glassContainer: true
    case .image, .fill, .text, .symbol, .material, .glass, .scrollEdge, .dimming, .backgroundExtension: false
    }
  }
}

// MARK: Shapes

extension Layer.Content {
  /// Returns the content in another shape; nil for content without a shape of its own, which a clip shapes.
  func reshaped(to shape: Shape) -> Layer.Content? {
    switch self {
    case .fill(_, let style): .fill(shape: shape, style)
    case .material(let material): .material(changed(material) { $0.shape = shape })
    case .glass(let glass): .glass(changed(glass) { $0.shape = shape })
    case .dimming(let dimming): .dimming(changed(dimming) { $0.shape = shape })
    case .image, .text, .symbol, .group, .component, .glassContainer, .scrollEdge, .backgroundExtension: nil
    }
  }
}

// MARK: Covers

extension Layer.Content {
  /// The way in which content, regardless of the layers in it, hides what lies below.
  package enum Cover: Hashable, Sendable {
    /// A fill, which covers its shape.
    case fill(FillStyle)
    /// A picture, whose pixels are not known; `fillsFrame` is false where it may leave out a part of the frame.
    case picture(fillsFrame: Bool)
    /// Copies of the layers inside fill the frame.
    case extended
    /// A material, or another layer that shows in changed colours what lies below.
    case changed
    /// Nothing, or no more than the outlines of a text or symbol.
    case nothing
  }

  /// The way in which the content hides what lies below, judged by its kind alone.
  package var cover: Cover {
    switch self {
    case .fill(_, let style): .fill(style)
    case .image(let image): .picture(fillsFrame: image.fit != .fit)
    case .backgroundExtension: .extended
    case .material, .glass, .scrollEdge, .dimming: .changed
    case .text, .symbol, .group, .component, .glassContainer: .nothing
    }
  }
}

// MARK: Names of assets and files

extension Layer.Content {
  /// The colours of the content's styles, in document order.
  var colors: [ColorStyle] {
    switch self {
    case .image(let image): image.style.colors
    case .fill(_, let fill): fill.colors
    case .text(let text): text.style.colors
    case .symbol(let symbol): symbol.styles.flatMap { $0.colors }
    case .glass(let glass): glass.tint.map { [$0] } ?? []
    case .material, .glassContainer, .scrollEdge, .dimming, .backgroundExtension, .group, .component: []
    }
  }

  /// The paths of the pictures that the content may draw.
  var pictures: [String] {
    switch self {
    case .image(let image): [image.path] + (image.darkPath.map { [$0] } ?? [])
    case .component(let component): component.component.pictures
    case .fill, .text, .symbol, .material, .glass, .glassContainer, .scrollEdge, .dimming,
      .backgroundExtension, .group:
      []
    }
  }

  /// The name of the symbol that the content draws; nil for other content.
  var symbolName: String? { if case .symbol(let symbol) = self { symbol.name } else { nil } }
}

extension Component {
  /// The paths of the pictures that the component and the components in its lists name.
  fileprivate var pictures: [String] {
    var paths = text(.image).map { [$0] } ?? []
    for property in ComponentProperty.allCases {
      for inner in components(property) { paths += inner.pictures }
    }
    return paths
  }
}

extension FillStyle {
  /// All colours of the fill.
  package var colors: [ColorStyle] {
    switch self {
    case .foreground(let style): style.colors
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      stops.map { $0.color }
    case .mesh(let mesh): mesh.colors + [mesh.background]
    }
  }

  /// The colours of a gradient, without those that cannot be seen.
  package var gradientColors: [ColorStyle] {
    switch self {
    case .foreground: []
    case .linear, .radial, .angular: colors
    case .mesh(let mesh): mesh.visibleColors
    }
  }
}

extension ForegroundStyle {
  fileprivate var colors: [ColorStyle] { if case .color(let color) = color { [color] } else { [] } }
}

/// Returns a changed copy of a value.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
