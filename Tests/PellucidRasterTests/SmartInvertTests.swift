// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the pixels of Smart Invert: everything is inverted except pictures.
@Suite struct SmartInvertTests {
  /// Draws layers of a scene of 60 × 40 points, with and without the setting, from a folder with a red `photo`.
  private func drawn(
    _ desktop: String, platform: String = "ios"
  ) throws -> (plain: RenderedPicture, inverted: RenderedPicture) {
    let folder = try TemporaryFolder()
    var photo = PixelImage(width: 20, height: 20)
    for index in 0..<400 { photo[index % 20, index / 20] = SIMD4(50_000, 10_000, 5000, 65535) }
    try WholeFile.write(PNGWriter(gamut: .srgb).encode16Bit(photo), to: folder.path + "/photo.png")
    func picture(_ inverts: Bool) throws -> RenderedPicture {
      let document = """
        {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1,
         "traits": {"platform": "\(platform)", "smartInvert": \(inverts)}, "desktop": [\(desktop)]}
        """
      var renderer = try SceneRenderer(threads: 2, baseDirectory: folder.path)
      return try renderer.render(renderer.resolve(SceneReader().read(bytes: Array(document.utf8))))
    }
    return (try picture(false), try picture(true))
  }

  private static let photo = ##"{"image": "photo.png", "frame": [5, 5, 20, 20]}"##

  @Test("Fills and texts are inverted, pictures keep their colours")
  func allButPicturesIsInverted() throws {
    let (plain, inverted) = try drawn(
      ##"{"fill": "#204060"}, {"text": "H", "size": 30, "frame": [30, 2, 30, 36], "style": "#FFFFFF"}, "##
        + Self.photo)
    for y in 0..<40 {
      for x in 0..<60 {
        let (before, after) = (plain.image.codeValues(x, y), inverted.image.codeValues(x, y))
        let isPicture = (5..<25).contains(x) && (5..<25).contains(y)
        let expected = isPicture ? before : SIMD3(repeating: 255) - before
        let difference = after - expected
        #expect(max(abs(difference.x), abs(difference.y), abs(difference.z)) < 0.02, "\(x), \(y)")
      }
    }
  }

  @Test("A picture behind a material keeps its hue through it, and the material is inverted")
  func picturesShowThroughMaterials() throws {
    let material = ##"{"material": "thin", "frame": [0, 0, 30, 40]}"##
    let (plain, inverted) = try drawn(##"{"fill": "#FFFFFF"}, "## + Self.photo + ", " + material)
    let (before, after) = (plain.image.codeValues(15, 15), inverted.image.codeValues(15, 15))
    #expect(before.x > before.z + 20 && after.x > after.z + 20, "red stays red")
    #expect(before.y > 128 && after.y < 128, "a light material becomes a dark one")
  }

  @Test("Alpha is kept, and nothing is drawn where the scene is empty")
  func alphaIsKept() throws {
    let (plain, inverted) = try drawn(##"{"fill": "#FF800080", "frame": [0, 0, 30, 40]}"##)
    #expect(plain.image[10, 10].w == inverted.image[10, 10].w && inverted.image[10, 10].w > 0)
    #expect(inverted.image[50, 10] == SIMD4(0, 0, 0, 0))
    let (before, after) = (
      SIMD4<Int>(truncatingIfNeeded: plain.image[10, 10]),
      SIMD4<Int>(truncatingIfNeeded: inverted.image[10, 10])
    )
    for lane in 0..<3 { #expect(abs(before.w - before[lane] - after[lane]) <= 1) }
  }

  @Test(
    "Platforms without the setting draw as before, with a note", arguments: ["tvos", "visionos", "watchos"])
  func otherPlatformsIgnoreTheSetting(platform: String) throws {
    let (plain, inverted) = try drawn(##"{"fill": "#204060"}"##, platform: platform)
    #expect(plain.image == inverted.image)
    var scene = SceneDescription(size: Size(width: 10, height: 10))
    (scene.traits.platform, scene.traits.invertsColors) = (platform == "tvos" ? .tvOS : .watchOS, true)
    let findings = SceneRules.findings(of: try SceneResolver.resolve(scene, facts: FileFacts()))
    #expect(findings.map(\.fact) == [.remark(.setting(.noSmartInvert(scene.traits.platform)))])
  }

  @Test("The contrast is measured on the inverted pixels")
  func contrastIsThatOfTheInvertedPixels() throws {
    let text =
      ##"{"fill": "#303030"}, {"id": "t", "text": "H", "size": 30, "frame": [5, 2, 50, 36], "style": "#606060"}"##
    let (plain, inverted) = try drawn(text)
    let (before, after) = (
      try #require(plain.texts.first?.lowest), try #require(inverted.texts.first?.lowest)
    )
    func ratio(_ first: Int, _ second: Int) -> Double {
      contrastRatio(EncodedColor(white: Float(first) / 255), EncodedColor(white: Float(second) / 255))
    }
    #expect(abs(before - ratio(0x30, 0x60)) < 0.01)
    #expect(abs(after - ratio(255 - 0x30, 255 - 0x60)) < 0.01)
  }

  @Test("A lost icon is outlined against the ground as it is seen")
  func outlinesFollowTheSeenGround() throws {
    let folder = try TemporaryFolder()
    var moon = PixelImage(width: 40, height: 40)
    for y in 8..<32 { for x in 8..<32 { moon[x, y] = SIMD4(62000, 62000, 62000, 65535) } }
    try WholeFile.write(PNGWriter(gamut: .srgb).encode16Bit(moon), to: folder.path + "/moon.png")
    func outlined(_ inverts: Bool, _ ground: String) throws -> Bool {
      let document = """
        {"version": 1, "size": {"width": 60, "height": 60}, "scale": 1, "traits": {"smartInvert": \(inverts)},
         "desktop": [{"fill": "\(ground)"}, {"image": "moon.png", "frame": [10, 10, 40, 40]}]}
        """
      var renderer = try SceneRenderer(threads: 1, baseDirectory: folder.path)
      let scene = try renderer.resolve(SceneReader().read(bytes: Array(document.utf8))).scene
      return !scene.drawnOutlines.isEmpty
    }
    #expect(try outlined(false, "#FFFFFF") && !outlined(false, "#000000"))
    #expect(try !outlined(true, "#FFFFFF") && outlined(true, "#000000"), "white is black on the screen")
  }

  @Test("A frame that is drawn in part equals a complete drawing")
  func framesAreWhole() throws {
    var renderer = try SceneRenderer(threads: 1)
    var scene = SceneDescription(size: Size(width: 60, height: 40), scale: 1) {
      FillLayer(ForegroundStyle(Color(white: 0.8)))
      MaterialLayer(.thin) {}.frame(x: 5, y: 5, width: 40, height: 20)
      FillLayer(ForegroundStyle(Color(white: 0.3))).frame(x: 30, y: 30, width: 5, height: 5)
    }
    scene.traits.invertsColors = true
    let frame = try renderer.frame(renderer.resolve(scene))
    scene.desktop[2].frame.x += 4
    let next = try renderer.resolve(scene)
    let moved = try renderer.frame(next, after: frame)
    #expect(try moved.image == renderer.render(next).image)
  }
}
