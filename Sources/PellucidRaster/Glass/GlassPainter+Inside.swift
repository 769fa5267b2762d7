// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Pixels deeper than light is bent: what they show lies straight behind them, so that whole rows of the levels
  /// are spread over them.
  func paintInside(_ run: Range<Int>, _ row: GlassRow) {
    fillBehind(run, row)
    if let fill {
      fill.expand(y: Float(row.y) + 0.5, from: run.lowerBound, count: run.count, into: row.scratch.fill)
    }
    for x in Fours(run) {
      let index = x &- run.lowerBound
      var behind = GlassColor(row.scratch.behind + index)
      if fill != nil { behind = shader.fillMix.mixed(behind, GlassColor(row.scratch.fill + index)) }
      row.pixels.store(colorInside(over: behind, x, row), x)
    }
  }

  /// What lies behind a run, each pixel between the two levels around its own level of detail.
  private func fillBehind(_ run: Range<Int>, _ row: GlassRow) {
    let behind = row.scratch.behind
    var (lowest, highest) = (Float.greatestFiniteMagnitude, Float(0))
    // Levels of detail are linear within a tile, so that its ends say which levels it needs.
    for x in Fours(run) {
      let detail = row.grid.deep(x).lane(3)
      lowest = min(lowest, min(detail.x, detail.w))
      highest = max(highest, max(detail.x, detail.w))
    }
    let last = pyramid.count - 2
    let first = min(Int(max(0, lowest)), last)
    pyramid.level(first).expand(y: Float(row.y) + 0.5, from: run.lowerBound, count: run.count, into: behind)
    guard highest > Float(first) else { return }
    for level in first...min(Int(highest), last) {
      mix(level + 1, into: behind, run, row)
    }
  }

  /// Mixes the next level in, as far as levels of detail have come from the one below it.
  private func mix(
    _ level: Int, into behind: UnsafeMutablePointer<SIMD4<Float>>, _ run: Range<Int>, _ row: GlassRow
  ) {
    let coarse = row.scratch.spare
    pyramid.level(level).expand(y: Float(row.y) + 0.5, from: run.lowerBound, count: run.count, into: coarse)
    for x in Fours(run) {
      let index = x &- run.lowerBound
      let part = (row.grid.deep(x).lane(3) - Float(level - 1)).saturated
      for lane in 0..<4 {
        let fine = behind[index &+ lane]
        behind[index &+ lane] = fine + (coarse[index &+ lane] - fine) * part[lane]
      }
    }
  }

  @inline(always)
  private func colorInside(
    over behind: GlassColor<SIMD4<Float>>, _ x: Int, _ row: GlassRow
  ) -> GlassColor<SIMD4<Float>> {
    let distances = row.grid.distances(x)
    let isOpaque = pyramid.isOpaque
    var drawn = shader.bareFace(over: behind, isOpaque: isOpaque)
    if !shader.bleed.isOff {
      let deep = row.grid.deep(x)
      let average = drawn.withColors(deep.lane(0), deep.lane(1), deep.lane(2))
      drawn = shader.withBleed(drawn, average, distances.lane(0), isOpaque: isOpaque)
    } else if !isOpaque {
      drawn = drawn.premultiplied
    }
    drawn = withShades(drawn, distances)
    let toned = shader.tone.applied(to: isOpaque ? drawn : drawn.straight, distance: distances.lane(0))
    drawn = isOpaque ? toned : toned.premultiplied
    return opacity < 1 ? row.pixels.below(x).mixed(with: drawn, SIMD4(repeating: opacity)) : drawn
  }

  /// The soft shadows inside the shape.
  @inline(always)
  private func withShades(
    _ color: GlassColor<SIMD4<Float>>, _ distances: GlassGridRow.Stretch
  ) -> GlassColor<SIMD4<Float>> {
    var result = color
    let one = SIMD4<Float>(repeating: 1)
    if !shader.ring.isOff, (distances.lane(2) .> -shader.ring.innerReach).holdsAny {
      result = result.darkened(by: shader.ring.alpha(distances.lane(2), coverage: one))
    }
    if !shader.innerShadow.isOff {
      result = shader.innerShadow.applied(
        to: result, distances.lane(0), moved: distances.lane(3), coverage: one)
    }
    return result
  }
}
