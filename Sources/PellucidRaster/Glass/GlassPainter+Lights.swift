// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Paints the lights that lie over a lens and its labels: the rim light and the shade under the upper edge.
  func paintLights(_ run: Range<Int>, _ row: UnsafeGlassRow) {
    let (x, y) = (Float(run.lowerBound) + 0.5, Float(row.y) + 0.5)
    row.scratch.field.fill(field, x: x, y: y, count: run.count)
    for index in Fours(0..<run.count) {
      let x = run.lowerBound + index
      let point = row.scratch.field.point(index)
      let below = row.pixels.below(x)
      var result = below
      if !shader.rim.isOff { result = shader.rim.applied(to: result, shader.rim.amounts(point)) }
      if !shader.innerShadow.isOff {
        result = shader.innerShadow.applied(
          to: result, point.distance, moved: row.grid.distances(x).lane(3), coverage: point.coverage)
      }
      if opacity < 1 { result = below.mixed(with: result, SIMD4(repeating: opacity)) }
      row.pixels.store(result, x)
    }
  }
}
