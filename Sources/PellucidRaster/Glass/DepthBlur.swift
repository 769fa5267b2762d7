// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan

/// How strongly the backdrop is blurred at each depth, as levels of detail of the pyramid.
struct DepthBlur: Sendable {
  /// Level 0 pixels for a radius of one: 1.6 captured pixels.
  static var cellsPerRadius: Double { 1.6 }

  /// The radius in level 0 cells, piecewise linear: from `first`, `rise` over each stretch of distances.
  private let first: Float
  private let start: SIMD4<Float>, perLength: SIMD4<Float>, rise: SIMD4<Float>
  let isOff: Bool

  /// - Parameter cells: Captured pixels per pixel.
  init(_ blur: GlassParameters.Blur, cellsPerPixel cells: Double) {
    let factor = blur.radius * cells * DepthBlur.cellsPerRadius
    func scaled(_ opacity: Double) -> Float { Float(opacity * factor) }
    let (d, o) = (blur.distances, blur.opacities)
    func inverse(_ length: Double) -> Float { Float(1 / max(length, 1e-3)) }
    isOff = !(factor > 0)
    first = scaled(o[0])
    start = SIMD4(Float(d[0]), Float(d[1]), Float(d[2]), 0)
    perLength = SIMD4(inverse(d[1] - d[0]), inverse(d[2] - d[1]), inverse(d[3] - d[2]), 0)
    rise = SIMD4(scaled(o[1] - o[0]), scaled(o[2] - o[1]), scaled(o[3] - o[2]), 0)
  }

  /// The level of detail for what lies at a distance.
  @inline(__always)
  func detail<Number: Lanes>(_ distance: Number) -> Number {
    var radius = Number(repeating: first)
    radius = radius + ((distance - start.x) * perLength.x).saturated * rise.x
    radius = radius + ((distance - start.y) * perLength.y).saturated * rise.y
    radius = radius + ((distance - start.z) * perLength.z).saturated * rise.z
    return DepthBlur.detail(radius)
  }

  /// The largest level of detail that any distance asks for.
  var largestDetail: Float {
    let (second, third) = (first + rise.x, first + rise.x + rise.y)
    return DepthBlur.detail(max(max(first, second), max(third, third + rise.z)))
  }

  /// log2 of the radius in cells from 2 on, flatter below: 0 for no blur.
  @inline(__always)
  static func detail<Number: Lanes>(_ radius: Number) -> Number {
    // The two curves cross at 2, and each is the greater one on its own side.
    Number.greatest(radius, radius * 0.5 + 1).logarithm
  }

  /// The level of detail of one radius in pixels.
  static func detail(radius: Double, cellsPerPixel: Double) -> Float {
    detail(Float(max(0, radius) * cellsPerPixel * cellsPerRadius))
  }
}

/// A wide blur mixed into the main one: darker and lighter parts each by their own weight.
struct FillMix: Sendable {
  private let darken: Float, lighten: Float, keep: Float, normal: Float
  let isOff: Bool

  init(_ fill: GlassParameters.BlurFill) {
    darken = Float(fill.darken)
    lighten = Float(fill.lighten)
    keep = Float(1 - fill.darken - fill.lighten)
    normal = Float(fill.normal)
    isOff = fill.darken == 0 && fill.lighten == 0 && fill.normal == 0
  }

  /// Premultiplied colours, alpha like the others.
  @inline(__always)
  func mixed<Number: Lanes>(_ color: GlassColor<Number>, _ wide: GlassColor<Number>) -> GlassColor<Number> {
    GlassColor(
      red: mixed(color.red, wide.red), green: mixed(color.green, wide.green),
      blue: mixed(color.blue, wide.blue), alpha: mixed(color.alpha, wide.alpha))
  }

  @inline(__always)
  private func mixed<Number: Lanes>(_ color: Number, _ wide: Number) -> Number {
    let part =
      Number.least(color, wide) * darken + Number.greatest(color, wide) * lighten + color * keep
    return part.mixed(with: wide, normal)
  }
}
