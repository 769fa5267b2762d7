// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of drawn pixels of scroll edges and extended backgrounds.
@Suite struct EdgeLayerTests {
  // MARK: Scroll edges

  private static func topPixel(offset: Double, look: String) throws -> SIMD3<Double> {
    let desktop = ##"[{"fill": "#336699"}, {"scrollEdge": "hard", "offset": \##(offset)}]"##
    return try DrawnScene.image(40, 120, traits: #"{"look": "\#(look)"}"#, desktop: desktop)
      .codeValues(20, 4)
  }

  @Test("A scroll edge fades in with the scroll offset, in both releases", arguments: ["os26", "os27"])
  func engagement(look: String) throws {
    let bare = SIMD3<Double>(51, 102, 153)
    let values = try [0, 0.2, 14, 20, 26, 200].map { try Self.topPixel(offset: $0, look: look) }
    for value in values[0...1] { #expect((value - bare).max() < 0.01, "at rest: \(value)") }
    for (less, more) in zip(values[1...], values[2...]) { #expect(less.x + 10 < more.x) }
  }

  @Test("The soft effect ends without a visible line")
  func softEnd() throws {
    // The sharpest possible edges, which show the faintest blur.
    let stripes = (0..<10).map { ##"{"fill": "#FFFFFF", "frame": [\##(20 * $0), 0, 10, 140]}, "## }.joined()
    let edge = #"{"scrollEdge": "soft", "inset": 20, "barHeight": 40, "title": false}"#
    let desktop = ##"[{"fill": "#000000"}, \##(stripes)\##(edge)]"##
    let image = try DrawnScene.image(200, 140, desktop: desktop)
    // The band ends 40 points below the bar, where its blur and fill have faded out.
    for y in 92..<130 {
      let step = (0..<200).map { x in
        abs(image.codeValues(x, y).x - image.codeValues(x, y + 1).x)
      }
      #expect((step.max() ?? 255) < 4, "rows \(y) and \(y + 1)")
    }
  }

  /// The mean of rows and the spread in them, over a flat ground and over stripes, have no corner that the eye takes for a
  /// line: their slope changes by less than a code value a point, in a band of 255.
  @Test(
    "Soft effects show no line anywhere across the content", arguments: ["os26", "os27"], ["top", "bottom"])
  func softBand(look: String, side: String) throws {
    let stripes = (0..<5).map { ##"{"fill": "#C8C8C8", "frame": [\##(12 * $0), 0, 6, 200]}, "## }.joined()
    let edge = #"{"scrollEdge": "soft", "edge": "\#(side)", "inset": 40, "barHeight": 44}"#
    for (appearance, ground) in [("light", "#000000"), ("dark", "#FFFFFF")] {
      for content in ["", stripes] {
        let image = try DrawnScene.image(
          60, 200, traits: #"{"platform": "ios", "look": "\#(look)", "appearance": "\#(appearance)"}"#,
          desktop: ##"[{"fill": "\##(ground)"}, \##(content)\##(edge)]"##)
        let rows = (0..<200).map { y in (12..<48).map { image.codeValues($0, y).x } }
        let means = rows.map { $0.reduce(0, +) / 36 }
        #expect(abs(means[0] - means[199]) > 40, "the effect shows")
        let spreads = zip(rows, means).map { row, mean in row.map { abs($0 - mean) }.reduce(0, +) / 36 }
        for (values, limit) in [(means, 1.0), (spreads, 3.0)] {
          for y in 1..<199 {
            #expect(abs(values[y - 1] - 2 * values[y] + values[y + 1]) < limit, "row \(y), \(appearance)")
          }
        }
      }
    }
  }

  @Test("Scroll edges of one id draw as those of different ids")
  func edgesOfOneID() throws {
    func edge(_ id: String) -> String {
      #"{"id": "\#(id)", "scrollEdge": "soft", "inset": 20, "barHeight": 40, "title": false}"#
    }
    // Only the second effect sees the layer drawn between both.
    let between = ##"{"fill": "#FFFFFF", "frame": [20, 0, 10, 140]}"##
    func picture(_ first: String, _ second: String, group: String = "") throws -> [SIMD3<Double>] {
      let material = #"{"material": "thin", "frame": [0, 60, 60, 30]\#(group)}"#
      let image = try DrawnScene.image(
        60, 140,
        desktop: ##"[{"fill": "#204060"}, \##(material), \##(edge(first)), \##(between), \##(edge(second))]"##
      )
      return (0..<140).flatMap { y in (0..<60).map { image.codeValues($0, y) } }
    }
    let apart = try picture("top", "bottom")
    #expect(try picture("top", "top") == apart)
    #expect(try picture("top", "top", group: #", "backdropGroup": "top.scrollEdge""#) == apart)
  }

  // MARK: Extended backgrounds

  @Test("Mirrored content meets the original without a step", arguments: [false, true])
  func seam(isUpright: Bool) throws {
    let end = isUpright ? "[0, 1]" : "[1, 0]"
    let ramp =
      ##"{"linearGradient": {"stops": [[0, "#000000"], [1, "#FFFFFF"]], "start": [0, 0], "end": \##(end)}}"##
    let (width, height) = isUpright ? (200, 300) : (300, 200)
    let area = isUpright ? "[0, 100, 200, 200]" : "[100, 0, 200, 200]"
    let image = try DrawnScene.image(
      width, height, desktop: #"[{"backgroundExtension": [\#(ramp)], "safeArea": \#(area)}]"#)
    func value(_ place: Int) -> Double {
      isUpright ? image.codeValues(100, place).x : image.codeValues(place, 100).x
    }
    // The ramp climbs by 1.3 a pixel, and its mirror falls at the same rate.
    for place in 10..<290 {
      #expect(abs(value(place) - value(place + 1)) < 2, "\(place): \(value(place)), \(value(place + 1))")
    }
    #expect(value(99) < 3 && value(100) < 3)
  }

  @Test("Sides and corners of an extension meet without a step")
  func corners() throws {
    let ramp =
      ##"{"linearGradient": {"stops": [[0, "#000000"], [1, "#FFFFFF"]], "start": [0, 0], "end": [1, 1]}}"##
    let image = try DrawnScene.image(
      240, 240, desktop: #"[{"backgroundExtension": [\#(ramp)], "safeArea": [80, 80, 80, 80]}]"#)
    for y in stride(from: 10, to: 230, by: 7) {
      for x in 10..<229 {
        #expect(abs(image.codeValues(x, y).x - image.codeValues(x + 1, y).x) < 3, "\(x), \(y)")
        #expect(abs(image.codeValues(y, x).x - image.codeValues(y, x + 1).x) < 3, "\(y), \(x)")
      }
    }
  }

  @Test("The mirror is blurred far from the content")
  func extensionBlurs() throws {
    let step =
      ##"{"linearGradient": {"stops": [[0, "#000000"], [0.5, "#000000"], [0.5, "#FFFFFF"], [1, "#FFFFFF"]]}}"##
    let image = try DrawnScene.image(
      300, 200, desktop: #"[{"backgroundExtension": [\#(step)], "safeArea": [100, 0, 200, 200]}]"#)
    // A step between rows: it stays sharp near the seam, and a Gaussian of 12 points makes a slope of it at the far
    // end.
    func rise(_ x: Int) -> Double { image.codeValues(x, 100).x - image.codeValues(x, 99).x }
    #expect(rise(200) > 250 && rise(99) > 200)
    #expect(rise(20) < 255 / (12 * 2.5066) + 1)
  }
}
