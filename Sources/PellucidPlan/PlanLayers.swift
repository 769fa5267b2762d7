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
