// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidTestSupport
import Testing

/// Tests of the contrast ratio against coloraide's, whose luminance matrix has slightly different constants.
@Suite struct ContrastOracleTests {
  @Test(
    "Ten thousand contrast ratios agree with coloraide",
    .enabled(if: Coloraide.isInstalled, "coloraide is not installed; make test installs it"))
  func tenThousandPairsAgreeWithColoraide() throws {
    var generator = SeededGenerator(seed: 21)
    let pairs = (0..<10_000).map { _ in (Self.color(&generator), Self.color(&generator)) }
    let ratios = try Self.coloraide(pairs)
    try #require(ratios.count == pairs.count)
    var widest = 0.0
    for ((first, second), ratio) in zip(pairs, ratios) {
      widest = max(widest, abs(contrastRatio(first, second) - ratio))
    }
    print("contrast beside coloraide: widest difference \(widest)")
    #expect(widest < 2e-3)
  }

  private static func color(_ generator: inout SeededGenerator) -> EncodedColor {
    func component(_ generator: inout SeededGenerator) -> Float { Float(generator.next() % 256) / 255 }
    return EncodedColor(
      red: component(&generator), green: component(&generator), blue: component(&generator))
  }

  private static func coloraide(_ pairs: [(EncodedColor, EncodedColor)]) throws -> [Double] {
    let lines = pairs.map { pair in
      [pair.0.red, pair.0.green, pair.0.blue, pair.1.red, pair.1.green, pair.1.blue]
        .map { String(Double($0)) }.joined(separator: " ")
    }
    return try Coloraide.answers(of: "contrast-coloraide.py", to: lines).compactMap { Double($0) }
  }
}
