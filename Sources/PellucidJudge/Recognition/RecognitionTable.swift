// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The thresholds by which unmarked elements are recognised. No source has them: all are chosen.
enum RecognitionTable {
  /// The tallest bezel of a control, in points.
  ///
  /// Chosen: the tallest standard control is a field of tvOS with 68 points; what is taller holds more than a control.
  static let tallestBezel = 68.0

  /// The greatest distance between the middles of a bezel and of a text in it, as a share of the bezel's height.
  ///
  /// Chosen: a control has one line in its middle. Two lines, as in a card, lie a quarter of the height away from it.
  static let textOffset = 0.15

  /// The points by which a text may reach out of a bezel. Chosen: frames are rounded to whole points.
  static let textOverhang = 1.0

  /// The opacity of a control's background up to which it is invisible. Chosen: a fiftieth.
  static let faintest = 0.02

  /// The distance from an edge of the window, in points, within which a sidebar or a bar touches it. Chosen: rounding.
  static let touch = 1.0

  /// The share of the window's side that a sidebar or a bar fills at least. Chosen: a title bar or a corner may be free.
  static let filledSide = 0.9

  /// The narrowest sidebar, in points, and the greatest share of its window's width.
  ///
  /// Chosen: sidebars of macOS are from 140 points wide, and content has the larger part of a window.
  static let narrowestSidebar = 120.0, widestSidebar = 0.45

  /// The tallest bar, in points, and its greatest share of the window's height.
  ///
  /// Chosen: a navigation bar of iOS with the status bar has 116 points; in a small window that would be half of it.
  static let tallestBar = 120.0, largestBar = 0.25

  /// The number of layers across an element that are examined.
  ///
  /// Chosen: what an element holds is drawn soon after it, and what it lies on soon before; the limit bounds the time for
  /// thousands of layers in one place.
  static let mostLayers = 256

  /// The shorter side from which a picture counts as a screen with a background, in points.
  ///
  /// Chosen: a smaller one shows a component by itself; the smallest screen, of a watch, has 162 points.
  static let leastScreen = 160.0

  /// The shortest side of a fill that counts as a surface of its own, in points.
  ///
  /// Chosen: the size of a touch target; what is smaller is part of a control.
  static let leastSurface = 44.0
}
