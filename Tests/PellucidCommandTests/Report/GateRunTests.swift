// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of configurations and of the flags beside them, which run the program.
@Suite struct GateRunTests {
  /// A scene whose title falls short over dark backdrops, and holds over the white page that it draws.
  private static func scene(_ backdrops: String = "") -> String {
    """
    {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"platform": "ios"}, \(backdrops)
     "desktop": [
       {"fill": "#FFFFFF"},
       {"id": "bar", "material": "ultraThin", "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15, "style": "label"}]}]}
    """
  }

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func judge(
    _ rules: String? = nil, more: String = "", scene: String = scene(), in place: String = "Scenes/a",
    flags: [String] = []
  ) throws -> Program.Result {
    if let rules {
      _ = try folder.write(#"{"version": 1, "rules": [\#(rules)]\#(more)}"#, to: ".pellucid.json")
    }
    let parts = place.split(separator: "/").dropLast().joined(separator: "/")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + parts, withIntermediateDirectories: true)
    let path = try folder.write(scene, to: place + ".json")
    return try Program.run(["legibility", path] + flags)
  }

  @Test("The nearest configuration above a scene sets severities and ignores with a reason")
  func nearest() throws {
    #expect(try judge().exit == 1)
    let warned = try judge(#"{"rule": "RND02", "severity": "warning"}"#)
    #expect(warned.exit == 0 && warned.output.contains("warning RND02 title"))
    let ignored = try judge(
      #"{"rule": "RND02", "path": "Scenes/*.json", "layer": "tit*", "ignore": "by design"}"#)
    #expect(ignored.exit == 0 && ignored.output.hasSuffix("no findings, 1 ignored\n"), "\(ignored.output)")
    let other = try judge(#"{"rule": "RND02", "path": "Other/*.json", "ignore": "by design"}"#)
    #expect(other.exit == 1)
    let nearer = folder.path + "/Scenes/.pellucid.json"
    try #"{"version": 1}"#.write(toFile: nearer, atomically: true, encoding: .utf8)
    #expect(try judge(#"{"rule": "RND02", "severity": "note"}"#).exit == 1)
  }

  @Test("Flags come after the configuration, and --config names another one")
  func flags() throws {
    let rule = #"{"rule": "RND02", "severity": "note"}"#
    #expect(try judge(rule, flags: ["--severity", "RND02=error"]).exit == 1)
    #expect(try judge(rule, flags: ["--severity", "RND02=error", "--severity", "RND02=warning"]).exit == 0)
    let path = try folder.write(
      #"{"version": 1, "rules": [{"rule": "RND02", "path": "Scenes/*", "ignore": "x"}]}"#, to: "other.json")
    let named = try judge(rule, flags: ["--config", path, "--json"])
    let report = try #require(named.json["report"] as? [String: Any])
    let ignored = try #require(report["ignored"] as? [[String: Any]])
    #expect(named.exit == 0 && ignored.map { $0["reason"] as? String } == ["x"])
    #expect(ignored.map { $0["layer"] as? String } == ["title"])
  }

  @Test("The preset drawn warns about other backdrops and fails what is drawn")
  func drawn() throws {
    let warned = try judge(flags: ["--preset", "drawn"])
    #expect(warned.exit == 0 && warned.output.contains("warning RND02 title"))
    #expect(try judge(flags: ["--preset", "drawn", "--strict"]).exit == 1)
    let black = Self.scene().replacing("#FFFFFF", with: "#000000")
    #expect(try judge(scene: black, flags: ["--preset", "drawn"]).exit == 1)
    #expect(try judge("", more: #", "preset": "drawn""#).exit == 0)
    #expect(try judge("", more: #", "preset": "drawn""#, flags: ["--preset", "every-backdrop"]).exit == 1)
  }

  @Test("Backdrops come from the layer, the flag, the scene, the configuration or the preset, in this order")
  func backdrops() throws {
    func bound(_ result: Program.Result) throws -> Double {
      try #require((result.foregrounds["title"]?["bound"] as? [String: Any])?["lowestContrast"] as? Double)
    }
    let white = ##", "backdrops": {"colors": ["#FFFFFF"]}"##
    let every = try bound(judge(flags: ["--json"]))
    let wallpapers = try bound(judge(flags: ["--json", "--preset", "wallpapers"]))
    #expect(wallpapers > every, "no wallpaper has every colour")
    let stated = try bound(judge("", more: white, flags: ["--json", "--preset", "wallpapers"]))
    #expect(stated > wallpapers)
    let grey = Self.scene(##""backdrops": {"colors": ["#808080"]},"##)
    let scene = try bound(judge("", more: white, scene: grey, flags: ["--json"]))
    #expect(scene < stated && scene > every)
    #expect(try bound(judge("", more: white, scene: grey, flags: ["--json", "--backdrop", "any"])) == every)
    #expect(
      try bound(judge("", more: white, scene: Self.scene(#""backdrops": "any","#), flags: ["--json"]))
        == every)
  }

  @Test("Pictures of a configuration lie relative to its folder")
  func pictures() throws {
    let picture = SourceTree.root.appending(path: "Examples/Pictures/silk.png").path
    try FileManager.default.copyItem(atPath: picture, toPath: folder.path + "/behind.png")
    let more = #", "backdrops": {"pictures": ["behind.png"]}"#
    #expect([0, 1].contains(try judge("", more: more).exit))
    try FileManager.default.removeItem(atPath: folder.path + "/behind.png")
    let missing = try judge("", more: more)
    #expect(missing.exit == 65 && missing.errors.contains("behind.png"))
  }

  @Test(
    "Wrong configurations and flags say where and what to write",
    arguments: [
      (#"{"rule": "RND2", "severity": "note"}"#, [], 65, "rules[0].rule", "RND02"),
      (#"{"rule": "RND02", "ignore": ""}"#, [], 65, "rules[0].ignore", "write why"),
      (#"{"rule": "RND02", "layr": "a", "severity": "note"}"#, [], 65, "rules[0].layr", "layer"),
      ("", ["--severity", "RND02"], 64, "--severity RND02", "RULE=error"),
      ("", ["--severity", "RND2=note"], 64, "RND2", "RND02"),
      ("", ["--severity", "RND02=bad"], 64, "bad", "note"),
      ("", ["--preset", "draw"], 64, "draw", "drawn"),
      ("", ["--config", "none.json"], 65, "none.json", "check"),
    ])
  func refused(_ rule: String, _ flags: [String], _ exit: Int32, _ place: String, _ advice: String) throws {
    let result = try judge(rule, flags: flags)
    #expect(result.exit == exit && result.output.isEmpty, "\(result.output)")
    #expect(result.errors.contains(place) && result.errors.contains(advice), "\(result.errors)")
  }

  @Test("render --findings and render --json follow the configuration")
  func render() throws {
    let black = Self.scene().replacing("#FFFFFF", with: "#000000")
    let scene = try folder.write(black, to: "b.json")
    #expect(try Program.run(["render", scene, "--findings"]).exit == 1)
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "RND01", "layer": "title", "ignore": "art"}]}"#,
      to: ".pellucid.json")
    let plain = try Program.run(["render", scene, "--findings"])
    #expect(plain.exit == 0 && plain.output.hasSuffix("1 ignored\n"), "\(plain.output)")
    let report = try Program.run(["render", scene, "--findings", "--reporter", "text"])
    #expect(report.exit == 0 && report.output.hasSuffix("1 ignored\n"), "\(report.output)")
    let json = try Program.run(["render", scene, "--json"])
    let ignored = try #require(json.json["ignored"] as? [[String: Any]])
    #expect(json.exit == 0 && ignored.map { $0["reason"] as? String } == ["art"])
    let picture = folder.path + "/b.png"
    #expect(try Program.run(["render", scene, "-o", picture, "--preset", "drawn"]).exit == 64)
    // Without findings, no configuration is read.
    _ = try folder.write("{", to: ".pellucid.json")
    #expect(try Program.run(["render", scene, "-o", picture]).exit == 0)
  }

  @Test("snapshot follows the configuration of the scenes' folder")
  func snapshot() throws {
    _ = try folder.write(
      ##"{"version": 1, "size": {"width": 8, "height": 8}, "desktop": [{"fill": "#FFFFFF"}]}"##, to: "a.json")
    #expect(try Program.run(["snapshot", folder.path]).exit == 1)
    _ = try folder.write(
      #"{"version": 1, "rules": [{"rule": "SNP02", "path": "*.json", "severity": "warning"}]}"#,
      to: ".pellucid.json")
    let warned = try Program.run(["snapshot", folder.path])
    #expect(warned.exit == 0 && warned.output.contains("warning SNP02"), "\(warned.output)")
  }
}
