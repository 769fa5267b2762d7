// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Lenses that squash and stretch as they travel.
package struct LensFlex: Hashable, Sendable {
  /// Points the length changes by at the reference speed, in points per second.
  package var points = 13.63
  package var referenceSpeed = 2020.0
  /// The least and the greatest factor of a side.
  package var least = 0.9, greatest = 1.1
  /// Smooths the speed.
  package var spring = Spring(response: 0.4463, dampingRatio: 0.5777)

  package init() {}

  /// The flex of a control's lens: that of the tab bar reaches further.
  package init(_ control: GlassControl) {
    if control == .tabLens { (least, greatest) = (0.75, 1.15) }
  }

  /// The factors along and across the way, area preserved as far as the limits let it.
  package func scale(velocity: Double, length: Double) -> SIMD2<Double> {
    guard length > 0, length.isFinite, velocity.isFinite else { return SIMD2(1, 1) }
    let stretch = points * velocity.magnitude / referenceSpeed / length
    let along = min(max(1 + stretch, least), greatest)
    return SIMD2(along, min(max(1 / along, least), greatest))
  }

  /// How the settings act was not found, only their names and values.
  package static let provenance = Provenance(
    "G3", .chosen,
    reason: "Only names and values of the settings are known: the points are taken as stretch at that speed.")
}

/// How a selection becomes a lens.
package struct LensMotion: Hashable, Sendable {
  /// Points by which width and height grow.
  package var lift: SIMD2<Double>
  package var rise: Spring
  package var fall: Spring
  package var travel: Spring

  /// The motion of a control's lens; nil for what is no lens that lifts.
  package init?(_ control: GlassControl) {
    switch control {
    case .segmentedLens:
      self.init(SIMD2(24, 16), .segmentLift, .segmentDrop, .tabMove)
    case .tabLens:
      self.init(SIMD2(16, 16), .segmentLift, .segmentDrop, .tabMove)
    case .switchLens, .sliderLens:
      self.init(SIMD2(21, 14.33), .switchLift, .switchUnlift, .switchKnob)
    default: return nil
    }
  }

  private init(
    _ lift: SIMD2<Double>, _ rise: GlassMotion, _ fall: GlassMotion, _ travel: GlassMotion
  ) {
    self.lift = lift
    (self.rise, self.fall, self.travel) = (rise.spring, fall.spring, travel.spring)
  }
}
