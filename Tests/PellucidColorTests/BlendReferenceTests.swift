// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import Testing

/// Tests of the separable modes against the specification's formulas in double precision, channel by channel.
@Suite struct BlendReferenceTests {
  static let mixtures: [(BlendMode, @Sendable (_ source: Double, _ backdrop: Double) -> Double)] = [
    (.sourceOver, { source, _ in source }),
    (.multiply, { $0 * $1 }),
    (.screen, { 1 - (1 - $0) * (1 - $1) }),
    (.overlay, { hardLight($1, $0) }),
    (.darken, { min($0, $1) }),
    (.lighten, { max($0, $1) }),
    (.colorDodge, { $1 == 0 ? 0 : $0 == 1 ? 1 : min(1, $1 / (1 - $0)) }),
    (.colorBurn, { $1 == 1 ? 1 : $0 == 0 ? 0 : 1 - min(1, (1 - $1) / $0) }),
    (.hardLight, { hardLight($0, $1) }),
    (.softLight, { softLight($0, $1) }),
    (.difference, { abs($0 - $1) }),
    (.exclusion, { $0 + $1 - 2 * $0 * $1 }),
  ]

  static func hardLight(_ source: Double, _ backdrop: Double) -> Double {
    source <= 0.5 ? 2 * source * backdrop : 1 - (1 - backdrop) * (2 - 2 * source)
  }

  static func softLight(_ source: Double, _ backdrop: Double) -> Double {
    if source <= 0.5 { return backdrop - (1 - 2 * source) * backdrop * (1 - backdrop) }
    let lifted =
      backdrop <= 0.25 ? ((16 * backdrop - 12) * backdrop + 4) * backdrop : backdrop.squareRoot()
    return backdrop + (2 * source - 1) * (lifted - backdrop)
  }

  /// Steps of 1/8 in every component and alpha include all corners and all places where a formula changes.
  @Test("Separable modes follow their formulas at every step", arguments: Array(mixtures.indices))
  func everyStepFollowsTheFormula(index: Int) {
    let (mode, mixture) = Self.mixtures[index]
    for step in 0..<6561 {
      let source = Double(step % 9) / 8, backdrop = Double(step / 9 % 9) / 8
      let over = Double(step / 81 % 9) / 8, under = Double(step / 729) / 8
      let expected =
        over * (1 - under) * source + under * (1 - over) * backdrop + over * under * mixture(source, backdrop)
      let result = mode.blended(
        source: Straight<SRGB>(white: Float(source), alpha: Float(over)).premultiplied.lanes,
        backdrop: Straight<SRGB>(white: Float(backdrop), alpha: Float(under)).premultiplied.lanes)
      let difference = abs(Double(result.x) - expected)
      #expect(difference < 1e-6, "\(mode) \(source)/\(over) over \(backdrop)/\(under)")
    }
  }
}
