// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

extension SceneResolver {
  /// Returns the nodes of a layer that is drawn on its own: one group, whose effects are those of the layer.
  ///
  /// The layers in the group decide nothing about the layers after it, because effects may have moved or cut them.
  mutating func nodesApart(_ placed: inout PlacedLayer) throws(SceneError) -> [Node] {
    let effects = try resolvedEffects(of: placed), darkened = backdropDimming.count
    defer { if placed.layer.leavesNoGround { backdropDimming.remove(from: darkened) } }
    var nodes = try placed.layer.content.isOneGroup ? plainNodes(&placed) : [group(of: placed)]
    for index in nodes.indices { (nodes[index].effects, nodes[index].isIsolated) = (effects, true) }
    return nodes
  }

  /// Returns a group of the nodes of a layer, to which everything applies that applies to the layer's picture.
  private mutating func group(of placed: PlacedLayer) throws(SceneError) -> Node {
    var inner = PlacedLayer(
      changed(placed.layer) {
        ($0.opacity, $0.blend, $0.clip, $0.shadow) = (1, .sourceOver, nil, nil)
        ($0.effects, $0.isIsolated) = ([], false)
      }, shadow: nil, path: placed.path, in: placed.apartSurroundings)
    inner.textWeight = placed.textWeight
    let start = grounds.count
    let nodes = try plainNodes(&inner)
    grounds.close(placed, from: start)
    return placed.node(.group(nodes), shadow: placed.shadow)
  }

  /// Returns the effects of a layer as numbers, in the space of the layer's frame.
  private func resolvedEffects(of placed: PlacedLayer) throws(SceneError) -> [ResolvedEffect] {
    var effects: [ResolvedEffect] = []
    for (index, effect) in placed.layer.effects.enumerated() {
      let place = placed.path + ".effects[\(index)]"
      guard let effect = try resolved(effect, of: placed, place) else { continue }
      effects.append(effect)
    }
    return effects
  }

  /// Returns an effect as numbers; nil for one that changes nothing.
  private func resolved(
    _ effect: LayerEffect, of placed: PlacedLayer, _ place: String
  ) throws(SceneError) -> ResolvedEffect? {
    let matrix: ColorMatrix
    switch effect {
    case .blur(let sigma, let isOpaque): return sigma > 0 ? .blur(sigma: sigma, isOpaque: isOpaque) : nil
    case .projection(let projection): return .projection(projection)
    case .saturation(let amount): matrix = .saturation(amount)
    case .grayscale(let amount): matrix = .grayscale(amount)
    case .hueRotation(let degrees): matrix = .hueRotation(degrees: degrees)
    case .brightness(let amount): matrix = .brightness(amount)
    case .contrast(let factor): matrix = .contrast(factor)
    case .colorInvert: matrix = .inversion
    case .luminanceToAlpha: matrix = .luminanceToAlpha
    case .colorMultiply(let style):
      let color = try placed.surroundings.color(style, place: place)
      switch scene.gamut {
      case .srgb: matrix = .scale(SIMD4(color.red, color.green, color.blue, color.alpha))
      case .displayP3:
        let wide = Straight<DisplayP3>(color)
        matrix = .scale(SIMD4(wide.red, wide.green, wide.blue, wide.alpha))
      }
    }
    return matrix == .identity ? nil : .color(matrix)
  }
}

extension Layer {
  /// A Boolean value that is true for a layer drawn on its own that changes or cuts the picture of the layers in it.
  var leavesNoGround: Bool { !effects.isEmpty || content.children.contains { $0.blend.cuts } }
}

extension Layer.Content {
  /// A Boolean value that is true for content of layers, which a layer drawn on its own resolves to one group anyway.
  fileprivate var isOneGroup: Bool {
    switch self {
    case .group, .component, .glassContainer: true
    case .image, .fill, .text, .symbol, .material, .glass, .scrollEdge, .dimming, .backgroundExtension: false
    }
  }
}

extension PlacedLayer {
  /// The surroundings of the content of a layer whose opacity and clip apply to the picture of that content.
  fileprivate var apartSurroundings: Surroundings {
    var inner = surroundings
    inner.opacity = opacity
    inner.toContainer = nil
    if layer.clip != nil { inner.clip = inner.clip.map { $0.intersection(bounds) } ?? bounds }
    return inner
  }
}
