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
    if let fill { fill.expand(y: row.y, from: run.lowerBound, count: run.count, into: row.scratch.fill) }
    for index in Fours(0..<run.count) {
      fetch(pixel(index, run, row), index, row)
    }
    for index in Fours(0..<run.count) {
      paint(pixel(index, run, row), index, run.lowerBound &+ index, row)
    }
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
    // Outside the shape nothing but a shadow can look.
    if (distance .< GlassShader.softness).holdsAny {
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
    _ place: GlassPlace<SIMD4<Float>>, by lens: LensDisplacement
  ) -> GlassPlace<SIMD4<Float>> {
    var result = place
    for lane in 0..<4 {
      let vector = lens.vector(field.sample(at: SIMD2(place.x[lane], place.y[lane])))
      result.x[lane] += vector.x
      result.y[lane] += vector.y
    }
    return result
  }

  /// What `GlassShader.color` says, without the passes that none of the four pixels shows.
  @inline(always)
  private func paint(_ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ x: Int, _ row: GlassRow) {
    let coverage = pixel.point.coverage
    let isCovered = !(coverage .< 1).holdsAny
    let below = row.pixels.below(x)
    var drawn = below
    if !isCovered { drawn = shadow(pixel, index, row).over(below) }
    if (coverage .> 0).holdsAny {
      let glass = face(pixel, index, x, row)
      drawn = isCovered ? glass : glass.replacing(drawn, coverage)
    }
    if !shader.ring.isOff, (pixel.ring .> -shader.ring.innerReach).holdsAny {
      drawn = drawn.darkened(by: shader.ring.alpha(pixel.ring, coverage: coverage))
    }
    var result: GlassColor<SIMD4<Float>>
    if isCovered, pyramid.isOpaque, !hasLine(pixel) {
      result = shader.tone.applied(to: drawn, distance: pixel.point.distance)
    } else {
      result = shader.finished(drawn, pixel, coverage: coverage, hasLine: hasLine(pixel))
    }
    if !shader.rim.isOff, (pixel.point.distance .> -(shader.rim.reach + GlassShader.softness)).holdsAny {
      result = shader.rim.applied(to: result, pixel.point)
    }
    if !shader.innerShadow.isOff { result = shader.shaded(result, pixel, coverage: coverage) }
    if opacity < 1 { result = below.mixed(with: result, SIMD4(repeating: opacity)) }
    row.pixels.store(result, x)
  }

  @inline(always)
  private func hasLine(_ pixel: GlassPixel<SIMD4<Float>>) -> Bool {
    if shader.line.isOff { return false }
    return (pixel.point.distance .> -(shader.line.innerReach + GlassShader.softness)).holdsAny
  }

  /// The face over what was fetched; premultiplied.
  @inline(always)
  private func face(
    _ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ x: Int, _ row: GlassRow
  ) -> GlassColor<SIMD4<Float>> {
    let distance = pixel.point.distance
    let isOpaque = pyramid.isOpaque
    var behind = GlassColor(row.scratch.behind + index)
    if fill != nil { behind = shader.fillMix.mixed(behind, GlassColor(row.scratch.fill + index)) }
    if !shader.outerRing.isOff, (distance .> shader.outerRing.first).holdsAny {
      behind = behind.mixed(
        with: GlassColor(row.scratch.outer + index), shader.outerRing.weight(distance))
    }
    let color = shader.bareFace(over: behind, isOpaque: isOpaque)
    if shader.bleed.isOff { return isOpaque ? color : color.premultiplied }
    var average: GlassColor<SIMD4<Float>>
    if (distance .> -GlassBleed.steepDepth).holdsAny {
      average = shader.bleedColor(GlassColor(row.scratch.bleed + index), isOpaque: isOpaque)
    } else {
      let deep = row.grid.deep(x)
      average = color.withColors(deep.lane(0), deep.lane(1), deep.lane(2))
    }
    return shader.withBleed(color, average, distance, isOpaque: isOpaque)
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
