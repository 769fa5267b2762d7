// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// Looks at what has been drawn, and draws nothing.
public struct ProbePass: Hashable, Sendable {
  /// The number of the scene's probe.
  public var index: Int
  /// Where it looks.
  public var capture: Capture
}

extension Planner {
  /// Cells of 4 × 4 pixels: fine enough to tell detail from a plain colour.
  private static var probeLevel: Int { 2 }

  mutating func addProbe(_ index: Int, _ blending: MaterialContent.Blending, _ node: Node) {
    let region = outline(.rectangle, frame: node.frame, transform: node.transform).bounds
    guard !region.isEmpty else { return }
    plan.passes.append(
      .probe(
        ProbePass(
          index: index,
          capture: Capture(
            region: region, surfaces: surfaces(blending), uses: 1, level: Planner.probeLevel, padding: 0))))
  }
}

extension Plan {
  /// What has to be drawn for its probes: everything but glass, whose numbers depend on them, and nothing measured.
  public var forProbes: Plan {
    var plan = self
    let last = passes.lastIndex {
      if case .probe = $0 { true } else { false }
    }
    var depth = 0
    plan.passes = []
    for (index, pass) in passes.enumerated() {
      let isNeeded = index <= last ?? -1
      switch pass {
      case .glass: continue
      case .beginLayer where isNeeded: depth += 1
      // A layer that is open at the last probe has to end.
      case .endLayer where isNeeded || depth > 0: depth -= 1
      case .masked(var text) where isNeeded:
        text.measuredAs = nil
        plan.passes.append(.masked(text))
        continue
      default: if !isNeeded { continue }
      }
      plan.passes.append(pass)
    }
    return plan
  }
}
