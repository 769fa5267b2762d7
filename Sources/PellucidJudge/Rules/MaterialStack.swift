// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene

/// The materials of one surface and the layers that cover them, for judging layers that are drawn over a material
/// without being among its own layers.
struct MaterialStack {
  /// A material, or a layer that covers materials.
  private struct Piece {
    /// The bounds in the scene, in points.
    var bounds: Rect
    /// The ground that the material makes; nil for other layers.
    var ground: Surroundings.Ground?
    /// The share of the layers below that the piece hides, 0…1.
    var opacity: Double
  }

  /// A material below a layer, with its bounds in the scene.
  struct Found {
    var ground: Surroundings.Ground
    var bounds: Rect
  }

  /// The pieces added so far, in drawing order.
  private var pieces: [Piece] = []

  /// Adds a material. On macOS the background of a window only hides what is below, because nothing is vibrant on
  /// it.
  mutating func add(_ material: TracedMaterial, of layer: TracedLayer) {
    if case .material(let content) = layer.layer.content, content.choice.isWindowBackground,
      layer.traits.platform == .macOS
    {
      return addOther(layer)
    }
    guard layer.layer.blend == .sourceOver else { return }
    pieces.append(Piece(bounds: layer.bounds, ground: material.ground, opacity: layer.opacity))
  }

  /// Adds glass, which has rules of its own, or another layer on which nothing is vibrant.
  mutating func addOther(_ layer: TracedLayer) {
    pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity))
  }

  /// Adds a fill or a picture, which hides materials below it.
  mutating func addCover(_ layer: TracedLayer, _ assets: SceneAssets) {
    guard layer.layer.blend == .sourceOver else { return }
    switch layer.layer.content.cover {
    case .picture: pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity))
    case .fill(let fill):
      let alpha = fill.leastAlpha(layer.traits, assets)
      pieces.append(Piece(bounds: layer.bounds, opacity: layer.opacity * alpha))
    case .extended, .changed, .nothing: break
    }
  }

  /// Returns the nearest material that extends under all of `bounds` and is visible there; nil where other layers
  /// hide it.
  func material(below bounds: Rect) -> Found? {
    var share = 1.0
    for index in pieces.indices.reversed() where pieces[index].bounds.holds(bounds) {
      let piece = pieces[index]
      if let ground = piece.ground {
        share *= piece.opacity
        return share > Surroundings.leastShareOfMaterial ? Found(ground: ground, bounds: piece.bounds) : nil
      }
      share *= 1 - piece.opacity
    }
    return nil
  }
}
