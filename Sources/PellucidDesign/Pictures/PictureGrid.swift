// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A picture as measurements of it need it: straight sRGB colours, row by row, y down.
///
/// A picture larger than `mostSide` a side is read in equal steps, so that its measurements cost the same as those of
/// a small one. Which pixels are read depends on the size alone.
package struct PictureGrid: Hashable, Sendable {
  /// At least 1.
  package let width: Int, height: Int
  /// `width · height` colours.
  package let colors: [EncodedColor]

  /// Pixels of a side that are read.
  package static let mostSide = 512

  /// - Parameters:
  ///   - width: Of the picture, in pixels; a picture without pixels has no grid.
  ///   - color: The colour of a pixel; asked at most `mostSide`² times.
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

  /// The middle pixels of as many equal parts as are read.
  private static func places(_ length: Int) -> [Int] {
    let count = min(length, mostSide)
    return (0..<count).map { (2 * $0 + 1) * length / (2 * count) }
  }
}
