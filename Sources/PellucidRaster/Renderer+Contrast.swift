// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The measurement of a text's contrast. The remaining passes of the plan are drawn twice around the text, once
/// without the text and once with the text at full coverage, and the two finished pictures are compared.
///
///     surfaces so far ─┬─(cut)──────────────▶ remaining passes ─▶ bare
///                      └─(cut)─▶ full text ─▶ remaining passes ─▶ inked
///
/// The cost is proportional to the text's bounds, enlarged by the reach of every blur drawn above the text, and to the
/// number of passes that draw there.
extension Renderer {
  /// Measures the text or symbol of the pass at `index`, before the pass is drawn.
  mutating func measure(
    _ text: MaskedPass, _ id: String, at index: Int, _ plan: Plan, _ passes: PlanIndex,
    _ resources: RasterResources
  ) {
    let masks = resources.masks[text.source] ?? []
    let area = bounds(of: masks)
    guard !area.isEmpty else { return }
    let rest = passes.remaining(after: index, for: area)
    let pixels = coveredPixels(masks, in: area, clips: rest.clips)
    guard !pixels.isEmpty else { return }
    let meter = self.meter.flatMap { $0.gamut == plan.gamut ? $0 : nil } ?? ContrastMeter(gamut: plan.gamut)
    self.meter = meter
    let inkedMasks = masks.map(atFullCoverage)
    let bare = colors(pixels, meter, rest, resources) { _ in }
    let inked = colors(pixels, meter, rest, resources) { $0.draw(inkedMasks, text) }
    texts.append(
      meter.measurement(
        id, source: text.source, pixels, inked: inked, bare: bare, keepsPixels: keepsPixels))
  }

  /// Returns the rectangle around the masks, clipped to the top surface.
  private func bounds(of masks: [CoverageMask]) -> PixelRect {
    var area = PixelRect.empty
    for mask in masks where !mask.bounds.isEmpty {
      let other = mask.bounds
      area =
        area.isEmpty
        ? other
        : PixelRect(
          minX: min(area.minX, other.minX), minY: min(area.minY, other.minY),
          maxX: max(area.maxX, other.maxX), maxY: max(area.maxY, other.maxY))
    }
    return area.intersection(top.bounds)
  }

  /// Returns the mask with coverages of half and more raised to full coverage; thinner edges are kept.
  private func atFullCoverage(_ mask: CoverageMask) -> CoverageMask {
    CoverageMask(bounds: mask.bounds, values: mask.values.map { $0 >= 128 ? 255 : $0 })
  }

  /// Returns, row by row, the pixels that the masks cover at least half after the enclosing layers are clipped.
  private func coveredPixels(
    _ masks: [CoverageMask], in area: PixelRect, clips: [Outline]
  ) -> [Pixel] {
    var amounts = [Float](repeating: 0, count: area.width * area.height)
    func forEach(_ body: (_ index: Int, _ x: Int, _ y: Int) -> Void) {
      for y in area.minY..<area.maxY {
        for x in area.minX..<area.maxX { body((y - area.minY) * area.width + x - area.minX, x, y) }
      }
    }
    for mask in masks {
      Coverage.mask(mask).withUnsafeCoverage { coverage in
        forEach { amounts[$0] = max(amounts[$0], coverage.value($1, $2)) }
      }
    }
    for clip in clips {
      Coverage(clip, clippedTo: area).withUnsafeCoverage { coverage in
        forEach { amounts[$0] *= coverage.bounds.holds($1, $2) ? coverage.value($1, $2) : 0 }
      }
    }
    var pixels: [Pixel] = []
    forEach { if amounts[$0] >= 0.5 { pixels.append(Pixel(x: $1, y: $2)) } }
    return pixels
  }

  /// Returns the colours of `pixels` after drawing `draw` and the remaining passes on a copy of the surfaces. The
  /// renderer's own surfaces are unchanged.
  private mutating func colors(
    _ pixels: [Pixel], _ meter: ContrastMeter, _ rest: RemainingPlan, _ resources: RasterResources,
    _ draw: (inout Self) -> Void
  ) -> [SIMD4<UInt16>] {
    var branch = Renderer(executor: executor)
    for (index, whole) in rest.captures.enumerated() {
      branch.captures[index] = captures[whole]
      branch.captureUses[index] = captureUses[whole]
    }
    swap(&branch.spare, &spare)
    swap(&branch.buffers, &buffers)
    swap(&branch.scratch, &scratch)
    for (index, bounds) in rest.surfaces.enumerated() {
      let samples = branch.spare.take(count: 4 * bounds.width * bounds.height)
      branch.stack.append(stack[index].part(bounds, in: samples))
    }
    draw(&branch)
    for pass in rest.plan.passes { branch.execute(pass, rest.plan, resources) }
    var finished = branch.stack.removeLast()
    let colors = meter.colors(pixels, of: &finished)
    branch.spare.append(finished.samples)
    swap(&branch.spare, &spare)
    swap(&branch.buffers, &buffers)
    swap(&branch.scratch, &scratch)
    return colors
  }
}

extension Surface {
  /// Returns a copy of the pixels in `bounds`, which must lie in the surface.
  fileprivate func part(_ bounds: PixelRect, in samples: consuming [UInt16]) -> Surface {
    let count = 4 * bounds.width
    for row in 0..<bounds.height {
      let from =
        4 * ((bounds.minY + row - self.bounds.minY) * self.bounds.width + bounds.minX - self.bounds.minX)
      for index in 0..<count { samples[row * count + index] = self.samples[from + index] }
    }
    return Surface(bounds: bounds, samples: samples)
  }
}

extension PixelRect {
  /// Returns a Boolean value indicating whether the rectangle contains pixel (x, y).
  fileprivate func holds(_ x: Int, _ y: Int) -> Bool { x >= minX && x < maxX && y >= minY && y < maxY }
}
