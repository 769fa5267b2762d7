// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The distribution of near-white pixels in a picture, which shows whether they form a ground that glows among dark
/// surroundings.
///
///     let ground = WhiteGround(of: grid)
///     if ground.isGround() { … }   // a scan, a diagram; not a snowy photo
package struct WhiteGround: Hashable, Sendable {
  /// The share of near-white pixels, 0…1; transparent pixels do not count as near white.
  package var share: Double
  /// The share of the outermost pixels that are near white, 0…1.
  package var borderShare: Double
  /// The share of the near-white pixels in the best filled twentieth of the range of brightness, 0…1.
  package var evenness: Double

  private let rules: PictureRules

  /// Measures a picture, reading every colour of the grid once.
  package init(of grid: PictureGrid, rules: PictureRules = PictureRules()) {
    self.rules = rules
    var (white, border, borderWhite) = (0, 0, 0)
    var histogram = [Int](repeating: 0, count: Self.binCount)
    for y in 0..<grid.height {
      for x in 0..<grid.width {
        let isBorder = x == 0 || y == 0 || x == grid.width - 1 || y == grid.height - 1
        if isBorder { border += 1 }
        let color = grid[x, y]
        guard Self.isNearWhite(color, rules) else { continue }
        white += 1
        if isBorder { borderWhite += 1 }
        histogram[Self.bin(of: color)] += 1
      }
    }
    share = Double(white) / Double(grid.width * grid.height)
    borderShare = Double(borderWhite) / Double(border)
    evenness = white == 0 ? 0 : Double(Self.peak(histogram)) / Double(white)
  }

  /// Returns whether the near-white pixels are the ground on which the picture's content lies.
  package func isGround() -> Bool {
    borderShare >= rules.borderShare && share >= rules.groundShare && evenness >= rules.evenness
  }

  /// Returns whether a colour is opaque and all its channels are at least `rules.nearWhite`.
  package static func isNearWhite(_ color: EncodedColor, _ rules: PictureRules = PictureRules()) -> Bool {
    color.alpha >= rules.nearWhite && min(color.red, color.green, color.blue) >= rules.nearWhite
  }

  // MARK: Brightness

  /// The number of bins of the histogram: brightness in hundredths, 0…100.
  private static var binCount: Int { 101 }
  /// The number of bins on each side of a middle one; the five together are a twentieth of the range.
  private static var reach: Int { 2 }

  private static func bin(of color: EncodedColor) -> Int {
    let mean = (color.red + color.green + color.blue) / 3
    return min(max(Int(mean * 100 + 0.5), 0), binCount - 1)
  }

  /// Returns the greatest number of pixels that lie within `reach` of one bin.
  private static func peak(_ histogram: [Int]) -> Int {
    var most = 0
    for middle in histogram.indices {
      let near = max(0, middle - reach)...min(histogram.count - 1, middle + reach)
      most = max(most, histogram[near].reduce(0, +))
    }
    return most
  }
}
