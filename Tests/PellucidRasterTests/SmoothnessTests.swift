// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

/// Tests against banding and dark edges.
@Suite struct SmoothnessTests {
  /// Draws a gradient of sixteen code values over 256 pixels, in which any banding is visible.
  static func gradient() throws -> PixelImage {
    try DrawnScene.image(
      256, 64,
      windows: """
        [{"layers": [
          {"linearGradient": {"stops": [[0, "#404040"], [1, "#505050"]], "start": [0, 0], "end": [1, 0]}},
          {"material": "blur.dark"}]}]
        """)
  }

  /// Returns the rows that a picture of 8 bits holds, after the dither.
  static func eightBits(_ image: PixelImage) -> [[UInt8]] {
    (0..<image.height).map { y in
      var row = [UInt8](repeating: 0, count: 4 * image.width)
      Dither.row(y, of: image, into: &row)
      return row
    }
  }

  @Test("A 16-bit gradient rises steadily")
  func sixteenBitsRiseSteadily() throws {
    let image = try Self.gradient()
    for x in 1..<256 {
      let step = Int(image[x, 32].x) - Int(image[x - 1, 32].x)
      // The whole ramp rises by less than sixteen code values of 257, so no step comes near one.
      #expect(step >= -1 && step <= 40, "at \(x): \(step)")
    }
    #expect(image[250, 32].x > image[5, 32].x + 257)
  }

  @Test("A dithered 8-bit gradient has no bands")
  func eightBitsHaveNoBands() throws {
    let image = try Self.gradient()
    let rows = Self.eightBits(image)
    var columnsThatVary = 0
    for x in 0..<256 {
      let column = rows.map { Int($0[4 * x]) }
      if Set(column).count > 1 { columnsThatVary += 1 }
      let mean = Double(column.reduce(0, +)) / Double(column.count)
      let exact = (0..<64).map { Double(image[x, $0].x) }.reduce(0, +) / 64 / 257
      #expect(abs(mean - exact) < 0.15, "column \(x)")
      guard x > 0 else { continue }
      for row in rows { #expect(abs(Int(row[4 * x]) - Int(row[4 * x - 4])) <= 1) }
    }
    // A band would be a run of columns without any second value.
    #expect(columnsThatVary > 200)
  }

  /// Up to the picture's edges, the material's edges and rounded corners, a flat backdrop stays flat.
  @Test(
    "Flat backdrops do not darken at edges",
    arguments: ["ultraThinLight", "regularDark", "thickLight", "blur.light", "blur.extraDark"])
  func nothingDarkensAtEdges(material: String) throws {
    let image = try DrawnScene.image(
      90, 70,
      windows: """
        [{"layers": [{"fill": "#a08060"}, {"material": "\(material)", "frame": [0, 0, 90, 40]},
          {"material": "\(material)", "frame": [20, 45, 50, 20], "shape": "capsule"}]}]
        """)
    let inner = image.codeValues(45, 20), ground = image.codeValues(3, 67)
    for y in 0..<40 {
      for x in 0..<90 {
        let difference = image.codeValues(x, y) - inner
        #expect(max(abs(difference.x), abs(difference.y), abs(difference.z)) < 0.5, "at \(x), \(y)")
      }
    }
    // Antialiased pixels lie between the material's colour and its surroundings.
    for y in 42..<70 {
      for x in 0..<90 {
        let color = image.codeValues(x, y)
        for lane in 0..<3 {
          #expect(color[lane] >= min(inner[lane], ground[lane]) - 0.5, "at \(x), \(y)")
          #expect(color[lane] <= max(inner[lane], ground[lane]) + 0.5, "at \(x), \(y)")
        }
      }
    }
  }
}
