// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of runs over several scenes: documents, folders, and both.
@Suite struct SeveralSceneTests {
  /// Returns a scene of one text on white.
  static func scene(_ style: String) -> String {
    ##"""
    {"version": 1, "size": {"width": 60, "height": 30}, "scale": 1, "windows": [{"layers": [
      {"id": "page", "fill": "#FFFFFF"},
      {"id": "title", "text": "Hi", "frame": [8, 6, 40, 20], "size": 15, "style": "\##(style)"}]}]}
    """##
  }

  /// A folder with a scene that holds, one that falls short in a folder below, and JSON that is no scene.
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/inner/Colors.xcassets", withIntermediateDirectories: true)
    _ = try folder.write(Self.scene("label"), to: "holds.json")
    _ = try folder.write(Self.scene("#808080"), to: "inner/fails.json")
    _ = try folder.write(
      #"{"info": {"author": "xcode", "version": 1}}"#, to: "inner/Colors.xcassets/Contents.json")
    _ = try folder.write(#"{"version": 1, "findings": []}"#, to: "known.json")
    _ = try folder.write(#"{"version": 1}"#, to: ".pellucid.json")
    return folder
  }

  @Test("A folder stands for the scenes in it and below it, and for no other JSON")
  func folders() throws {
    let folder = try folder()
    let result = try Program.run(["legibility", folder.path, "--reporter", "json"])
    #expect(result.exit == 1, "\(result.errors)")
    let scenes = try #require(result.json["scenes"] as? [[String: Any]])
    #expect(
      scenes.compactMap { $0["scene"] as? String } == [
        folder.path + "/holds.json", folder.path + "/inner/fails.json",
      ])
    #expect(scenes.compactMap { $0["errors"] as? Int } == [0, 1])
    let findings = try #require(result.json["findings"] as? [[String: Any]])
    #expect(findings.compactMap { $0["file"] as? String } == [folder.path + "/inner/fails.json"])
  }

  @Test("A document that is named twice is judged once")
  func once() throws {
    let folder = try folder()
    let document = folder.path + "/inner/fails.json"
    let result = try Program.run(["legibility", document, folder.path + "/inner/", document, "--json"])
    #expect((result.json["scenes"] as? [Any])?.count == 1 && result.exit == 1, "\(result.errors)")
  }

  @Test("JSON that is no scene is an error where it is named itself")
  func namedDocument() throws {
    let folder = try folder()
    let result = try Program.run(["legibility", folder.path + "/known.json", folder.path + "/holds.json"])
    #expect(result.exit == 65 && result.errors.contains("known.json"))
    #expect(result.output.contains("1 scene, 1 not judged") && result.output.contains("not judged: "))
  }

  @Test("A broken document is reported, and the other scenes are judged and drawn")
  func broken() throws {
    let folder = try folder()
    _ = try folder.write(#"{"version": 1, "windows": ["#, to: "broken.json")
    for reporter in ["text", "json", "github", "sarif"] {
      let result = try Program.run(["legibility", folder.path, "--reporter", reporter])
      #expect(result.exit == 65 && result.errors.contains("broken.json: "), "\(reporter)")
      #expect(result.output.contains("fails.json"), "\(reporter)")
      #expect(result.output.contains("broken.json"), "\(reporter)")
    }
    let drawn = try Program.run(["render", folder.path, "-o", folder.path + "/out"])
    #expect(drawn.exit == 65 && folder.has("out/holds.png") && folder.has("out/inner/fails.png"))
    #expect(!folder.has("out/broken.png"))
  }

  @Test("A folder leaves out JSON with comments that is no scene, and reports a scene with comments")
  func comments() throws {
    let folder = try folder()
    _ = try folder.write("{\n  // Options of a compiler.\n  \"strict\": true\n}", to: "tsconfig.json")
    let fine = try Program.run(["legibility", folder.path])
    #expect(fine.exit == 1 && !fine.errors.contains("tsconfig"), "\(fine.errors)")
    _ = try folder.write(
      "{\"version\": 1, // a scene\n \"size\": {\"width\": 9, \"height\": 9}}", to: "meant.json")
    _ = try folder.write(#"{"version": 1, "layers": []}"#, to: "layers.json")
    let broken = try Program.run(["legibility", folder.path])
    #expect(broken.exit == 65, "\(broken.errors)")
    for name in ["meant.json", "layers.json"] { #expect(broken.errors.contains(name), "\(name)") }
  }

  @Test("A configuration leaves files of folders out of every verb, unless they are named themselves")
  func excluded() throws {
    let folder = try folder()
    _ = try folder.write(#"{"version": 1, "exclude": ["inner/**"]}"#, to: ".pellucid.json")
    let result = try Program.run(["legibility", folder.path, "--reporter", "json"])
    let scenes = try #require(result.json["scenes"] as? [[String: Any]])
    #expect(result.exit == 0 && scenes.count == 1, "\(result.errors)")
    let drawn = try Program.run(["render", folder.path, "-o", folder.path + "/out"])
    #expect(drawn.exit == 0 && folder.has("out/holds.png") && !folder.has("out/inner/fails.png"))
    let formatted = try Program.run(["format", "--check", folder.path])
    #expect(formatted.exit == 1 && formatted.output == folder.path + "/holds.json\n", "\(formatted.output)")
    let compared = try Program.run(["snapshot", folder.path, "--reporter", "json"])
    #expect(compared.exit == 1 && !compared.output.contains("fails.json"))
    #expect(try Program.run(["legibility", folder.path + "/inner/fails.json"]).exit == 1)
    let none = try Program.run(["legibility", folder.path + "/inner"])
    #expect(none.exit == 65 && none.errors.contains("no scenes"))
  }

  @Test("A path of a configuration that matches no file of several is a warning")
  func unmatchedPath() throws {
    let folder = try folder()
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "RND02", "path": "iner/*.json", "severity": "note"}]}"#,
      to: ".pellucid.json")
    let result = try Program.run(["legibility", folder.path])
    #expect(result.output.contains("warning rules[0]: The path iner/*.json matches no file"))
    let single = try Program.run(["legibility", folder.path + "/holds.json"])
    #expect(single.exit == 0 && !single.output.contains("warning"))
  }

  @Test("A baseline of which no line is about a file of the run is not passed over in silence")
  func foreignBaseline() throws {
    let folder = try folder()
    let baseline = folder.path + "/baseline.json"
    #expect(
      try Program.run(["legibility", folder.path + "/inner", "--write-baseline", baseline]).exit == 0)
    let known = try Program.run(["legibility", folder.path + "/inner", "--baseline", baseline])
    #expect(known.exit == 0 && known.output.contains("1 known from the baseline"))
    let other = try Program.run(["legibility", "inner", "--baseline", baseline], in: folder.path)
    #expect(other.exit == 1 && other.output.contains("no line of the baseline is about a file of this run"))
  }

  @Test("Each scene follows the configuration nearest to it")
  func configurations() throws {
    let folder = try folder()
    _ = try folder.write(Self.scene("#808080"), to: "outer.json")
    let ignored =
      #"{"version": 1, "rules": [{"rule": "RND01", "ignore": "shown by the picture"}, "#
      + #"{"rule": "RND02", "ignore": "shown by the picture"}]}"#
    _ = try folder.write(ignored, to: "inner/.pellucid.json")
    let result = try Program.run(["legibility", folder.path, "--reporter", "json"])
    #expect(result.exit == 1, "\(result.errors)")
    #expect(
      (result.json["ignored"] as? [[String: Any]])?.compactMap { $0["file"] as? String } == [
        folder.path + "/inner/fails.json"
      ])
    let findings = try #require(result.json["findings"] as? [[String: Any]])
    #expect(
      findings.filter { $0["severity"] as? String == "error" }.compactMap { $0["file"] as? String } == [
        folder.path + "/outer.json"
      ])
  }

  @Test("The text report groups findings by scene")
  func groups() throws {
    let folder = try folder()
    let lines = try Program.run(["legibility", folder.path]).output.split(separator: "\n")
    let heads = lines.indices.filter { lines[$0].hasPrefix(folder.path) }
    try #require(heads.count == 2)
    #expect(lines[heads[0]].hasSuffix("no findings") && lines[heads[1]].hasSuffix("1 error"))
    #expect(lines[heads[1] + 1].hasPrefix("error RND0"))
    #expect(
      lines.last?.hasPrefix("2 scenes, 2 texts and symbols (1 proven, 0 sampled, 0 review, 1 failed)") == true
    )
  }

  @Test("The pictures of several scenes keep their names and folders")
  func pictures() throws {
    let folder = try folder()
    let out = folder.path + "/out"
    let result = try Program.run(["render", folder.path, "-o", out, "--json"])
    #expect(result.exit == 1, "\(result.errors)")
    let scenes = try #require(result.json["scenes"] as? [[String: Any]])
    #expect(scenes.compactMap { $0["output"] as? String } == [out + "/holds.png", out + "/inner/fails.png"])
    #expect(folder.has("out/holds.png") && folder.has("out/inner/fails.png"))
    let single = try Program.run(["render", folder.path + "/holds.json", "-o", folder.path + "/one.png"])
    #expect(single.exit == 0)
    #expect(
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/one.png"))
        == Data(contentsOf: URL(fileURLWithPath: out + "/holds.png")))
  }

  @Test("Outputs that would be one file, or one file for several scenes, are wrong usage")
  func usage() throws {
    let folder = try folder()
    _ = try folder.write(Self.scene("label"), to: "inner/holds.json")
    let documents = [folder.path + "/holds.json", folder.path + "/inner/holds.json"]
    let cases: [([String], String)] = [
      (["render"] + documents + ["-o", folder.path + "/out"], "two scenes would be drawn to one file"),
      (["render", folder.path, "-o", folder.path + "/out.png"], "several scenes have no one output"),
      (
        ["render", folder.path, "-o", folder.path + "/out", "--filmstrip", "3", "--duration", "1"],
        "option for one scene"
      ),
      (["legibility", folder.path, "--heatmap", folder.path + "/h.png"], "option for one scene"),
      (["legibility"] + documents + ["--witness", folder.path + "/h.png"], "option for one scene"),
      (
        ["snapshot"] + documents + ["--references", folder.path + "/known"],
        "two scenes would be drawn to one file"
      ),
    ]
    for (arguments, message) in cases {
      let result = try Program.run(arguments)
      #expect(result.exit == 64 && result.errors.contains(message), "\(arguments): \(result.errors)")
      #expect(!folder.has("out"))
    }
  }

  @Test("Snapshots of a folder below lie beside its scenes")
  func snapshots() throws {
    let folder = try folder()
    let flags = [
      "--appearance", "light", "--contrast", "standard", "--transparency", "standard", "--level", "base",
    ]
    let recorded = try Program.run(["snapshot", folder.path, "--record"] + flags)
    #expect(
      recorded.exit == 0 && recorded.output.hasPrefix("2 pictures, 0 as recorded, 2 recorded"),
      "\(recorded.errors)")
    #expect(folder.has("__Snapshots__/holds.light-standard-standard-base.png"))
    #expect(folder.has("inner/__Snapshots__/fails.light-standard-standard-base.png"))
    _ = try folder.write(Self.scene("label"), to: "inner/fails.json")
    let out = folder.path + "/failures"
    let result = try Program.run(
      ["snapshot", folder.path, folder.path + "/inner/fails.json", "-o", out] + flags)
    #expect(result.exit == 1 && result.output.contains("2 pictures, 1 as recorded"), "\(result.output)")
    #expect(
      folder.has("failures/report.json")
        && folder.has("failures/inner/fails.light-standard-standard-base.png"))
  }
}
