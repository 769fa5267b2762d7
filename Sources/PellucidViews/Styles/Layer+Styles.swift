// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidScene

extension Layer {
  /// Replaces the styles and colours of the layer, but not those of the layers in it.
  ///
  /// - Parameter replacing: Returns another style; a colour for a colour.
  package mutating func replaceStyles(
    _ replacing: (PellucidScene.ForegroundStyle) -> PellucidScene.ForegroundStyle
  ) {
    func color(_ color: ColorStyle) -> ColorStyle {
      if case .color(let other) = replacing(PellucidScene.ForegroundStyle(.color(color))).color {
        other
      } else {
        color
      }
    }
    if let own = shadow?.color { shadow?.color = color(own) }
    switch content {
    case .symbol(var symbol):
      symbol.styles = symbol.styles.map(replacing)
      content = .symbol(symbol)
    case .image(var image):
      image.style = replacing(image.style)
      content = .image(image)
    case .text(var text):
      text.style = replacing(text.style)
      content = .text(text)
    case .fill(let shape, let fill): content = .fill(shape: shape, fill.replacing(replacing, color))
    case .glass(var glass):
      glass.tint = glass.tint.map(color)
      content = .glass(glass)
    case .material, .glassContainer, .scrollEdge, .dimming, .backgroundExtension, .component, .group: break
    }
  }
}

extension PellucidScene.FillStyle {
  fileprivate func replacing(
    _ style: (PellucidScene.ForegroundStyle) -> PellucidScene.ForegroundStyle,
    _ color: (ColorStyle) -> ColorStyle
  ) -> Self {
    func replaced(_ stops: [Stop]) -> [Stop] {
      stops.map { Stop(location: $0.location, color: color($0.color)) }
    }
    switch self {
    case .foreground(let own): return .foreground(style(own))
    case .linear(let stops, let start, let end):
      return .linear(stops: replaced(stops), start: start, end: end)
    case .radial(let stops, let center, let start, let end):
      return .radial(stops: replaced(stops), center: center, startRadius: start, endRadius: end)
    case .angular(let stops, let center, let start):
      return .angular(stops: replaced(stops), center: center, startInDegrees: start)
    case .mesh(let mesh): return .mesh(mesh.map { own, _ in color(own) })
    }
  }
}
