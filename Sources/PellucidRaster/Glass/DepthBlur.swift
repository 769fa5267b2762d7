// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The strength of the backdrop's blur at each depth, as levels of detail of the pyramid.
struct DepthBlur: Sendable {
  /// The radius in level 0 cells, piecewise linear: from `first`, `rise` over each stretch of distances.
  private let first: Constant
  private let stretches: (Stretch, Stretch, Stretch)

  /// A rise of the radius between two distances.
  private struct Stretch: Sendable {
    let start: Constant, perLength: Constant, rise: Constant
    /// The slope of the radius, in cells per pixel.
    var slope: Float { (rise.value * perLength.value).magnitude }

    init(from start: Double, to end: Double, rise: Double) {
      self.start = Constant(start)
      perLength = Constant(1 / max(end - start, 1e-3))
      self.rise = Constant(rise)
    }

    @inline(always)
    func value<Number: Lanes>(_ distance: Number) -> Number {
      ((distance - start) * perLength).saturated * rise
    }
  }

  /// - Parameter cells: Captured pixels per pixel.
  init(_ blur: PixelGlass.Blur, cellsPerPixel cells: Double) {
    let factor = blur.radius * cells * GlassPass.cellsPerRadius
    let (d, o) = (blur.distances, blur.opacities * factor)
    first = Constant(o[0])
    stretches = (
      Stretch(from: d[0], to: d[1], rise: o[1] - o[0]), Stretch(from: d[1], to: d[2], rise: o[2] - o[1]),
      Stretch(from: d[2], to: d[3], rise: o[3] - o[2])
    )
  }

  /// Returns whether the radius deeper inside changes by less than a fiftieth of a cell from pixel to pixel.
  func isSlow(below depth: Float) -> Bool {
    func isSlow(_ stretch: Stretch) -> Bool { stretch.start.value >= -depth || stretch.slope < 0.02 }
    return isSlow(stretches.0) && isSlow(stretches.1) && isSlow(stretches.2)
  }

  /// The level of detail for what lies at a distance.
  @inline(always)
  func detail<Number: Lanes>(_ distance: Number) -> Number {
    let radius = stretches.0.value(distance) + stretches.1.value(distance) + stretches.2.value(distance)
    return DepthBlur.detail(radius + first)
  }

  /// log2 of the radius in cells from 2 on, flatter below: 0 for no blur.
  @inline(always)
  static func detail<Number: Lanes>(_ radius: Number) -> Number {
    // The two curves cross at 2, and each is the greater one on its own side.
    Number.greatest(radius, radius * 0.5 + 1).logarithm
  }

  /// The level of detail of one radius in pixels.
  static func detail(radius: Double, cellsPerPixel: Double) -> Float {
    detail(Float(max(0, radius) * cellsPerPixel * GlassPass.cellsPerRadius))
  }
}

/// A wide blur mixed into the main one: darker and lighter parts each by their own weight.
struct FillMix: Sendable {
  private let darken: Constant, lighten: Constant, keep: Constant, normal: Constant
  let isOff: Bool
  /// The bend of the mixture where a colour crosses the wide blur's.
  var kink: Float { ((lighten.value - darken.value) * (1 - normal.value)).magnitude }

  init(_ fill: PixelGlass.BlurFill) {
    darken = Constant(fill.darken)
    lighten = Constant(fill.lighten)
    keep = Constant(1 - fill.darken - fill.lighten)
    normal = Constant(fill.normal)
    isOff = fill.darken == 0 && fill.lighten == 0 && fill.normal == 0
  }

  /// Premultiplied colours, alpha like the others.
  @inline(always)
  func mixed<Number: Lanes>(_ color: GlassColor<Number>, _ wide: GlassColor<Number>) -> GlassColor<Number> {
    GlassColor(
      red: mixed(color.red, wide.red), green: mixed(color.green, wide.green),
      blue: mixed(color.blue, wide.blue), alpha: mixed(color.alpha, wide.alpha))
  }

  /// One channel of premultiplied colours, or all four of one colour.
  @inline(always)
  func mixed<Number: Lanes>(_ color: Number, _ wide: Number) -> Number {
    let part =
      Number.least(color, wide) * darken + Number.greatest(color, wide) * lighten + color * keep
    return part.mixed(with: wide, Number(normal))
  }
}
