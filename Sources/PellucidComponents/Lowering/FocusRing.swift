// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// The ring around the control that has the keyboard focus.
enum FocusRing {
  /// The distances that the ring reaches beyond the shape and into it, in points: 3 wide, 2 of them outside (measured, C8).
  static let outside = 2.0, inside = 1.0

  /// Returns the ring around a shape.
  ///
  /// - Parameter isMac: A Boolean value that is true for the colour of AppKit's ring; iPad's is the accent.
  static func layer(around shape: Shape, _ frame: Rect, isMac: Bool) -> Layer {
    let outer = frame.outset(by: outside)
    let inner = Rect(
      x: outside + inside, y: outside + inside, width: frame.width - 2 * inside,
      height: frame.height - 2 * inside)
    let path = Outline.between(
      shape.grown(by: outside).path(in: Rect(outer.size)), shape.grown(by: -inside).path(in: inner))
    let color = isMac ? ForegroundStyle.semantic("keyboardFocusIndicatorColor") : .accent
    return .fill(color, .path(path), outer)
  }
}
