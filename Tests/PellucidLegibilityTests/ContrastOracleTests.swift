// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidDesign
import PellucidLegibility
import PellucidTestSupport
import Testing

/// Tests against the ratios of `Scripts/oracle/wcag-contrast.py`, a plain script of WCAG's formula.
@Suite struct ContrastOracleTests {
  struct Row {
    var first: EncodedColor, second: EncodedColor
    var ratio: Double
  }

  static func rows() throws -> [Row] {
    let file = SourceTree.fixtures.appending(path: "wcag-contrast.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map { line in
      let numbers = try line.split(separator: "\t").map { try #require(Double($0)) }
      try #require(numbers.count == 7)
      func color(_ first: Int) -> EncodedColor {
        EncodedColor(
          red: Float(numbers[first] / 4096), green: Float(numbers[first + 1] / 4096),
          blue: Float(numbers[first + 2] / 4096))
      }
      return Row(first: color(0), second: color(3), ratio: numbers[6])
    }
  }

  @Test("Contrast ratios agree with the script")
  func ratiosAgree() throws {
    let rows = try Self.rows()
    #expect(rows.contains { $0.ratio == 1 } && rows.contains { $0.ratio == 21 }, "the ends are among them")
    for row in rows {
      #expect(abs(contrastRatio(row.first, row.second) - row.ratio) < 1e-9)
    }
  }

  /// Over a backdrop of one colour, the witness has the script's ratio, and the bound lies within its margins of that
  /// ratio.
  @Test("Bounds over one colour agree with the script")
  func boundsOfOneColorAgree() throws {
    for row in try Self.rows().prefix(200) {
      let backdrop = Backdrop.colors([Backdrop.Range(GamutColor(row.second, in: .srgb))])
      let bound = try ContrastBound(
        Transfer(material: nil, ink: .color(row.first, blend: .sourceOver)), over: backdrop)
      #expect(abs(bound.witness.contrast - row.ratio) < 1e-9)
      #expect(bound.lowest <= row.ratio && bound.lowest > row.ratio - 0.01)
    }
  }

  /// Colours have the contrast in Display P3 that they have in sRGB.
  @Test("Contrast does not depend on the gamut")
  func gamutsAgree() throws {
    for row in try Self.rows().prefix(200) {
      let backdrop = Backdrop.colors([Backdrop.Range(GamutColor(row.second, in: .displayP3))])
      let bound = try ContrastBound(
        Transfer(material: nil, ink: .color(row.first, blend: .sourceOver), gamut: .displayP3),
        over: backdrop)
      #expect(abs(bound.witness.contrast - row.ratio) < 2e-5 * row.ratio)
    }
  }
}
