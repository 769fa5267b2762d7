// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The backdrops that a renderer saw behind glass, by all that decides them: settings and moments that differ in glass alone look once.
struct SeenBackdrops {
  private var seen: [(Key, [Int: GlassBackdrop])] = []
  /// Chosen: combinations of appearance, contrast, transparency and level.
  private static let most = 16

  struct Key: Equatable {
    /// The plan that is drawn to see them.
    let plan: Plan
    let resources: [Resource]
    /// Texts and symbols are made for it.
    let scale: Double
    /// Glass without a look has none in the plan.
    let probeCount: Int

    /// - Parameter whole: The plan of a scene that was resolved without having looked.
    init(_ whole: Plan, of scene: ResolvedScene) {
      (plan, resources, scale) = (whole.forProbes, scene.resources, scene.scale)
      probeCount = scene.glassProbes.count
    }
  }

  /// The newest are found first: a scene that moves asks for what it saw last.
  subscript(key: Key) -> [Int: GlassBackdrop]? { seen.last { $0.0 == key }?.1 }

  mutating func add(_ backdrops: [Int: GlassBackdrop], for key: Key) {
    if seen.count == Self.most { seen.removeFirst() }
    seen.append((key, backdrops))
  }
}

extension GlassBackdrop {
  init(_ measured: ProbeMeasurement) {
    self.init(luminance: measured.luminance, deviation: measured.deviation)
  }
}
