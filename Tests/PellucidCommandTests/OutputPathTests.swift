// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests that no output replaces a file that a verb reads, or another output.
@Suite struct OutputPathTests {
  private static let scene = """
    {"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [
      {"fill": "#FFFFFF"}, {"id": "word", "text": "A", "frame": [2, 2, 16, 16], "size": 9}]}
    """

  /// Returns a folder with a scene and a picture of it, under names without extensions.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene, to: "scene")
    #expect(try Program.run(["render", scene, "-o", folder.path + "/picture", "--quiet"]).exit == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "./scene")
    return folder
  }

  /// Checks files that are named once in one spelling and once in another.
  @Test(
    "Refuse an output that would replace an input, and change no file",
    arguments: [
      ["legibility", "scene", "--heatmap", "./scene"], ["legibility", "scene", "--witness", "sub/../scene"],
      ["legibility", "scene", "--write-baseline", "link"], ["legibility", "link", "--heatmap", "scene"],
      ["legibility", "scene", "--sweep", "picture", "--heatmap", "./picture"],
      ["render", "scene", "-o", "./scene"], ["render", "./scene", "-o", "link"],
      ["render", "scene", "-o", "new.png", "--findings", "--write-baseline", "scene"],
      ["diff", "picture", "picture", "-o", "./picture"],
      ["material", "thin", "--over", "picture", "-o", "./picture"],
      ["glass", "regular", "--over", "./picture", "-o", "picture"],
      ["legibility", "scene", "--baseline", "known", "--heatmap", "./known"],
    ])
  func inputs(_ arguments: [String]) throws {
    let folder = try folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/sub", withIntermediateDirectories: false)
    _ = try folder.write(#"{"version": 1, "findings": []}"#, to: "known")
    let before = try contents(of: folder)
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("pellucid: an output would replace what is read: "), "\(result.errors)")
    #expect(try contents(of: folder) == before)
  }

  /// Checks a scene with two pictures, a symbol, a catalog's picture and two backdrops; light draws one of the two
  /// pictures.
  @Test(
    "Refuse an output that would replace a file that the scene draws in any setting",
    arguments: [
      ["render", "scene.json", "-o", "day.png"], ["render", "scene.json", "-o", "sub/../night.png"],
      ["render", "scene.json", "-o", "link", "--fade-to", "dark", "--time", "0"],
      ["legibility", "./scene.json", "--heatmap", "link"],
      ["legibility", "scene.json", "--witness", "day.png"],
      ["legibility", "scene.json", "--heatmap", "Assets.xcassets/Logo.imageset/logo.png"],
      ["legibility", "scene.json", "--heatmap", "wall.png"], ["render", "scene.json", "-o", "near.png"],
      // The picture of a combination replaces an input in the first and the last line, the contact sheet in the
      // second.
      ["render", "matrix.json", "-o", "x.png", "--matrix"],
      ["render", "scene.json", "-o", "day.png", "--matrix"],
      ["render", "x.dark-standard-standard-base.png", "-o", "x.png", "--matrix"],
    ])
  func pictures(_ arguments: [String]) throws {
    let folder = try folderOfPictures()
    let before = try contents(of: folder)
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("pellucid: an output would replace what is read: "), "\(result.errors)")
    #expect(try contents(of: folder) == before)
  }

  @Test("Refuse an output at the path of a picture of the matrix")
  func matrix() throws {
    let folder = try folderOfPictures()
    let other = "x.light-standard-standard-base.png"
    let arguments = ["render", "scene.json", "-o", "x.png", "--matrix", "--findings", "--write-baseline"]
    let result = try Program.run(arguments + [other], in: folder.path)
    #expect(result.exit == 64 && !folder.has(other) && !folder.has("x.png"))
    #expect(
      result.errors.hasPrefix("pellucid: two outputs would be one file: --write-baseline \(other) and "))
    #expect(try Program.run(arguments + ["known"], in: folder.path).exit == 0)
    #expect(folder.has(other))
  }

  private func folderOfPictures() throws -> TemporaryFolder {
    let folder = try folder()
    let files = FileManager.default
    try files.createDirectory(
      atPath: folder.path + "/Assets.xcassets/Logo.imageset", withIntermediateDirectories: true)
    try files.createDirectory(atPath: folder.path + "/sub", withIntermediateDirectories: false)
    let pictures = [
      "day.png", "night.png", "wall.png", "near.png", "Assets.xcassets/Logo.imageset/logo.png",
      "x.dark-increased-reduced-elevated.png",
    ]
    for path in pictures {
      try files.copyItem(atPath: folder.path + "/picture", toPath: folder.path + "/" + path)
    }
    try files.removeItem(atPath: folder.path + "/link")
    try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "night.png")
    _ = try folder.write(
      #"{"images": [{"idiom": "universal", "filename": "logo.png"}], "info": {"version": 1, "author": "xcode"}}"#,
      to: "Assets.xcassets/Logo.imageset/Contents.json")
    _ = try folder.write(
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9h-9z'/></svg>",
      to: "mark.svg")
    let size = #""version": 1, "size": {"width": 20, "height": 20}, "scale": 1"#
    _ = try folder.write(
      """
      {\(size), "assets": ["Assets.xcassets"], "backdrops": {"pictures": ["wall.png"]},
        "desktop": [{"image": {"light": "day.png", "dark": "night.png"}},
        {"group": [{"image": "asset:Logo"}, {"symbol": "mark.svg"}], "backdrops": {"pictures": ["near.png"]}}]}
      """, to: "scene.json")
    _ = try folder.write(
      #"{\#(size), "desktop": [{"image": "x.dark-increased-reduced-elevated.png"}]}"#, to: "matrix.json")
    _ = try folder.write(Self.scene, to: "x.dark-standard-standard-base.png")
    return folder
  }

  @Test(
    "Refuse two outputs at one path",
    arguments: [
      ["legibility", "scene", "--heatmap", "a.png", "--witness", "./a.png"],
      ["legibility", "scene", "--heatmap", "a", "--write-baseline", "./a"],
      ["legibility", "scene", "--witness", "link to a", "--write-baseline", "a"],
      ["render", "scene", "-o", "a", "--findings", "--write-baseline", "./a"],
    ])
  func outputs(_ arguments: [String]) throws {
    let folder = try folder()
    try FileManager.default.createSymbolicLink(atPath: folder.path + "/link to a", withDestinationPath: "a")
    let result = try Program.run(arguments, in: folder.path)
    #expect(result.exit == 64 && result.output.isEmpty)
    #expect(result.errors.hasPrefix("pellucid: two outputs would be one file: "), "\(result.errors)")
    #expect(!folder.has("a.png") && !folder.has("a"))
  }

  @Test("Accept several outputs to a device, a baseline that is updated, and a picture named like a material")
  func allowed() throws {
    let folder = try folder()
    _ = try folder.write(#"{"version": 1, "findings": []}"#, to: "known")
    for arguments in [
      ["legibility", "scene", "--heatmap", "/dev/null", "--witness", "/dev/null"],
      ["legibility", "scene", "--baseline", "known", "--write-baseline", "./known"],
      ["material", "thin", "--over", "#FFFFFF", "-o", "thin"],
    ] {
      let result = try Program.run(arguments, in: folder.path)
      #expect(result.exit == 0, "\(result.errors)")
    }
  }

  @Test("Reject heat maps and witnesses that are not PNGs", arguments: ["--heatmap", "--witness"])
  func form(_ option: String) throws {
    let folder = try folder()
    let result = try Program.run(["legibility", "scene", option, "out.json"], in: folder.path)
    #expect(result.exit == 64)
    #expect(result.errors.hasPrefix("pellucid: not a PNG: \(option) out.json: "))
  }

  @Test(
    "Say that a folder lies in the place of an output, whatever its name",
    arguments: ["out.png", "out.svg", "out", "new/"],
    [
      ["render", "scene", "-o"], ["render", "scene", "--matrix", "appearance", "-o"],
      ["diff", "picture", "picture", "-o"],
      ["material", "thin", "--over", "#FFFFFF", "-o"], ["glass", "regular", "--over", "#FFFFFF", "-o"],
      ["component", "slider", "--over", "#FFFFFF", "-o"],
      ["legibility", "--material", "thin", "--foreground", "label", "-o"],
      ["legibility", "--material", "thin", "--foreground", "label", "--plot"],
      ["legibility", "--platform", "ios", "--chart"], ["legibility", "scene", "--heatmap"],
      ["legibility", "scene", "--write-baseline"], ["catalog", "show", "Assets.xcassets", "-o"],
    ])
  func folderInPlace(name: String, arguments: [String]) throws {
    let folder = try folder()
    for made in ["out.png", "out.svg", "out", "Assets.xcassets"] {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/" + made, withIntermediateDirectories: false)
    }
    let result = try Program.run(arguments + [name], in: folder.path)
    #expect(result.exit == 73 && result.output.isEmpty)
    #expect(
      result.errors
        == "pellucid: cannot write: \(arguments.last ?? "") \(name): this is a folder; add a file name\n",
      "\(result.errors)")
  }

  @Test("The pictures of several scenes go to a folder with any name")
  func folderOfPicturesInPlace() throws {
    let folder = try folder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/out.png", withIntermediateDirectories: false)
    _ = try folder.write(Self.scene, to: "Scenes/one.json")
    let result = try Program.run(["render", "Scenes", "-o", "out.png"], in: folder.path)
    #expect(result.exit == 0 && folder.has("out.png/one.png"), "\(result.errors)")
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
      contents[name] = FileManager.default.contents(atPath: folder.path + "/" + name)
    }
    return contents
  }
}
