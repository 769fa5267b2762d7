// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry

extension SceneResolver {
  /// The greatest number of pairs of a pixel and a piece of glass that may join there, in all containers of a scene.
  /// Chosen: drawing as many takes about ten seconds, and a picture of 3840 × 2160 pixels could have 120 pieces flow
  /// together everywhere.
  package static let mostGlassJoins = 1_000_000_000.0

  /// Returns the nodes of a container: its glass, and above it everything else in the container.
  mutating func nodes(
    _ container: GlassContainerContent, of placed: PlacedLayer
  ) throws(SceneError) -> [Node] {
    var inner = placed.innerSurroundings
    inner.toContainer = .identity
    collectors.append(GlassCollector(layers: container.layers))
    backdropDimming.beginContainer()
    trace.steps.append(.container)
    let start = grounds.count
    let others = try nodes(container.layers, path: placed.listPath, in: inner)
    grounds.close(placed, from: start)
    backdropDimming.endContainer()
    let collected = collectors.removeLast()
    try countJoins(of: collected, spacing: container.spacing, placed)
    let pieces = collected.united
    trace.steps.append(
      .containerEnd(
        TracedContainer(
          layer: placed.reference, hasShadow: placed.layer.shadow != nil,
          members: collected.pieces.compactMap { $0.unionMember },
          united: pieces.compactMap { $0.unitedGlass })))
    let drawn = GlassCollector.glasses(of: pieces, spacing: max(container.spacing, 0)).map {
      Node(
        id: $0.name, frame: placed.inside, transform: inner.toScene, content: .glass($0.glass), step: $0.step)
    }
    return Self.together(nil, collected.behind + drawn + others, of: placed)
  }

  /// Throws for a container that would take minutes to draw: each pixel evaluates all pieces within reach.
  private mutating func countJoins(
    of collected: GlassCollector, spacing: Double, _ placed: PlacedLayer
  ) throws(SceneError) {
    let reach = Double(DistanceField.reachPerSmoothness) * max(spacing, 0)
    let (seen, toScene) = (surface.intersection(Rect(scene.size)), placed.innerSurroundings.toScene)
    for piece in collected.pieces {
      let reached = toScene.bounds(of: piece.element.frame.outset(by: reach)).intersection(seen)
      glassJoins += reached.area * scene.scale * scene.scale
    }
    guard glassJoins <= Self.mostGlassJoins else {
      throw .tooMuchGlass(place: placed.path, pieces: collected.pieces.count, spacing: spacing)
    }
  }
}
