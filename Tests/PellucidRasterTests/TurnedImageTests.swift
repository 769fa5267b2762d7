// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import Testing

@testable import PellucidPlan
@testable import PellucidRaster

@Suite struct TurnedImageTests {
  private static let photo: PixelImage = {
    var image = PixelImage(width: 97, height: 61)
    for y in 0..<61 {
      for x in 0..<97 {
        image[x, y] = SIMD4(UInt16(x * 600), UInt16(y * 1000), UInt16((x * y) % 60_000), 65_535)
      }
    }
    return image
  }()

  private func drawn(_ frame: Rect, _ transform: Transform, part: PixelRect) -> PixelImage {
    let whole = PixelRect(minX: 0, minY: 0, maxX: 640, maxY: 60)
    let path = Shape.rectangle.path(
      in: Rect(
        x: Double(part.minX), y: Double(part.minY), width: Double(part.width), height: Double(part.height)))
    let pass = ImagePass(
      source: 0, frame: frame, transform: transform, fit: .stretch,
      outline: Outline(path: path, wholePixels: part, bounds: part), opacity: 1,
      blend: .sourceOver)
    var resources = RasterResources()
    resources.images[0] = Self.photo
    var renderer = Renderer(executor: SerialExecutor())
    return renderer.render(
      Plan(bounds: whole, gamut: .srgb, passes: [.image(pass)], captures: []), resources: resources
    ).image
  }

  /// A pixel does not depend on where the tiles begin.
  @Test("A turned picture does not depend on its tiles")
  func tilesLeaveNoTrace() {
    let turn = Transform(a: 0.866, b: 0.5, c: -0.5, d: 0.866, tx: 300, ty: -300)
    let frame = Rect(x: 10.5, y: 20, width: 1200, height: 640)
    let whole = drawn(frame, turn, part: PixelRect(minX: 0, minY: 0, maxX: 640, maxY: 60))
    let part = PixelRect(minX: 61, minY: 3, maxX: 630, maxY: 55)
    let other = drawn(frame, turn, part: part)
    var (different, drawnPixels) = (0, 0)
    for y in part.minY..<part.maxY {
      for x in part.minX..<part.maxX {
        if whole[x, y] != other[x, y] { different += 1 }
        if whole[x, y].w > 0 { drawnPixels += 1 }
      }
    }
    #expect(different == 0 && drawnPixels > 10_000)
  }

  /// For a frame a hundred times the picture's size, only the visible part is drawn, as sharp as from a small frame.
  @Test("Draw only the visible part of huge turned frames")
  func hugeFramesAreSeenInPart() throws {
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    let side = 200_000.0
    let pass = ImagePass(
      source: 0, frame: Rect(x: -side, y: -side, width: 2 * side, height: 2 * side), transform: turn,
      fit: .stretch,
      outline: Outline(
        path: Path(), wholePixels: nil, bounds: PixelRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
      ),
      opacity: 1, blend: .sourceOver)
    let turning = try #require(Turning(pass))
    #expect(turning.area.width == 400_000)
    let tile = PixelRect(minX: 0, minY: 0, maxX: ImagePass.turnedTileSide, maxY: ImagePass.turnedTileSide)
    let part = turning.part(for: tile)
    #expect(Int64(part.width * part.height) < ImagePass.turnedCopyPixels)
    // A shear that spreads a tile over a long strip is drawn from a coarser copy.
    var sheared = pass
    sheared.transform = Transform(a: 1, b: 0, c: 40, d: 1, tx: 0, ty: 0)
    let strip = try #require(Turning(sheared)).part(for: tile)
    #expect(Int64(strip.width * strip.height) < 2 * ImagePass.turnedCopyPixels)
  }
}
