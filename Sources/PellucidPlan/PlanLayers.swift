// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The layers of a plan, with the picture as layer 0.
struct PlanLayers: Sendable {
  /// The bounds of a layer and its end; the picture has no end.
  struct Layer: Sendable {
    var bounds: PixelRect
    /// The index of the layer below, on which this one is composited.
    var parent = 0
    /// The positions of the passes that begin and end the layer; those of the picture lie outside the plan.
    var begin = -1, finish: Int
    var end: LayerEnd?
    /// A Boolean value that is true where the layer is drawn whole or not at all: it and its layers read nothing below
    /// them, and a shadow reaches so far that a part of the layer would need most of it.
    var isWhole = false
    /// The step, in pixels, by which the layer may be cropped, so that the cells of a shadow keep their positions.
    var shadowCell: Int { (end?.shadow).map { 1 << max($0.blur.captureLevel, $0.blur.blurLevel) } ?? 1 }
  }
  /// All layers, in the order in which they begin.
  private(set) var all: [Layer]
  /// The index of the layer that each pass begins or ends, or otherwise draws on.
  private var numbers: [Int] = []

  init(_ plan: Plan) {
    all = [Layer(bounds: plan.bounds, finish: plan.passes.count)]
    numbers.reserveCapacity(plan.passes.count)
    var top = 0
    for (position, pass) in plan.passes.enumerated() {
      if case .beginLayer(let bounds) = pass {
        all.append(Layer(bounds: bounds, parent: top, begin: position, finish: plan.passes.count))
        top = all.count - 1
      }
      numbers.append(top)
      if case .endLayer(let end) = pass {
        (all[top].finish, all[top].end) = (position, end)
        top = all[top].parent
      }
    }
    markWholeLayers(plan)
  }

  /// Marks the layers that are drawn whole or not at all: small ones with a shadow, and those with effects, that read nothing
  /// below them, and the layers inside of them.
  private mutating func markWholeLayers(_ plan: Plan) {
    var reads = [Bool](repeating: false, count: all.count)
    for (position, pass) in plan.passes.enumerated() where pass.readsBelow { reads[numbers[position]] = true }
    // A layer begins after the one that it lies in.
    for layer in all.indices.dropFirst().reversed() where reads[layer] || all[layer].end?.lens != nil {
      reads[all[layer].parent] = true
    }
    for layer in all.indices.dropFirst() {
      let reach = 4 * (all[layer].end?.shadow?.reachInPixels ?? 0)
      let spreads = all[layer].end.map { $0.lens == nil && $0.spreads } ?? false
      let isSmall = spreads || all[layer].bounds.width <= reach || all[layer].bounds.height <= reach
      all[layer].isWhole = all[all[layer].parent].isWhole || isSmall && !reads[layer]
    }
  }

  /// Returns the index of the layer that the pass at `position` begins or ends, or otherwise draws on.
  func layer(_ position: Int) -> Int { numbers[position] }

  /// Returns the indices of the layers that are open before a pass, lowest first.
  func open(before position: Int) -> [Int] {
    guard position > 0 else { return [0] }
    var layer = numbers[position - 1]
    if all[layer].finish == position - 1 { layer = all[layer].parent }
    var open = [layer]
    while layer > 0 {
      layer = all[layer].parent
      open.append(layer)
    }
    return open.reversed()
  }
}

extension Pass {
  /// A Boolean value that is true where pixels depend on others that were drawn before.
  fileprivate var readsBelow: Bool {
    switch self {
    case .material, .glass, .probe: true
    case .beginLayer, .endLayer, .fill, .image, .masked, .shadow, .invert: false
    }
  }
}
