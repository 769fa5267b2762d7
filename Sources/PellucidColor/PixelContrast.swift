// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast at one pixel of a picture.
package struct PixelContrast: Hashable, Sendable {
  /// The pixel's column and row, from 0.
  package var x: Int, y: Int
  /// The WCAG contrast ratio, 1…21.
  package var ratio: Double

  package init(x: Int, y: Int, ratio: Double) { (self.x, self.y, self.ratio) = (x, y, ratio) }
}
