// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

extension Renderer {
  mutating func draw(_ pass: GlassPass) {
    let area = pass.bounds.intersection(top.bounds)
    guard !area.isEmpty else { return }
    let pyramid = pyramid(of: pass)
    let shader = GlassShader(pass)
    pyramid.withUnsafePyramid { open in
      withUnsafeStack(stack.count - 1..<stack.count) { renderer, surfaces in
        GlassPainter(
          executor: renderer.executor, shader: shader, field: pass.field, pyramid: open, opacity: pass.opacity
        ).paint(area, onto: surfaces.last, scratch: &renderer.scratch)
      }
    }
    buffers.lanes.append(pyramid.lanes)
  }

  /// What lies behind, in all the blurs that the glass may read.
  private mutating func pyramid(of pass: GlassPass) -> GlassPyramid {
    let region = pass.capture.region
    var pyramid = GlassPyramid(
      region: region, cellLevel: pass.capture.level, levelCount: pass.levelCount, &buffers)
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
