// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The work of executing a plan, computed before anything is drawn.
package struct PlanWork: Hashable, Sendable {
  /// The estimated time of one thread, in nanoseconds, by kind of step.
  private var times: [Double] = Array(repeating: 0, count: Step.allCases.count)

  /// The kinds of steps.
  package enum Step: Int, Hashable, Sendable, CaseIterable {
    /// Groups, and layers that are clipped or blended as a whole.
    case layers
    case fills, pictures, texts, materials, glass, shadows
    /// Drawing the rest of the picture twice around each text to measure its contrast.
    case contrasts
  }

  /// The estimated time of all steps, in seconds of one thread.
  package var seconds: Double { times.reduce(0, +) / 1e9 }

  /// The kind of step that takes the most time.
  package var largest: Step {
    Step.allCases.reduce(.layers) { times[$1.rawValue] > times[$0.rawValue] ? $1 : $0 }
  }

  /// Adds `nanoseconds` to a kind of step.
  package mutating func add(_ nanoseconds: Double, to step: Step) { times[step.rawValue] += nanoseconds }
}

/// An error: executing a plan takes more work than the limit.
package struct WorkError: Error, Hashable, Sendable {
  package var work: PlanWork
  /// The limit, in seconds of one thread.
  package var limit: Double

  package init(work: PlanWork, limit: Double) { (self.work, self.limit) = (work, limit) }

  /// The default limit, in seconds of one thread. Chosen: a picture is promised in 20 seconds on two processors, which
  /// leaves time for reading files, setting texts and writing, and for processors of half the speed. A picture of
  /// 7680 × 4320 pixels with a desktop, two full-size groups, a material, glass and shadows takes three.
  package static var defaultLimit: Double { 15 }
}

extension Plan {
  /// Returns the work of all passes. The cost is proportional to the number of passes; with measured texts, also to the
  /// number of passes that are drawn for them. The sum ends where it exceeds `limit`.
  ///
  /// - Parameters:
  ///   - masks: The bounds of each resource's masks; texts and symbols without bounds do not count.
  ///   - limit: The seconds of one thread above which nothing more is added.
  package func work(masks: [Int: PixelRect] = [:], upTo limit: Double = .infinity) -> PlanWork {
    var walk = WorkWalk(self, masks)
    for pass in passes { walk.add(pass) }
    if walk.work.seconds <= limit { walk.addMeasurements(of: self, upTo: limit) }
    return walk.work
  }

  /// Returns the estimated time of each pass, in seconds of one thread, without measurements of contrast.
  func passTimes(masks: [Int: PixelRect]) -> [Double] {
    var walk = WorkWalk(self, masks)
    var before = 0.0
    return passes.map { pass in
      walk.add(pass)
      defer { before = walk.work.seconds }
      return walk.work.seconds - before
    }
  }
}

/// A walk over the passes of a plan that tracks the open surfaces and adds up the work.
private struct WorkWalk {
  private let captures: [Capture]
  private let masks: [Int: PixelRect]
  private var open: [PixelRect]
  private(set) var work = PlanWork()

  init(_ plan: Plan, _ masks: [Int: PixelRect], open: [PixelRect]? = nil) {
    (captures, self.masks) = (plan.captures, masks)
    self.open = open ?? [plan.bounds]
  }

  private var top: PixelRect { open[open.count - 1] }

  /// The time of `pixels` of the top surface that `bounds` has.
  private func time(_ bounds: PixelRect, _ perPixel: Double) -> Double {
    PassCost.start + Double(bounds.intersection(top).pixelCount) * perPixel
  }

  mutating func add(_ pass: Pass) {
    switch pass {
    case .beginLayer(let bounds): open.append(bounds)
    case .endLayer(let end): add(end)
    case .fill(let fill):
      let perPixel = fill.paint.cost(surfaces: open.count) + fill.blend.cost
      work.add(
        time(fill.outline.bounds, perPixel) + fill.outline.cost(in: top) + fill.paintCost(on: top), to: .fills
      )
    case .image(let image):
      let perPixel = image.transform == .identity ? PassCost.picture : PassCost.turnedPicture
      let time = time(image.outline.bounds, perPixel + image.blend.cost)
      work.add(time + image.outline.cost(in: top), to: .pictures)
    case .masked(let text):
      let perPixel = text.paints.reduce(0) { $0 + $1.cost(surfaces: open.count) + text.blend.cost }
      work.add(time(masks[text.source] ?? .empty, perPixel), to: .texts)
    case .material(let material): add(material)
    case .glass(let glass): work.add(glass.cost(on: top), to: .glass)
    case .probe(let probe): work.add(PassCost.start + probe.capture.cost, to: .glass)
    case .shadow(let shadow): work.add(shadow.cost(on: top), to: .shadows)
    case .invert(let bounds): work.add(time(bounds, PassCost.layer), to: .layers)
    }
  }

  private mutating func add(_ end: LayerEnd) {
    guard open.count > 1 else { return }
    let drawn = open.removeLast()
    let layer = end.shown(drawn)
    let perPixel = PassCost.layer + end.blend.cost + (end.lens == nil ? 0 : PassCost.lens)
    // The layer was cleared too, whatever of it lies on the surface below.
    work.add(
      PassCost.start + Double(drawn.union(layer).pixelCount) * perPixel + end.effects.cost(of: drawn),
      to: .layers)
    if let clip = end.clip { work.add(clip.cost(in: layer), to: .layers) }
    if let shadow = end.shadow {
      work.add(shadow.cost(of: layer, ShadowArea(shadow, of: layer, on: top)), to: .shadows)
    }
  }

  private mutating func add(_ pass: MaterialPass) {
    let steps = Double(max(pass.steps.count, 1))
    let perPixel =
      steps * PassCost.material + Double(pass.overlays.count) * PassCost.overlay + pass.blend.cost
    var time = time(pass.outline.bounds, perPixel) + pass.outline.cost(in: top)
    if let index = pass.capture {
      time += captures[index].cost + pass.steps.reduce(0) { $0 + captures[index].padded.cost(of: $1.blur) }
    }
    if !pass.averagedDesktop.isEmpty { time += pass.behind.cost }
    work.add(time, to: .materials)
    if let shadow = pass.shadow { work.add(shadow.cost(on: top), to: .shadows) }
  }

  /// Adds the measurements of contrast: two drawings of what remains of the plan, around each measured text.
  mutating func addMeasurements(of plan: Plan, upTo limit: Double) {
    var index: PlanIndex?
    for (position, pass) in plan.passes.enumerated() {
      guard case .masked(let text) = pass, text.measuredAs != nil, let bounds = masks[text.source],
        !bounds.isEmpty
      else { continue }
      let known = index ?? PlanIndex(plan, masks: masks)
      index = known
      let rest = known.remaining(after: position, for: bounds.intersection(plan.bounds))
      var walk = WorkWalk(rest.plan, masks, open: rest.surfaces)
      for pass in rest.plan.passes { walk.add(pass) }
      let copies = rest.surfaces.reduce(0) { $0 + Double($1.pixelCount) } * PassCost.layer
      let pixels = Double(bounds.pixelCount) * PassCost.measuredPixel
      work.add(2 * (walk.work.seconds * 1e9 + copies) + pixels, to: .contrasts)
      guard work.seconds <= limit else { return }
    }
  }
}
