// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// The strength of the backdrop's blur as a function of depth, as levels of detail of the pyramid.
struct DepthBlur: Sendable {
  /// The blur radius in level 0 cells, a piecewise linear function: it begins with `first` and changes by `rise` over
  /// each stretch of distances.
  private let first: Constant
  private let stretches: (Stretch, Stretch, Stretch)

  /// A linear change of the radius between two signed distances.
  private struct Stretch: Sendable {
    let start: Constant, perLength: Constant, rise: Constant
    /// The absolute slope of the radius, in cells per pixel.
    var slope: Float { (rise.value * perLength.value).magnitude }

    init(from start: Double, to end: Double, rise: Double) {
      self.start = Constant(start)
      perLength = Constant(1 / max(end - start, 1e-3))
      self.rise = Constant(rise)
    }

    /// Returns the part of the rise that is reached at a signed distance.
    @inline(always)
    func value<Number: Lanes>(_ distance: Number) -> Number {
      ((distance - start) * perLength).saturated * rise
    }
  }

  /// - Parameter cells: The number of captured cells per pixel.
  init(_ blur: PixelGlass.Blur, cellsPerPixel cells: Double) {
    let factor = blur.radius * cells * GlassPass.cellsPerRadius
    let (d, o) = (blur.distances, blur.opacities * factor)
    first = Constant(o[0])
    stretches = (
      Stretch(from: d[0], to: d[1], rise: o[1] - o[0]), Stretch(from: d[1], to: d[2], rise: o[2] - o[1]),
      Stretch(from: d[2], to: d[3], rise: o[3] - o[2])
    )
  }

  /// Returns a Boolean value indicating whether, everywhere deeper than `depth`, the radius changes by less than 1/50
  /// cell per pixel.
  func isSlow(below depth: Float) -> Bool {
    func isSlow(_ stretch: Stretch) -> Bool { stretch.start.value >= -depth || stretch.slope < 0.02 }
    return isSlow(stretches.0) && isSlow(stretches.1) && isSlow(stretches.2)
  }

  /// Returns the level of detail at a signed distance.
  @inline(always)
  func detail<Number: Lanes>(_ distance: Number) -> Number {
    let radius = stretches.0.value(distance) + stretches.1.value(distance) + stretches.2.value(distance)
    return DepthBlur.detail(radius + first)
  }

  /// Returns the level of detail of a radius in cells: log2 of the radius from 2 on, and a flatter curve below that
  /// is 0 where the radius is 0.
  @inline(always)
  static func detail<Number: Lanes>(_ radius: Number) -> Number {
    // The two curves cross at a radius of 2, and each is the greater one on its own side.
    Number.greatest(radius, radius * 0.5 + 1).logarithm
  }

  /// Returns the level of detail of a radius in pixels.
  static func detail(radius: Double, cellsPerPixel: Double) -> Float {
    detail(Float(max(0, radius) * cellsPerPixel * GlassPass.cellsPerRadius))
  }
}

/// A mixture of the main blur with a wide blur, in which darker and lighter parts have separate weights.
struct FillMix: Sendable {
  private let darken: Constant, lighten: Constant, keep: Constant, normal: Constant
  let isOff: Bool
  /// The change of the mixture's slope where a colour crosses the wide blur's colour.
  var kink: Float { ((lighten.value - darken.value) * (1 - normal.value)).magnitude }

  init(_ fill: PixelGlass.BlurFill) {
    darken = Constant(fill.darken)
    lighten = Constant(fill.lighten)
    keep = Constant(1 - fill.darken - fill.lighten)
    normal = Constant(fill.normal)
    isOff = fill.darken == 0 && fill.lighten == 0 && fill.normal == 0
  }

  /// Mixes premultiplied colours, with alpha treated like the other channels.
  @inline(always)
  func mixed<Number: Lanes>(_ color: GlassColor<Number>, _ wide: GlassColor<Number>) -> GlassColor<Number> {
    GlassColor(
      red: mixed(color.red, wide.red), green: mixed(color.green, wide.green),
      blue: mixed(color.blue, wide.blue), alpha: mixed(color.alpha, wide.alpha))
  }

  /// Mixes one channel of premultiplied colours, or all four channels of one colour.
  @inline(always)
  func mixed<Number: Lanes>(_ color: Number, _ wide: Number) -> Number {
    let part =
      Number.least(color, wide) * darken + Number.greatest(color, wide) * lighten + color * keep
    return part.mixed(with: wide, Number(normal))
  }
}
