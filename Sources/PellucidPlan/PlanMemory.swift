// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The memory needed to execute a plan, computed before anything is drawn.
package struct PlanMemory: Hashable, Sendable {
  /// An upper bound of the bytes in use at the worst moment: open surfaces, stored captures and the working memory of
  /// the current step. Pictures, masks and buffers stored for reuse are not included.
  package var bytes: Int64
  /// The step that is executed at the worst moment.
  package var step: Step
  /// The number of surfaces open at that moment, including the picture.
  package var depth: Int
  /// The bounds of the surface that is drawn on at that moment, in pixels.
  package var surface: PixelRect

  /// The kinds of steps that take memory.
  package enum Step: Hashable, Sendable {
    /// A layer, or the picture itself.
    case layer
    case shadow
    /// The capture and the blur of a material, or the effects of a layer.
    case blur
    case turnedImage
    /// Two copies of the remaining picture, for the measurement of a text's contrast.
    case contrast
  }

  /// The size of a pixel of a surface, in bytes.
  static var bytesPerPixel: Int64 { 8 }
}

/// An error: executing a plan needs more memory than the limit.
package struct MemoryError: Error, Hashable, Sendable {
  package var need: PlanMemory
  /// The memory of the pictures, texts and symbols, in bytes.
  package var resourceBytes: Int64
  /// The limit, in bytes.
  package var limit: Int64

  package init(need: PlanMemory, resourceBytes: Int64, limit: Int64) {
    (self.need, self.resourceBytes, self.limit) = (need, resourceBytes, limit)
  }

  /// The default limit, 4 GiB, where the computer has enough. Chosen: a picture of 7680 × 4320 pixels takes 0.27 GB, each full-size layer in it as
  /// much again and a full-size blur at most 1.9 GB, while a machine that draws such pictures has 8 GB or more.
  package static var defaultLimit: Int64 { 4 << 30 }
}

extension Plan {
  /// Returns the largest need of any step. The cost is proportional to the number of passes.
  ///
  /// - Parameter masks: The bounds of each resource's masks, where known, from which the need of measurements follows.
  package func memory(masks: [Int: PixelRect] = [:]) -> PlanMemory {
    var walk = MemoryWalk(self)
    for pass in passes { walk.add(pass, masks) }
    return walk.largest()
  }
}

/// A walk over the passes of a plan that tracks open surfaces and captures.
private struct MemoryWalk {
  let plan: Plan
  /// The need of each pass, including the open surfaces. The bounds of the open surfaces, and the memory of surfaces
  /// and shared captures.
  var needs: [PlanMemory]
  var open: [PixelRect]
  var openBytes: Int64
  /// The number of times that each capture has been used.
  var uses: [Int: Int] = [:]
  /// The texts to measure: the index in `needs` at which each is measured, and the number of pixels that it covers.
  var texts: [(position: Int, pixels: Int64)] = []

  init(_ plan: Plan) {
    self.plan = plan
    (open, openBytes) = ([plan.bounds], plan.bounds.surfaceBytes)
    needs = [PlanMemory(bytes: openBytes, step: .layer, depth: 1, surface: plan.bounds)]
  }

  var top: PixelRect { open[open.count - 1] }

  /// Records the need of a step that takes `bytes` in addition to the open surfaces.
  mutating func note(_ step: PlanMemory.Step, _ bytes: Int64) {
    needs.append(PlanMemory(bytes: openBytes + bytes, step: step, depth: open.count, surface: top))
  }

  /// Records the need of a pass.
  mutating func add(_ pass: Pass, _ masks: [Int: PixelRect]) {
    switch pass {
    case .beginLayer(let bounds):
      open.append(bounds)
      openBytes += bounds.surfaceBytes
      note(.layer, 0)
    case .endLayer(let end):
      let clip = end.clip.map { $0.maskBytes(in: end.shown(top)) } ?? 0
      // Labels seen through a lens are drawn a second time.
      note(.layer, clip + (end.lens == nil ? 0 : top.surfaceBytes))
      if !end.effects.isEmpty { note(.blur, end.effects.bytes(of: top)) }
      let drawn = open.removeLast()
      let layer = end.shown(drawn)
      if let shadow = end.shadow, !layer.isEmpty {
        note(.shadow, shadow.bytes(of: layer, ShadowArea(shadow, of: layer, on: top)))
      }
      openBytes -= drawn.surfaceBytes
    case .fill(let fill): note(.layer, fill.bytes(on: top))
    case .image(let image):
      let mask = image.outline.maskBytes(in: top)
      if image.transform == .identity {
        note(.layer, mask)
      } else {
        note(.turnedImage, mask + ImagePass.turnedCopyPixels * PlanMemory.bytesPerPixel)
      }
    case .masked(let text):
      if text.measuredAs != nil, let bounds = masks[text.source] {
        note(.layer, 0)
        texts.append((needs.count - 1, bounds.intersection(top).pixelCount))
      }
    case .material(let material): add(material)
    case .glass(let pass): note(.blur, pass.bytes)
    case .probe(let pass): note(.blur, pass.capture.bytes)
    case .shadow(let pass): note(.shadow, pass.bytes(on: top))
    case .invert: note(.layer, 0)
    }
  }

  /// Records the need of a material, and tracks its shared capture from the first use to the last.
  private mutating func add(_ pass: MaterialPass) {
    var bytes = pass.outline.maskBytes(in: top)
    for case .desktopAverage in pass.overlays { bytes += pass.behind.bytes }
    let capture = pass.capture.map { plan.captures[$0] }
    if let shadow = pass.shadow { note(.shadow, bytes + (capture?.bytes ?? 0) + shadow.bytes(on: top)) }
    guard let index = pass.capture, let capture else { return note(.blur, bytes) }
    let padded = capture.padded
    let cells = pass.steps.map { padded.cellCount(level: $0.blur.finalLevel) }
    // The results of all steps are stored until the last is computed. Only one step at a time has float lanes: two
    // images of 16 bytes per cell during the Gaussian, or one and half of the next coarser level during doubling.
    bytes += cells.reduce(0) { $0 + 8 * $1 } + 32 * (cells.max() ?? 0)
    let count = (uses[index] ?? 0) + 1
    uses[index] = count
    // A shared capture is stored from its first use to its last, and copied for each use, once per step.
    if capture.uses > 1, count == 1 { openBytes += capture.bytes }
    note(.blur, bytes + (pass.steps.count > 1 ? 2 : 1) * capture.bytes)
    if capture.uses > 1, count == capture.uses { openBytes -= capture.bytes }
  }

  /// Returns the largest need, including measurements of contrast: to measure a text, a copy of the open surfaces goes
  /// through the passes that follow. If one of them blurs, the copy may be whole; otherwise it has the text's bounds.
  func largest() -> PlanMemory {
    var largest = needs[0]
    for need in needs where need.bytes > largest.bytes { largest = need }
    // From the last pass back: the largest need and depth of any later pass, and whether one of them blurs.
    var (later, depth, spreads) = (Int64(0), 1, false)
    var rest = needs.count - 1
    for text in texts.reversed() {
      while rest > text.position {
        later = max(later, needs[rest].bytes)
        depth = max(depth, needs[rest].depth)
        spreads = spreads || needs[rest].step == .blur || needs[rest].step == .shadow
        rest -= 1
      }
      let here = needs[text.position]
      let whole = max(later, here.bytes)
      let cut = text.pixels * PlanMemory.bytesPerPixel * Int64(max(depth, here.depth) + 1)
      // In addition, per pixel: 1 byte for a second mask, 4 for its coverage, 16 for its position and 2 × 4 for
      // luminances.
      let bytes = here.bytes + 29 * text.pixels + (spreads ? whole : min(whole, cut))
      if bytes > largest.bytes {
        largest = PlanMemory(bytes: bytes, step: .contrast, depth: here.depth, surface: here.surface)
      }
    }
    return largest
  }
}
