// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidLegibility
import PellucidTestSupport
import Testing

/// Tests of the reduction of colours to those that span their mixtures.
@Suite struct ColorHullTests {
  @Test("The colours of a hull reach as far in every direction as all its colours")
  func theHullReachesAsFarAsItsColors() {
    var generator = SeededGenerator(seed: 11)
    let colors = (0..<20_000).map { _ in
      // A cloud around a diagonal, as the colours of photos lie.
      let (grey, spread) = (generator.number(in: 0...1), generator.number(in: -0.2...0.2))
      return GamutColor(
        red: ((grey + spread) * 255).rounded() / 255, green: (grey * 255).rounded() / 255,
        blue: ((grey - spread * grey) * 255).rounded() / 255
      ).clamped
    }
    var hull = ColorHull()
    hull.add(colors)
    #expect(hull.colors.count < 1500)
    for _ in 0..<500 {
      let normal = (
        generator.number(in: -1...1), generator.number(in: -1...1), generator.number(in: -1...1)
      )
      func least(_ colors: [GamutColor]) -> Double {
        colors.reduce(.infinity) { least, color in
          let product: Double = normal.0 * color.red + normal.1 * color.green + normal.2 * color.blue
          return min(least, product)
        }
      }
      #expect(abs(least(colors) - least(hull.colors)) < 1e-12)
    }
  }

  @Test("A colour between code values is replaced by those around it")
  func colorsBetweenCodeValuesAreEnclosed() {
    var hull = ColorHull()
    hull.add(GamutColor(red: 0.5, green: 1, blue: 0))
    let reds: Set<Double> = [127.0 / 255, 128.0 / 255]
    #expect(Set(hull.colors.map(\.red)) == reds)
    #expect(hull.colors.allSatisfy { $0.green == 1 && $0.blue == 0 })
  }

  @Test("No colour gives no colours") func anEmptyHullHasNoColors() { #expect(ColorHull().colors.isEmpty) }
}
