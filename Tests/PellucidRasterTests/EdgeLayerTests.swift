// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Scroll edges and extended backgrounds, on drawn pixels.
@Suite struct EdgeLayerTests {
  // MARK: Scroll edges

  private static func topPixel(offset: Double, look: String) throws -> SIMD3<Double> {
    let desktop = ##"[{"fill": "#336699"}, {"scrollEdge": "hard", "offset": \##(offset)}]"##
    return try DrawnScene.image(40, 120, traits: #"{"look": "\#(look)"}"#, desktop: desktop)
      .codeValues(20, 4)
  }

  @Test("Scrolling fades the effect in, in both releases", arguments: ["os26", "os27"])
  func engagement(look: String) throws {
    let bare = SIMD3<Double>(51, 102, 153)
    let values = try [0, 0.2, 14, 20, 26, 200].map { try Self.topPixel(offset: $0, look: look) }
    for value in values[0...1] { #expect((value - bare).max() < 0.01, "at rest: \(value)") }
    for (less, more) in zip(values[1...], values[2...]) { #expect(less.x + 10 < more.x) }
  }

  @Test("The soft effect ends without a line")
  func softEnd() throws {
    // Edges as sharp as can be, which show the least blur.
    let stripes = (0..<10).map { ##"{"fill": "#FFFFFF", "frame": [\##(20 * $0), 0, 10, 140]}, "## }.joined()
    let edge = #"{"scrollEdge": "soft", "inset": 20, "barHeight": 40, "title": false}"#
    let desktop = ##"[{"fill": "#000000"}, \##(stripes)\##(edge)]"##
    let image = try DrawnScene.image(200, 140, desktop: desktop)
    // The band ends 40 points below the bar; its blur and fill have faded to nothing by then.
    for y in 92..<130 {
      let step = (0..<200).map { x in
        abs(image.codeValues(x, y).x - image.codeValues(x, y + 1).x)
      }
      #expect((step.max() ?? 255) < 4, "rows \(y) and \(y + 1)")
    }
  }
}
