// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidPlan

/// The changes that a lens makes to what lies behind it: displaced, then seen larger.
struct LensBackdrop: Sendable {
  private let displacement: LensDisplacement
  private let magnification: Magnification

  init(_ lens: PixelLens, in bounds: Rect) {
    displacement = LensDisplacement(lens.backdrop)
    let middle = SIMD2(Float(bounds.x + bounds.width / 2), Float(bounds.y + bounds.height / 2))
    magnification = Magnification(lens.magnification, about: middle)
  }

  /// Deeper inside nothing but what lies straight behind is seen.
  var reach: Float { magnification.isOff ? displacement.reach : .greatestFiniteMagnitude }

  /// Returns the place that what is seen at a place comes from.
  func origin(of place: SIMD2<Float>, in field: GlassField) -> SIMD2<Float> {
    magnification.origin(of: place + displacement.vector(field.sample(at: place)))
  }
}

/// A magnification of what lies behind a lens, about a middle. Lengths in pixels.
struct Magnification: Sendable {
  private let middle: SIMD2<Float>
  private let perFactor: Float
  let isOff: Bool

  /// - Parameter factor: 1 changes nothing; what is not above 0 counts as 1.
  init(_ factor: Double, about middle: SIMD2<Float>) {
    self.middle = middle
    perFactor = factor > 0 ? Float(1 / factor) : 1
    isOff = perFactor == 1
  }

  /// Returns the place of what is seen at a place.
  func origin(of place: SIMD2<Float>) -> SIMD2<Float> { middle + (place - middle) * perFactor }
}

/// The displacement of a layer of a lens: its fall is a quarter circle, mixed with an even one.
struct LensDisplacement: Sendable {
  private let circle: QuarterCircle
  private let amount: Float, curvature: Float
  /// The depth inside the edge at which it still displaces.
  let reach: Float

  /// The part that is left of an even displacement: 1 - √½.
  private static var even: Float { 0.2929 }

  init(_ displacement: PixelLens.Displacement) {
    circle = QuarterCircle(amount: 1, height: displacement.height)
    amount = circle.isOff ? 0 : Float(displacement.amount)
    curvature = Float(displacement.curvature)
    reach = circle.isOff ? 0 : Float(displacement.height)
  }

  /// The displacement at a sample of the field.
  func vector(_ sample: FieldSample) -> SIMD2<Float> {
    let part = (1 - curvature) * (-sample.distance < reach ? Self.even : 0)
    let length = amount * (part + curvature * circle.displacement(sample.distance))
    return sample.gradient * length
  }
}
