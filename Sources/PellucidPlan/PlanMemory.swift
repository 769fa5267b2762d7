// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

/// The memory that carrying out a plan takes, known before anything is drawn.
package struct PlanMemory: Hashable, Sendable {
  /// Bytes in use at the worst moment, an upper bound: open surfaces, kept captures, and what the step works on.
  /// Pictures, masks and buffers kept for reuse come on top.
  package var bytes: Int64
  /// The step that is carried out at that moment.
  package var step: Step
  /// Surfaces open at that moment, the picture included.
  package var depth: Int
  /// The pixels of the surface that is drawn on then.
  package var surface: PixelRect

  /// The steps that take memory.
  package enum Step: Hashable, Sendable {
    /// A layer inside other layers, or the picture itself.
    case layer
    case shadow
    /// A material's capture and blur.
    case blur
    case turnedImage
    /// Two copies of the rest of the picture, for a text's contrast.
    case contrast
  }

  /// Bytes of one pixel of a surface.
  static var bytesPerPixel: Int64 { 8 }
}

/// A plan, or what it draws, takes more memory than is allowed.
package struct MemoryError: Error, Hashable, Sendable {
  package var need: PlanMemory
  /// Bytes of the pictures, texts and symbols that are in memory meanwhile.
  package var resourceBytes: Int64
  /// Bytes that are allowed.
  package var limit: Int64

  package init(need: PlanMemory, resourceBytes: Int64, limit: Int64) {
    (self.need, self.resourceBytes, self.limit) = (need, resourceBytes, limit)
  }

  /// 4 GiB, chosen: a picture of 7680 × 4320 pixels takes 0.27 GB, each full-size layer in it as much again and
  /// a full-size blur at most 1.9 GB, while a machine that draws such pictures has 8 GB or more.
  package static var defaultLimit: Int64 { 4 << 30 }
}

extension Plan {
  /// The largest need of any moment. Cost grows with the number of passes.
  ///
  /// - Parameter masks: The bounds of each resource's masks, where known: they decide what measuring contrast takes.
  package func memory(masks: [Int: PixelRect] = [:]) -> PlanMemory {
    var walk = MemoryWalk(self)
    for pass in passes { walk.add(pass, masks) }
    return walk.largest()
  }
}

/// Follows the surfaces and captures of a plan through its passes.
private struct MemoryWalk {
  let plan: Plan
  /// The need of each pass, what is open included.
  var needs: [PlanMemory]
  var open: [PixelRect]
  var openBytes: Int64
  /// The number of times that each capture has been used.
  var uses: [Int: Int] = [:]
  /// Texts to measure: the need they follow, and the pixels they cover.
  var texts: [(position: Int, pixels: Int64)] = []

  init(_ plan: Plan) {
    self.plan = plan
    (open, openBytes) = ([plan.bounds], plan.bounds.surfaceBytes)
    needs = [PlanMemory(bytes: openBytes, step: .layer, depth: 1, surface: plan.bounds)]
  }

  var top: PixelRect { open[open.count - 1] }

  mutating func note(_ step: PlanMemory.Step, _ bytes: Int64) {
    needs.append(PlanMemory(bytes: openBytes + bytes, step: step, depth: open.count, surface: top))
  }

  mutating func add(_ pass: Pass, _ masks: [Int: PixelRect]) {
    switch pass {
    case .beginLayer(let bounds):
      open.append(bounds)
      openBytes += bounds.surfaceBytes
      note(.layer, 0)
    case .endLayer(let end):
      let clip = end.clip.map { $0.maskBytes(in: top) } ?? 0
      // The labels that are seen through a lens are drawn once more.
      note(.layer, clip + (end.lens == nil ? 0 : top.surfaceBytes))
      let layer = open.removeLast()
      if let shadow = end.shadow, !layer.isEmpty {
        note(.shadow, shadow.bytes(of: layer, ShadowArea(shadow, of: layer, on: top)))
      }
      openBytes -= layer.surfaceBytes
    case .fill(let fill): note(.layer, fill.outline.maskBytes(in: top))
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
    }
  }

  private mutating func add(_ pass: MaterialPass) {
    var bytes = pass.outline.maskBytes(in: top)
    for case .desktopAverage in pass.overlays { bytes += pass.behind.bytes }
    let capture = pass.capture.map { plan.captures[$0] }
    if let shadow = pass.shadow { note(.shadow, bytes + (capture?.bytes ?? 0) + shadow.bytes(on: top)) }
    guard let index = pass.capture, let capture else { return note(.blur, bytes) }
    let padded = capture.padded
    let cells = pass.steps.map { padded.cellCount(level: $0.blur.finalLevel) }
    // Every step's result stays until the last is there. One at a time has lanes of floats: two pictures of 16
    // bytes a cell while the Gaussian runs, or one and half of the next coarser level while it is doubled.
    bytes += cells.reduce(0) { $0 + 8 * $1 } + 32 * (cells.max() ?? 0)
    let count = (uses[index] ?? 0) + 1
    uses[index] = count
    // A capture that others use too is kept from its first use to its last, and copied to be worked on, once for each
    // step.
    if capture.uses > 1, count == 1 { openBytes += capture.bytes }
    note(.blur, bytes + (pass.steps.count > 1 ? 2 : 1) * capture.bytes)
    if capture.uses > 1, count == capture.uses { openBytes -= capture.bytes }
  }

  /// The largest need, contrast included: while a text is measured, a copy of what is open goes through the
  /// passes that follow. Where one of them blurs, the copy may be whole; else it has the text's bounds.
  func largest() -> PlanMemory {
    var largest = needs[0]
    for need in needs where need.bytes > largest.bytes { largest = need }
    // From the last pass back: the most that any later pass needs, how deep it is, and whether it blurs.
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
      // Besides, per pixel: a second mask 1, its coverage 4, its place 16, and two luminances of 4.
      let bytes = here.bytes + 29 * text.pixels + (spreads ? whole : min(whole, cut))
      if bytes > largest.bytes {
        largest = PlanMemory(bytes: bytes, step: .contrast, depth: here.depth, surface: here.surface)
      }
    }
    return largest
  }
}
