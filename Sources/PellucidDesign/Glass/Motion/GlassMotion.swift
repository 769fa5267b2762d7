// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The springs of glass, by what they move.
package enum GlassMotion: Hashable, Sendable, CaseIterable {
  case segmentLift, segmentDrop
  /// The lens of a tab bar on its way to another tab.
  case tabMove
  /// The bar itself, which swells while it is touched.
  case tabBarSwell
  case switchLift, switchUnlift, switchKnob, switchWellOn, switchWellOff
  case menuOpen, menuClose, menuReducedMotion
  /// An element that joins or leaves a container.
  case birth
  /// The scale of a button under a finger and after it, up to 120 points wide and wider.
  case buttonPress, buttonPressWide, buttonRelease, buttonReleaseWide
  /// Toolbar items that appear, their pulse and the neck between them.
  case toolbarTransition, toolbarPulseUp, toolbarPulseHeight, toolbarPulseWidth, toolbarBlur, toolbarBridge
  /// The scroll edge's alpha, and between its levels on 26.
  case scrollEdgeAlpha, scrollEdgeLevel
  /// Between light and dark.
  case flip

  /// The spring itself.
  package var spring: Spring { GlassMotionTable.row(of: self).spring }
  package var provenance: Provenance { GlassMotionTable.row(of: self).provenance }
}
