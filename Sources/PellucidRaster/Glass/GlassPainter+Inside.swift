// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Paints pixels deeper than light is refracted. They show the backdrop straight behind them, so rows of the levels
  /// are interpolated for whole runs.
  func paintInside(_ run: Range<Int>, _ row: UnsafeGlassRow, _ nodes: inout UnsafeNodeRows) {
    guard let limits = straightLimits else { return paintEveryPixel(run, row) }
    nodes.prepare(run, y: row.y, limits) { line, y in fill(line, run, y: y, row.scratch) }
    // Whole tiles are separated from those that are clipped or that bend too much.
    let side = 1 << grid.level
    func isStraight(_ x: Int) -> Bool {
      x >= row.pixels.columns.lowerBound && x + side <= row.pixels.columns.upperBound
        && !nodes.isMarked((x - run.lowerBound) >> grid.level)
    }
    var x = run.lowerBound
    while x < run.upperBound {
      let (first, straight) = (x, isStraight(x))
      while x < run.upperBound, isStraight(x) == straight { x += side }
      if straight {
        nodes.magnify(
          y: row.y, offset: first - run.lowerBound, count: x - first,
          into: UnsafeMutableRawPointer(row.pixels.surface.row(row.y, from: first)))
      } else {
        paintEveryPixel(first..<x, row)
      }
    }
  }

  /// The limits under which the inside may be interpolated from nodes two pixels apart in both directions, or nil if
  /// the colours may bend too much between nodes.
  private var straightLimits: StraightLimits? {
    // Where cells have sides of four pixels or more, their centres coincide with nodes.
    guard grid.level == 3, opacity == 1, pyramid.isOpaque, pyramid.cellLevel >= 2, (fill?.cellLevel ?? 2) >= 2
    else { return nil }
    return shader.straightLimits
  }

  /// Paints every pixel of a run, without nodes.
  private func paintEveryPixel(_ run: Range<Int>, _ row: UnsafeGlassRow) {
    let strip = InsideStrip(grid: row.grid, isNodes: false, x: run.lowerBound, y: row.y, count: run.count)
    fillBehind(strip, row.scratch)
    if let fill { strip.expand(fill, into: row.scratch.fill) }
    mixFill(0..<run.count, row)
    for index in Fours(0..<run.count) {
      let behind = GlassColor(row.scratch.behind + index)
      var color = colorInside(over: behind, strip.distances(index), strip.deep(index), isNode: false)
      let x = strip.x &+ index
      if opacity < 1 { color = row.pixels.below(x).mixed(with: color, SIMD4(repeating: opacity)) }
      row.pixels.store(held: shader.range.held(color), x)
    }
  }

  /// Computes a line of nodes along the upper edge of row `y`.
  private func fill(_ line: UnsafeNodeRows.Line, _ run: Range<Int>, y: Int, _ scratch: UnsafeGlassScratch) {
    let grid = UnsafeGlassGridRow(grid, above: y, scratch: scratch.nodes.grid)
    // Half the run's pixels, plus the node at the end.
    let count = run.count / 2 + 4
    let strip = InsideStrip(grid: grid, isNodes: true, x: run.lowerBound, y: y, count: count)
    fillBehind(strip, scratch)
    let above = scratch.spare
    if let fill {
      strip.expand(fill, into: scratch.fill)
      for index in 0..<count {
        let (color, wide) = (scratch.behind[index], scratch.fill[index])
        above[index] = color - wide
        scratch.behind[index] = shader.fillMix.mixed(color, wide)
      }
    } else {
      above.update(from: scratch.behind, count: count)
    }
    for index in Fours(0..<count) {
      line.store(above: GlassColor(above + index), index)
      let behind = GlassColor(scratch.behind + index)
      let color = colorInside(over: behind, strip.distances(index), strip.deep(index), isNode: true)
      UnsafeNodeRows.store(color, to: line.cells + index &* ReducedImage.stride)
    }
  }

  /// Reads the backdrop of a strip, interpolating each place between the two levels around its level of detail.
  private func fillBehind(_ strip: InsideStrip, _ scratch: UnsafeGlassScratch) {
    var (lowest, highest) = (Float.greatestFiniteMagnitude, Float(0))
    // Levels of detail are linear within a tile, so the ends of each four give its range.
    for index in Fours(0..<strip.count) {
      let detail = strip.deep(index).lane(3)
      lowest = min(lowest, min(detail.x, detail.w))
      highest = max(highest, max(detail.x, detail.w))
    }
    let last = pyramid.count - 2
    let first = min(Int(max(0, lowest)), last)
    strip.expand(pyramid.level(first), into: scratch.behind)
    guard highest > Float(first) else { return }
    for level in first...min(Int(highest), last) {
      strip.expand(pyramid.level(level + 1), into: scratch.spare)
      mix(scratch.spare, level: level + 1, into: scratch.behind, strip)
    }
  }

  /// Mixes the next coarser level in, in proportion to the part of the level of detail beyond `level` − 1.
  private func mix(
    _ coarse: UnsafePointer<SIMD4<Float>>, level: Int, into behind: UnsafeMutablePointer<SIMD4<Float>>,
    _ strip: InsideStrip
  ) {
    for index in Fours(0..<strip.count) {
      let part = (strip.deep(index).lane(3) - Float(level - 1)).saturated
      for lane in 0..<4 {
        let fine = behind[index &+ lane]
        behind[index &+ lane] = fine + (coarse[index &+ lane] - fine) * part[lane]
      }
    }
  }

  /// Returns the premultiplied colour of the glass, before the pass's opacity is applied.
  ///
  /// Nodes are not clamped: the boundary of the clamp may run between them. The pixels interpolated from them are
  /// clamped to the range of a surface instead, which is equivalent where `straightLimits` allows nodes.
  @inline(always)
  private func colorInside(
    over behind: GlassColor<SIMD4<Float>>, _ distances: UnsafeGlassGridRow.Stretch,
    _ deep: UnsafeGlassGridRow.Stretch,
    isNode: Bool
  ) -> GlassColor<SIMD4<Float>> {
    let isOpaque = pyramid.isOpaque
    var drawn = shader.bareFace(over: behind, isOpaque: isOpaque)
    if !shader.bleed.isOff {
      let average = drawn.withColors(deep.lane(0), deep.lane(1), deep.lane(2))
      drawn = shader.withBleed(drawn, average, distances.lane(0), isOpaque: isOpaque)
    } else if !isOpaque {
      drawn = drawn.premultiplied
    }
    drawn = withShades(drawn, distances)
    let straight = isOpaque ? drawn : drawn.straight
    let toned =
      isNode
      ? shader.tone.held(to: straight, distance: distances.lane(0))
      : shader.tone.applied(to: straight, distance: distances.lane(0))
    return isOpaque ? toned : toned.premultiplied
  }

  /// Returns the colour with the soft shadows inside the shape.
  @inline(always)
  private func withShades(
    _ color: GlassColor<SIMD4<Float>>, _ distances: UnsafeGlassGridRow.Stretch
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

/// A row of places inside the glass: pixels, or the nodes along the upper edge of a row.
private struct InsideStrip {
  let grid: UnsafeGlassGridRow
  /// A Boolean value that is true where the places are nodes, two pixels apart at corners of pixels, and false where
  /// they are pixel centres.
  let isNodes: Bool
  /// The first pixel, and the row.
  let x: Int, y: Int
  /// The number of places, a multiple of four.
  let count: Int

  /// Returns the distances at four places from `index` on.
  @inline(always)
  func distances(_ index: Int) -> UnsafeGlassGridRow.Stretch { grid.distances(pixel(index)) }

  /// Returns the interpolated values of `GlassGrid.deep` at four places from `index` on.
  @inline(always)
  func deep(_ index: Int) -> UnsafeGlassGridRow.Stretch { grid.deep(pixel(index)) }

  /// Returns the pixel of a place.
  @inline(always)
  private func pixel(_ index: Int) -> Int { x &+ (isNodes ? 2 &* index : index) }

  /// Interpolates a level at all places.
  func expand(_ level: UnsafeGlassLevel, into row: UnsafeMutablePointer<SIMD4<Float>>) {
    if isNodes {
      level.expandNodes(y: Float(y), from: x, count: count, into: row)
    } else {
      level.expand(y: Float(y) + 0.5, from: x, count: count, into: row)
    }
  }
}
