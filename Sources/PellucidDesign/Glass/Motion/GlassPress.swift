// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A touch on interactive glass, in seconds: how long ago it began, and how long ago it ended.
///
/// Its shape grows, not its picture; no number of the material changes.
package struct GlassPress: Hashable, Sendable {
  /// Seconds since the finger came down.
  package var sinceTouch: Double
  /// Seconds since it left; nil while it stays. Never more than `sinceTouch`.
  package var sinceRelease: Double?
  /// A Boolean value indicating whether Reduce Motion is on: nothing overshoots.
  package var reducesMotion: Bool

  package init(sinceTouch: Double, sinceRelease: Double? = nil, reducesMotion: Bool = false) {
    (self.sinceTouch, self.sinceRelease) = (sinceTouch, sinceRelease)
    self.reducesMotion = reducesMotion
  }

  /// The progress of the lift: 0 at rest, 1 lifted, beyond both while it swings.
  package var lift: Double {
    guard let sinceRelease, sinceRelease > 0 else { return bounded(Self.lifted(at: sinceTouch)) }
    let reached = Self.lifted(at: sinceTouch - sinceRelease)
    let course = Piecewise.value(GlassMotionTable.release, at: sinceRelease)
    return bounded(reached * (course - 1) / Self.fullLift)
  }

  /// The factor its shape grows by about its centre, the same both ways; 1 for shapes without extent.
  package func scale(width: Double, height: Double) -> Double {
    guard width > 0, height > 0, width.isFinite, height.isFinite else { return 1 }
    // The lift is that of the height; the longer side decides how much of itself that is.
    return 1 + lift * Self.liftInPoints(height: min(width, height)) / max(width, height)
  }

  /// Points a shape of this height is lifted by: 16 up to 44 points, 4 from 160.
  package static func liftInPoints(height: Double) -> Double {
    Piecewise.value(GlassMotionTable.lift, at: height)
  }

  /// The growth of a shape 44 points high that is fully lifted: (44 + 16) / 44 - 1.
  private static let fullLift = 0.3636

  private static func lifted(at time: Double) -> Double {
    (Piecewise.value(GlassMotionTable.press, at: time) - 1) / fullLift
  }

  private func bounded(_ lift: Double) -> Double { reducesMotion ? min(max(lift, 0), 1) : lift }

  /// The opacity of the glow that fills the shape, 0…1.
  package var glow: Double { opacity(GlassMotionTable.glowIn, GlassMotionTable.glowOut) }

  /// The opacity of the soft disc that follows the glow, 0…1.
  package var discOpacity: Double { opacity(GlassMotionTable.discIn, GlassMotionTable.discOut) }

  /// The scale factor of the disc; 1 until the finger leaves.
  package var discScale: Double {
    sinceRelease.map { Piecewise.value(GlassMotionTable.discGrowth, at: $0) } ?? 1
  }

  private func opacity(_ rise: [SIMD2<Double>], _ fall: [SIMD2<Double>]) -> Double {
    guard let sinceRelease, sinceRelease > 0 else { return Piecewise.value(rise, at: sinceTouch) }
    return Piecewise.value(rise, at: sinceTouch - sinceRelease) * Piecewise.value(fall, at: sinceRelease)
  }

  /// Opacity of the symbol or label on it: a fifth at once, and back in half a second.
  package var contentOpacity: Double {
    guard let sinceRelease, sinceRelease > 0 else { return sinceTouch > 0 ? 0.2 : 1 }
    return 0.2 + 0.8 * CubicEasing.standard.value(at: (sinceRelease - 0.0117) / 0.47)
  }
}

/// The colours of the two glows of a touch.
package enum GlassGlow {
  /// The matrix of the glow that fills the shape: a fifth more chroma, and a little brighter.
  package static let fill: ColorMatrix = saturated(1.2, brighterBy: 0.05)

  /// The disc's diameter, in shorter sides; the Gaussian's standard deviation is its radius.
  package static let discDiameter = 1.5
  /// The opacity that remains at the disc's centre after the blur.
  package static let discCentre = 0.3935

  /// The grey that the disc dodges with: a gain of 5/3 on light glass, of 4 on dark.
  package static func discDodge(_ appearance: Appearance) -> Double { appearance == .dark ? 0.75 : 0.4 }

  private static func saturated(_ saturation: Double, brighterBy bias: Float) -> ColorMatrix {
    var matrix = LumaLevels(saturation: saturation).matrix
    matrix.red.w += bias
    matrix.green.w += bias
    matrix.blue.w += bias
    return matrix
  }
}
