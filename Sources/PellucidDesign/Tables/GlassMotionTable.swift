// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The spring of one motion of glass.
struct GlassSpringRow: Sendable {
  var spring: Spring
  var provenance: Provenance

  init(_ spring: Spring, _ provenance: Provenance) {
    (self.spring, self.provenance) = (spring, provenance)
  }
}

/// The springs and curves of glass under fingers; read on simulators and devices with iOS 27.
enum GlassMotionTable {
  static func row(of motion: GlassMotion) -> GlassSpringRow {
    switch motion {
    case .segmentLift: row(0.25, 1, "G3, G11")
    case .segmentDrop: row(0.4, 1)
    // The replay of a device gives 0.401 and 0.856, a difference of less than one frame.
    case .tabMove: row(0.4, 0.85, "G3, G11")
    case .tabBarSwell: row(0.356, 0.593, "G11")
    case .switchLift: row(0.27, 0.625, "G3, G11")
    case .switchUnlift: row(0.5, 0.7)
    case .switchKnob: row(0.3, 1)
    case .switchWellOn: row(0.4, 1)
    case .switchWellOff: row(0.68, 1)
    case .menuOpen: row(0.35, 0.75, "G3, G11")
    case .menuClose: row(0.49, 0.8, "G3, G11")
    case .menuReducedMotion: row(0.15, 1)
    case .classicMenuOpen: GlassSpringRow(Spring(duration: 0.337, bounce: 0.2), published)
    case .classicMenuClose: GlassSpringRow(Spring(duration: 0.409, bounce: 0), published)
    case .contextMenuMove: row(0.284, 0.81, "C2")
    case .contextMenuDim: row(0.32, 0.8, "C2")
    case .contextMenuUndim: row(0.35, 0.85, "C2")
    case .sheetMove: row(0.344, 1, "C2")
    // A spring with a stiffness of 522.35 and a damping of 45.71.
    case .alertMove: row(0.275, 1, "C2, C3")
    case .alertDim: row(0.404, 1, "C3")
    case .choicesOpen: row(0.345, 0.8, "C2")
    case .choicesClose: row(0.373, 0.85, "C2")
    case .choicesRise: GlassSpringRow(Spring(response: 0.335, dampingRatio: 1), published)
    case .birth: row(0.492, 0.711, "G11")
    case .buttonPress: row(0.262, 0.625, "G11")
    case .buttonPressWide: row(0.314, 0.625, "G11")
    case .buttonRelease: row(0.4, 0.375, "G11")
    case .buttonReleaseWide: row(0.36, 0.6, "G11")
    case .toolbarTransition: row(seconds: 0.416, bounce: 0.25)
    case .toolbarPulseUp: row(seconds: 0.292, bounce: 0.5)
    case .toolbarPulseHeight: row(seconds: 0.416, bounce: 0.416)
    case .toolbarPulseWidth: row(seconds: 0.416, bounce: 0.5)
    case .toolbarBlur: row(seconds: 0.416, bounce: 0.25)
    case .toolbarBridge: row(seconds: 0.5, bounce: 0)
    case .scrollEdgeAlpha: row(0.35, 1, "G11")
    case .scrollEdgeLevel:
      GlassSpringRow(Spring(response: 0.5, dampingRatio: 1), Cell.source("G13", .inferred))
    case .flip:
      GlassSpringRow(
        Spring(response: 0.5, dampingRatio: 1),
        Cell.source("G13", .chosen, "Glass's own is not known: that of the scroll edge's levels."))
    }
  }

  /// The springs before release 26, of which the source gives the duration alone or with the bounce.
  private static let published = Cell.source("C7", .published)

  private static func row(
    _ response: Double, _ damping: Double, _ sources: String = "G3"
  ) -> GlassSpringRow {
    GlassSpringRow(Spring(response: response, dampingRatio: damping), Cell.source(sources, .measured))
  }

  /// Returns a row for a spring of bars, which the source gives as duration and bounce.
  private static func row(seconds: Double, bounce: Double) -> GlassSpringRow {
    GlassSpringRow(Spring(duration: seconds, bounce: bounce), Cell.source("G11", .measured))
  }

  /// The scale of a 44-point button over the seconds since a touch, read frame by frame.
  static let press = milliseconds([
    (52.6, 1), (69.3, 1.0775), (102.6, 1.23), (136, 1.3313), (169, 1.3766), (202.6, 1.39), (236, 1.3831),
    (336, 1.3628), (353, 1.3636),
  ])
  /// The scale of a 44-point button over the seconds since its release, read frame by frame.
  static let release = milliseconds([
    (19, 1.3636), (36, 1.3241), (69, 1.2788), (103, 1.1656), (136, 1.0425), (169, 0.965), (203, 0.9141),
    (236, 0.8994), (353, 0.9406), (386, 0.9728), (453, 1.0278), (653, 0.9925), (800, 1),
  ])
  /// The opacity of the glow that fills the button, over the seconds since a touch.
  static let glowIn = milliseconds([
    (23.5, 0), (57, 0.44), (74, 0.72), (90, 0.87), (107, 0.95), (157, 1),
  ])
  /// The opacity of the glow, over the seconds since a release.
  static let glowOut = milliseconds([
    (23.5, 1), (74, 0.86), (124, 0.63), (174, 0.43), (257, 0.19), (357, 0.08), (624, 0),
  ])
  /// The opacity of the soft disc that follows the glow, over the seconds since a touch. Of its course after a
  /// release only the ends are known.
  static let discIn = milliseconds([(74, 0), (91, 0.57), (108, 0.79), (124, 0.91), (191, 1)])
  /// The opacity of the disc, over the seconds since a release.
  static let discOut = milliseconds([(23.5, 1), (624, 0)])
  /// The scale factor of the disc, over the seconds since a release.
  static let discGrowth = milliseconds([(23.5, 1), (624, 3.99)])
  static let pressProvenance = Cell.source(
    "G3, G11", .chosen,
    "Read of a round button of 44 points; others take its course with the lift of their height.")

  /// The growth of a button in points, over its height in points.
  static let lift = [SIMD2(44.0, 16.0), SIMD2(160, 4)]

  private static func milliseconds(_ samples: [(Double, Double)]) -> [SIMD2<Double>] {
    samples.map { SIMD2($0.0 / 1000, $0.1) }
  }
}
