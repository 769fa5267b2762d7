// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

extension Renderer {
  /// Returns the picture that strips make together. Threads take strips one by one, and each strip has its own renderer,
  /// whose passes stay on its thread.
  mutating func drawn(
    _ strips: [Plan.Strip], of bounds: PixelRect, _ resources: RasterResources
  ) -> PixelImage {
    spare.beginFrame()
    // Moved and not shared, as surfaces are.
    var renderers: [Renderer] = []
    swap(&renderers, &self.strips)
    defer { swap(&renderers, &self.strips) }
    while renderers.count < strips.count { renderers.append(Renderer(executor: executor)) }
    var picture = Surface(bounds: bounds, samples: spare.take(count: 4 * bounds.width * bounds.height))
    renderers.withUnsafeMutableBufferPointer { renderers in
      let renderers = UnsafeStretches(renderers)
      picture.withUnsafeSurface { picture in
        executor.perform(bands: strips.count) { number in
          renderers.part(number, of: 1).pointee.draw(strips[number], resources, onto: picture)
        }
      }
    }
    return PixelImage(width: bounds.width, height: bounds.height, samples: picture.samples)
  }

  /// Draws a strip and copies its rows to the picture.
  private mutating func draw(
    _ strip: Plan.Strip, _ resources: RasterResources, onto picture: UnsafeSurface
  ) {
    let (rows, bounds) = (strip.rows, strip.plan.bounds)
    stripBytes = 0
    let image = render(strip.plan, resources: resources).image
    var drawn = Surface(bounds: bounds, samples: image.samples)
    drawn.withUnsafeSurface { drawn in
      for y in rows.minY..<rows.maxY {
        picture.row(y, from: rows.minX).update(from: drawn.row(y, from: rows.minX), count: rows.width)
      }
    }
    spare.append(drawn.samples)
  }
}
