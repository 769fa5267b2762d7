// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Draws a layer of labels as seen through a lens: displaced, then dispersed at the lens's edge.
  mutating func drawLabels(of layer: inout Surface, through lens: LensEnd, opacity: Float) {
    let field = lens.shapes.field(in: layer.bounds)
    let dispersion = Dispersion(lens.dispersion)
    guard !dispersion.isOff else { return displace(&layer, lens, field, opacity: opacity) }
    let bounds = layer.bounds
    push(bounds)
    displace(&layer, lens, field, opacity: 1)
    var displaced = stack.removeLast()
    displaced.withUnsafeSurface { picture in
      paint(
        DispersionSource(picture: picture, field: field, dispersion: dispersion), through: .full(bounds),
        opacity: opacity, blend: .sourceOver)
    }
    spare.append(displaced.samples)
  }

  /// Draws the layer displaced by all stages of the lens.
  private mutating func displace(
    _ layer: inout Surface, _ lens: LensEnd, _ field: GlassField, opacity: Float
  ) {
    let stages = lens.displacements.map { LensDisplacement($0) }
    let coverage = Coverage.full(layer.bounds)
    layer.withUnsafeSurface { labels in
      paint(
        LensSource(labels: labels, field: field, stages: stages), through: coverage, opacity: opacity,
        blend: .sourceOver)
    }
  }
}
