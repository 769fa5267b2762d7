// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A touch on interactive glass, as the seconds since it began and since it ended.
///
/// The shape of the glass grows, not its picture; no number of the material changes.
package struct GlassPress: Hashable, Sendable {
  /// Seconds since the finger touched the glass.
  package var sinceTouch: Double
  /// Seconds since the finger left; nil while it stays. Never more than `sinceTouch`.
  package var sinceRelease: Double?
  /// A Boolean value indicating whether Reduce Motion is on, so that the glass glows and does not grow.
  package var reducesMotion: Bool

  package init(sinceTouch: Double, sinceRelease: Double? = nil, reducesMotion: Bool = false) {
    (self.sinceTouch, self.sinceRelease) = (sinceTouch, sinceRelease)
    self.reducesMotion = reducesMotion
  }

  /// A touch that has lasted until nothing moves any more.
  package static let held = GlassPress(sinceTouch: 10)

  /// The progress of the lift: 0 at rest, 1 lifted, beyond both while it oscillates.
  package var lift: Double {
    guard !reducesMotion else { return 0 }
    guard let sinceRelease, sinceRelease > 0 else { return Self.lifted(at: sinceTouch) }
    let reached = Self.lifted(at: sinceTouch - sinceRelease)
    let course = Piecewise.value(GlassMotionTable.release, at: sinceRelease)
    return reached * (course - 1) / Self.fullLift
  }

  /// Returns the factor by which the shape grows about its centre, equal along both axes; 1 for shapes without extent.
  package func scale(width: Double, height: Double) -> Double {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return 1 }
    // The lift in points follows from the height; its share of the longer side is the growth.
    return 1 + lift * Self.liftInPoints(height: min(width, height)) / max(width, height)
  }

  /// Returns the lift of a shape of this height, in points: 16 up to a height of 44, falling to 4 from 160.
  package static func liftInPoints(height: Double) -> Double {
    Piecewise.value(GlassMotionTable.lift, at: height)
  }

  /// The growth of a fully lifted shape 44 points high: (44 + 16) / 44 - 1.
  private static let fullLift = 0.3636

  /// Returns the progress of a lift that is not released, at a time since the touch.
  private static func lifted(at time: Double) -> Double {
    (Piecewise.value(GlassMotionTable.press, at: time) - 1) / fullLift
  }

  /// The opacity of the glow that fills the shape, 0…1.
  package var glow: Double { opacity(GlassMotionTable.glowIn, GlassMotionTable.glowOut) }

  /// The opacity of the soft disc that follows the glow, 0…1.
  package var discOpacity: Double { opacity(GlassMotionTable.discIn, GlassMotionTable.discOut) }

  /// The scale factor of the disc; 1 until the finger leaves, and under Reduce Motion.
  package var discScale: Double {
    guard !reducesMotion else { return 1 }
    return sinceRelease.map { Piecewise.value(GlassMotionTable.discGrowth, at: $0) } ?? 1
  }

  /// Returns the opacity of a glow that rises from the touch on and falls from the release on.
  private func opacity(_ rise: [SIMD2<Double>], _ fall: [SIMD2<Double>]) -> Double {
    guard let sinceRelease, sinceRelease > 0 else { return Piecewise.value(rise, at: sinceTouch) }
    return Piecewise.value(rise, at: sinceTouch - sinceRelease) * Piecewise.value(fall, at: sinceRelease)
  }

  /// The opacity of the symbol or label on the glass: 0.2 at once, and back to 1 within half a second of the release.
  package var contentOpacity: Double {
    guard let sinceRelease, sinceRelease > 0 else { return sinceTouch > 0 ? 0.2 : 1 }
    return 0.2 + 0.8 * CubicEasing.standard.value(at: (sinceRelease - 0.0117) / 0.47)
  }
}

/// The colours of the two glows of a touch.
package enum GlassGlow {
  /// The matrix of the glow that fills the shape: a fifth more chroma, and a little brighter.
  package static let fill: ColorMatrix = saturated(1.2, brighterBy: 0.05)

  /// The diameter of the disc, in shorter sides of the shape; the standard deviation of its Gaussian is its radius.
  package static let discDiameter = 1.5
  /// The opacity that remains at the centre of the disc after the blur.
  package static let discCentre = 0.3935

  /// Returns the grey that the disc dodges with: a gain of 5/3 on light glass, of 4 on dark glass.
  package static func discDodge(_ appearance: Appearance) -> Double { appearance == .dark ? 0.75 : 0.4 }

  /// Returns a matrix that scales the saturation and adds a bias to every channel.
  private static func saturated(_ saturation: Double, brighterBy bias: Float) -> ColorMatrix {
    var matrix = LumaLevels(saturation: saturation).matrix
    matrix.red.w += bias
    matrix.green.w += bias
    matrix.blue.w += bias
    return matrix
  }
}
