// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// One spring of glass.
struct GlassSpringRow: Sendable {
  var motion: GlassMotion
  var spring: Spring
  var provenance: Provenance

  init(_ motion: GlassMotion, _ spring: Spring, _ provenance: Provenance) {
    (self.motion, self.spring, self.provenance) = (motion, spring, provenance)
  }
}

/// Springs and curves of glass under fingers; read on simulators and devices with iOS 27.
enum GlassMotionTable {
  static let rows = controls() + bars()

  private static func row(
    _ motion: GlassMotion, _ response: Double, _ damping: Double, _ sources: String = "G3"
  ) -> GlassSpringRow {
    GlassSpringRow(
      motion, Spring(response: response, dampingRatio: damping), Cell.source(sources, .measured))
  }

  private static func controls() -> [GlassSpringRow] {
    [
      row(.segmentLift, 0.25, 1, "G3, G11"), row(.segmentDrop, 0.4, 1),
      // The device replay gives 0.401 and 0.856: below a frame apart.
      row(.tabMove, 0.4, 0.85, "G3, G11"),
      // The setting says 0.2 and 0.85, the replay of a drag this.
      row(.tabDrag, 0.271, 0.803, "G11"), row(.tabBarSwell, 0.356, 0.593, "G11"),
      row(.switchLift, 0.27, 0.625, "G3, G11"), row(.switchUnlift, 0.5, 0.7), row(.switchKnob, 0.3, 1),
      row(.switchWellOn, 0.4, 1), row(.switchWellOff, 0.68, 1), row(.menuOpen, 0.35, 0.75, "G3, G11"),
      row(.menuClose, 0.49, 0.8, "G3, G11"), row(.menuReducedMotion, 0.15, 1),
      row(.birth, 0.492, 0.711, "G11"), row(.buttonPress, 0.262, 0.625, "G11"),
      row(.buttonPressWide, 0.314, 0.625, "G11"), row(.buttonRelease, 0.4, 0.375, "G11"),
      row(.buttonReleaseWide, 0.36, 0.6, "G11"), row(.scrollEdgeAlpha, 0.35, 1, "G11"),
      GlassSpringRow(
        .scrollEdgeLevel, Spring(response: 0.5, dampingRatio: 1), Cell.source("G13", .inferred)),
      GlassSpringRow(
        .flip, Spring(response: 0.5, dampingRatio: 1),
        Cell.source("G13", .chosen, "Glass's own is not known: that of the scroll edge's levels.")),
    ]
  }

  /// Given as seconds and bounce.
  private static func bars() -> [GlassSpringRow] {
    func row(_ motion: GlassMotion, _ duration: Double, _ bounce: Double) -> GlassSpringRow {
      GlassSpringRow(motion, Spring(duration: duration, bounce: bounce), Cell.source("G11", .measured))
    }
    return [
      row(.toolbarTransition, 0.416, 0.25), row(.toolbarPulseUp, 0.292, 0.5),
      row(.toolbarPulseHeight, 0.416, 0.416), row(.toolbarPulseWidth, 0.416, 0.5),
      row(.toolbarBlur, 0.416, 0.25), row(.toolbarBridge, 0.5, 0),
    ]
  }

  /// Seconds and scale of a 44-point button after a touch and after its release, read frame by frame.
  static let press = milliseconds([
    (52.6, 1), (69.3, 1.0775), (102.6, 1.23), (136, 1.3313), (169, 1.3766), (202.6, 1.39), (236, 1.3831),
    (336, 1.3628), (353, 1.3636),
  ])
  static let release = milliseconds([
    (19, 1.3636), (36, 1.3241), (69, 1.2788), (103, 1.1656), (136, 1.0425), (169, 0.965), (203, 0.9141),
    (236, 0.8994), (353, 0.9406), (386, 0.9728), (453, 1.0278), (653, 0.9925), (800, 1),
  ])
  /// The glow that fills the button.
  static let glowIn = milliseconds([
    (23.5, 0), (57, 0.44), (74, 0.72), (90, 0.87), (107, 0.95), (157, 1),
  ])
  static let glowOut = milliseconds([
    (23.5, 1), (74, 0.86), (124, 0.63), (174, 0.43), (257, 0.19), (357, 0.08), (624, 0),
  ])
  /// The soft disc that follows; only its ends after a release are known.
  static let discIn = milliseconds([(74, 0), (91, 0.57), (108, 0.79), (124, 0.91), (191, 1)])
  static let discOut = milliseconds([(23.5, 1), (624, 0)])
  static let discGrowth = milliseconds([(23.5, 1), (624, 3.99)])
  static let pressProvenance = Cell.source(
    "G3, G11", .chosen,
    "Read of a round button of 44 points; others take its course with the lift of their height.")

  /// Points a button grows by, over its height.
  static let lift = [SIMD2(44.0, 16.0), SIMD2(160, 4)]

  private static func milliseconds(_ samples: [(Double, Double)]) -> [SIMD2<Double>] {
    samples.map { SIMD2($0.0 / 1000, $0.1) }
  }
}
