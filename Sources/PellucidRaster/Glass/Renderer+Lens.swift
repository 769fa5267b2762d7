// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Draws a layer of labels as a lens shows them: displaced twice, then their colours spread at its edge.
  mutating func drawLabels(of layer: inout Surface, through lens: LensEnd, opacity: Float) {
    let field = lens.shapes.field(in: layer.bounds)
    let bounds = layer.bounds
    let stages = [LensDisplacement(lens.parameters.content), LensDisplacement(lens.parameters.label)]
    let dispersion = Dispersion(lens.parameters.dispersion)
    guard !dispersion.isOff else {
      layer.withUnsafeSurface { labels in
        paint(
          LensSource(labels: labels, field: field, stages: stages), through: .full(bounds), opacity: opacity,
          blend: .sourceOver)
      }
      return
    }
    push(bounds)
    layer.withUnsafeSurface { labels in
      paint(
        LensSource(labels: labels, field: field, stages: stages), through: .full(bounds), opacity: 1,
        blend: .sourceOver)
    }
    var displaced = stack.removeLast()
    displaced.withUnsafeSurface { picture in
      paint(
        DispersionSource(picture: picture, field: field, dispersion: dispersion), through: .full(bounds),
        opacity: opacity, blend: .sourceOver)
    }
    spare.append(displaced.samples)
  }
}
