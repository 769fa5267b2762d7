// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

extension GlassPainter {
  /// Pixels that need the field itself: around the edge, and as deep as light is bent.
  ///
  /// First everything is fetched that they look at, then they are coloured.
  func paintEdge(_ run: Range<Int>, _ row: GlassRow) {
    let (x, y) = (Float(run.lowerBound) + 0.5, Float(row.y) + 0.5)
    row.scratch.field.fill(field, x: x, y: y, count: run.count)
    if shader.drop.vibrancy > 0 {
      row.scratch.shadow.fill(
        field, x: x - shader.drop.offsetX, y: y - shader.drop.offsetY, count: run.count)
    }
    if let fill { fill.expand(y: y, from: run.lowerBound, count: run.count, into: row.scratch.fill) }
    var index = 0
    while index < run.count {
      let end = shader.lens == nil ? row.scratch.field.uniformEnd(from: index, to: run.count) : index
      if end >= index + Self.shortestUniform {
        paintUniform(index..<end, run, row)
        index = end
      } else {
        let next = min(run.count, index + Self.shortestUniform)
        paintEach(index..<next, run, row)
        index = next
      }
    }
  }

  /// Runs shorter than this are not worth working out apart.
  private static var shortestUniform: Int { 32 }

  /// Pixels that each look somewhere else.
  private func paintEach(_ part: Range<Int>, _ run: Range<Int>, _ row: GlassRow) {
    for index in Fours(part) { fetch(pixel(index, run, row), index, row) }
    for index in Fours(part) {
      let pixel = pixel(index, run, row)
      paint(pixel, EdgeAmounts(shader, pixel.point), index, run.lowerBound &+ index, row)
    }
  }

  /// Pixels along an edge that runs with the row: they look straight up or down, all as far, so that whole rows of the
  /// levels are spread over them, and how much of each pass there is is worked out once.
  private func paintUniform(_ part: Range<Int>, _ run: Range<Int>, _ row: GlassRow) {
    let first = pixel(part.lowerBound, run, row)
    let amounts = EdgeAmounts(shader, first.point)
    if amounts.isInside {
      fetchRow(shader.innerPlace(first), part, run, into: row.scratch.behind, row)
      if amounts.hasOuter { fetchRow(shader.outerPlace(first), part, run, into: row.scratch.outer, row) }
      if amounts.hasNearBleed { fetchRow(shader.bleedPlace(first), part, run, into: row.scratch.bleed, row) }
    }
    for index in Fours(part) {
      paint(pixel(index, run, row), amounts, index, run.lowerBound &+ index, row)
    }
  }

  /// What a part of a run sees at the height and the level of detail of one place.
  private func fetchRow(
    _ place: GlassPlace<SIMD4<Float>>, _ part: Range<Int>, _ run: Range<Int>,
    into colors: UnsafeMutablePointer<SIMD4<Float>>, _ row: GlassRow
  ) {
    let (x, y) = (run.lowerBound + part.lowerBound, place.y.x)
    let detail = min(place.detail.x, Float(pyramid.count - 1))
    let level = min(Int(detail), pyramid.count - 2)
    let fine = colors + part.lowerBound
    pyramid.level(level).expand(y: y, from: x, count: part.count, into: fine)
    let share = detail - Float(level)
    guard share > 0 else { return }
    let coarse = row.scratch.spare + part.lowerBound
    pyramid.level(level + 1).expand(y: y, from: x, count: part.count, into: coarse)
    for index in 0..<part.count { fine[index] += (coarse[index] - fine[index]) * share }
  }

  @inline(always)
  private func pixel(_ index: Int, _ run: Range<Int>, _ row: GlassRow) -> GlassPixel<SIMD4<Float>> {
    let x = run.lowerBound &+ index
    let distances = row.grid.distances(x)
    let point = row.scratch.field.point(index)
    var shadow = point
    if shader.drop.vibrancy > 0 { shadow = row.scratch.shadow.point(index) }
    shadow.distance = distances.lane(1)
    return GlassPixel(
      point: point, x: SIMD4(0.5, 1.5, 2.5, 3.5) + Float(Int32(truncatingIfNeeded: x)),
      y: SIMD4(repeating: Float(Int32(truncatingIfNeeded: row.y)) + 0.5), shadow: shadow,
      ring: distances.lane(2), inner: distances.lane(3))
  }

  /// Reads what four pixels look at.
  @inline(always)
  private func fetch(_ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ row: GlassRow) {
    let distance = pixel.point.distance
    // Outside the shape nothing but a shadow looks.
    if (pixel.point.coverage .> 0).holdsAny {
      pyramid.gather(innerPlace(pixel), into: row.scratch.behind + index)
      if !shader.outerRing.isOff, (distance .> shader.outerRing.first).holdsAny {
        pyramid.gather(shader.outerPlace(pixel), into: row.scratch.outer + index)
      }
      if !shader.bleed.isOff, (distance .> -GlassBleed.steepDepth).holdsAny {
        pyramid.gather(shader.bleedPlace(pixel), into: row.scratch.bleed + index)
      }
    }
  }

  /// Where the glass refracts to; through a lens, what is there is displaced once more.
  @inline(always)
  private func innerPlace(_ pixel: GlassPixel<SIMD4<Float>>) -> GlassPlace<SIMD4<Float>> {
    let place = shader.innerPlace(pixel)
    guard let lens = shader.lens else { return place }
    return displaced(place, by: lens)
  }

  private func displaced(
    _ place: GlassPlace<SIMD4<Float>>, by lens: LensBackdrop
  ) -> GlassPlace<SIMD4<Float>> {
    var result = place
    for lane in 0..<4 {
      let origin = lens.origin(of: SIMD2(place.x[lane], place.y[lane]), in: field)
      (result.x[lane], result.y[lane]) = (origin.x, origin.y)
    }
    return result
  }

  /// What `GlassShader.color` says, without the passes that none of the four pixels shows.
  @inline(always)
  private func paint(
    _ pixel: GlassPixel<SIMD4<Float>>, _ amounts: EdgeAmounts, _ index: Int, _ x: Int, _ row: GlassRow
  ) {
    let below = row.pixels.below(x)
    var drawn = below
    if !amounts.isCovered { drawn = shadow(pixel, index, row).over(below) }
    if amounts.isInside {
      let glass = face(pixel, amounts, index, x, row)
      drawn = amounts.isCovered ? glass : glass.replacing(drawn, amounts.coverage)
    }
    if !shader.ring.isOff, (pixel.ring .> -shader.ring.innerReach).holdsAny {
      drawn = drawn.darkened(by: shader.ring.alpha(pixel.ring, coverage: amounts.coverage))
    }
    var result: GlassColor<SIMD4<Float>>
    if amounts.isCovered, pyramid.isOpaque, !amounts.hasLine {
      result = shader.tone.applied(to: drawn, distance: pixel.point.distance)
    } else {
      result = shader.finished(drawn, pixel, lineAmount: amounts.line)
    }
    if amounts.hasRim { result = shader.rim.applied(to: result, amounts.rim) }
    if !shader.innerShadow.isOff {
      result = shader.innerShadow.applied(
        to: result, pixel.point.distance, moved: pixel.inner, coverage: amounts.coverage)
    }
    if opacity < 1 { result = below.mixed(with: result, SIMD4(repeating: opacity)) }
    row.pixels.store(result, x)
  }

  /// The face over what was fetched; premultiplied.
  @inline(always)
  private func face(
    _ pixel: GlassPixel<SIMD4<Float>>, _ amounts: EdgeAmounts, _ index: Int, _ x: Int, _ row: GlassRow
  ) -> GlassColor<SIMD4<Float>> {
    let isOpaque = pyramid.isOpaque
    var behind = GlassColor(row.scratch.behind + index)
    if fill != nil { behind = shader.fillMix.mixed(behind, GlassColor(row.scratch.fill + index)) }
    if amounts.hasOuter { behind = behind.mixed(with: GlassColor(row.scratch.outer + index), amounts.outer) }
    let color = shader.bareFace(over: behind, isOpaque: isOpaque)
    if shader.bleed.isOff { return isOpaque ? color : color.premultiplied }
    var average: GlassColor<SIMD4<Float>>
    if amounts.hasNearBleed {
      average = shader.bleedColor(GlassColor(row.scratch.bleed + index), isOpaque: isOpaque)
    } else {
      let deep = row.grid.deep(x)
      average = color.withColors(deep.lane(0), deep.lane(1), deep.lane(2))
    }
    return shader.withBleed(color, average, pixel.point.distance, isOpaque: isOpaque)
  }

  /// The drop shadow; premultiplied. What it looks at is written over what was fetched for the bleed.
  @inline(always)
  private func shadow(
    _ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ row: GlassRow
  ) -> GlassColor<SIMD4<Float>> {
    if shader.drop.isOff { return GlassColor(repeating: SIMD4(repeating: 0)) }
    let strength = shader.drop.strength(pixel.shadow.distance)
    guard shader.drop.vibrancy > 0 else { return shader.drop.color(strength) }
    pyramid.gather(shader.shadowPlace(pixel), into: row.scratch.bleed + index)
    return shader.drop.color(strength, over: GlassColor(row.scratch.bleed + index).straight)
  }
}

/// How much of each pass four pixels at the edge show, which follows from the field alone.
private struct EdgeAmounts {
  let coverage: SIMD4<Float>
  /// Whether any of them lies in the shape, and whether all do entirely.
  let isInside: Bool, isCovered: Bool
  let outer: SIMD4<Float>
  let hasOuter: Bool
  /// Whether the bleed changes too fast for the grid.
  let hasNearBleed: Bool
  let line: SIMD4<Float>
  let hasLine: Bool
  let rim: RimLight.Amounts<SIMD4<Float>>
  let hasRim: Bool

  @inline(always)
  init(_ shader: GlassShader, _ point: GlassPoint<SIMD4<Float>>) {
    let (distance, none) = (point.distance, SIMD4<Float>(repeating: 0))
    coverage = point.coverage
    isInside = (coverage .> 0).holdsAny
    isCovered = !(coverage .< 1).holdsAny
    hasOuter = !shader.outerRing.isOff && (distance .> shader.outerRing.first).holdsAny
    outer = hasOuter ? shader.outerRing.weight(distance) : none
    hasNearBleed = !shader.bleed.isOff && (distance .> -GlassBleed.steepDepth).holdsAny
    hasLine =
      !shader.line.isOff && (distance .> -(shader.line.innerReach + GlassShader.softness)).holdsAny
    line = hasLine ? shader.line.amount(point, coverage: coverage) : none
    hasRim = !shader.rim.isOff && (distance .> -(shader.rim.reach + GlassShader.softness)).holdsAny
    rim = hasRim ? shader.rim.amounts(point) : RimLight.Amounts(main: none, key: none, reflected: none)
  }
}
