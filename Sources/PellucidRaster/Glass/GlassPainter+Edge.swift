// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

extension GlassPainter {
  /// Paints pixels that evaluate the field themselves: around the edge, and down to the depth at which light is
  /// refracted.
  ///
  /// The backdrop colours of all pixels are gathered first; then the pixels are coloured.
  func paintEdge(_ run: Range<Int>, _ row: UnsafeGlassRow, _ columns: inout UnsafeEdgeColumns) {
    if paintColumns(run, row, &columns) { return }
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

  /// The length from which a run of uniform pixels is painted separately, in pixels.
  private static var shortestUniform: Int { 32 }

  /// Paints pixels each of which reads its own place of the backdrop.
  private func paintEach(_ part: Range<Int>, _ run: Range<Int>, _ row: UnsafeGlassRow) {
    for index in Fours(part) { fetch(pixel(index, run, row), index, row) }
    for index in Fours(part) {
      let pixel = pixel(index, run, row)
      paint(pixel, GlassEdgeAmounts(shader, pixel.point), index, run.lowerBound &+ index, row)
    }
  }

  /// Paints pixels along an edge parallel to the row. They are displaced vertically, all by the same amount, so rows
  /// of the levels are interpolated for the whole run and the weights of the passes are computed once.
  private func paintUniform(_ part: Range<Int>, _ run: Range<Int>, _ row: UnsafeGlassRow) {
    let first = pixel(part.lowerBound, run, row)
    let amounts = GlassEdgeAmounts(shader, first.point)
    if amounts.isInside {
      fetchRow(shader.innerPlace(first), part, run, into: row.scratch.behind, row)
      mixFill(part, row)
      if amounts.hasOuter { fetchRow(shader.outerPlace(first), part, run, into: row.scratch.outer, row) }
      if amounts.hasNearBleed { fetchRow(shader.bleedPlace(first), part, run, into: row.scratch.bleed, row) }
    }
    for index in Fours(part) {
      paint(pixel(index, run, row), amounts, index, run.lowerBound &+ index, row)
    }
  }

  /// Mixes the fill's blur into the backdrop, pixel by pixel: if four colours had just been split into channels, the
  /// compiler would compare them lane by lane.
  @inline(always)
  func mixFill(_ part: Range<Int>, _ row: UnsafeGlassRow) {
    guard fill != nil else { return }
    let (behind, wide) = (row.scratch.behind, row.scratch.fill)
    for index in part { behind[index] = shader.fillMix.mixed(behind[index], wide[index]) }
  }

  /// Reads the backdrop of a part of a run, at the vertical position and the level of detail of `place`.
  private func fetchRow(
    _ place: GlassPlace<SIMD4<Float>>, _ part: Range<Int>, _ run: Range<Int>,
    into colors: UnsafeMutablePointer<SIMD4<Float>>, _ row: UnsafeGlassRow
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

  /// Returns the field and the position of four pixels of a run.
  @inline(always)
  func pixel(_ index: Int, _ run: Range<Int>, _ row: UnsafeGlassRow) -> GlassPixel<SIMD4<Float>> {
    let point = row.scratch.field.point(index)
    let shadow = shader.drop.vibrancy > 0 ? row.scratch.shadow.point(index) : point
    return pixel(point, shadow, run.lowerBound &+ index, row)
  }

  /// Returns four pixels with their field. `shadow` is the field at the drop shadow's offset, whose distance is
  /// replaced by the grid's.
  @inline(always)
  func pixel(
    _ point: GlassPoint<SIMD4<Float>>, _ shadow: GlassPoint<SIMD4<Float>>, _ x: Int, _ row: UnsafeGlassRow
  ) -> GlassPixel<SIMD4<Float>> {
    let distances = row.grid.distances(x)
    var shadow = shadow
    shadow.distance = distances.lane(1)
    return GlassPixel(
      point: point, x: SIMD4(0.5, 1.5, 2.5, 3.5) + Float(Int32(truncatingIfNeeded: x)),
      y: SIMD4(repeating: Float(Int32(truncatingIfNeeded: row.y)) + 0.5), shadow: shadow,
      ring: distances.lane(2), inner: distances.lane(3))
  }

  /// Gathers the backdrop colours that four pixels show.
  @inline(always)
  private func fetch(_ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ row: UnsafeGlassRow) {
    let distance = pixel.point.distance
    // Outside the shape only a shadow reads the backdrop.
    if (pixel.point.coverage .> 0).holdsAny {
      pyramid.gather(innerPlace(pixel), into: row.scratch.behind + index)
      mixFill(index..<(index &+ 4), row)
      if shader.showsOuter(distance) {
        pyramid.gather(shader.outerPlace(pixel), into: row.scratch.outer + index)
      }
      if shader.showsNearBleed(distance) {
        pyramid.gather(shader.bleedPlace(pixel), into: row.scratch.bleed + index)
      }
    }
  }

  /// Returns the place that the glass refracts to, displaced once more if there is a lens.
  @inline(always)
  private func innerPlace(_ pixel: GlassPixel<SIMD4<Float>>) -> GlassPlace<SIMD4<Float>> {
    let place = shader.innerPlace(pixel)
    guard let lens = shader.lens else { return place }
    return displaced(place, by: lens)
  }

  /// Returns the places that a lens displaces four places to.
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
}
