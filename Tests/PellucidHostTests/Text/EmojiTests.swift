// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidGeometry
import PellucidPlan
import PellucidScene
import Testing

@testable import PellucidHost

/// Tests of emoji: pictures in a line of text.
@Suite struct EmojiTests {
  private let rasterizer: TextRasterizer

  init() throws { rasterizer = TextRasterizer(fonts: try FontLibrary()) }

  private func draw(
    _ text: String, size: Double = 20, scale: Double = 2, transform: Transform = .identity,
    gamut: Gamut = .srgb
  ) throws -> RasterizedText {
    try rasterizer.rasterize(
      TextRequest(text, size: size), frame: Rect(x: 0, y: 0, width: 400, height: 40), transform: transform,
      scale: scale, gamut: gamut)
  }

  @Test(
    "An emoji, its skin tone, a flag or a joined sequence is one picture",
    arguments: ["😀", "👍🏽", "🇰🇷", "👩‍👩‍👧", "🏳️‍🌈", "❤️", "1️⃣", "👩🏾‍🚀", "🏴󠁧󠁢󠁳󠁣󠁴󠁿"])
  func sequences(text: String) throws {
    let drawn = try draw(text)
    #expect(drawn.pictures.count == 1 && drawn.isOfPictures && drawn.warnings.isEmpty)
    #expect(drawn.mask.ink == 0)
    // About as large as the font, and within its line.
    let frame = try #require(drawn.pictures.first).frame
    #expect((40...50).contains(frame.width) && (36...48).contains(frame.height), "\(frame)")
    #expect(frame.minY >= 0 && frame.maxY <= 1.448 * 40, "\(frame)")
  }

  @Test("Skin tones differ")
  func skinTones() throws {
    let images = try ["👍", "👍🏻", "👍🏽", "👍🏿"].map { try draw($0).pictures[0].image }
    #expect(Set(images).count == 4)
  }

  @Test("Characters in the presentation of text keep their outlines", arguments: ["12#", "☎︎", "©", "→", "☎"])
  func textPresentation(text: String) throws {
    let drawn = try draw(text)
    #expect(drawn.pictures.isEmpty && !drawn.isOfPictures && drawn.mask.ink > 0)
  }

  @Test("An emoji stands in its place between letters, which do not change")
  func betweenLetters() throws {
    let (drawn, letters) = (try draw("a😀b"), try draw("ab"))
    let frame = try #require(drawn.pictures.first).frame
    #expect(drawn.pictures.count == 1)
    let (mask, left, right) = (drawn.mask, Int(frame.minX), Int(frame.maxX))
    var ink = (before: 0, under: 0, behind: 0)
    for y in mask.bounds.minY..<mask.bounds.maxY {
      for x in mask.bounds.minX..<mask.bounds.maxX {
        let value = Int(mask.values[(y - mask.bounds.minY) * mask.bounds.width + x - mask.bounds.minX])
        if x < left {
          ink.before += value
        } else if x <= right {
          ink.under += value
        } else {
          ink.behind += value
        }
      }
    }
    #expect(ink.before > 0 && ink.under == 0 && ink.behind > 0)
    #expect(abs(ink.before + ink.behind - letters.mask.ink) < letters.mask.ink / 50)
  }

  @Test("Equal emoji share a picture, and small ones have a small picture")
  func memory() throws {
    let (one, many) = (try draw("😀"), try draw(String(repeating: "😀", count: 12)))
    #expect(many.pictures.count == 12 && many.pictureBytes == one.pictureBytes)
    let tiny = try draw("😀", size: 1, scale: 1)
    #expect(tiny.pictures[0].image.width <= 6 && tiny.pictureBytes < one.pictureBytes / 100)
  }

  @Test("A clip leaves out the emoji beyond it")
  func clipped() throws {
    let drawn = try rasterizer.rasterize(
      TextRequest("😀😀😀😀"), frame: Rect(x: 0, y: 0, width: 400, height: 40), scale: 1,
      clippedTo: PixelRect(minX: 0, minY: 0, maxX: 30, maxY: 40))
    #expect(drawn.pictures.count == 2)
  }

  @Test("A turned text turns its emoji, and an upright one places them in pixels")
  func turned() throws {
    #expect(try draw("😀").pictures[0].transform == .identity)
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 0, ty: 0)
    #expect(try draw("😀", transform: turn).pictures[0].transform != .identity)
  }

  @Test("Without their font, emoji are boxes with a warning")
  func withoutFont() throws {
    let folder = try TemporaryFonts()
    let bare = TextRasterizer(fonts: try FontLibrary(folders: [folder.path]))
    let drawn = try bare.rasterize(
      TextRequest("😀"), frame: Rect(x: 0, y: 0, width: 100, height: 40), scale: 1)
    #expect(drawn.pictures.isEmpty && drawn.warnings == [.missingGlyph("😀")] && drawn.mask.ink > 0)
  }
}

/// A folder with links to all default fonts except the one of emoji.
private final class TemporaryFonts {
  let path = NSTemporaryDirectory() + "fonts-" + UUID().uuidString

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in try FontLibrary().files where !file.contains("Emoji") {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + Paths.name(of: file), withDestinationPath: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
