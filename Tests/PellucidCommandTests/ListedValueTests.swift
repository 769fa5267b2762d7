// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of flags with several values: devices, languages, directions and text sizes.
@Suite struct ListedValueTests {
  private let folder: TemporaryFolder
  private static let one = [
    "--appearance", "light", "--contrast", "standard", "--transparency", "standard", "--level", "base",
  ]

  init() throws {
    folder = try TemporaryFolder()
    _ = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [{"fill": "#E0E0E8"},
        {"id": "title", "text": "Hello", "frame": [4, 4, 50, 20], "textStyle": "body"},
        {"component": "toggle", "state": ["on"], "frame": [4, 24, 50, 14], "title": "A"}]}
      """##, to: "Scenes/a.json")
  }

  private func run(_ arguments: String..., adding more: [String] = []) throws -> Program.Result {
    try Program.run(arguments + more, in: folder.path)
  }

  private func names(_ path: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path + "/" + path).sorted()
  }

  private func size(_ path: String) throws -> [Int] {
    let image = try ImageReader().read(path: folder.path + "/" + path, gamut: .srgb)
    return [image.width, image.height]
  }

  @Test("snapshot draws each device, language, direction and text size under a name that says it")
  func snapshots() throws {
    let flags = [
      "--device", "iphone-se-1st-generation,ipad-landscape", "--locale", "en,ko", "--text-size", "large,AX1",
      "--scale", "1",
    ]
    let result = try run("snapshot", "Scenes", "--record", adding: Self.one + flags)
    #expect(result.exit == 0, "\(result.errors)")
    let expected = ["iphone-se-1st-generation", "ipad-landscape"].flatMap { device in
      ["en", "ko"].flatMap { locale in
        ["large", "AX1"].map { "a.light-standard-standard-base-\(device)-\(locale)-\($0).png" }
      }
    }
    #expect(try names("Scenes/__Snapshots__") == expected.sorted())
    let start = "Scenes/__Snapshots__/a.light-standard-standard-base-"
    #expect(try size(start + "iphone-se-1st-generation-en-large.png") == [320, 568])
    #expect(try size(start + "ipad-landscape-ko-AX1.png") == [1180, 820])
    #expect(try run("snapshot", "Scenes", adding: Self.one + flags).exit == 0)
  }

  @Test(
    "A single language, direction or text size leaves names as they are, and a device is always part of them")
  func singles() throws {
    let flags = ["--locale", "ko", "--direction", "rightToLeft", "--text-size", "AX1"]
    _ = try run("snapshot", "Scenes", "--record", adding: Self.one + flags)
    #expect(try names("Scenes/__Snapshots__") == ["a.light-standard-standard-base.png"])
    _ = try run("snapshot", "Scenes", "--record", "--device", "iphone-x", "--scale", "1", adding: Self.one)
    #expect(try names("Scenes/__Snapshots__").last == "a.light-standard-standard-base.png")
    #expect(try names("Scenes/__Snapshots__").first == "a.light-standard-standard-base-iphone-x.png")
  }

  @Test("render draws the listed values beside a contact sheet, alone or with the settings of --matrix")
  func matrix() throws {
    #expect(
      try run("render", "Scenes/a.json", "-o", "all.png", "--direction", "leftToRight,rightToLeft").exit == 0)
    let base = "light-standard-standard-base-"
    #expect(
      try names(".") == ["Scenes", "all.\(base)leftToRight.png", "all.\(base)rightToLeft.png", "all.png"])
    let files = try ["left", "right"].map { side in
      try Data(
        contentsOf: URL(
          fileURLWithPath: "\(folder.path)/all.\(base)\(side)To\(side == "left" ? "Right" : "Left").png"))
    }
    #expect(files[0] != files[1])
    let more = try run(
      "render", "Scenes/a.json", "--json", "--matrix", "appearance,direction", "--locale", "en,ko")
    let pictures = try #require(more.json["pictures"] as? [[String: Any]])
    #expect(pictures.count == 8)
    let settings = pictures.map { picture in ["locale", "direction"].compactMap { picture[$0] as? String } }
    #expect(settings[0] == ["en", "leftToRight"] && settings[7] == ["ko", "rightToLeft"])
    let single = try run("render", "Scenes/a.json", "-o", "phone.png", "--device", "iphone-x", "--scale", "1")
    #expect(single.exit == 0, "\(single.errors)")
    #expect(try size("phone.png") == [375, 812])
  }

  @Test("legibility judges every language, direction and text size, and groups what they have in common")
  func legibility() throws {
    _ = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 60, "height": 40}, "scale": 1, "desktop": [{"fill": "#E0E0E8"},
        {"id": "title", "text": "Hello", "frame": [4, 4, 50, 20], "textStyle": "body", "style": "#B0B0B0"}]}
      """##, to: "Scenes/a.json")
    let result = try run(
      "legibility", "Scenes/a.json", "--locale", "ko,ar", "--direction", "leftToRight,rightToLeft",
      "--text-size",
      "large,AX1")
    #expect(
      result.exit == 1 && result.output.contains("in all 8 combinations of settings"), "\(result.output)")
    #expect(try run("legibility", "Scenes/a.json", "--device", "ipad,iphone-x").exit == 64)
    #expect(try run("legibility", "Scenes/a.json", "--device", "ipad").exit == 1)
  }

  @Test("Wrong and excluding values are named")
  func usage() throws {
    let cases: [([String], String)] = [
      (["--device", "iphone-17-por"], "unknown device: --device iphone-17-por: did you mean iphone-17-pro?"),
      (["--device", "iphone-x,"], "unknown device"), (["--locale", "../x"], "not a language: --locale ../x"),
      (["--locale", "en,"], "not a language"), (["--direction", "up"], "unknown value"),
      (["--text-size", "large,big"], "unknown value"),
      (["--device", "iphone-x", "--platform", "ios"], "--device and --platform"),
      (["--device", "iphone-x", "--idiom", "pad"], "--device and --idiom"),
      (["--matrix", "device"], "unknown setting"),
    ]
    for (flags, message) in cases {
      let result = try run("render", "Scenes/a.json", "-o", "out.png", adding: flags)
      #expect(result.exit == 64 && result.errors.contains(message), "\(flags) \(result.errors)")
    }
    let motion = try run(
      "render", "Scenes/a.json", "-o", "out.png", "--filmstrip", "3", "--locale", "en,ko")
    #expect(motion.exit == 64 && motion.errors.contains("--locale"), "\(motion.errors)")
    let component = ["component", "toggle", "--over", "#fff", "-o", "t.png", "--text-size", "large,AX1"]
    #expect(try Program.run(component, in: folder.path).exit == 64)
    #expect(try run("previews", "A.swift", "-o", "out", "--size", "10x10", "--device", "ipad").exit == 64)
  }

  @Test("A value that is listed twice is drawn once")
  func repeated() throws {
    let result = try run("render", "Scenes/a.json", "--json", "--locale", "ko,ko,en")
    #expect((result.json["pictures"] as? [[String: Any]])?.count == 2)
    let once = try run("render", "Scenes/a.json", "--json", "--locale", "ko,ko")
    #expect(once.json["pictures"] == nil && once.json["texts"] != nil)
  }
}
