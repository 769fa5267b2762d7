// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

/// Tests of which pixels of an antialiased symbol are measured, and with which colour.
@Suite struct SymbolContrastTests {
  private static let ink = EncodedColor(white: 0x76 / 255)

  /// Draws one symbol on white at one pixel a point, with its frame off the pixel grid.
  private func draw(_ name: String, side: Double) throws -> RenderedPicture {
    let style = ForegroundStyle(.color(.custom(Self.ink)))
    let scene = SceneDescription(
      size: Size(width: 48, height: 48), scale: 1, traits: Traits(),
      desktop: [
        Layer(
          frame: Rect(x: 0, y: 0, width: 48, height: 48),
          content: .fill(shape: .rectangle, .foreground(ForegroundStyle(.color(.custom(.init(white: 1))))))),
        Layer(
          id: "symbol", frame: Rect(x: 4.3, y: 5.7, width: side, height: side),
          content: .symbol(SymbolContent(name: name, styles: [style]))),
      ])
    var renderer = try SceneRenderer(threads: 1)
    return try renderer.render(renderer.resolve(scene), measuring: .everyPixel)
  }

  /// Returns each pixel's coverage by the ink, recovered from the mixed colour.
  private func coverage(_ picture: RenderedPicture) -> [[Double]] {
    (0..<picture.image.height).map { y in
      (0..<picture.image.width).map { x in
        (1 - Double(picture.image[x, y].x) / 65535) / (1 - Double(Self.ink.red))
      }
    }
  }

  @Test(
    "Pixels with at least half coverage are measured, with the colour of the ink",
    arguments: ["star.fill", "wifi", "circle", "gift"])
  func edges(_ name: String) throws {
    let picture = try draw(name, side: 31.4)
    let coverage = coverage(picture)
    let measured = try #require(picture.symbols.first)
    let counted = Set(measured.pixels.map { [$0.x, $0.y] })
    var (edges, faint) = (0, 0)
    for y in coverage.indices {
      for x in coverage[y].indices {
        // Coverage is quantized to 256 levels.
        let share = coverage[y][x]
        if share > 0.5 + 1 / 255.0 { #expect(counted.contains([x, y]), "\(x), \(y): \(share)") }
        if share < 0.5 - 1 / 255.0 { #expect(!counted.contains([x, y]), "\(x), \(y): \(share)") }
        if share > 0.5 + 1 / 255.0, share < 0.9 { edges += 1 }
        if share > 0.1, share < 0.5 - 1 / 255.0 { faint += 1 }
      }
    }
    #expect(edges > 20 && faint > 20, "the symbol has no edges")
    // Measured as they are drawn, edge pixels would have about 2:1.
    let full = contrastRatio(Self.ink, EncodedColor(white: 1))
    #expect(measured.pixels.allSatisfy { abs($0.ratio - full) < 1e-3 * full })
    #expect(abs(measured.lowest - full) < 1e-3 * full && measured.fifthPercentile == measured.lowest)
  }

  @Test("A symbol without a half-covered pixel is not measured")
  func hairlines() throws {
    let picture = try draw("wifi", side: 3)
    #expect(coverage(picture).joined().contains { $0 > 0.05 })
    #expect(coverage(picture).joined().allSatisfy { $0 < 0.5 })
    #expect(picture.symbols.allSatisfy { $0.pixels.isEmpty })
  }
}
