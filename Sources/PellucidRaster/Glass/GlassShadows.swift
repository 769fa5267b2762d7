// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The shadow beneath the glass: a Gaussian edge around the moved shape.
struct DropShadow: Sendable {
  let offsetX: Float, offsetY: Float
  /// The distance outside the moved shape at which it is seen.
  let reach: Float
  let refraction: QuarterCircle
  let detail: Constant
  /// The part of it that is made of the backdrop, remapped.
  let vibrancy: Float
  private let perRadius: Constant
  private let opacity: Constant
  private let levels: LevelsMatrix
  /// Premultiplied.
  private let fill: (red: Constant, green: Constant, blue: Constant, alpha: Constant)
  let isOff: Bool
  /// A Boolean value that is true where it is nothing but black.
  var isBlack: Bool { fill.red.value == 0 && fill.green.value == 0 && fill.blue.value == 0 && vibrancy == 0 }

  init(_ shadow: PixelGlass.Shadow, cellsPerPixel: Double) {
    (offsetX, offsetY) = (Float(shadow.offset.x), Float(shadow.offset.y))
    // Below this the edge is as sharp as the shape's own.
    let radius = max(shadow.radius, 0.25)
    perRadius = Constant(1 / radius)
    reach = Float(2 * radius)
    opacity = Constant(shadow.opacity)
    levels = LevelsMatrix(shadow.levels)
    let f = shadow.fill
    fill = (Constant(f.x * f.w), Constant(f.y * f.w), Constant(f.z * f.w), Constant(f.w))
    vibrancy = Float(shadow.vibrancy * (1 - f.w))
    refraction = QuarterCircle(amount: shadow.refraction.amount, height: shadow.refraction.height)
    detail = Constant(DepthBlur.detail(radius: shadow.blurRadius, cellsPerPixel: cellsPerPixel))
    isOff = !(shadow.opacity > 0) || !(f.w > 0 || shadow.vibrancy > 0)
  }

  /// Returns the part of it at a distance from the moved shape, 0…1 of its opacity.
  @inline(always)
  func strength<Number: Lanes>(_ distance: Number) -> Number {
    GaussianEdge.value(distance * perRadius) * opacity
  }

  /// Premultiplied, without any backdrop.
  @inline(always)
  func color<Number: Lanes>(_ strength: Number) -> GlassColor<Number> {
    GlassColor(
      red: strength * fill.red, green: strength * fill.green, blue: strength * fill.blue,
      alpha: strength * fill.alpha)
  }

  /// Premultiplied, over a straight backdrop colour.
  @inline(always)
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
  /// The depth inside the moved shape at which it ends, and the distance outside.
  let innerReach: Float, outerReach: Float
  private let opacity: Constant
  private let stroke: Constant
  private let perBlur: Constant
  private let mask: Constant
  let isOff: Bool

  init(_ ring: PixelGlass.RingShadow) {
    offset = Float(ring.offset)
    opacity = Constant(ring.opacity)
    stroke = Constant(ring.strokeWidth)
    let perBlur = GaussianEdge.deviationScale / Float(max(ring.blurRadius, 0.25))
    self.perBlur = Constant(perBlur)
    (innerReach, outerReach) = (Float(ring.strokeWidth) + 2 / perBlur, 2 / perBlur)
    mask = Constant(ring.mask)
    isOff = !(ring.opacity > 0)
    isSeenOutside = ring.opacity > 0 && ring.mask < 1
    isWide = isOff || ring.opacity * Double(perBlur * perBlur) < 0.6 / 255
  }

  /// A Boolean value that is true where it bends by less than a third of a code value between places two pixels
  /// apart: the Gaussian edge's second derivative is below ½ in its own unit, of which such a bend takes half.
  let isWide: Bool

  /// A Boolean value that is true where it can be seen outside the shape.
  let isSeenOutside: Bool

  /// The alpha of black at a distance from the moved shape, under the shape's own coverage.
  @inline(always)
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
  /// The depth inside the moved shape at which it ends.
  let reach: Float
  private let opacity: Constant
  private let perBlur: Constant
  let isOff: Bool

  init(_ shadow: PixelLens.InnerShadow?) {
    opacity = Constant(shadow?.opacity ?? 0)
    offset = Float(shadow?.offset ?? 0)
    let perBlur = GaussianEdge.deviationScale / Float(max(shadow?.sigma ?? 0, 0.25))
    self.perBlur = Constant(perBlur)
    reach = 2 / perBlur
    isOff = !((shadow?.opacity ?? 0) > 0)
  }

  /// Premultiplied colours with the shade on them.
  @inline(always)
  func applied<Number: Lanes>(
    to color: GlassColor<Number>, _ distance: Number, moved: Number, coverage: Number
  ) -> GlassColor<Number> {
    color.darkened(by: alpha(distance, moved: moved, coverage: coverage))
  }

  /// The alpha of black at a distance from the shape and from the moved one.
  @inline(always)
  func alpha<Number: Lanes>(_ distance: Number, moved: Number, coverage: Number) -> Number {
    let here = GaussianEdge.value(distance * perBlur)
    let there = GaussianEdge.value(moved * perBlur)
    return Number.greatest(here - there, Number(repeating: 0)) * coverage * opacity
  }
}
