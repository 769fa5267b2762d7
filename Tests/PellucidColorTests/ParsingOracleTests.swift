// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

/// Tests of colours in CSS notation against coloraide's reading.
@Suite struct ParsingOracleTests {
  @Test(
    "Four thousand CSS colours agree with coloraide",
    .enabled(if: Coloraide.isInstalled, "coloraide is not installed; make test installs it"))
  func fourThousandTextsAgreeWithColoraide() throws {
    var generator = SeededGenerator(seed: 43)
    let texts = (0..<4000).map { _ in Self.text(&generator) }
    let colors = try Coloraide.answers(of: "css-coloraide.py", to: texts).map { line in
      line.split(separator: " ").compactMap { Float($0) }
    }
    try #require(colors.count == texts.count && colors.allSatisfy { $0.count == 4 })
    var widest: Float = 0
    for (text, expected) in zip(texts, colors) {
      let difference = try EncodedColor.parse(hexOrCSS: text).lanes - SIMD4(expected)
      widest = max(widest, max(difference.max(), -difference.min()))
    }
    print("colours in CSS notation beside coloraide: widest difference \(widest)")
    #expect(widest < 1e-5)
  }

  /// Returns a random colour in a notation that clamps nothing; chroma outside sRGB gives extended components.
  private static func text(_ generator: inout SeededGenerator) -> String {
    func number(_ range: ClosedRange<Double>) -> String {
      let part = Double(generator.next() % 10_001) / 10_000
      return String(range.lowerBound + part * (range.upperBound - range.lowerBound))
    }
    let alpha = number(0...1)
    switch generator.next() % 8 {
    case 0: return "rgb(\(number(0...255)), \(number(0...255)), \(number(0...255)), \(alpha))"
    case 1: return "rgb(\(number(0...100))% \(number(0...100))% \(number(0...100))% / \(alpha))"
    case 2: return "hsl(\(number(-400...800)), \(number(0...100))%, \(number(0...100))%, \(alpha))"
    case 3: return "hsl(\(number(-2...2))turn \(number(0...100))% \(number(0...100))% / \(number(0...100))%)"
    case 4: return "oklab(\(number(0...1)) \(number(-0.2...0.2)) \(number(-50...50))% / \(alpha))"
    case 5: return "oklch(\(number(0...100))% \(number(0...0.25)) \(number(-400...400))deg)"
    case 6: return "oklch(\(number(0...1)) \(number(0...60))% \(number(-6...6))rad / \(alpha))"
    default: return "color(display-p3 \(number(0...1)) \(number(0...1)) \(number(0...100))% / \(alpha))"
    }
  }
}
