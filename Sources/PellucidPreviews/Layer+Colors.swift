// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension SceneDescription {
  /// Replaces the colours of components, which have no name in documents, by their values under the scene's traits.
  ///
  /// Components are written whole, but those that hold views are layers in a description of views.
  mutating func stateComponentColors() {
    let traits = traits
    LayerWalk.edit(&self) { layers, _ in
      for index in layers.indices {
        layers[index].replaceColors { $0.stated(in: traits) }
      }
    }
  }
}

extension ColorStyle {
  /// Returns the colour with a notation in documents.
  fileprivate func stated(in traits: Traits) -> ColorStyle {
    guard case .component(let color) = self else { return self }
    return color == .accent ? .semantic("accentColor") : .custom(color.color(in: traits))
  }
}

extension Layer {
  /// Replaces the colours of the layer, but not those of the layers in it.
  mutating func replaceColors(_ replacing: (ColorStyle) -> ColorStyle) {
    if let color = shadow?.color { shadow?.color = replacing(color) }
    switch content {
    case .symbol(var symbol):
      symbol.styles = symbol.styles.map { $0.replacingColor(replacing) }
      content = .symbol(symbol)
    case .image(var image):
      image.style = image.style.replacingColor(replacing)
      content = .image(image)
    case .text(var text):
      text.style = text.style.replacingColor(replacing)
      content = .text(text)
    case .fill(let shape, let fill): content = .fill(shape: shape, fill.replacingColors(replacing))
    case .glass(var glass):
      glass.tint = glass.tint.map(replacing)
      content = .glass(glass)
    case .material, .glassContainer, .scrollEdge, .dimming, .backgroundExtension, .component, .group: break
    }
  }
}

extension PellucidScene.ForegroundStyle {
  fileprivate func replacingColor(_ replacing: (ColorStyle) -> ColorStyle) -> Self {
    guard case .color(let color) = color else { return self }
    return Self(.color(replacing(color)), isVibrant: isVibrant)
  }
}

extension PellucidScene.FillStyle {
  fileprivate func replacingColors(_ replacing: (ColorStyle) -> ColorStyle) -> Self {
    func replaced(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(location: $0.location, color: replacing($0.color)) }
    }
    switch self {
    case .foreground(let style): return .foreground(style.replacingColor(replacing))
    case .linear(let stops, let start, let end):
      return .linear(stops: replaced(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(stops: replaced(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start):
      return .angular(stops: replaced(stops), center: center, startInDegrees: start)
    case .mesh(let mesh): return .mesh(mesh.map { color, _ in replacing(color) })
    }
  }
}
