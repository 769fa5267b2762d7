// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of the pixels around the edge of glass, against an independent computation of the model's formulas.
@Suite struct GlassEdgeTests {
  /// Returns the system's polynomial for the edge of a blurred half plane, in double precision.
  private static func softEdge(_ place: Double) -> Double {
    let u = min(max(place, -2), 2)
    return 0.5 - 0.560546875 * u + 0.168212891 * pow(u, 3) - 0.034454346 * pow(u, 5)
      + 0.002954483 * pow(u, 7)
  }

  private static func saturated(_ value: Double) -> Double { min(max(value, 0), 1) }

  private static let center = SIMD2(90.0, 80)
  private static let radius = 50.0
  private static let size = (width: 180, height: 180)

  /// Draws a circle of glass over one grey.
  private static func circle(_ parameters: GlassParameters, over grey: Int) -> PixelImage {
    let picture = TestScenes.flat(grey, grey, grey, width: size.width, height: size.height)
    let frame = Rect(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    return GlassSets.draw([GlassSets.node(parameters, frame, shape: .circle)], over: picture)
  }

  /// Returns the distance from the circle, moved down by `down`, and its normal.
  private static func field(_ x: Int, _ y: Int, down: Double = 0) -> (distance: Double, normal: SIMD2<Double>)
  {
    let away = SIMD2(Double(x) + 0.5, Double(y) + 0.5 - down) - center
    let length = (away * away).sum().squareRoot()
    return (length - radius, away / max(length, 1e-9))
  }

  /// Returns the largest difference over the pixels whose distance from the edge lies in a range.
  private static func difference(
    _ image: PixelImage, at distances: ClosedRange<Double>, _ expected: (_ x: Int, _ y: Int) -> Double
  ) -> Double {
    var largest = 0.0, count = 0
    for y in 0..<size.height {
      for x in 0..<size.width where distances.contains(field(x, y).distance) {
        largest = max(largest, abs(image.codeValues(x, y).x - expected(x, y)))
        count += 1
      }
    }
    return count > 300 ? largest : .infinity
  }

  @Test(
    "The ring shadow is a blurred band of the shape moved down, inside only or everywhere",
    arguments: [1.0, 0])
  func ring(mask: Double) {
    let parameters = GlassSets.plain { p in
      (p.ringShadow.opacity, p.ringShadow.mask) = (0.06, mask)
      (p.ringShadow.offset, p.ringShadow.strokeWidth, p.ringShadow.blurRadius) = (8, 4, 5)
    }
    let drawn = Self.circle(parameters, over: 250)
    // The system scales a deviation by nearly √½.
    func edge(_ distance: Double) -> Double { Self.softEdge(distance * 0.70703125 / 5) }
    func expected(_ x: Int, _ y: Int) -> Double {
      let distance = Self.field(x, y, down: 8).distance
      return 250 * (1 - 0.06 * (edge(distance) - edge(distance + 4)))
    }
    let inside = Self.difference(drawn, at: -50...(-1), expected)
    // Deep inside, distances are interpolated, which adds a small error.
    #expect(inside < 0.11, "\(inside)")
    let outside = Self.difference(drawn, at: 1...20) { x, y in mask == 1 ? 250 : expected(x, y) }
    #expect(outside < GlassTolerance.drawn, "\(outside)")
    // The shadow is strongest ten points below the upper edge, with its published strength.
    let column = (32..<80).map { 1 - drawn.codeValues(90, $0).x / 250 }
    let strongest = column.enumerated().max { $0.element < $1.element }
    #expect(abs(Double(strongest?.offset ?? 0) + 2.5 - 10) <= 1)
    #expect(abs((strongest?.element ?? 0) - 0.019) < 0.001)
  }

  @Test("The drop shadow is a soft edge around the shape moved down")
  func dropShadow() {
    let parameters = GlassSets.plain { p in
      (p.shadow.opacity, p.shadow.radius, p.shadow.offset) = (0.4, 24, SIMD2(0, 8))
      p.shadow.fill = SIMD4(0.2, 0.2, 0.2, 0.3)
    }
    let drawn = Self.circle(parameters, over: 240)
    let difference = Self.difference(drawn, at: 1...40) { x, y in
      let alpha = 0.4 * 0.3 * Self.softEdge(Self.field(x, y, down: 8).distance / 24)
      return 240 * (1 - alpha) + 0.2 * 255 * alpha
    }
    #expect(difference < GlassTolerance.drawn, "\(difference)")
    #expect(drawn.codeValues(90, 80).x > 239.9, "what it lies under hides it")
  }

  @Test("The shadow of older glass takes its colour from the backdrop")
  func vibrantShadow() {
    let parameters = GlassSets.plain { p in
      (p.shadow.opacity, p.shadow.radius, p.shadow.offset) = (0.4, 24, SIMD2(0, 8))
      (p.shadow.fill, p.shadow.vibrancy) = (SIMD4(0, 0, 0, 0.12), 1)
      (p.shadow.levels.white, p.shadow.levels.black) = (0.9, 0.5)
    }
    let drawn = Self.circle(parameters, over: 200)
    let difference = Self.difference(drawn, at: 1...40) { x, y in
      let strength = 0.4 * Self.softEdge(Self.field(x, y, down: 8).distance / 24)
      // The fill over the remapped colour, fully opaque.
      let color = (0.5 * 255 + 0.4 * 200) * (1 - 0.12)
      return 200 * (1 - strength) + color * strength
    }
    #expect(difference < GlassTolerance.drawn, "\(difference)")
  }
}
