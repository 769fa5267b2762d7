// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The colours along the edge at which a picture with transparent ground ends.
///
///     let silhouette = Silhouette(of: grid)
///     silhouette?.contrast(on: EncodedColor(white: 1)).isSeen   // a full moon: false
package struct Silhouette: Hashable, Sendable {
  /// One straight colour for each pixel of the edge, with the alpha of the picture just inside.
  package let edge: [EncodedColor]
  /// A Boolean value indicating whether the edge is the picture's own frame, because no pixel is transparent.
  package let fillsFrame: Bool
  /// A Boolean value indicating whether the picture shows one subject on transparent ground, as an icon does.
  package let isSubject: Bool

  /// Finds the edge of a picture; nil for a fully transparent one.
  ///
  /// The edge is where alpha falls below half of the greatest alpha in the picture. Antialiasing mixes the pixels
  /// there with the ground, so each takes the most opaque colour among itself and its eight neighbours.
  package init?(of grid: PictureGrid, rules: PictureRules = PictureRules()) {
    let most = grid.colors.reduce(Float(0)) { max($0, $1.alpha) }
    guard most > 0 else { return nil }
    let threshold = most / 2
    func isInside(_ x: Int, _ y: Int) -> Bool {
      x >= 0 && y >= 0 && x < grid.width && y < grid.height && grid[x, y].alpha >= threshold
    }
    var colors: [EncodedColor] = []
    var (inside, clearBorder, soft) = (0, 0, 0)
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        guard isInside(x, y) else {
          if x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1 { clearBorder += 1 }
          continue
        }
        inside += 1
        if grid[x, y].alpha < Self.full * most { soft += 1 }
        if isInside(x - 1, y) && isInside(x + 1, y) && isInside(x, y - 1) && isInside(x, y + 1) { continue }
        colors.append(Self.mostOpaque(around: x, y, in: grid))
      }
    }
    let border = max(2 * (grid.width + grid.height) - 4, 1)
    (edge, fillsFrame) = (colors, inside == grid.width * grid.height)
    isSubject =
      Double(clearBorder) >= rules.clearBorder * Double(border)
      && Double(soft) <= rules.softPixels * Double(colors.count)
      && Double(Self.largestPart(of: grid, from: threshold)) >= rules.largestPart * Double(inside)
  }

  /// The share of the greatest alpha from which a pixel is not partly transparent. Chosen: a tenth is hard to see.
  private static let full: Float = 0.9

  /// Returns the number of pixels in the largest part of a picture whose pixels touch at sides or corners.
  private static func largestPart(of grid: PictureGrid, from threshold: Float) -> Int {
    var isOpen = grid.colors.map { $0.alpha >= threshold }
    var (largest, stack) = (0, [Int]())
    for start in isOpen.indices where isOpen[start] {
      var count = 0
      isOpen[start] = false
      stack.append(start)
      while let place = stack.popLast() {
        count += 1
        let (x, y) = (place % grid.width, place / grid.width)
        for row in max(0, y - 1)...min(grid.height - 1, y + 1) {
          for column in max(0, x - 1)...min(grid.width - 1, x + 1) where isOpen[row * grid.width + column] {
            isOpen[row * grid.width + column] = false
            stack.append(row * grid.width + column)
          }
        }
      }
      largest = max(largest, count)
    }
    return largest
  }

  /// Returns the colour with the greatest alpha among a pixel and its eight neighbours.
  private static func mostOpaque(around x: Int, _ y: Int, in grid: PictureGrid) -> EncodedColor {
    var best = grid[x, y]
    for row in max(0, y - 1)...min(grid.height - 1, y + 1) {
      for column in max(0, x - 1)...min(grid.width - 1, x + 1) {
        let color = grid[column, row]
        if color.alpha > best.alpha { best = color }
      }
    }
    return best
  }

  /// Computes the contrast between the edge and an opaque background.
  package func contrast(
    on background: EncodedColor, rules: PictureRules = PictureRules()
  ) -> EdgeContrast {
    var ratios = edge.map { contrastRatio($0, background) }
    ratios.sort()
    let seen = ratios.count { $0 >= rules.leastContrast }
    return EdgeContrast(
      median: ratios.isEmpty ? 1 : ratios[ratios.count / 2],
      share: ratios.isEmpty ? 0 : Double(seen) / Double(ratios.count),
      isSeen: Double(seen) > rules.edgeShare * Double(ratios.count))
  }
}

/// The contrast between a silhouette's edge and its background.
package struct EdgeContrast: Hashable, Sendable {
  /// The median of the WCAG 2.2 contrast ratio along the edge, 1…21.
  package var median: Double
  /// The share of the edge, 0…1, that reaches `PictureRules.leastContrast`.
  package var share: Double
  /// A Boolean value indicating whether that share exceeds `PictureRules.edgeShare`.
  package var isSeen: Bool

  package init(median: Double, share: Double, isSeen: Bool) {
    (self.median, self.share, self.isSeen) = (median, share, isSeen)
  }
}
