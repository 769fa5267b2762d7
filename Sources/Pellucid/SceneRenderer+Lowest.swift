// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidHost
import PellucidLegibility
import PellucidPlan
import PellucidRaster
import PellucidScene
import Synchronization

extension SceneRenderer {
  /// The lowest contrast that some texts and symbols have in any scene of a series.
  ///
  /// Measures the same as drawing each scene whole would, but draws only the pixels that decide, and several scenes
  /// at once. Meant for thousands of scenes that differ in where something lies.
  ///
  /// - Parameters:
  ///   - sources: Their resources.
  ///   - scenes: The numbers of the scenes.
  ///   - seen: What of a text counts, given all its pixels; nil where none of them does. Everything unless given.
  ///   - scene: The scene of a number. All are as large as the first and have its resources.
  /// - Returns: By resource; nothing for what none of the scenes shows.
  package mutating func lowestContrasts(
    of sources: Set<Int>, in scenes: Range<Int>,
    seen: (@Sendable (TextContrast) -> TextContrast?)? = nil, _ scene: @Sendable (Int) -> ResolvedScene
  ) throws(RenderingError) -> [Int: LowestContrast] {
    guard let number = scenes.first else { return [:] }
    let first = scene(number)
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
          found.keep(LowestContrast(scene: number, contrast: contrast))
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
  /// Does not depend on the order in which they come.
  fileprivate mutating func keep(_ other: LowestContrast) {
    let source = other.contrast.source
    guard let known = self[source] else {
      self[source] = other
      return
    }
    if (other.contrast.lowest, other.scene) < (known.contrast.lowest, known.scene) { self[source] = other }
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
