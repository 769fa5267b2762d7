// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Layer.Content {
  /// The layers in this layer; for content that holds no layers, reading returns an empty list and writing has no
  /// effect.
  package var children: [Layer] {
    get {
      switch self {
      case .group(let layers): layers
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
  package enum ChildrenKey: String, CaseIterable { case group, layers, glassContainer, backgroundExtension }

  /// The key of the list of layers in this layer; nil for content that holds no layers.
  package var childrenKey: String? {
    let key: ChildrenKey? =
      switch self {
      case .group: .group
      case .material, .glass: .layers
      case .glassContainer: .glassContainer
      case .backgroundExtension: .backgroundExtension
      case .image, .fill, .text, .symbol, .scrollEdge, .dimming: nil
      }
    return key?.rawValue
  }
}

/// Returns a changed copy of a value.
func changed<Value>(_ value: Value, _ change: (inout Value) -> Void) -> Value {
  var copy = value
  change(&copy)
  return copy
}
