// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// No output takes the place of what a verb reads, or of another output.
@Suite struct OutputPathTests {
  private static let scene = """
    {"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [
      {"fill": "#FFFFFF"}, {"id": "word", "text": "A", "frame": [2, 2, 16, 16], "size": 9}]}
    """

  /// A scene and a picture of it under names that promise nothing.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let scene = try folder.write(Self.scene, to: "scene")
    #expect(try Program.run(["render", scene, "-o", folder.path + "/picture", "--quiet"]).exit == 0)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/link", withDestinationPath: "./scene")
    return folder
  }

  /// Each file once under one name and once under another.
  @Test(
    "An output that would replace what is read is refused, and nothing is changed",
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

  @Test(
    "Two outputs at one path are refused",
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

  @Test("Devices take any number of outputs, a baseline may be brought up to date, and a look is no file")
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

  @Test("Pictures of the judge are PNGs too", arguments: ["--heatmap", "--witness"])
  func form(_ option: String) throws {
    let folder = try folder()
    let result = try Program.run(["legibility", "scene", option, "out.json"], in: folder.path)
    #expect(result.exit == 64)
    #expect(result.errors.hasPrefix("pellucid: not a PNG: \(option) out.json: "))
  }

  private func contents(of folder: TemporaryFolder) throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) where name != "sub" {
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + name))
    }
    return contents
  }
}
