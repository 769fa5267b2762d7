// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

/// The materials of one surface and what covers them, for layers that lie over a material without being among its own.
struct MaterialAudit {
  private struct Piece {
    /// In the scene.
    var bounds: Rect
    /// nil for what is no material.
    var ground: Surroundings.Ground?
    /// How much it hides of what is below, 0…1.
    var opacity: Double
  }

  /// A material below something, and where it lies in the scene.
  struct Found {
    var ground: Surroundings.Ground
    var bounds: Rect
  }

  /// In drawing order.
  private var pieces: [Piece] = []

  mutating func note(_ ground: Surroundings.Ground, of placed: PlacedLayer) {
    guard placed.layer.blend == .sourceOver else { return }
    pieces.append(Piece(bounds: placed.bounds, ground: ground, opacity: placed.opacity))
  }

  /// Remembers glass, of which rules of its own tell, and backgrounds of windows, on which nothing is vibrant.
  mutating func noteOther(_ placed: PlacedLayer) {
    pieces.append(Piece(bounds: placed.bounds, opacity: placed.opacity))
  }

  /// Remembers what a fill or a picture hides.
  mutating func noteCover(_ placed: PlacedLayer) {
    let surroundings = placed.surroundings
    guard placed.layer.blend == .sourceOver else { return }
    switch placed.layer.content {
    case .image: pieces.append(Piece(bounds: placed.bounds, opacity: placed.opacity))
    case .fill(_, let fill):
      let alpha = fill.leastAlpha(surroundings.traits, surroundings.assets)
      pieces.append(Piece(bounds: placed.bounds, opacity: placed.opacity * alpha))
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
