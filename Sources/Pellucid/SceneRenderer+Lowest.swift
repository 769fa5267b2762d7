// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene
import Synchronization

extension SceneRenderer {
  /// Returns the lowest contrast of some texts and symbols over all scenes of a series.
  ///
  /// The result is that of drawing each scene whole, but only the pixels that decide are drawn, several scenes at once.
  /// The function is meant for thousands of scenes that differ in the position of some layer.
  ///
  /// - Parameters:
  ///   - required: The resource indices of the texts and symbols, each with the ratio that it needs.
  ///   - scenes: The numbers of the scenes.
  ///   - seen: Returns the part of a text's pixels that is compared; nil where none is. The default compares all
  ///     pixels.
  ///   - scene: Returns the scene of a number. All scenes have the size and the resources of the first.
  /// - Returns: The contrasts by resource index; no entry for a text or symbol that no scene shows.
  package mutating func lowestContrasts(
    of required: [Int: Double], in scenes: Range<Int>,
    seen: (@Sendable (TextContrast) -> TextContrast?)? = nil, _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(RenderingError) -> [Int: LowestContrast] {
    guard let number = scenes.first else { return [:] }
    let (first, sources) = (scene(number), Set(required.keys))
    let plan = Planner.plan(first)
    // There are more bands than threads, but no more are drawn at once.
    let loaded = try load(first, for: plan, copies: executor.threads)
    let masks = loaded.maskBounds.filter { sources.contains($0.key) && !$0.value.isEmpty }.values
    guard let some = masks.first else { return [:] }
    let area = masks.reduce(some) { $0.union($1) }.intersection(plan.bounds)
    let (resources, count) = (loaded.resources, executor.bandCount)
    let lowest = Mutex<[Int: LowestContrast]>([:])
    executor.perform(bands: count) { band in
      var renderer = Renderer(executor: ThreadExecutor(threads: 1))
      var found: [Int: LowestContrast] = [:]
      for number in stride(from: scenes.lowerBound + band, to: scenes.upperBound, by: count) {
        let plan = Planner.plan(scene(number)).measuring(only: sources).part(deciding: area)
        let drawn = renderer.render(plan, resources: resources, keepsPixels: seen != nil)
        for text in drawn.texts {
          var contrast = TextContrast(text, scale: first.scale)
          if let seen {
            guard let part = seen(contrast) else { continue }
            contrast = part
          }
          contrast.pixels = []
          found.keep(
            LowestContrast(
              scene: number, contrast: contrast, required: required[contrast.source] ?? 0))
        }
        renderer.reuse(drawn.image)
      }
      lowest.withLock { lowest in
        for one in found.values { lowest.keep(one) }
      }
    }
    return lowest.withLock { $0 }
  }
}

extension [Int: LowestContrast] {
  /// Keeps the lower of two contrasts.
  fileprivate mutating func keep(_ other: LowestContrast) {
    let source = other.contrast.source
    self[source] = self[source].map { $0.joined(with: other) } ?? other
  }
}

extension Plan {
  fileprivate func measuring(only sources: Set<Int>) -> Plan {
    var plan = self
    for index in plan.passes.indices {
      guard case .masked(var text) = plan.passes[index] else { continue }
      text.measuredAs = sources.contains(text.source) ? text.name : nil
      plan.passes[index] = .masked(text)
    }
    return plan
  }
}
