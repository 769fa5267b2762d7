// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

extension GlassShader {
  /// Returns the colour of one pixel with all passes, in scalar arithmetic. This function defines the picture; the
  /// painter is an optimization that must agree with it.
  ///
  /// - Parameters:
  ///   - below: The pixel's colour before the glass is drawn, premultiplied.
  ///   - field: The distance field, which a lens samples at displaced positions.
  func color(
    _ pixel: GlassPixel<Float>, over below: GlassColor<Float>, _ pyramid: UnsafeGlassPyramid,
    _ field: GlassField
  ) -> GlassColor<Float> {
    let coverage = pixel.point.coverage
    let behind = backdrop(pixel, pyramid, field)
    let glass = face(pixel, over: behind, pyramid)
    var drawn = glass.replacing(shadow(pixel, pyramid).over(below), coverage)
    if !ring.isOff { drawn = drawn.darkened(by: ring.alpha(pixel.ring, coverage: coverage)) }
    let lineAmount = line.isOff ? 0 : line.amount(pixel.point, coverage: coverage)
    var result = finished(drawn, pixel, lineAmount: lineAmount)
    if !rim.isOff { result = rim.applied(to: result, rim.amounts(pixel.point)) }
    if innerShadow.isOff { return result }
    return innerShadow.applied(to: result, pixel.point.distance, moved: pixel.inner, coverage: coverage)
  }

  /// Returns the backdrop, refracted and blurred, premultiplied.
  private func backdrop(
    _ pixel: GlassPixel<Float>, _ pyramid: UnsafeGlassPyramid, _ field: GlassField
  ) -> GlassColor<Float> {
    func look(_ place: GlassPlace<Float>) -> GlassColor<Float> { GlassColor(pyramid.color(place)) }
    var place = innerPlace(pixel)
    if let lens {
      let origin = lens.origin(of: SIMD2(place.x, place.y), in: field)
      (place.x, place.y) = (origin.x, origin.y)
    }
    var color = look(place)
    if !fillMix.isOff {
      let first = look(fillPlace(pixel.x, pixel.y, side: -1))
      let second = look(fillPlace(pixel.x, pixel.y, side: 1))
      color = fillMix.mixed(color, first.mixed(with: second, 0.5))
    }
    if outerRing.isOff { return color }
    return color.mixed(with: look(outerPlace(pixel)), outerRing.weight(pixel.point.distance))
  }

  /// Returns the face of the glass over the backdrop, premultiplied.
  private func face(
    _ pixel: GlassPixel<Float>, over backdrop: GlassColor<Float>, _ pyramid: UnsafeGlassPyramid
  ) -> GlassColor<Float> {
    let isOpaque = pyramid.isOpaque
    let color = bareFace(over: backdrop, isOpaque: isOpaque)
    if bleed.isOff { return isOpaque ? color : color.premultiplied }
    let average = bleedColor(GlassColor(pyramid.color(bleedPlace(pixel))), isOpaque: isOpaque)
    return withBleed(color, average, pixel.point.distance, isOpaque: isOpaque)
  }

  /// Returns the drop shadow, premultiplied.
  private func shadow(_ pixel: GlassPixel<Float>, _ pyramid: UnsafeGlassPyramid) -> GlassColor<Float> {
    if drop.isOff { return GlassColor(repeating: SIMD4(repeating: 0)) }
    let strength = drop.strength(pixel.shadow.distance)
    guard drop.vibrancy > 0 else { return drop.color(strength) }
    return drop.color(strength, over: GlassColor<Float>(pyramid.color(shadowPlace(pixel))).straight)
  }
}
