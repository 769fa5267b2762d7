// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidColor

/// Tests of Pellucid's elementary functions against the system's, which the library itself must not call.
@Suite struct ElementaryTests {
  @Test("Powers agree with the system's")
  func powersAgreeWithTheSystem() {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<20_000 {
      let base = generator.number(in: 1e-9...16), exponent = generator.number(in: -4...4)
      let expected = pow(base, exponent)
      #expect(abs(Elementary.power(base, exponent) - expected) <= 1e-13 * expected)
    }
    #expect(Elementary.power(0, 2.4) == 0)
    #expect(Elementary.power(1, 2.4) == 1)
    #expect(Elementary.power(2, 10) == 1024)
    #expect(Elementary.power(-1, 2).isNaN)
  }

  @Test("Logarithms and roots agree with the system's")
  func logarithmsAndRootsAgreeWithTheSystem() {
    var generator = SeededGenerator(seed: 4)
    for _ in 0..<20_000 {
      let value = Foundation.exp2(generator.number(in: -1000...1000))
      #expect(abs(Elementary.log2(value) - Foundation.log2(value)) <= 1e-12)
      let root = cbrt(value)
      #expect(abs(Elementary.cubeRoot(-value) + root) <= 1e-14 * root)
    }
    #expect(Elementary.exp2(-2000) == 0)
    #expect(Elementary.exp2(1023.75).isFinite)
    #expect(Elementary.exp2(1024) == .infinity)
    #expect(abs(Elementary.exp(-3.5) - Foundation.exp(-3.5)) < 1e-15)
  }

  @Test("Trigonometric functions agree with the system's")
  func anglesAgreeWithTheSystem() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20_000 {
      let degrees = generator.number(in: -1000...1000)
      #expect(abs(Elementary.cosine(degrees: degrees) - cos(degrees * .pi / 180)) < 1e-12)
      #expect(abs(Elementary.sine(degrees: degrees) - sin(degrees * .pi / 180)) < 1e-12)
      let x = generator.number(in: -2...2), y = generator.number(in: -2...2)
      let angle = atan2(y, x) * 180 / .pi
      #expect(abs(Elementary.directionInDegrees(x: x, y: y) - (angle < 0 ? angle + 360 : angle)) < 1e-12)
    }
    #expect(Elementary.cosine(degrees: 90) == 0)
    #expect(Elementary.sine(degrees: 180) == 0)
    #expect(Elementary.sine(degrees: .nan).isNaN)
    #expect(Elementary.directionInDegrees(x: 0, y: 0) == 0)
  }
}
