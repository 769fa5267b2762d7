// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDocument
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

/// Tests of composed symbols: the widths of their lines, their gaps and their forms.
@Suite struct SymbolCompositionTests {
  private let rasterizer = SymbolRasterizer()

  /// Returns the coverage of a symbol in a square of 256 pixels.
  private func mask(_ name: String, weight: Int? = nil) throws -> CoverageMask {
    let symbol = SymbolRequest(template: name, variant: weight.map { .init(weight: $0) })
    return try #require(
      try rasterizer.masks(for: symbol, frame: Rect(x: 0, y: 0, width: 256, height: 256), scale: 1).first)
  }

  private func value(_ mask: CoverageMask, _ x: Int, _ y: Int) -> UInt8 { mask.values[y * 256 + x] }

  /// Returns the lengths of the covered runs of a row.
  private func runs(_ mask: CoverageMask, row y: Int) -> [Double] {
    var (runs, current): ([Double], Double) = ([], 0)
    for x in 0..<256 {
      let covered = Double(value(mask, x, y)) / 255
      if covered > 0 {
        current += covered
      } else if current > 0 {
        runs.append(current)
        current = 0
      }
    }
    return current > 0 ? runs + [current] : runs
  }

  @Test(
    "Every weight draws lines of its own width in all parts",
    arguments: Array(stride(from: 100, through: 900, by: 100)))
  func weights(weight: Int) throws {
    let width = 256.0 / 12 * SymbolTemplate.strokeFactor(weight: weight)
    // An icon's line, an outline of Pellucid's own around it, and a digit in it.
    let bar = try runs(mask("arrow.up", weight: weight), row: 180)
    let minus = try mask("minus.rectangle", weight: weight)
    let digit = try runs(mask("1.rectangle", weight: weight), row: 128)
    #expect(digit.count == 3)
    for run in digit { #expect(abs(run - width) < 1.5, "\(digit) \(width)") }
    #expect(runs(minus, row: 128).count == 3)
    #expect(abs(runs(minus, row: 90)[0] - width) < 1.5)
    #expect(bar.count == 1)
    let icon = try runs(mask("arrow.up.to.line", weight: weight), row: 190)
    #expect(icon.count == 1 && abs(icon[0] - width) < 1.5, "\(icon) \(width)")
  }

  @Test("A filled enclosure has its glyph cut out")
  func cutOut() throws {
    let (outlined, filled) = (try mask("plus.square"), try mask("plus.square.fill"))
    #expect(value(outlined, 128, 128) == 255 && value(filled, 128, 128) == 0)
    #expect(value(outlined, 64, 64) == 0 && value(filled, 64, 64) == 255)
    #expect(value(outlined, 38, 128) == 255 && value(filled, 38, 128) == 255)
  }

  @Test("A slash has a gap on one side")
  func slash() throws {
    let mask = try mask("rectangle.fill.slash")
    // Across the line, in the middle of the rectangle: covered, a gap, and covered again.
    let across = (-40...40).map { value(mask, 132 + $0, 128 - $0) }
    #expect(across.first == 255 && across.last == 255 && across.contains(0))
    #expect(across[..<40].allSatisfy { $0 == 255 })
  }

  @Test("A badge has a gap around it, and a sign cut out")
  func badge() throws {
    let mask = try mask("square.fill.badge.plus")
    #expect(value(mask, 200, 200) == 0)
    #expect(value(mask, 164, 164) == 255)
    // To the left, from the middle of the badge: its disc, the gap and the square.
    let row = (60...160).map { value(mask, $0, 184) }
    #expect(row.contains(0) && row.first == 255 && row.last == 255)
    let dot = try self.mask("square.badge")
    #expect(value(dot, 200, 56) == 255 && value(dot, 150, 38) == 0 && value(dot, 100, 38) == 255)
  }

  @Test("Badges and enclosed glyphs are layers of their own")
  func layers() throws {
    let frame = Rect(x: 0, y: 0, width: 64, height: 64)
    for (name, count) in [
      ("person.circle", 2), ("folder.badge.plus", 2), ("gift.fill", 1), ("trash.slash", 1),
    ] {
      let symbol = SymbolRequest(template: name, rendering: .hierarchical)
      let masks = try rasterizer.masks(for: symbol, frame: frame, scale: 1)
      #expect(masks.count == count, "\(name)")
      let whole = try rasterizer.masks(for: SymbolRequest(template: name), frame: frame, scale: 1)[0]
      let sum = masks.reduce(0) { $0 + $1.ink }
      #expect(abs(sum - whole.ink) < whole.ink / 50, "\(name): \(sum) \(whole.ink)")
    }
  }

  @Test("A brand's mark is a placeholder, in every form of its name")
  func marks() throws {
    let placeholder = try mask("square.dashed").values
    for name in ["apple.logo", "applelogo", "xbox.logo", "swift", "apple.logo.circle.fill"] {
      #expect(try mask(name).values == placeholder)
      #expect(rasterizer.fact(of: name)?.isMark == true)
    }
    #expect(rasterizer.fact(of: "iphone")?.isMark == false)
  }

  @Test("Only symbols of lines have no filled form")
  func forms() {
    #expect(rasterizer.fact(of: "trash")?.counterpart == "trash.fill")
    #expect(rasterizer.fact(of: "wifi")?.isLine == true && rasterizer.fact(of: "plus")?.isLine == true)
    #expect(
      rasterizer.fact(of: "trash")?.isLine == false && rasterizer.fact(of: "trash.fill")?.isLine == false)
  }

  @Test(
    "Hostile names are unknown",
    arguments: ["../heart", "a/../b", "heart\u{0}", "heart.fill\n", "♥.circle", ".circle"])
  func hostile(name: String) {
    #expect(throws: SymbolError.self) { try mask(name) }
  }
}
