// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SceneDescription {
  /// The scene without its materials and glass, and without the layers on them: what can lie behind them where the app's
  /// own content scrolls.
  package var contentAlone: SceneDescription {
    var content = self
    LayerWalk.edit(&content) { layers, _ in layers.removeAll { $0.content.coversContent } }
    return content
  }
}

extension Layer.Content {
  /// A Boolean value that is true for materials, glass, and what belongs to them.
  fileprivate var coversContent: Bool {
    switch self {
    case .material, .glass, .glassContainer, .scrollEdge, .dimming: true
    case .image, .fill, .text, .symbol, .backgroundExtension, .component, .group: false
    }
  }
}
