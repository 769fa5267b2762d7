// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The differences between the pixels of two plans' resources.
package struct ResourceChanges: Sendable {
  /// The indices of the resources whose content changed.
  package var changed: Set<Int>
  /// The bounding rectangles of the masks of each text and symbol, for the new and for the old plan.
  package var masks: [Int: PixelRect], oldMasks: [Int: PixelRect]

  package init(
    changed: Set<Int> = [], masks: [Int: PixelRect] = [:], oldMasks: [Int: PixelRect] = [:]
  ) {
    (self.changed, self.masks, self.oldMasks) = (changed, masks, oldMasks)
  }
}

extension Plan {
  /// Returns a rectangle around all pixels that may differ from the picture of `old`, or an empty rectangle if none
  /// may.
  ///
  /// Passes that both plans have at their beginning and end are taken to draw what they drew, unless they look at
  /// something that differs. Cost grows with the number of passes.
  ///
  /// - Parameter ground: The pixels below everything that the plan draws which differ from those below the old one.
  package func damage(
    since old: Plan, _ resources: ResourceChanges = ResourceChanges(), ground: PixelRect = .empty
  ) -> PixelRect {
    guard bounds == old.bounds, gamut == old.gamut else { return bounds }
    let (first, rest) = common(with: old, resources.changed)
    var damage = ground
    for (plan, masks) in [(self, resources.masks), (old, resources.oldMasks)] {
      let layers = PlanLayers(plan)
      for position in first..<(plan.passes.count - rest) {
        damage.formUnion(plan.drawn(by: position, masks, layers))
      }
    }
    let layers = PlanLayers(self)
    for position in (ground.isEmpty ? first : 0)..<passes.count where !damage.isEmpty {
      damage.formUnion(spread(of: damage, by: position, resources.masks, layers))
    }
    return damage.intersection(bounds)
  }

  /// Returns the numbers of passes at the beginning and at the end that both plans have in common.
  private func common(with old: Plan, _ changed: Set<Int>) -> (first: Int, last: Int) {
    let count = min(passes.count, old.passes.count)
    var first = 0
    while first < count, isSame(first, as: first, of: old, changed) { first += 1 }
    var last = 0
    while last < count - first,
      isSame(passes.count - 1 - last, as: old.passes.count - 1 - last, of: old, changed)
    {
      last += 1
    }
    return (first, last)
  }

  /// Returns a Boolean value indicating whether a pass is equal to one of another plan and uses no changed resource.
  private func isSame(_ position: Int, as other: Int, of old: Plan, _ changed: Set<Int>) -> Bool {
    switch (passes[position], old.passes[other]) {
    case (.material(let new), .material(let past)):
      guard new.capture.map({ captures[$0] }) == past.capture.map({ old.captures[$0] }) else { return false }
      var moved = past
      moved.capture = new.capture
      return new == moved
    case (.image(let new), .image(let past)): return new == past && !changed.contains(new.source)
    case (.masked(let new), .masked(let past)): return new == past && !changed.contains(new.source)
    case (let new, let past): return new == past
    }
  }

  /// Returns the pixels that a pass can change in the picture or in its layer.
  func drawn(by position: Int, _ masks: [Int: PixelRect], _ layers: PlanLayers) -> PixelRect {
    let layer = layers.all[layers.layer(position)]
    switch passes[position] {
    case .beginLayer, .endLayer:
      return layer.end?.reached(from: layer.bounds) ?? layer.bounds
    case let pass: return pass.drawn(masks: masks)
    }
  }

  /// Returns the pixels that a pass changes because it samples a part of `damage`.
  private func spread(
    of damage: PixelRect, by position: Int, _ masks: [Int: PixelRect], _ layers: PlanLayers
  ) -> PixelRect {
    let pass = passes[position]
    switch pass {
    case .material(let material):
      let regions = [material.capture.map { captures[$0].region }, material.averagedDesktop]
      let looks = regions.contains { !($0 ?? .empty).intersection(damage).isEmpty }
      return looks ? pass.drawn(masks: masks) : .empty
    case .glass(let glass):
      return glass.capture.region.intersection(damage).isEmpty ? .empty : glass.backdropBounds
    case .endLayer(let end):
      let layer = layers.all[layers.layer(position)].bounds
      let inside = layer.intersection(damage)
      guard !inside.isEmpty else { return .empty }
      if end.spreads { return end.reached(from: layer) }
      return end.shadow.map { inside.outset(by: $0.reachInPixels) } ?? .empty
    case .beginLayer, .fill, .image, .masked, .probe, .shadow, .invert: return .empty
    }
  }
}

extension Plan {
  /// The plan without measurements of contrast.
  package var withoutMeasuring: Plan {
    var result = self
    for index in passes.indices {
      guard case .masked(var text) = passes[index] else { continue }
      text.measuredAs = nil
      result.passes[index] = .masked(text)
    }
    return result
  }
}
