// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension Plan {
  /// Returns disjoint rectangles around the pixels that passes draw or look at: each pass lies in one of them with
  /// everything it looks at. Cost grows with the number of passes times that of the rectangles.
  ///
  /// - Parameter masks: A rectangle around the masks of each text and symbol.
  package func regions(masks: [Int: PixelRect]) -> [PixelRect] {
    let layers = PlanLayers(self)
    var regions: [PixelRect] = []
    for position in passes.indices {
      var region = drawn(by: position, masks, layers).union(looked(at: passes[position])).intersection(bounds)
      guard !region.isEmpty else { continue }
      // The union of two may reach a third.
      while let other = regions.firstIndex(where: { !$0.intersection(region).isEmpty }) {
        region.formUnion(regions.remove(at: other))
      }
      regions.append(region)
    }
    return regions
  }

  private func looked(at pass: Pass) -> PixelRect {
    switch pass {
    case .material(let material):
      (material.capture.map { captures[$0].region } ?? .empty).union(material.averagedDesktop)
    case .glass(let glass): glass.capture.region
    case .probe(let probe): probe.capture.region
    default: .empty
    }
  }
}

extension MaterialPass {
  /// The pixels whose average tints the material; empty where no overlay takes that average.
  var averagedDesktop: PixelRect {
    let isTinted = overlays.contains { if case .desktopAverage = $0 { true } else { false } }
    return isTinted ? behind.region : .empty
  }
}
