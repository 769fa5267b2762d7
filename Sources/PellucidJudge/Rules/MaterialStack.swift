// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The materials of one surface and what covers them, for layers that lie over a material without being among its own.
struct MaterialStack {
  private struct Piece {
    /// The bounds in the scene.
    var bounds: Rect
    /// nil for what is no material.
    var ground: Surroundings.Ground?
    /// The share that it hides of the layers below, 0…1.
    var opacity: Double
  }

  /// A material below something, and where it lies in the scene.
  struct Found {
    var ground: Surroundings.Ground
    var bounds: Rect
  }

  /// The shapes, in drawing order.
  private var pieces: [Piece] = []

  /// Remembers a material; backgrounds of windows on macOS, on which nothing is vibrant, only hide.
  mutating func add(_ material: TracedMaterial, of layer: TracedLayer) {
    if case .material(let content) = layer.layer.content, content.choice.isWindowBackground,
      layer.traits.platform == .macOS
    {
      return addOther(layer)
    }
    guard layer.layer.blend == .sourceOver else { return }
    pieces.append(Piece(bounds: layer.bounds, ground: material.ground, opacity: layer.opacity))
  }

  /// Remembers glass, of which rules of its own tell, and other things on which nothing is vibrant.
  mutating func addOther(_ layer: TracedLayer) {
    pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity))
  }

  /// Remembers what a fill or a picture hides.
  mutating func addCover(_ layer: TracedLayer, _ assets: SceneAssets) {
    guard layer.layer.blend == .sourceOver else { return }
    switch layer.layer.content {
    case .image: pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity))
    case .fill(_, let fill):
      let alpha = fill.leastAlpha(layer.traits, assets)
      pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity * alpha))
    case .group, .material, .glass, .glassContainer, .text, .symbol, .scrollEdge, .dimming,
      .backgroundExtension:
      break
    }
  }

  /// The nearest material that has all of `bounds` on it and is seen there; nil where something else hides it.
  func material(below bounds: Rect) -> Found? {
    var share = 1.0
    for piece in pieces.reversed() where piece.bounds.holds(bounds) {
      if let ground = piece.ground {
        share *= piece.opacity
        return share > Surroundings.leastShareOfMaterial ? Found(ground: ground, bounds: piece.bounds) : nil
      }
      share *= 1 - piece.opacity
    }
    return nil
  }
}
