// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Pixels outside the shape, where nothing but shadows is drawn.
  func paintShadows(_ run: Range<Int>, _ row: GlassRow) {
    if shader.drop.vibrancy > 0 { return paintEdge(run, row) }
    for x in Fours(run) {
      let distances = row.grid.distances(x)
      var shadow = shader.drop.color(shader.drop.strength(distances.lane(1)))
      if shader.ring.isSeenOutside {
        shadow = shadow.darkened(by: shader.ring.alpha(distances.lane(2), coverage: SIMD4(repeating: 0)))
      }
      if opacity < 1 { shadow = shadow.faded(by: opacity) }
      row.pixels.store(shadow.over(row.pixels.below(x)), x)
    }
  }
}

extension GlassColor {
  /// Premultiplied, with a part of its opacity.
  @inline(always)
  func faded(by opacity: Float) -> GlassColor {
    GlassColor(red: red * opacity, green: green * opacity, blue: blue * opacity, alpha: alpha * opacity)
  }
}
