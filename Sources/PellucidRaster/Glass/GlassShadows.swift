// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The shadow beneath the glass: a Gaussian edge around the moved shape.
struct DropShadow: Sendable {
  let offsetX: Float, offsetY: Float
  /// How far outside the moved shape it is seen.
  let reach: Float
  let refraction: QuarterCircle
  let detail: Float
  /// How much of the backdrop, remapped, it is made of.
  let vibrancy: Float
  private let perRadius: Float
  private let opacity: Float
  private let levels: LevelsMatrix
  /// Premultiplied.
  private let fill: SIMD4<Float>
  let isOff: Bool

  init(_ shadow: GlassParameters.Shadow, cellsPerPixel: Double) {
    (offsetX, offsetY) = (Float(shadow.offset.x), Float(shadow.offset.y))
    // Below this the edge is as sharp as the shape's own.
    let radius = max(shadow.radius, 0.25)
    perRadius = Float(1 / radius)
    reach = Float(2 * radius)
    opacity = Float(shadow.opacity)
    levels = LevelsMatrix(shadow.levels)
    let f = shadow.fill
    fill = SIMD4(Float(f.x * f.w), Float(f.y * f.w), Float(f.z * f.w), Float(f.w))
    vibrancy = Float(shadow.vibrancy * (1 - f.w))
    refraction = QuarterCircle(amount: shadow.refraction.amount, height: shadow.refraction.height)
    detail = DepthBlur.detail(radius: shadow.blurRadius, cellsPerPixel: cellsPerPixel)
    isOff = !(shadow.opacity > 0) || !(f.w > 0 || shadow.vibrancy > 0)
  }

  /// How much of it is there at a distance from the moved shape, 0…1 of its opacity.
  @inline(__always)
  func strength<Number: Lanes>(_ distance: Number) -> Number {
    GaussianEdge.value(distance * perRadius) * opacity
  }

  /// Premultiplied, without any backdrop.
  @inline(__always)
  func color<Number: Lanes>(_ strength: Number) -> GlassColor<Number> {
    GlassColor(
      red: strength * fill.x, green: strength * fill.y, blue: strength * fill.z, alpha: strength * fill.w)
  }

  /// Premultiplied, over a straight backdrop colour.
  @inline(__always)
  func color<Number: Lanes>(
    _ strength: Number, over backdrop: GlassColor<Number>
  ) -> GlassColor<Number> {
    let remapped = levels.applied(to: backdrop)
    let part = strength * backdrop.alpha * vibrancy
    let plain = color(strength)
    return GlassColor(
      red: plain.red + remapped.red * part, green: plain.green + remapped.green * part,
      blue: plain.blue + remapped.blue * part, alpha: plain.alpha + part)
  }
}

/// A soft dark band inside the edge.
struct RingShadow: Sendable {
  /// Downward.
  let offset: Float
  /// How deep inside the moved shape it ends.
  let reach: Float
  private let opacity: Float
  private let stroke: Float
  private let perBlur: Float
  private let mask: Float
  let isOff: Bool

  init(_ ring: GlassParameters.RingShadow) {
    offset = Float(ring.offset)
    opacity = Float(ring.opacity)
    stroke = Float(ring.strokeWidth)
    let blur = max(ring.blurRadius, 0.25)
    perBlur = GaussianEdge.deviationScale / Float(blur)
    reach = Float(ring.strokeWidth) + 2 / perBlur
    mask = Float(ring.mask)
    isOff = !(ring.opacity > 0)
  }

  /// Whether it can be seen outside the shape.
  var isSeenOutside: Bool { !isOff && mask < 1 }

  /// The alpha of black at a distance from the moved shape, under the shape's own coverage.
  @inline(__always)
  func alpha<Number: Lanes>(_ distance: Number, coverage: Number) -> Number {
    let outer = GaussianEdge.value(distance * perBlur)
    let inner = GaussianEdge.value((distance + stroke) * perBlur)
    return (outer - inner) * ((coverage - 1) * mask + 1) * opacity
  }
}

/// The shade under the upper edge of a lens: its coverage less the same moved down, blurred.
struct InnerShadow: Sendable {
  /// Downward.
  let offset: Float
  /// How deep inside the moved shape it ends.
  let reach: Float
  private let opacity: Float
  private let perBlur: Float
  let isOff: Bool

  init(opacity: Double, offset: Double, sigma: Double) {
    self.opacity = Float(opacity)
    self.offset = Float(offset)
    perBlur = GaussianEdge.deviationScale / Float(max(sigma, 0.25))
    reach = 2 / perBlur
    isOff = !(opacity > 0)
  }

  /// The alpha of black at a distance from the shape and from the moved one.
  @inline(__always)
  func alpha<Number: Lanes>(_ distance: Number, moved: Number, coverage: Number) -> Number {
    let here = GaussianEdge.value(distance * perBlur)
    let there = GaussianEdge.value(moved * perBlur)
    return Number.greatest(here - there, Number(repeating: 0)) * coverage * opacity
  }
}
