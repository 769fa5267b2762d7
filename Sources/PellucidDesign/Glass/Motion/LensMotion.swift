// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The squash and stretch of a lens as it travels.
package struct LensFlex: Hashable, Sendable {
  /// The change in length at the reference speed, in points, and that speed, in points per second.
  package var points = 13.63
  package var referenceSpeed = 2020.0
  /// The least and the greatest scale factor of a side.
  package var least = 0.9, greatest = 1.1
  /// The spring that smooths the speed.
  package var spring = Spring(response: 0.4463, dampingRatio: 0.5777)

  package init() {}

  /// Creates the flex of a control's lens; the limits of a tab bar's lens are wider.
  package init(_ control: GlassControl) {
    if control == .tabLens { (least, greatest) = (0.75, 1.15) }
  }

  /// Returns the scale factors along and across the direction of travel, with the area preserved within the limits.
  package func scale(velocity: Double, length: Double) -> SIMD2<Double> {
    guard length > 0, length.isFinite, velocity.isFinite else { return SIMD2(1, 1) }
    let stretch = points * velocity.magnitude / referenceSpeed / length
    let along = min(max(1 + stretch, least), greatest)
    return SIMD2(along, min(max(1 / along, least), greatest))
  }

  /// The provenance: only the names and values of the settings are known, not how they act.
  package static let provenance = Provenance(
    "G3", .chosen,
    reason: "Only names and values of the settings are known: the points are taken as stretch at that speed.")
}

/// The motion by which a selection becomes a lens, travels, and becomes a selection again.
package struct LensMotion: Hashable, Sendable {
  /// The growth in width and height, in points.
  package var lift: SIMD2<Double>
  package var rise: Spring
  package var fall: Spring
  package var travel: Spring

  /// Creates the motion of a control's lens; nil for a control that is not a lens or does not lift.
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
