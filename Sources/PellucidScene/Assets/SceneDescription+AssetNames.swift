// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SceneDescription {
  /// The names of the assets that layers use, each once per kind.
  package var assetNames: SceneAssets.Names {
    var names = SceneAssets.Names()
    LayerWalk.forEach(in: desktop) { names.collect($0) }
    for window in windows {
      names.collect(window.shadow)
      LayerWalk.forEach(in: window.layers) { names.collect($0) }
    }
    return names
  }
}

extension SceneAssets.Names {
  package var isEmpty: Bool { colors.isEmpty && images.isEmpty && symbols.isEmpty }

  fileprivate mutating func collect(_ shadow: Shadow?) {
    if case .asset(let name)? = shadow?.color { Self.add(name, to: &colors) }
  }

  fileprivate mutating func collect(_ layer: Layer) {
    collect(layer.shadow)
    switch layer.content {
    case .image(let image):
      Self.add(SceneAssets.name(in: image.path), to: &images)
      if let dark = image.darkPath { Self.add(SceneAssets.name(in: dark), to: &images) }
      collect(image.style)
    case .fill(_, let fill): collect(fill)
    case .text(let text): collect(text.style)
    case .symbol(let symbol):
      Self.add(SceneAssets.name(in: symbol.name), to: &symbols)
      for style in symbol.styles { collect(style) }
    case .glass(let glass): if let tint = glass.tint { collect(tint) }
    case .material, .glassContainer, .scrollEdge, .dimming, .backgroundExtension, .group: break
    }
  }

  private mutating func collect(_ fill: FillStyle) {
    switch fill {
    case .foreground(let style): collect(style)
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .angular(let stops, _, _):
      for stop in stops { collect(stop.color) }
    }
  }

  private mutating func collect(_ style: ForegroundStyle) {
    if case .color(let color) = style.color { collect(color) }
  }

  private mutating func collect(_ color: ColorStyle) {
    if case .asset(let name) = color { Self.add(name, to: &colors) }
  }

  private static func add(_ name: String?, to names: inout [String]) {
    guard let name, !names.contains(name) else { return }
    names.append(name)
  }
}
