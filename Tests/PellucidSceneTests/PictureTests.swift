// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry
import PellucidScene
import PellucidSceneSupport
import Testing

/// Tests of the treatment of pictures whose colours are known.
@Suite struct PictureTests {
  private func fact(_ path: String, _ color: @escaping (Int, Int) -> EncodedColor) throws -> PictureFact {
    PictureFact(path: path, grid: try #require(PictureGrid(width: 32, height: 32, color: color)))
  }

  /// Returns the fact of a picture of a disc in one grey.
  private func disc(_ path: String, white: Float) throws -> PictureFact {
    try fact(path) { x, y in
      EncodedColor(white: white, alpha: (x - 16) * (x - 16) + (y - 16) * (y - 16) < 150 ? 1 : 0)
    }
  }

  private func image(_ path: String, side: Double, _ change: (inout ImageContent) -> Void = { _ in }) -> Layer
  {
    var content = ImageContent(path: path)
    change(&content)
    return Layer(id: "it", frame: Rect(x: 0, y: 0, width: side, height: side), content: .image(content))
  }

  private func scene(
    _ layer: Layer, _ facts: [PictureFact], _ appearance: Appearance, on platform: Platform = .iOS,
    _ change: (inout SceneDescription) -> Void = { _ in }
  ) -> Pictured {
    var traits = Traits()
    (traits.platform, traits.appearance) = (platform, appearance)
    var scene = SceneDescription(size: Size(width: 100, height: 100), traits: traits, desktop: [layer])
    change(&scene)
    return Pictured(scene: scene, pictures: facts)
  }

  /// A scene and the known facts about its pictures.
  private struct Pictured {
    var scene: SceneDescription
    var pictures: [PictureFact]

    func resolved(_ seen: Seen = .nothing) throws -> RuledScene {
      var facts = FileFacts()
      facts.pictures = pictures
      return try RuledScene(scene, facts: facts, seen: seen)
    }
  }

  /// Returns the brightness of the only picture.
  private func brightness(_ scene: RuledScene) -> Float? {
    for node in scene.desktop {
      if case .image(_, _, let brightness) = node.content { return brightness }
    }
    return nil
  }

  // MARK: White ground

  @Test("White ground is softened in dark mode alone")
  func whiteGroundIsSoftenedInDarkAlone() throws {
    let page = try fact("page.png") { _, _ in EncodedColor(white: 1) }
    let layer = image("page.png", side: 90)
    let dark = try scene(layer, [page], .dark).resolved()
    #expect(brightness(dark) == 0.9)
    #expect(dark.findings.map(\.rule) == ["note"] && dark.findings[0].message.contains("100 % of the border"))
    let light = try scene(layer, [page], .light).resolved()
    #expect(brightness(light) == 1 && light.findings.isEmpty)
    for platform in [Platform.watchOS, .visionOS] {
      #expect(try brightness(scene(layer, [page], .dark, on: platform).resolved()) == 1)
    }
  }

  @Test("Photos, icons and unknown pictures are not softened")
  func photosIconsAndUnknownPicturesStay() throws {
    let photo = try fact("photo.png") { x, y in EncodedColor(white: Float(x + y) / 64) }
    let dark = try scene(image("photo.png", side: 90), [photo], .dark).resolved()
    #expect(brightness(dark) == 1 && dark.findings.isEmpty)
    let page = try fact("page.png") { _, _ in EncodedColor(white: 1) }
    #expect(
      try brightness(scene(image("page.png", side: 40), [page], .dark).resolved()) == 0.9, "of any size")
    #expect(try brightness(scene(image("page.png", side: 90), [], .dark).resolved()) == 1)
    let icon = image("page.png", side: 90) { $0.kind = .icon }
    #expect(try brightness(scene(icon, [page], .dark).resolved()) == 1)
  }

  @Test("Softening can be set for one picture and for the scene")
  func softeningCanBeSetForAPictureAndForTheScene() throws {
    let page = try fact("page.png") { _, _ in EncodedColor(white: 1) }
    let off = try scene(image("page.png", side: 90), [page], .dark) { $0.pictures.softening = .off }
      .resolved()
    #expect(brightness(off) == 1 && off.findings.map(\.rule) == ["CAT11"])
    let on = try scene(image("page.png", side: 90) { $0.softening = .on }, [page], .dark) {
      $0.pictures.softening = .off
      $0.pictures.rules.softenedWhite = 0.8
    }.resolved()
    #expect(brightness(on) == 0.8)
  }

  @Test("A dark file is not softened, but judged")
  func aDarkAssetIsLeftAloneAndJudged() throws {
    let page = try fact("night.png") { _, _ in EncodedColor(white: 1) }
    let layer = image("page.png", side: 90) { $0.darkPath = "night.png" }
    let dark = try scene(layer, [page], .dark).resolved()
    #expect(brightness(dark) == 1 && dark.findings.map(\.rule) == ["CAT11"])
    #expect(dark.resources == [.image(path: "night.png")])
    #expect(try scene(layer, [page], .light).resolved().resources == [.image(path: "page.png")])
  }

  // MARK: Silhouettes

  /// Resolves the scene once to find its probe, and again with a backdrop of one luma for the probe.
  private func resolved(_ scene: Pictured, over luma: Double) throws -> RuledScene {
    #expect(try scene.resolved().glassProbes.count == 1)
    return try scene.resolved(.backdrops([GlassBackdrop(luminance: luma)]))
  }

  /// Returns a Boolean value indicating whether the picture is drawn above an outline.
  private func hasOutline(_ scene: RuledScene) -> Bool {
    scene.desktop.contains { node in
      guard case .group(let inner) = node.content, inner.count == 2, case .masked = inner[0].content else {
        return false
      }
      return true
    }
  }

  @Test("A moon is outlined on a light ground alone")
  func aMoonIsOutlinedOnLightAlone() throws {
    let moon = try disc("moon.png", white: 0.96)
    let layer = image("moon.png", side: 40)
    let light = try resolved(scene(layer, [moon], .light), over: 1)
    #expect(hasOutline(light) && light.findings.map(\.rule) == ["CAT10"])
    let dark = try resolved(scene(layer, [moon], .dark), over: 0)
    #expect(!hasOutline(dark) && dark.findings.map(\.rule) == ["note"])
    #expect(dark.findings[0].message.hasPrefix("The asset serves dark alone"))
    #expect(light.resources.count == dark.resources.count)
  }

  @Test("A drop of oil is outlined on a dark ground alone")
  func aDropOfOilIsOutlinedOnDarkAlone() throws {
    let oil = try disc("oil.png", white: 0.06)
    let layer = image("oil.png", side: 40)
    #expect(try hasOutline(resolved(scene(layer, [oil], .dark), over: 0)))
    #expect(try !hasOutline(resolved(scene(layer, [oil], .light), over: 1)))
  }

  @Test("An icon of any size is outlined; a kind decides otherwise", arguments: [16.0, 40, 49, 90])
  func sizeDoesNotDecide(side: Double) throws {
    let moon = try disc("moon.png", white: 0.96)
    let light = try resolved(scene(image("moon.png", side: side), [moon], .light), over: 1)
    #expect(hasOutline(light) && light.findings.map(\.rule) == ["CAT10"])
    let content = image("moon.png", side: side) { $0.kind = .content }
    let left = try scene(content, [moon], .light).resolved()
    #expect(!hasOutline(left) && left.glassProbes.isEmpty && left.findings.isEmpty)
  }

  @Test("Photos with round corners, fading gradients and sheets of many things are no icons")
  func otherTransparencyMakesNoIcon() throws {
    func isIcon(_ alpha: @escaping (Int, Int) -> Float) throws -> Bool {
      let picture = try fact("a.png") { x, y in EncodedColor(white: 0.96, alpha: alpha(x, y)) }
      return try !scene(image("a.png", side: 40), [picture], .light).resolved().glassProbes.isEmpty
    }
    #expect(try !isIcon { x, y in min(x, 31 - x) + min(y, 31 - y) < 3 ? 0 : 1 }, "a photo with round corners")
    #expect(try !isIcon { _, y in Float(y) / 31 }, "a gradient that fades out")
    #expect(try !isIcon { x, y in x % 8 < 4 && y % 8 < 4 ? 1 : 0 }, "a sheet of sixteen things")
    #expect(
      try isIcon { x, y in min(x, 31 - x) + min(y, 31 - y) < 8 ? 0 : 1 },
      "a tile with the corners of an app icon")
    #expect(try isIcon { x, y in x < 8 || y < 8 || x % 8 == 0 ? 0 : 1 }, "a glyph of three parts")
  }

  /// The ground behind the icon decides, not the appearance.
  @Test("The ground behind an icon decides its outline")
  func whatLiesBehindDecides() throws {
    let moon = try disc("moon.png", white: 0.96)
    #expect(try !hasOutline(resolved(scene(image("moon.png", side: 40), [moon], .light), over: 0.1)))
  }

  @Test("One file that suits both appearances is noted")
  func oneAssetMayServeBoth() throws {
    let gem = try disc("gem.png", white: 0.45)
    let note = try #require(
      resolved(scene(image("gem.png", side: 40), [gem], .light), over: 1).findings.first)
    #expect(note.rule == "note" && note.message.hasPrefix("One asset serves both appearances"))
  }

  @Test("Outlines can be switched on and off")
  func outlinesCanBeSwitched() throws {
    let moon = try disc("moon.png", white: 0.96)
    let off = image("moon.png", side: 40) { $0.outline = .off }
    let lost = try resolved(scene(off, [moon], .light), over: 1)
    #expect(!hasOutline(lost) && lost.findings.map(\.rule) == ["CAT10"])
    let on = image("moon.png", side: 40) { $0.outline = .on }
    #expect(try hasOutline(resolved(scene(on, [moon], .dark), over: 0)))
    let all = scene(image("moon.png", side: 40), [moon], .light) { $0.pictures.outline = .off }
    #expect(try !hasOutline(resolved(all, over: 1)))
  }

  @Test("Opaque icons get no outline")
  func opaqueIconsHaveNoSilhouette() throws {
    let tile = try fact("tile.png") { _, _ in EncodedColor(white: 0.95) }
    let resolved = try scene(image("tile.png", side: 40), [tile], .light).resolved()
    #expect(resolved.glassProbes.isEmpty && resolved.findings.isEmpty && resolved.resources.count == 1)
  }

  /// The outline has the faintest visible alpha: with one step less, its contrast is below 3:1.
  @Test("An outline has just enough contrast", arguments: [0.0, 0.12, 0.5, 0.9, 1]) func outlinesAreJustSeen(
    luma: Double
  ) throws {
    let moon = try disc("moon.png", white: Float(luma))
    let scene = try resolved(scene(image("moon.png", side: 40), [moon], .light), over: luma)
    guard case .group(let inner) = scene.desktop[0].content, case .masked(_, let inks, _) = inner[0].content,
      case .color(var color, .sourceOver) = inks[0]
    else {
      Issue.record("no outline")
      return
    }
    let ground = EncodedColor(white: Float(luma))
    #expect(contrastRatio(color, ground) >= 3)
    color.alpha -= 1 / 255
    #expect(contrastRatio(color, ground) < 3)
  }

  @Test("The same file for light and dark is reported")
  func theSameFileTwiceIsFound() throws {
    let layer = image("a.png", side: 90) { $0.darkPath = "a.png" }
    #expect(try scene(layer, [], .light).resolved().findings.map(\.rule) == ["CAT09"])
  }

  // MARK: Requested facts

  @Test("Request facts only for pictures whose treatment depends on them")
  func onlyWhatDecidesIsAskedFor() {
    let content = image("photo.JPG", side: 90)
    let icon = image("icon.png", side: 40) { $0.darkPath = "night.png" }
    #expect(FileQuestions(scene(content, [], .light).scene).pictures.isEmpty)
    #expect(FileQuestions(scene(content, [], .dark).scene).pictures.map(\.layer) == ["desktop[0]"])
    #expect(FileQuestions(scene(icon, [], .light).scene).pictures.map(\.path) == ["icon.png", "night.png"])
  }
}
