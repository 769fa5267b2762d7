// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import Testing

@testable import PellucidDesign

/// Tests with the two icons that the guidelines name, a full moon and a drop of oil, drawn as discs with one pixel of
/// soft edge.
@Suite struct SilhouetteTests {
  private let white = EncodedColor(white: 1)
  private let black = EncodedColor(white: 0)

  /// Returns the silhouette of a disc with one pixel of soft edge, coloured by column.
  private func disc(_ color: @escaping (Int) -> EncodedColor, side: Int = 64) throws -> Silhouette {
    let grid = try #require(
      PictureGrid(width: side, height: side) { x, y in
        let (dx, dy) = (Double(x) - Double(side - 1) / 2, Double(y) - Double(side - 1) / 2)
        let distance = (dx * dx + dy * dy).squareRoot() - Double(side) * 0.4
        var own = color(x)
        own.alpha *= Float(min(max(0.5 - distance, 0), 1))
        return own
      })
    return try #require(Silhouette(of: grid))
  }

  @Test("A full moon is lost on light and seen on dark")
  func aFullMoonIsLostOnLightAndSeenOnDark() throws {
    let moon = try disc { _ in EncodedColor(white: 0.95) }
    #expect(!moon.fillsFrame && !moon.edge.isEmpty)
    let (onLight, onDark) = (moon.contrast(on: white), moon.contrast(on: black))
    #expect(!onLight.isSeen && onLight.share == 0)
    #expect(onDark.isSeen && onDark.share == 1)
    #expect(onDark.median == contrastRatio(EncodedColor(white: 0.95), black))
  }

  @Test("A drop of oil is lost on dark and seen on light")
  func aDropOfOilIsLostOnDarkAndSeenOnLight() throws {
    let oil = try disc { _ in EncodedColor(red: 0.1, green: 0.08, blue: 0.05) }
    #expect(oil.contrast(on: white).isSeen && !oil.contrast(on: black).isSeen)
  }

  /// Soft pixels of the edge do not count as its colour: otherwise a dark disc would look grey on white.
  @Test("Soft edges take the colour inside")
  func softEdgesTakeTheColorInside() throws {
    let oil = try disc { _ in EncodedColor(white: 0) }
    #expect(oil.edge.allSatisfy { $0 == EncodedColor(white: 0) })
    #expect(oil.contrast(on: white).median == 21)
  }

  @Test("The majority of the edge decides")
  func mostOfTheEdgeDecides() throws {
    let mostlyDark = try disc { x in EncodedColor(white: x < 40 ? 0 : 1) }
    let mostlyLight = try disc { x in EncodedColor(white: x < 24 ? 0 : 1) }
    #expect(mostlyDark.contrast(on: white).isSeen && !mostlyLight.contrast(on: white).isSeen)
    #expect(mostlyDark.contrast(on: white).share > 0.5 && mostlyDark.contrast(on: white).share < 1)
  }

  @Test("Translucent pictures are mixed with the ground")
  func translucentPicturesAreMixedWithTheGround() throws {
    let faint = try disc { _ in EncodedColor(white: 0, alpha: 0.3) }
    let ratio = contrastRatio(EncodedColor(white: 0, alpha: 0.3), white)
    #expect(abs(faint.contrast(on: white).median - ratio) < 0.05 && ratio < 3)
    #expect(!faint.contrast(on: white).isSeen)
  }

  @Test("Opaque pictures fill their frame")
  func opaquePicturesFillTheirFrame() throws {
    let grid = try #require(PictureGrid(width: 8, height: 5) { _, _ in EncodedColor(white: 0.5) })
    let silhouette = try #require(Silhouette(of: grid))
    #expect(silhouette.fillsFrame && silhouette.edge.count == 2 * (8 + 5) - 4)
  }

  @Test("Empty pictures have no silhouette")
  func emptyPicturesHaveNone() throws {
    let grid = try #require(PictureGrid(width: 4, height: 4) { _, _ in EncodedColor(white: 1, alpha: 0) })
    #expect(Silhouette(of: grid) == nil)
  }

  @Test("Thin lines have an edge on both sides")
  func thinLinesHaveAnEdgeOnBothSides() throws {
    let grid = try #require(
      PictureGrid(width: 21, height: 21) { x, _ in EncodedColor(white: 0, alpha: x == 10 ? 1 : 0) })
    let line = try #require(Silhouette(of: grid))
    #expect(line.edge.count == 21 && !line.fillsFrame && line.contrast(on: black).share == 0)
  }
}
