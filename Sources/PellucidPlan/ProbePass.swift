// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidGeometry
import PellucidScene

/// A pass that measures the brightness of a place and draws nothing.
package struct ProbePass: Hashable, Sendable {
  /// The index of the probe in the scene.
  package var index: Int
  /// The capture that is measured.
  package var capture: Capture
  /// The pixels of the texts and symbols whose brightest region is measured, inside the capture.
  package var places: [PixelRect]
  /// The side of such a region, in pixels.
  package var regionSide: Int
}

extension Planner {
  /// The level of a probe's capture. Cells of 4 × 4 pixels are fine enough to distinguish detail from a plain colour.
  private static var probeLevel: Int { 2 }

  /// The smallest width and height of a place, in cells. Halving loses the part of the outermost cells that it spreads
  /// beyond the place, which would leave less than half of a place as small as one cell. Smaller places are captured at
  /// full resolution.
  private static var leastProbeCells: Int { 4 }

  /// Returns the level at which a region is captured.
  private static func probeLevel(of region: PixelRect) -> Int {
    min(region.width, region.height) >> probeLevel >= leastProbeCells ? probeLevel : 0
  }

  /// Adds the pass of a probe.
  mutating func addProbe(_ index: Int, _ blending: MaterialContent.Blending, _ node: Node) {
    let region = outline(.rectangle, frame: node.frame, transform: node.transform).bounds
    guard !region.isEmpty else { return }
    let places = (probes.indices.contains(index) ? probes[index].foregrounds : [])
      .map { outline(.rectangle, frame: $0, transform: .identity).bounds.intersection(region) }
      .filter { !$0.isEmpty }
    plan.passes.append(
      .probe(
        ProbePass(
          index: index,
          capture: Capture(
            region: region, surfaces: surfaces(blending), uses: 1, level: Planner.probeLevel(of: region),
            padding: 0),
          places: places, regionSide: max(1, Int((GlassProbe.regionSide * scale).rounded())))))
  }
}

extension Plan {
  /// A Boolean value indicating whether the plan looks at anything.
  package var hasProbes: Bool {
    passes.contains { if case .probe = $0 { true } else { false } }
  }

  /// The plan that has to be drawn for its probes: everything but glass, whose numbers depend on them, and nothing
  /// measured.
  package var forProbes: Plan {
    var plan = self
    plan.passes = []
    let lastProbe = passes.lastIndex {
      if case .probe = $0 { true } else { false }
    }
    guard let lastProbe else { return plan }
    var openLayers = 0
    for pass in passes[...lastProbe] {
      switch pass {
      case .glass: continue
      case .masked(var text):
        text.measuredAs = nil
        plan.passes.append(.masked(text))
        continue
      case .beginLayer: openLayers += 1
      case .endLayer: openLayers -= 1
      default: break
      }
      plan.passes.append(pass)
    }
    // Layers open at the last probe must end; the parameters of their ends have no effect on the probes.
    let end = LayerEnd(opacity: 1, blend: .sourceOver)
    plan.passes += Array(repeating: .endLayer(end), count: openLayers)
    plan.dropUnusedCaptures()
    return plan
  }

  /// Renumbers captures by their first use, so that plans that differ only in captures of glass become equal.
  private mutating func dropUnusedCaptures() {
    let all = captures
    var numbers: [Int: Int] = [:]
    captures = []
    for index in passes.indices {
      guard case .material(var material) = passes[index], let old = material.capture else { continue }
      let new = numbers[old] ?? captures.count
      if new == captures.count { captures.append(all[old]) }
      numbers[old] = new
      material.capture = new
      passes[index] = .material(material)
    }
  }
}
