// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of small scenes against their golden pictures; `Tests/Golden/README.md` says how to record them.
@Suite struct GoldenTests {
  /// The expected scenes, listed apart from the folder, so that a missing scene fails a test.
  static let names = [
    "blend-modes", "blur-progressive",
    "component-alert-ios", "component-bars-ios", "component-controls-ios", "component-controls-ios18",
    "component-controls-macos", "component-fields-ios", "component-list-ios", "component-list-rtl",
    "component-menu-macos", "component-modal-watchos", "component-shelf-tvos", "component-window-macos",
    "contrast-increased", "contrast-increased-dark",
    "contrast-increased-transparency-reduced", "contrast-increased-transparency-reduced-dark",
    "gamut-display-p3", "glass-dark", "glass-light", "glass-motion", "glass-transparency-reduced",
    "gradient-kinds", "group-opacity-clip", "group-shadow", "group-transform", "inner-shadows",
    "layer-effects", "layer-masks",
    "material-backdrop-group", "material-behind-window", "material-ladder", "material-over-material",
    "material-within-window", "mesh-gradients", "motion-reduced", "platform-tvos", "platform-visionos",
    "platform-watchos",
    "role-glass", "shape-corners",
    "smart-invert", "symbol-renderings", "text-bold", "text-emoji", "text-faces", "text-scripts",
    "text-styles",
    "transparency-reduced",
    "transparency-reduced-dark",
    "vibrancy-hues-macos", "vibrancy-image-own-color", "vibrancy-levels-dark", "vibrancy-levels-light",
  ]

  static var isRecording: Bool { ProcessInfo.processInfo.environment["PELLUCID_RECORD_GOLDENS"] == "1" }

  @Test("Every golden scene is listed")
  func everySceneIsListed() throws {
    let entries = try FileManager.default.contentsOfDirectory(atPath: SourceTree.goldens.path)
    let scenes = entries.filter { name in
      FileManager.default.fileExists(atPath: SourceTree.goldens.appending(path: "\(name)/scene.json").path)
    }
    #expect(scenes.sorted() == Self.names)
  }

  @Test("A golden scene gives its picture", arguments: names)
  func theSceneGivesItsPicture(name: String) throws {
    let scene = SourceTree.goldens.appending(path: name)
    let golden = scene.appending(path: "golden.png"), drawn = Self.drawnFolder.appending(path: name + ".png")
    try FileManager.default.createDirectory(at: Self.drawnFolder, withIntermediateDirectories: true)
    let picture = try Self.picture(scene, threads: 2)
    try picture.writePNG(to: drawn.path)
    for threads in [1, 7] {
      #expect(try Self.picture(scene, threads: threads).image == picture.image)
    }
    let actual = try ImageReader().read(path: drawn.path, gamut: picture.gamut)
    let expected = try? ImageReader().read(path: golden.path, gamut: picture.gamut)
    guard actual != expected else { return try FileManager.default.removeItem(at: drawn) }
    if Self.isRecording {
      try picture.writePNG(to: golden.path)
      Issue.record("\(name) was recorded; look at it and run again without PELLUCID_RECORD_GOLDENS")
    } else {
      let difference = expected.map { Self.difference(actual, $0) } ?? "there is no golden.png"
      Issue.record("\(name): \(difference); \(drawn.path) holds what was drawn")
    }
  }

  static func picture(_ scene: URL, threads: Int) throws -> RenderedPicture {
    let description = try SceneReader().read(path: scene.appending(path: "scene.json").path)
    var renderer = try SceneRenderer(threads: threads, baseDirectory: scene.path)
    return try renderer.render(renderer.resolve(description))
  }

  private static let drawnFolder = FileManager.default.temporaryDirectory
    .appending(path: "pellucid-goldens-\(ProcessInfo.processInfo.processIdentifier)")

  /// Returns a sentence with the number of differing samples and their largest difference.
  static func difference(_ actual: PixelImage, _ expected: PixelImage) -> String {
    guard actual.width == expected.width, actual.height == expected.height else {
      return "\(actual.width) × \(actual.height) pixels instead of \(expected.width) × \(expected.height)"
    }
    let differences = zip(actual.samples, expected.samples).map { abs(Int($0) - Int($1)) }
    let worst = Double(differences.max() ?? 0) / 257
    return "\(differences.filter { $0 > 0 }.count) samples differ, by \(worst) of 255 at most"
  }
}
