// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidHost
import PellucidPlan
import PellucidRaster
import PellucidScene

/// The backdrops that were seen behind the adaptive glass of a scene over the caller's pixels, by all that decides them.
struct OverlayLooks: Sendable {
  private struct Look: Sendable {
    let key: SeenBackdrops.Key
    /// The pixels that were looked at.
    let regions: [PixelRect]
    let backdrops: [Int: GlassBackdrop]
  }
  private var looks: [Look] = []
  /// Chosen: the look of a frame, and those of the moments before it that a turn in motion still asks for.
  private static let most = 4

  var count: Int { looks.count }

  /// Returns the looks that still hold where the caller painted some pixels.
  func holding(painted: PixelRect) -> OverlayLooks {
    var holding = self
    holding.looks.removeAll { look in look.regions.contains { !$0.intersection(painted).isEmpty } }
    return holding
  }

  subscript(key: SeenBackdrops.Key) -> [Int: GlassBackdrop]? { looks.last { $0.key == key }?.backdrops }

  /// Keeps the newest looks alone: a scene that is drawn again asks for those of the last time.
  mutating func add(_ key: SeenBackdrops.Key, _ regions: [PixelRect], _ backdrops: [Int: GlassBackdrop]) {
    if looks.count == Self.most { looks.removeFirst() }
    looks.append(Look(key: key, regions: regions, backdrops: backdrops))
  }
}

extension SceneRenderer {
  /// Draws a scene that was resolved without having looked over the ground, without its glass, and returns what was seen, by
  /// the index of the probe.
  mutating func look(
    _ unseen: Resolution, over ground: Ground, keeping looks: inout OverlayLooks
  ) throws(RenderingError) -> [Int: GlassBackdrop] {
    let whole = Planner.plan(unseen.scene)
    let key = SeenBackdrops.Key(whole, of: unseen.scene)
    if let known = looks[key] { return known }
    let loaded = try load(unseen.scene, askedForBy: unseen.trace.resources, for: key.plan, fitting: whole)
    var (backdrops, regions): ([Int: GlassBackdrop], [PixelRect]) = ([:], [])
    for region in key.plan.regions(masks: loaded.maskBounds) {
      let part = key.plan.part(deciding: region)
      guard part.hasProbes else { continue }
      let backdrop = PixelImage(ground.patch(part.bounds).image)
      let drawn = renderer.render(part, resources: loaded.resources, over: backdrop)
      for probe in drawn.probes { backdrops[probe.index] = GlassBackdrop(probe) }
      renderer.reuse(drawn.image)
      regions.append(part.bounds)
    }
    looks.add(key, regions, backdrops)
    return backdrops
  }
}
