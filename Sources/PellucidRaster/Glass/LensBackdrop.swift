// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The changes that a lens makes to its backdrop: a displacement, then a magnification.
struct LensBackdrop: Sendable {
  private let displacement: LensDisplacement
  private let magnification: Magnification
  /// The field of the bar below the lens.
  private let bar: GlassField?
  private let barDepth: Float

  init(_ lens: PixelLens, in bounds: Rect) {
    displacement = LensDisplacement(lens.backdrop)
    let middle = SIMD2(Float(bounds.x + bounds.width / 2), Float(bounds.y + bounds.height / 2))
    magnification = Magnification(lens.magnification, about: middle)
    (bar, barDepth) = (lens.bar?.field(in: PixelRect(covering: bounds)), Float(lens.barDepth))
  }

  /// The depth below which the backdrop is neither displaced nor magnified, in pixels.
  var reach: Float { magnification.isOff && bar == nil ? displacement.reach : .greatestFiniteMagnitude }

  /// Returns the position in the backdrop that is seen at `place`; a position beyond the bar is mirrored into it.
  func origin(of place: SIMD2<Float>, in field: GlassField) -> SIMD2<Float> {
    let origin = magnification.origin(of: place + displacement.vector(field.sample(at: place)))
    guard let sample = bar?.sample(at: origin), sample.distance > -barDepth else { return origin }
    return origin - sample.gradient * (2 * (sample.distance + barDepth))
  }
}

/// The magnification of a lens's backdrop about a fixed point. Lengths are in pixels.
struct Magnification: Sendable {
  private let middle: SIMD2<Float>
  private let perFactor: Float
  let isOff: Bool

  /// - Parameter factor: The magnification; 1 changes nothing, and 0, negative numbers and NaN count as 1.
  init(_ factor: Double, about middle: SIMD2<Float>) {
    self.middle = middle
    perFactor = factor > 0 ? Float(1 / factor) : 1
    isOff = perFactor == 1
  }

  /// Returns the position that is seen at `place`.
  func origin(of place: SIMD2<Float>) -> SIMD2<Float> { middle + (place - middle) * perFactor }
}

/// A displacement of a lens's layer, which falls off along a mixture of a quarter circle and a constant.
struct LensDisplacement: Sendable {
  private let circle: QuarterCircle
  private let amount: Float, curvature: Float
  /// The depth inside the edge down to which the layer is displaced, in pixels.
  let reach: Float

  /// The length of the constant displacement relative to the amount, 1 − √½.
  private static var even: Float { 0.2929 }

  init(_ displacement: PixelLens.Displacement) {
    circle = QuarterCircle(amount: 1, height: displacement.height)
    amount = circle.isOff ? 0 : Float(displacement.amount)
    curvature = Float(displacement.curvature)
    reach = circle.isOff ? 0 : Float(displacement.height)
  }

  /// Returns the displacement at a sample of the field, in pixels.
  func vector(_ sample: FieldSample) -> SIMD2<Float> {
    let part = (1 - curvature) * (-sample.distance < reach ? Self.even : 0)
    let length = amount * (part + curvature * circle.displacement(sample.distance))
    return sample.gradient * length
  }
}
