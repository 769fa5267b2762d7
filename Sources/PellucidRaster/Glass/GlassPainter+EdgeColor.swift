// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension GlassPainter {
  /// Paints the colours defined by `GlassShader.color` from the gathered backdrop, skipping passes that none of the
  /// four pixels shows.
  @inline(always)
  func paint(
    _ pixel: GlassPixel<SIMD4<Float>>, _ amounts: GlassEdgeAmounts, _ index: Int, _ x: Int,
    _ row: UnsafeGlassRow
  ) {
    var drawn: GlassColor<SIMD4<Float>>
    if amounts.isCovered {
      drawn = face(amounts, index, x, row)
    } else {
      drawn = shadow(pixel, index, row).over(row.pixels.below(x))
      if amounts.isInside { drawn = face(amounts, index, x, row).replacing(drawn, amounts.coverage) }
    }
    if !shader.ring.isOff, (pixel.ring .> -shader.ring.innerReach).holdsAny {
      drawn = drawn.darkened(by: shader.ring.alpha(pixel.ring, coverage: amounts.coverage))
    }
    var result: GlassColor<SIMD4<Float>>
    if amounts.isCovered, pyramid.isOpaque, !amounts.hasLine {
      result = shader.tone.applied(to: drawn, distance: amounts.distance)
    } else {
      result = shader.finished(drawn, pixel, lineAmount: amounts.line)
    }
    if amounts.hasRim { result = shader.rim.applied(to: result, amounts.rim) }
    if !shader.innerShadow.isOff {
      result = shader.innerShadow.applied(
        to: result, amounts.distance, moved: pixel.inner, coverage: amounts.coverage)
    }
    if opacity < 1 { result = row.pixels.below(x).mixed(with: result, SIMD4(repeating: opacity)) }
    row.pixels.store(held: shader.range.held(result), x)
  }

  /// Returns the face over the gathered backdrop, premultiplied.
  @inline(always)
  private func face(
    _ amounts: GlassEdgeAmounts, _ index: Int, _ x: Int, _ row: UnsafeGlassRow
  ) -> GlassColor<SIMD4<Float>> {
    let isOpaque = pyramid.isOpaque
    var behind = GlassColor(row.scratch.behind + index)
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
    return shader.withBleed(color, average, amounts.distance, isOpaque: isOpaque)
  }

  /// Returns the premultiplied drop shadow. A shadow with vibrancy reads the backdrop, which overwrites the colours
  /// gathered for the bleed.
  @inline(always)
  private func shadow(
    _ pixel: GlassPixel<SIMD4<Float>>, _ index: Int, _ row: UnsafeGlassRow
  ) -> GlassColor<SIMD4<Float>> {
    if shader.drop.isOff { return GlassColor(repeating: SIMD4(repeating: 0)) }
    let strength = shader.drop.strength(pixel.shadow.distance)
    guard shader.drop.vibrancy > 0 else { return shader.drop.color(strength) }
    pyramid.gather(shader.shadowPlace(pixel), into: row.scratch.bleed + index)
    return shader.drop.color(strength, over: GlassColor(row.scratch.bleed + index).straight)
  }
}
