// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The passes of a plan, indexed by the pixels that they change and sample, so that the rest of the plan after a pass is
/// found without a visit to every pass.
package struct PlanIndex: Sendable {
  private let plan: Plan
  private let layers: PlanLayers
  /// The pixels that each pass may change on its surface; for the begin and the end of a layer, its bounds.
  private let drawn: BoxSequence
  /// The pixels of each pass that may depend on other pixels; missing for passes whose pixels depend on themselves only.
  private let spreading: BoxSequence
  /// The materials that use each capture.
  private var users: [CaptureUsers]

  /// The materials that use a capture, in drawing order.
  private struct CaptureUsers {
    /// The positions of their passes.
    var positions: [Int] = []
    /// The size of the coarsest cells that a material or a later one makes from the capture, in pixels.
    var cells: [Int] = []

    /// Returns the size of the coarsest cells that the materials from a pass on make.
    func cell(from first: Int) -> Int {
      var (low, high) = (0, positions.count)
      while low < high {
        let middle = (low + high) / 2
        if positions[middle] < first { low = middle + 1 } else { high = middle }
      }
      return low < cells.count ? cells[low] : 1
    }
  }

  /// Indexes a plan. The cost is proportional to the number of passes.
  ///
  /// - Parameter masks: The bounds of each resource's masks; nil where they are not known, so that texts and symbols may
  ///   lie anywhere.
  package init(_ plan: Plan, masks: [Int: PixelRect]? = nil) {
    self.plan = plan
    let layers = PlanLayers(plan)
    self.layers = layers
    users = Array(repeating: CaptureUsers(), count: plan.captures.count)
    var (drawn, spreading): ([PixelRect], [PixelRect]) = ([], [])
    for (position, pass) in plan.passes.enumerated() {
      let layer = layers.all[layers.layer(position)]
      drawn.append(Self.drawn(by: pass, layer, masks))
      spreading.append(Self.spread(by: pass, layer.bounds))
      if case .material(let material) = pass, let capture = material.capture {
        users[capture].positions.append(position)
      }
    }
    (self.drawn, self.spreading) = (BoxSequence(drawn), BoxSequence(spreading))
    for capture in users.indices {
      var cell = 1
      users[capture].cells = users[capture].positions.reversed().map { position in
        if case .material(let material) = plan.passes[position] {
          cell = material.steps.reduce(cell) { max($0, 1 << $1.blur.blurLevel) }
        }
        return cell
      }.reversed()
    }
  }

  /// Returns the pixels that a pass may change.
  private static func drawn(
    by pass: Pass, _ layer: PlanLayers.Layer, _ masks: [Int: PixelRect]?
  ) -> PixelRect {
    switch pass {
    case .beginLayer, .endLayer:
      if let end = layer.end, layer.isWhole || !end.effects.isEmpty {
        end.reached(from: layer.bounds)
      } else {
        layer.bounds
      }
    case .masked where masks == nil: everywhere
    case .probe(let pass): pass.capture.region
    default: pass.drawn(masks: masks ?? [:])
    }
  }

  /// A rectangle around every picture, whose width is a number of 32 bits too.
  private static let everywhere = PixelRect(minX: -1 << 29, minY: -1 << 29, maxX: 1 << 29, maxY: 1 << 29)

  /// Returns the pixels of a pass that may depend on other pixels.
  private static func spread(by pass: Pass, _ layer: PixelRect) -> PixelRect {
    switch pass {
    case .material(let pass): return pass.outline.bounds
    case .glass(let pass) where pass.part != .lights: return pass.bounds
    case .endLayer(let end):
      guard !layer.isEmpty, end.spreads || end.shadow != nil else { return .empty }
      return end.reached(from: layer)
    default: return .empty
    }
  }

  /// Returns the passes needed to finish `pixels` after the pass at `index`.
  ///
  /// Inside `pixels` the result equals the whole picture. The cost is proportional to the number of passes in the result
  /// and to the logarithm of the number of passes in the plan.
  package func remaining(after index: Int, for pixels: PixelRect) -> RemainingPlan {
    remaining(from: index + 1, for: pixels)
  }

  /// Returns the remaining plan from pass `first` on.
  func remaining(from first: Int, for pixels: PixelRect) -> RemainingPlan {
    let area = area(deciding: pixels, from: first)
    let open = layers.open(before: first)
    var kept = KeptPasses(layers, from: first)
    for layer in open.dropFirst() { kept.keepEnd(of: layer) }
    // The new index of each used capture.
    var captures: [Int: Int] = [:]
    if !area.isEmpty {
      drawn.forEach(in: first..<plan.passes.count, overlapping: Rect(area)) { position in
        switch plan.passes[position] {
        case .probe(let pass):
          // A probe measures all of its region or nothing.
          let region = pass.capture.region
          if region.intersection(pixels) == region { kept.keep(position) }
        case .material(let pass):
          kept.keep(position)
          guard let capture = pass.capture else { return }
          captures[capture] = captures[capture] ?? captures.count
          // A shared capture is made by its first material, even if that material is not visible in the area.
          if let maker = users[capture].positions.first, maker >= first { kept.keep(maker) }
        default: kept.keep(position)
        }
      }
    }
    func part(_ layer: Int) -> PixelRect {
      let known = layers.all[layer]
      return known.isWhole && known.begin >= first
        ? known.bounds : known.bounds.part(in: area, step: known.shadowCell)
    }
    let used = captures.sorted { $0.value < $1.value }.map { $0.key }
    var rest = Plan(
      bounds: part(0), gamut: plan.gamut, passes: [],
      captures: used.map { index in
        var capture = plan.captures[index]
        // Materials outside the area share the capture's padding, so their cells count too.
        let cell = max(1 << capture.level, users[index].cell(from: first))
        capture.region = capture.region.part(in: area, step: cell)
        return capture
      })
    rest.passes = kept.positions.map { position in
      switch plan.passes[position] {
      case .beginLayer: return .beginLayer(part(layers.layer(position)))
      case .material(var pass):
        pass.capture = pass.capture.flatMap { captures[$0] }
        return .material(pass)
      case let pass: return pass
      }
    }
    return RemainingPlan(
      surfaces: open.map(part), clips: open.compactMap { layers.all[$0].end?.clip }, plan: rest,
      captures: used)
  }

  /// Returns `pixels` and all pixels that later passes spread into them, found from the last pass back.
  private func area(deciding pixels: PixelRect, from first: Int) -> PixelRect {
    guard !pixels.isEmpty else { return pixels }
    var area = pixels
    var end = plan.passes.count
    while let position = spreading.last(before: end, overlapping: Rect(area)), position >= first {
      end = position
      switch plan.passes[position] {
      case .material(let pass): area.formUnion(read(by: pass, for: area))
      case .glass(let pass): area.formUnion(pass.capture.region)
      case .endLayer(let end):
        let known = layers.all[layers.layer(position)]
        guard !known.isWhole || known.begin < first else { continue }
        let layer = known.bounds
        if end.spreads { area.formUnion(layer) }
        if let shadow = end.shadow {
          area.formUnion(area.outset(by: shadow.reachInPixels).intersection(layer))
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
      let region = plan.captures[capture].region
      let margin = pass.steps.map { $0.blur.marginInPixels }.max() ?? 0
      read.formUnion(
        pass.averagesBackdrop ? region : shown.outset(by: margin).intersection(region))
    }
    read.formUnion(pass.averagedDesktop)
    return read
  }
}

/// The passes that are kept of the rest of a plan, with the layers around them.
private struct KeptPasses {
  private let layers: PlanLayers
  private let first: Int
  private var kept: Set<Int> = []

  init(_ layers: PlanLayers, from first: Int) { (self.layers, self.first) = (layers, first) }

  /// The positions of the passes, in drawing order.
  var positions: [Int] { kept.sorted() }

  /// Keeps a pass and the layers around it that begin in the rest of the plan.
  mutating func keep(_ position: Int) {
    guard kept.insert(position).inserted else { return }
    var layer = layers.layer(position)
    while layer > 0, layers.all[layer].begin >= first {
      if layers.all[layer].isWhole {
        kept.formUnion(layers.all[layer].begin...layers.all[layer].finish)
      } else if !kept.insert(layers.all[layer].begin).inserted {
        return
      }
      kept.insert(layers.all[layer].finish)
      layer = layers.all[layer].parent
    }
  }

  /// Keeps the end of a layer that is open.
  mutating func keepEnd(of layer: Int) { kept.insert(layers.all[layer].finish) }
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
