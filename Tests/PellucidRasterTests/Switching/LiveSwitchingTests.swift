// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import Pellucid
@testable import PellucidHost

/// Tests of a scene that is drawn again while the system's settings change.
@Suite struct LiveSwitchingTests {
  /// Returns a scene of a fixture photo below a material, glass that samples it, and text.
  private static func scene() -> SceneDescription {
    let photo = SourceTree.fixtures.appending(path: "Images/quadrants.jpeg").path
    return SceneDescription(size: Size(width: 200, height: 120), scale: 1) {
      ImageLayer(photo)
      MaterialLayer(.thin, in: .roundedRectangle(16)) {
        TextLayer("Settings").id("title").frame(x: 10, y: 10, width: 120, height: 24)
      }
      .frame(x: 10, y: 10, width: 140, height: 60)
    }
  }

  private static let settings = [
    SystemSettings(appearance: .dark), SystemSettings(appearance: .light),
    SystemSettings(appearance: .dark, contrast: .increased), SystemSettings(transparency: .reduced),
    SystemSettings(appearance: .light, reducesMotion: true),
  ]

  /// Each switch equals a fresh renderer's drawing, and no picture is decoded again.
  @Test("A switch decodes no picture again")
  func nothingIsDecodedAgain() throws {
    let scene = Self.scene()
    var renderer = try SceneRenderer()
    #expect(renderer.decodedPictureCount == 0)
    _ = try renderer.render(renderer.resolve(scene))
    #expect(renderer.decodedPictureCount == 1)
    for settings in Self.settings {
      let followed = scene.following(settings)
      let picture = try renderer.render(renderer.resolve(followed))
      var fresh = try SceneRenderer()
      let expected = try fresh.render(fresh.resolve(followed))
      let isSame = picture.image == expected.image
      #expect(isSame, "\(settings)")
      #expect(renderer.decodedPictureCount == 1)
    }
  }

  /// Returns a scene with separate files for light and dark, each drawn large and small.
  private static func twofold() -> SceneDescription {
    let images = SourceTree.fixtures.appending(path: "Images")
    func path(_ name: String) -> String { images.appending(path: name).path }
    return SceneDescription(size: Size(width: 200, height: 120), scale: 1) {
      ImageLayer(light: path("quadrants.jpeg"), dark: path("lossy.webp"))
      ImageLayer(light: path("rgba-8.png"), dark: path("rgba-16.png")).frame(
        x: 10, y: 10, width: 24, height: 24)
    }
  }

  @Test("Files of both appearances are decoded once")
  func filesOfBothAppearancesAreDecodedOnce() throws {
    let scene = Self.twofold()
    var renderer = try SceneRenderer()
    var pictures: [Appearance: PixelImage] = [:]
    for round in 0..<4 {
      for appearance in Appearance.allCases {
        let followed = scene.following(SystemSettings(appearance: appearance))
        let image = try renderer.render(renderer.resolve(followed)).image
        let isSame = pictures[appearance] == nil || pictures[appearance] == image
        #expect(isSame, "\(round) \(appearance)")
        pictures[appearance] = image
      }
      #expect(renderer.decodedPictureCount == 4, "\(round)")
    }
  }

  /// Without memory for hidden pictures, each is decoded again, and the drawings are equal.
  @Test("Hidden pictures stay within their memory limit")
  func whatIsNotShownTakesNoMoreThanItMay() throws {
    let scene = Self.twofold()
    var (roomy, tight) = (try SceneRenderer(), try SceneRenderer(idlePictureBytes: 0))
    for appearance in [Appearance.light, .dark, .light, .dark] {
      let followed = scene.following(SystemSettings(appearance: appearance))
      let isSame =
        try roomy.render(roomy.resolve(followed)).image == tight.render(tight.resolve(followed)).image
      #expect(isSame)
    }
    #expect(roomy.decodedPictureCount == 4 && tight.decodedPictureCount > 6)
  }

  /// Frames, which redraw only the difference, equal whole drawings after a switch.
  @Test("Frames follow a switch")
  func framesSwitchToo() throws {
    let scene = Self.scene()
    var renderer = try SceneRenderer()
    var frame = try renderer.frame(renderer.resolve(scene).scene)
    for settings in Self.settings {
      let resolved = try renderer.resolve(scene.following(settings)).scene
      frame = try renderer.frame(resolved, after: frame)
      let isSame = frame.image == (try renderer.render(resolved).image)
      #expect(isSame, "\(settings)")
    }
    #expect(renderer.decodedPictureCount == 1)
  }

  /// The scene stays dark in any system appearance, and equals the drawing of a dark system.
  @Test("Immersive media stays dark")
  func onlyImmersiveMediaStaysDark() throws {
    let scene = Self.scene()
    var renderer = try SceneRenderer()
    let dark = try renderer.render(renderer.resolve(scene.following(SystemSettings(appearance: .dark))))
    let light = try renderer.render(renderer.resolve(scene.following(SystemSettings(appearance: .light))))
    #expect(!(dark.image == light.image))
    let always = scene.alwaysDarkForImmersiveMedia()
    for appearance in Appearance.allCases {
      let resolved = try renderer.resolve(always.following(SystemSettings(appearance: appearance))).scene
      let isDark = try renderer.render(resolved).image == dark.image
      #expect(isDark)
    }
  }

  /// Follows a program's path from a change of the desktop to the pictures of a fade.
  @Test("A change on the bus becomes a cross-fade", .timeLimit(.minutes(10)))
  func aChangeOnTheBusBecomesAFade() async throws {
    let bus = try PrivateBus()
    let namespace = "org.freedesktop.appearance"
    let portal = try PortalStandIn(on: bus, settings: [namespace: ["color-scheme": "uint32 2"]])
    var states = DesktopSettings(busAddress: bus.address, patience: 60).states().makeAsyncIterator()
    let scene = Self.scene()
    var renderer = try SceneRenderer()
    func picture(_ state: DesktopState?) throws -> PixelImage {
      let settings = try #require(state).settings
      return try renderer.render(renderer.resolve(scene.following(settings))).image
    }
    let light = try picture(await states.next())
    portal.set(namespace, "color-scheme", "uint32 1")
    let dark = try picture(await states.next())
    let fade = try #require(CrossFade(from: light, to: dark))
    let middle = fade.picture(at: 0.5)
    let isBetween = middle != light && middle != dark
    #expect(isBetween)
    #expect(renderer.decodedPictureCount == 1)
  }
}

extension SceneRenderer {
  /// The number of picture files decoded so far.
  fileprivate var decodedPictureCount: Int { loader.pictures.readCount }
}
