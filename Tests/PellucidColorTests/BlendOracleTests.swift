// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidTestSupport
import Testing

/// Tests of every blend mode against cairo's results in `Tests/Fixtures/blend-cairo.tsv`.
@Suite struct BlendOracleTests {
  struct Row {
    var mode: BlendMode
    var source: SIMD4<Float>, backdrop: SIMD4<Float>, result: SIMD4<Float>
  }

  static let modes: [String: BlendMode] = [
    "sourceOver": .sourceOver, "plusLighter": .plusLighter, "multiply": .multiply, "screen": .screen,
    "overlay": .overlay, "darken": .darken, "lighten": .lighten, "colorDodge": .colorDodge,
    "colorBurn": .colorBurn, "hardLight": .hardLight, "softLight": .softLight,
    "difference": .difference, "exclusion": .exclusion, "hue": .hue, "saturation": .saturation,
    "color": .color, "luminosity": .luminosity,
  ]

  static func rows() throws -> [Row] {
    let file = SourceTree.fixtures.appending(path: "blend-cairo.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { line in
        let fields = line.split(separator: "\t").map(String.init)
        return Row(
          mode: try #require(modes[fields[0]]), source: try lanes(fields[1]),
          backdrop: try lanes(fields[2]), result: try lanes(fields[3]))
      }
  }

  static func lanes(_ text: String) throws -> SIMD4<Float> {
    let value = try #require(UInt32(text, radix: 16))
    return SIMD4(
      Float(value >> 24), Float(value >> 16 & 255), Float(value >> 8 & 255), Float(value & 255)) / 255
  }

  @Test("Every blend mode agrees with cairo")
  func everyModeAgreesWithCairo() throws {
    let rows = try Self.rows()
    #expect(rows.count == Self.modes.count * 225)
    for row in rows {
      let ours = row.mode.blended(source: row.source, backdrop: row.backdrop)
      let difference = ours - row.result
      let worst = max(difference.max(), -difference.min())
      #expect(worst <= 1.5 / 255, "\(row.mode) \(row.source) over \(row.backdrop): \(ours) \(row.result)")
    }
  }
}
