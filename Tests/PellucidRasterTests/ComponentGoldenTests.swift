// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of every exhibit of components on every platform that has it against its golden picture, light above dark.
@Suite struct ComponentGoldenTests {
  @Test("An exhibit gives its golden picture on every platform", arguments: Platform.allCases)
  func exhibitsGiveTheirPictures(platform: Platform) throws {
    let exhibits = try ComponentExhibit.all(in: SourceTree.root.appending(path: "Examples/Components").path)
    let folder = SourceTree.root.appending(
      path: "Tests/GoldenComponents/\(Vocabularies.platform.name(of: platform))")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var renderer = try SceneRenderer(threads: 2)
    var drawn: [String] = []
    for exhibit in exhibits {
      guard let picture = try Self.picture(of: exhibit, on: platform, by: &renderer) else { continue }
      drawn.append(exhibit.name + ".png")
      try compare(picture, with: folder.appending(path: exhibit.name + ".png"))
    }
    let recorded = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(Set(recorded).subtracting(drawn) == [], "pictures of no exhibit")
  }

  private func compare(_ picture: RenderedPicture, with golden: URL) throws {
    let new = FileManager.default.temporaryDirectory.appending(
      path: "pellucid-components-\(UUID().uuidString).png")
    try picture.writePNG(to: new.path)
    defer { try? FileManager.default.removeItem(at: new) }
    let actual = try ImageReader().read(path: new.path, gamut: picture.gamut)
    let expected = try? ImageReader().read(path: golden.path, gamut: picture.gamut)
    guard actual != expected else { return }
    if GoldenTests.isRecording {
      try picture.writePNG(to: golden.path)
      Issue.record(
        "\(golden.lastPathComponent) was recorded; look at it and run again without PELLUCID_RECORD_GOLDENS")
    } else {
      let difference = expected.map { GoldenTests.difference(actual, $0) } ?? "there is no picture"
      Issue.record("\(golden.path): \(difference)")
    }
  }

  /// Draws an exhibit in light above the same in dark, or in dark alone; nil where the platform does not have it.
  private static func picture(
    of exhibit: ComponentExhibit, on platform: Platform, by renderer: inout SceneRenderer
  ) throws -> RenderedPicture? {
    var traits = Traits()
    traits.platform = platform
    let appearances = platform.hasAppearances ? Appearance.allCases : [.dark]
    var pictures: [RenderedPicture] = []
    for appearance in appearances {
      traits.appearance = appearance
      guard var scene = try exhibit.scene(ExhibitSetting(traits), by: &renderer) else { return nil }
      // Windows and screens at half of their size, which keeps the folder small.
      scene.scale = scene.size.width * scene.size.height > 100_000 ? 0.5 : 1
      pictures.append(try renderer.render(renderer.resolve(scene)))
    }
    return pictures.dropFirst().reduce(pictures[0]) { $0.above($1) }
  }
}

extension RenderedPicture {
  /// Returns the picture with another one of the same width below it.
  fileprivate func above(_ other: RenderedPicture) -> RenderedPicture {
    var both = self
    both.image = PixelImage(
      width: image.width, height: image.height + other.image.height,
      samples: image.samples + other.image.samples)
    return both
  }
}
