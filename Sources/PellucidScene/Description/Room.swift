// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The light in a room and the direction from which people look, to which the glass of visionOS reacts.
package struct Room: Hashable, Sendable {
  package static let lightAngles = -360.0...360.0, lightIntensities = 0.0...1.0, viewingAngles = -60.0...60.0

  /// The direction that the light comes from, in degrees clockwise from the right; 270 is from above.
  package let lightAngle: Double
  /// The intensity of the light, 0…1.
  package let lightIntensity: Double
  /// The angle between the line of sight and the middle of the windows, in degrees; positive from the right.
  package let viewingAngle: Double

  /// Creates a room. Numbers outside their ranges are clamped, and numbers that are not finite replaced by the usual ones.
  ///
  /// Chosen: unless stated, light comes from above and a little from the left, and people look straight at the windows.
  package init(lightAngle: Double = 250, lightIntensity: Double = 0.7, viewingAngle: Double = 0) {
    self.lightAngle = Self.usable(lightAngle, in: Self.lightAngles, usual: 250)
    self.lightIntensity = Self.usable(lightIntensity, in: Self.lightIntensities, usual: 0.7)
    self.viewingAngle = Self.usable(viewingAngle, in: Self.viewingAngles, usual: 0)
  }

  private static func usable(_ number: Double, in range: ClosedRange<Double>, usual: Double) -> Double {
    number.isFinite ? min(max(number, range.lowerBound), range.upperBound) : usual
  }
}
