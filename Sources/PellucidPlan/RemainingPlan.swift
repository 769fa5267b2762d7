// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The rest of a plan after one of its passes, reduced to the pixels on which some of that pass's pixels depend in the
/// finished picture.
package struct RemainingPlan: Hashable, Sendable {
  /// The needed part of each open surface, lowest first.
  package var surfaces: [PixelRect]
  /// The outlines that will clip the open layers when they end.
  package var clips: [Outline]
  /// The needed passes, on smaller surfaces and with smaller captures. `bounds` is a part of the picture.
  package var plan: Plan
}

extension Plan {
  /// Returns the plan that draws `pixels` with the values that they have in the whole picture.
  package func part(deciding pixels: PixelRect) -> Plan { remaining(from: 0, for: pixels).plan }

  /// Returns the passes needed to finish `pixels` after the pass at `index`.
  ///
  /// Inside `pixels` the result equals the whole picture. The cost is proportional to the number of passes.
  package func remaining(after index: Int, for pixels: PixelRect) -> RemainingPlan {
    remaining(from: index + 1, for: pixels)
  }

  /// Returns the remaining plan from pass `first` on.
  private func remaining(from first: Int, for pixels: PixelRect) -> RemainingPlan {
    let layers = PlanLayers(self, before: first)
    let area = area(deciding: pixels, from: first, layers)
    let parts = layers.all.map { $0.bounds.part(in: area, step: $0.shadowCell) }
    var rest = Plan(bounds: parts[0], gamut: gamut, passes: [], captures: captures)
    let cells = captureCells(from: first, area)
    for (capture, cell) in cells.enumerated() {
      rest.captures[capture].region = captures[capture].region.part(in: area, step: cell ?? 1)
    }
    for position in first..<passes.endIndex {
      switch passes[position] {
      case .beginLayer: rest.passes.append(.beginLayer(parts[layers.layer(position)]))
      case .material(let pass):
        // A shared capture is made by its first material, even if that material is not visible in the area.
        let takesCapture = pass.capture.map { cells[$0] != nil } ?? false
        if takesCapture || passes[position].touches(area) { rest.passes.append(passes[position]) }
      // A probe measures all of its region or nothing.
      case .probe(let pass):
        let region = pass.capture.region
        if region.intersection(pixels) == region { rest.passes.append(passes[position]) }
      case let pass: if pass.touches(area) { rest.passes.append(pass) }
      }
    }
    return RemainingPlan(
      surfaces: layers.open.map { parts[$0] },
      clips: layers.open.compactMap { layers.all[$0].end?.clip }, plan: rest)
  }

  /// Returns `pixels` and all pixels that later passes spread into them, found from the last pass back.
  private func area(deciding pixels: PixelRect, from first: Int, _ layers: PlanLayers) -> PixelRect {
    var area = pixels
    for position in (first..<passes.endIndex).reversed() {
      switch passes[position] {
      case .material(let pass): area.formUnion(read(by: pass, for: area))
      case .glass(let pass) where pass.part != .lights && !pass.bounds.intersection(area).isEmpty:
        area.formUnion(pass.capture.region)
      case .endLayer(let end):
        if end.lens != nil { area.formUnion(layers.all[layers.layer(position)].bounds) }
        if let shadow = end.shadow {
          let casting = area.outset(by: shadow.reachInPixels)
          area.formUnion(casting.intersection(layers.all[layers.layer(position)].bounds))
        }
      default: break
      }
    }
    return area
  }

  /// Returns the pixels on which a material's pixels in `area` depend.
  private func read(by pass: MaterialPass, for area: PixelRect) -> PixelRect {
    let shown = pass.outline.bounds.intersection(area)
    guard !shown.isEmpty else { return shown }
    var read = shown
    if let capture = pass.capture {
      let region = captures[capture].region
      let margin = pass.steps.map { $0.blur.marginInPixels }.max() ?? 0
      read.formUnion(
        pass.averagesBackdrop ? region : shown.outset(by: margin).intersection(region))
    }
    read.formUnion(pass.averagedDesktop)
    return read
  }

  /// Returns the size of the coarsest cells made from each capture, in pixels, or nil for captures without effect in
  /// `area`.
  private func captureCells(from first: Int, _ area: PixelRect) -> [Int?] {
    var cells = [Int?](repeating: nil, count: captures.count)
    for case .material(let pass) in passes[first...] {
      guard let capture = pass.capture, Pass.material(pass).touches(area) else { continue }
      cells[capture] = max(cells[capture] ?? 1, 1 << captures[capture].level)
    }
    // Materials outside the area share the capture's padding, so their cells count too.
    for case .material(let pass) in passes[first...] {
      guard let capture = pass.capture, let cell = cells[capture] else { continue }
      cells[capture] = pass.steps.reduce(cell) { max($0, 1 << $1.blur.blurLevel) }
    }
    return cells
  }
}

/// The layers of a plan, with the picture as layer 0, and the layers that are open before one of its passes.
struct PlanLayers {
  /// The bounds of a layer and its end; the picture has no end.
  struct Layer {
    var bounds: PixelRect
    var end: LayerEnd?
    /// The step, in pixels, by which the layer may be cropped, so that the cells of a shadow keep their positions.
    var shadowCell: Int { (end?.shadow).map { 1 << max($0.blur.captureLevel, $0.blur.blurLevel) } ?? 1 }
  }
  /// All layers, in the order in which they begin.
  var all: [Layer]
  /// The indices of the open layers, lowest first.
  var open: [Int]
  /// The index of the layer that each pass begins or ends.
  private var numbers: [Int]

  init(_ plan: Plan, before first: Int) {
    all = [Layer(bounds: plan.bounds)]
    numbers = Array(repeating: 0, count: plan.passes.count)
    var stack = [0]
    open = stack
    for (position, pass) in plan.passes.enumerated() {
      switch pass {
      case .beginLayer(let bounds):
        numbers[position] = all.count
        stack.append(all.count)
        all.append(Layer(bounds: bounds))
      case .endLayer(let end):
        numbers[position] = stack.removeLast()
        all[numbers[position]].end = end
      default: break
      }
      if position < first { open = stack }
    }
  }

  /// Returns the index of the layer that the pass at `position` begins or ends.
  func layer(_ position: Int) -> Int { numbers[position] }
}

extension Pass {
  /// Returns a Boolean value indicating whether the pass can change a pixel in `area`. The result is always true for
  /// layers, and for texts and symbols, whose extent is known only from their masks.
  fileprivate func touches(_ area: PixelRect) -> Bool {
    switch self {
    case .beginLayer, .endLayer, .masked: true
    default: !drawn(masks: [:]).intersection(area).isEmpty
    }
  }

  /// Returns the pixels that the pass can change on its surface. For the end of a layer the result is empty, because
  /// the bounds of the layer and its shadow are not known here.
  ///
  /// - Parameter masks: The bounding rectangle of the masks of each resource that has masks.
  func drawn(masks: [Int: PixelRect]) -> PixelRect {
    switch self {
    case .beginLayer, .endLayer, .probe: .empty
    case .fill(let pass): pass.outline.bounds
    case .image(let pass): pass.outline.bounds
    case .masked(let pass): masks[pass.source] ?? .empty
    case .material(let pass): pass.outline.bounds.union(pass.shadow?.drawn ?? .empty)
    case .glass(let pass): pass.bounds
    case .shadow(let pass): pass.drawn
    }
  }
}

extension ShadowPass {
  fileprivate var drawn: PixelRect { outline.bounds.outset(by: shadow.reachInPixels) }
}

extension PixelShadow {
  /// The distance that the shadow extends beyond the casting shape along either axis, in pixels.
  var reachInPixels: Int { blur.marginInPixels + largestOffset }

  /// The larger of both offsets, rounded up to whole pixels.
  fileprivate var largestOffset: Int {
    Int(min(max(offsetX.magnitude, offsetY.magnitude), 16_777_216).rounded(.up))
  }
}

extension BlurPlan {
  /// The distance beyond which a sample has no effect, in pixels: the reach of the taps and of the cells that the
  /// samples are spread over.
  fileprivate var marginInPixels: Int { reachInPixels + paddingInPixels + 4 }
}

extension PixelRect {
  /// Returns the part of the rectangle in `area`, with its corner moved outward to a multiple of `step` from the
  /// rectangle's own corner.
  fileprivate func part(in area: PixelRect, step: Int) -> PixelRect {
    let inner = intersection(area)
    guard !inner.isEmpty else { return PixelRect(minX: minX, minY: minY, maxX: minX, maxY: minY) }
    return inner.aligned(toX: minX, y: minY, step: step)
  }
}
