// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The springs of glass, by the motion they drive.
package enum GlassMotion: Hashable, Sendable, CaseIterable {
  case segmentLift, segmentDrop
  /// The lens of a tab bar on its way to another tab.
  case tabMove
  /// The tab bar itself, which swells while it is touched.
  case tabBarSwell
  case switchLift, switchUnlift, switchKnob, switchWellOn, switchWellOff
  case menuOpen, menuClose, menuReducedMotion
  /// A menu before release 26.
  case classicMenuOpen, classicMenuClose
  /// A context menu with its preview, and the black behind it.
  case contextMenuMove, contextMenuDim, contextMenuUndim
  /// A sheet that opens, closes or moves to another height.
  case sheetMove
  /// An alert or popover, and the black behind an alert.
  case alertMove, alertDim
  /// The choices of an action sheet beside their source, and before release 26 at the bottom of the screen.
  case choicesOpen, choicesClose, choicesRise
  /// An element that joins or leaves a container.
  case birth
  /// The scale of a button under a finger and after its release: for buttons up to 120 points wide, and for wider ones.
  case buttonPress, buttonPressWide, buttonRelease, buttonReleaseWide
  /// Toolbar items that appear, their pulse and the neck between them.
  case toolbarTransition, toolbarPulseUp, toolbarPulseHeight, toolbarPulseWidth, toolbarBlur, toolbarBridge
  /// The alpha of a scroll edge, and the change between its levels in release 26.
  case scrollEdgeAlpha, scrollEdgeLevel
  /// The change between light and dark.
  case flip

  /// The spring that drives the motion.
  package var spring: Spring { GlassMotionTable.row(of: self).spring }
  package var provenance: Provenance { GlassMotionTable.row(of: self).provenance }
}
