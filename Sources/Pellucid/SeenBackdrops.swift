// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidPlan
import PellucidRaster
import PellucidScene

/// A cache of the backdrops that a renderer saw behind glass. The key has everything that affects the backdrops, so
/// that settings and moments that differ only in glass are sampled once.
struct SeenBackdrops {
  private var seen: [(Key, [Int: GlassBackdrop])] = []
  /// The greatest number of entries. Chosen: the combinations of appearance, contrast, transparency and level.
  private static let most = 16

  struct Key: Equatable {
    /// The plan that draws the backdrops.
    let plan: Plan
    let resources: [Resource]
    /// The pixels per point, for which texts and symbols are rasterized.
    let scale: Double
    /// The number of probes; the plan does not contain glass that was resolved without backdrops.
    let probeCount: Int

    /// - Parameter whole: The plan of a scene that was resolved without backdrops.
    init(_ whole: Plan, of scene: ResolvedScene) {
      (plan, resources, scale) = (whole.forProbes, scene.resources, scene.scale)
      probeCount = scene.glassProbes.count
    }
  }

  /// The newest entries are searched first: a scene that moves needs the last backdrops again.
  subscript(key: Key) -> [Int: GlassBackdrop]? { seen.last { $0.0 == key }?.1 }

  mutating func add(_ backdrops: [Int: GlassBackdrop], for key: Key) {
    if seen.count == Self.most { seen.removeFirst() }
    seen.append((key, backdrops))
  }
}

extension GlassBackdrop {
  init(_ measured: ProbeMeasurement) {
    self.init(
      luminance: measured.luminance, deviation: measured.deviation, brightest: measured.brightest)
  }
}
