// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Samples of a picture for measurements: straight, encoded sRGB colours, row by row, y down.
///
/// A picture with more than `mostSide` pixels along a side is sampled in equal steps, which bounds the cost of
/// measurements. The sampled positions depend on the size alone.
package struct PictureGrid: Hashable, Sendable {
  /// The size of the grid, in samples; at least 1.
  package let width: Int, height: Int
  /// `width · height` colours.
  package let colors: [EncodedColor]

  /// The greatest number of samples along a side.
  package static let mostSide = 512

  /// Samples a picture; nil for a picture without pixels.
  ///
  /// - Parameters:
  ///   - width: The width of the picture, in pixels.
  ///   - color: Returns the colour of a pixel; called at most `mostSide`² times.
  package init?(width: Int, height: Int, color: (_ x: Int, _ y: Int) -> EncodedColor) {
    guard width > 0, height > 0 else { return nil }
    let (columns, rows) = (Self.places(width), Self.places(height))
    (self.width, self.height) = (columns.count, rows.count)
    var colors: [EncodedColor] = []
    colors.reserveCapacity(columns.count * rows.count)
    for y in rows {
      for x in columns { colors.append(color(x, y)) }
    }
    self.colors = colors
  }

  subscript(x: Int, y: Int) -> EncodedColor { colors[y * width + x] }

  /// Returns the sampled positions along a side: the middle pixels of equal parts.
  private static func places(_ length: Int) -> [Int] {
    let count = min(length, mostSide)
    return (0..<count).map { (2 * $0 + 1) * length / (2 * count) }
  }
}
