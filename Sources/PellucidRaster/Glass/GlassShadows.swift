// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The shadow beneath the glass: a Gaussian edge around the offset shape.
struct DropShadow: Sendable {
  /// The offset of the shadow, in pixels.
  let offsetX: Float, offsetY: Float
  /// The distance outside the offset shape up to which the shadow is visible, in pixels.
  let reach: Float
  let refraction: QuarterCircle
  let detail: Constant
  /// The fraction of the shadow that consists of the remapped backdrop.
  let vibrancy: Float
  private let perRadius: Constant
  private let opacity: Constant
  private let levels: LevelsMatrix
  /// The premultiplied fill.
  private let fill: (red: Constant, green: Constant, blue: Constant, alpha: Constant)
  let isOff: Bool
  /// A Boolean value that is true where the shadow is plain black.
  var isBlack: Bool { fill.red.value == 0 && fill.green.value == 0 && fill.blue.value == 0 && vibrancy == 0 }

  init(_ shadow: PixelGlass.Shadow, cellsPerPixel: Double) {
    (offsetX, offsetY) = (Float(shadow.offset.x), Float(shadow.offset.y))
    // At smaller radii the edge is as sharp as the antialiased shape.
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

  /// Returns the strength of the shadow at a signed distance from the offset shape, 0…1, times its opacity.
  @inline(always)
  func strength<Number: Lanes>(_ distance: Number) -> Number {
    GaussianEdge.value(distance * perRadius) * opacity
  }

  /// Returns the premultiplied colour without vibrancy.
  @inline(always)
  func color<Number: Lanes>(_ strength: Number) -> GlassColor<Number> {
    GlassColor(
      red: strength * fill.red, green: strength * fill.green, blue: strength * fill.blue,
      alpha: strength * fill.alpha)
  }

  /// Returns the premultiplied colour with vibrancy over a straight backdrop.
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

/// A soft dark band along the inside of the edge.
struct RingShadow: Sendable {
  /// The offset downward, in pixels.
  let offset: Float
  /// The depth inside the offset shape at which the shadow ends, and the distance outside at which it ends, in pixels.
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

  /// A Boolean value that is true where linear interpolation between places two pixels apart deviates by less than a
  /// third of a code value. The deviation over two pixels is half the second derivative; the second derivative of a
  /// Gaussian edge is below ½ in its own unit, and the shadow is the difference of two such edges.
  let isWide: Bool

  /// A Boolean value that is true where the shadow is visible outside the shape.
  let isSeenOutside: Bool

  /// Returns the alpha of black at a signed distance from the offset shape, for a pixel with the shape's coverage.
  @inline(always)
  func alpha<Number: Lanes>(_ distance: Number, coverage: Number) -> Number {
    let outer = GaussianEdge.value(distance * perBlur)
    let inner = GaussianEdge.value((distance + stroke) * perBlur)
    return (outer - inner) * ((coverage - 1) * mask + 1) * opacity
  }
}

/// The shade under the upper edge of a lens: the shape minus the same shape moved down, both blurred.
struct InnerShadow: Sendable {
  /// The offset downward, in pixels.
  let offset: Float
  /// The depth inside the offset shape at which the shade ends, in pixels.
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

  /// Applies the shade to premultiplied colours.
  @inline(always)
  func applied<Number: Lanes>(
    to color: GlassColor<Number>, _ distance: Number, moved: Number, coverage: Number
  ) -> GlassColor<Number> {
    color.darkened(by: alpha(distance, moved: moved, coverage: coverage))
  }

  /// Returns the alpha of black at a signed distance from the shape and from the offset shape.
  @inline(always)
  func alpha<Number: Lanes>(_ distance: Number, moved: Number, coverage: Number) -> Number {
    let here = GaussianEdge.value(distance * perBlur)
    let there = GaussianEdge.value(moved * perBlur)
    return Number.greatest(here - there, Number(repeating: 0)) * coverage * opacity
  }
}
