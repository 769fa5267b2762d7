// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of pictures drawn from files: softened white, outlined silhouettes, files for each appearance.
@Suite struct PictureTreatmentTests {
  /// Draws one picture of 40 × 40 points on white or black, from a folder with `page`, `moon` and `oil`.
  private func picture(
    _ layer: String, _ appearance: String, ground: String? = nil, threads: Int = 2
  ) throws -> RenderedPicture {
    try drawn(layer, appearance, ground: ground, threads: threads).picture
  }

  /// Draws a picture, and returns the rules that its description breaks too.
  private func drawn(
    _ layer: String, _ appearance: String, ground: String? = nil, threads: Int = 2
  ) throws -> (picture: RenderedPicture, rules: [Rule]) {
    let folder = try TemporaryFolder()
    try write(to: folder.path + "/page.png") { _, _ in (65535, 65535) }
    try write(to: folder.path + "/moon.png") { x, y in Self.disc(x, y, 62000) }
    try write(to: folder.path + "/oil.png") { x, y in Self.disc(x, y, 3000) }
    let ground = ground ?? (appearance == "dark" ? "#000000" : "#FFFFFF")
    let document = """
      {"version": 1, "size": {"width": 60, "height": 60}, "scale": 1, "traits": {"appearance": "\(appearance)"},
       "desktop": [{"fill": "\(ground)"}, {\(layer), "id": "it", "frame": [10, 10, 40, 40]}]}
      """
    var renderer = try SceneRenderer(threads: threads, baseDirectory: folder.path)
    let description = try SceneReader().read(bytes: Array(document.utf8))
    let resolution = try renderer.resolve(description)
    let rules = SceneRules.findings(of: resolution).compactMap(\.rule)
    return (try renderer.render(resolution), rules)
  }

  private static func disc(_ x: Int, _ y: Int, _ white: UInt16) -> (UInt16, UInt16) {
    let isInside = (2 * x - 79) * (2 * x - 79) + (2 * y - 79) * (2 * y - 79) < 70 * 70
    return isInside ? (white, 65535) : (0, 0)
  }

  private func write(to path: String, _ color: (Int, Int) -> (white: UInt16, alpha: UInt16)) throws {
    var image = PixelImage(width: 80, height: 80)
    for y in 0..<80 {
      for x in 0..<80 {
        let (white, alpha) = color(x, y)
        image[x, y] = SIMD4(white, white, white, alpha)
      }
    }
    try WholeFile.write(PNGWriter(gamut: .srgb).encode16Bit(image), to: path)
  }

  /// Returns the red of a pixel in code values of 8 bits.
  private func value(_ picture: RenderedPicture, _ x: Int, _ y: Int) -> Double {
    picture.image.codeValues(x, y).x
  }

  @Test("White ground is darkened in dark mode alone")
  func whiteGroundIsDrawnDarker() throws {
    let content = #""image": "page.png", "kind": "content""#
    let (dark, light) = (try picture(content, "dark"), try picture(content, "light"))
    #expect(abs(value(dark, 30, 30) - 0.9 * 255) < 0.6 && value(light, 30, 30) == 255)
    #expect(value(dark, 5, 5) == 0)
    #expect(try value(picture(content + #", "soften": "off""#, "dark"), 30, 30) == 255)
    let turned = try picture(content + #", "transform": {"rotate": 45}"#, "dark")
    #expect(abs(value(turned, 30, 30) - 0.9 * 255) < 0.6)
  }

  @Test("An outline changes only the rim of a lost icon")
  func onlyTheRimOfALostIconChanges() throws {
    let moon = try picture(#""image": "moon.png""#, "light")
    let bare = try picture(#""image": "moon.png", "outline": "off""#, "light")
    // The disc has a radius of 17.5 points around (30, 30); the outline is one point wide.
    for y in 0..<60 {
      for x in 0..<60 {
        let distance = ((Double(x) - 29.5) * (Double(x) - 29.5) + (Double(y) - 29.5) * (Double(y) - 29.5))
          .squareRoot()
        if distance < 15.5 || distance > 20.5 { #expect(value(moon, x, y) == value(bare, x, y)) }
      }
    }
    let rim = (10..<20).map { value(moon, $0, 30) }.min() ?? 255
    // The edge lies in the middle of a pixel, so the outline covers two pixels partly.
    #expect(rim < 210 && (10..<20).allSatisfy { value(bare, $0, 30) > 230 })
  }

  @Test("Icons are reported by the appearance they are lost in, and outlined on their ground")
  func moonsAndOilAreSeenOnBothGrounds() throws {
    for (file, lostOn) in [("moon", "light"), ("oil", "dark")] {
      for appearance in ["light", "dark"] {
        let rules = try drawn("\"image\": \"\(file).png\"", appearance).rules
        #expect(rules.contains(.imageLostOnDark) == (appearance == lostOn))
      }
    }
    // The ground behind the icon decides, in any appearance.
    let swapped = try drawn(#""image": "moon.png""#, "light", ground: "#101010").rules
    #expect(!swapped.contains(.imageLostOnDark))
  }

  @Test("Each appearance draws its own file")
  func eachAppearanceHasItsFile() throws {
    let both = #""image": {"light": "oil.png", "dark": "moon.png"}"#
    #expect(try value(picture(both, "light"), 30, 30) < 20 && value(picture(both, "dark"), 30, 30) > 230)
  }

  @Test("An outlined picture does not depend on the number of threads")
  func theBytesDoNotDependOnThreads() throws {
    for appearance in ["light", "dark"] {
      let one = try picture(#""image": "moon.png""#, appearance, threads: 1).image
      let isSame = try one == picture(#""image": "moon.png""#, appearance, threads: 3).image
      #expect(isSame)
    }
  }

  @Test("A missing dark file is an error with its path")
  func aMissingDarkFileIsAnErrorThatNamesIt() throws {
    #expect {
      try picture(#""image": {"light": "oil.png", "dark": "none.png"}"#, "dark")
    } throws: { error in
      guard
        case RenderingError.resource(.image(let place, let path, .notFound))? = (error as? PellucidError)?
          .cause
      else { return false }
      return place == "desktop[1].image" && path.hasSuffix("/none.png")
    }
  }
}
