// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport

/// Random colours such as a user states for what lies behind.
package enum StatedColors {
  /// Returns colours like those of a photo: mixtures of a few colours, with noise, in steps of 8 bits.
  package static func photo(seed: UInt64, pixels: Int = 20_000) -> [GamutColor] {
    var generator = SeededGenerator(seed: seed)
    let motifs = (0..<5).map { _ in generator.color() }
    return (0..<pixels).map { _ in
      let (first, second) = (motifs[generator.index(below: 5)], motifs[generator.index(below: 5)])
      let share = generator.number(in: 0...1)
      func step(_ first: Double, _ second: Double) -> Double {
        let noisy = first + (second - first) * share + generator.number(in: -0.1...0.1)
        return (min(max(noisy, 0), 1) * 255).rounded() / 255
      }
      return GamutColor(
        red: step(first.red, second.red), green: step(first.green, second.green),
        blue: step(first.blue, second.blue))
    }
  }
}

extension SeededGenerator {
  /// Returns up to four of some colours with weights that sum to 1.
  package mutating func mixture(of colors: [GamutColor]) -> [(GamutColor, Double)] {
    let weights = (0...index(below: 4)).map { _ in number(in: 0.01...1) }
    let sum = weights.reduce(0, +)
    return weights.map { (colors[index(below: colors.count)], $0 / sum) }
  }
}
