// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Draws one piece of glass.
  mutating func draw(_ pass: GlassPass) {
    let area = pass.bounds.intersection(top.bounds)
    guard !area.isEmpty else { return }
    let pyramid = pyramid(of: pass)
    pyramid.withUnsafePyramid { draw(pass, area, $0) }
    buffers.lanes.append(pyramid.lanes)
  }

  /// Paints the glass from its pyramid, and then its tints.
  private mutating func draw(_ pass: GlassPass, _ area: PixelRect, _ pyramid: UnsafeGlassPyramid) {
    let shader = GlassShader(pass)
    let field = pass.shapes.field(in: area)
    let grid = GlassGrid(pass, shader, field, area, pyramid, executor, &buffers)
    let shape = PixelRect(covering: pass.shapes.bounds).outset(by: 2).intersection(area)
    let fill =
      shader.fillMix.isOff || shape.isEmpty
      ? nil : GlassFillImage(shader, shape, pyramid, executor, &buffers)
    withUnsafeStack(stack.count - 1..<stack.count) { renderer, surfaces in
      grid.withUnsafeGrid { grid in
        func paint(_ fill: UnsafeGlassLevel?) {
          GlassPainter(
            shader: shader, field: field, grid: grid, pyramid: pyramid, fill: fill, opacity: pass.opacity,
            part: pass.part
          ).paint(area, onto: surfaces.last, renderer.executor, scratch: &renderer.scratch)
        }
        if let fill { fill.withUnsafeLevel(paint) } else { paint(nil) }
      }
      guard pass.part != .body else { return }
      GlassTintPainter(pass, field, in: area)?
        .paint(onto: surfaces.last, renderer.executor, scratch: &renderer.scratch)
    }
    if let fill { buffers.lanes.append(fill.cells) }
    grid.release(to: &buffers)
  }

  /// Returns the captured backdrop with all levels of blur that the glass may read.
  private mutating func pyramid(of pass: GlassPass) -> GlassPyramid {
    let region = pass.part == .lights ? .empty : pass.capture.region
    var pyramid = GlassPyramid(
      region: region, cellLevel: pass.capture.level, levelCount: pass.levelCount, &buffers)
    guard !region.isEmpty else {
      for index in pyramid.lanes.indices { pyramid.lanes[index] = SIMD4(repeating: 0) }
      return pyramid
    }
    withUnsafeStack(pass.capture.surfaces) { renderer, stack in
      GlassCaptureReader(
        stack: stack, region: region, cellLevel: pass.capture.level,
        dimming: SIMD4(0, 0, 0, pass.dimming)
      ).fill(&pyramid, renderer.executor, &renderer.buffers)
    }
    pyramid.build(executor, &buffers)
    return pyramid
  }
}
