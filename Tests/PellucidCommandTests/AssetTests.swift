// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of catalogs on the command line: `--assets`, and the `assets` of documents.
@Suite struct AssetTests {
  private let folder: TemporaryFolder
  private let scene: String

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write(
      #"""
      {"version": 1, "size": {"width": 8, "height": 8}, "scale": 1, "desktop": [
        {"fill": "asset:Ground"},
        {"image": "asset:Dot", "frame": [4, 0, 4, 8], "fit": "stretch"}]}
      """#, to: "scene.json")
    try catalog("One.xcassets", light: "#204060", dark: "#E0C080")
  }

  /// Writes a catalog with a colour set and an image set of two colours.
  private func catalog(_ name: String, light: String, dark: String) throws {
    let (ground, dot) = ("\(folder.path)/\(name)/Ground.colorset", "\(folder.path)/\(name)/Dot.imageset")
    for path in [ground, dot] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    func components(_ color: String) -> String {
      let digits = Array(color.dropFirst())
      let bytes = (0..<3).map { "0x" + String(digits[2 * $0..<2 * $0 + 2]) }
      return
        #""components": {"red": "\#(bytes[0])", "green": "\#(bytes[1])", "blue": "\#(bytes[2])", "alpha": "1.0"}"#
    }
    let night = #""appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    _ = try folder.write(
      #"""
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", \#(components(light))}},
        {"idiom": "universal", \#(night), "color": {"color-space": "srgb", \#(components(dark))}}]}
      """#, to: "\(name)/Ground.colorset/Contents.json")
    for (file, color) in [("day.png", light), ("night.png", dark)] {
      let red = try EncodedColor.parse(hexOrCSS: color)
      let pixel = [red.red, red.green, red.blue, 1].map { UInt16(($0 * 255).rounded()) * 257 }
      let image = PixelImage(width: 1, height: 1, samples: pixel)
      try Data(PNGWriter(gamut: .srgb).encode16Bit(image)).write(to: URL(fileURLWithPath: dot + "/" + file))
    }
    _ = try folder.write(
      #"""
      {"images": [{"idiom": "universal", "filename": "day.png"},
        {"idiom": "universal", "filename": "night.png", \#(night)}]}
      """#, to: "\(name)/Dot.imageset/Contents.json")
  }

  /// Returns the colours on the left and on the right of the drawn scene.
  private func colors(_ arguments: [String], of scene: String? = nil) throws -> [[UInt16]] {
    let output = folder.path + "/out.png"
    let result = try Program.run(["render", scene ?? self.scene, "-o", output] + arguments)
    #expect(result.exit == 0 && result.errors.isEmpty, "\(result.errors)")
    let image = try ImageReader().read(path: output, gamut: .srgb)
    return [image[1, 4], image[6, 4]].map { pixel in (0..<3).map { pixel[$0] / 257 } }
  }

  private static let (day, night): ([UInt16], [UInt16]) = ([0x20, 0x40, 0x60], [0xE0, 0xC0, 0x80])

  @Test func scenesFollowTheAppearance() throws {
    let assets = ["--assets", folder.path + "/One.xcassets"]
    #expect(try colors(assets) == [Self.day, Self.day])
    #expect(try colors(assets + ["--appearance", "dark"]) == [Self.night, Self.night])
    // The platform has one appearance, which is dark.
    #expect(try colors(assets + ["--platform", "watchos"]) == [Self.night, Self.night])
  }

  @Test func catalogsOfTheDocumentComeLast() throws {
    let text = try String(contentsOfFile: scene, encoding: .utf8)
    let own = try folder.write(
      text.replacing(#""scale""#, with: #""assets": ["One.xcassets"], "scale""#), to: "own.json")
    #expect(try colors([], of: own) == [Self.day, Self.day])
    try catalog("Two.xcassets", light: "#102030", dark: "#102030")
    let output = ["render", own, "-o", folder.path + "/two.png", "--quiet", "--assets"]
    #expect(try Program.run(output + [folder.path + "/Two.xcassets"]).exit == 0)
    let image = try ImageReader().read(path: folder.path + "/two.png", gamut: .srgb)
    #expect(image[1, 4][0] / 257 == 0x10)
  }

  @Test func snapshotAndLegibilityReadThem() throws {
    let assets = ["--assets", folder.path + "/One.xcassets"]
    let recorded = ["snapshot", scene, "--references", folder.path + "/references"] + assets
    #expect(try Program.run(recorded + ["--record"], settings: ["CI": ""]).exit == 0)
    #expect(try Program.run(recorded).exit == 0)
    #expect(try Program.run(["legibility", scene] + assets).exit == 0)
  }

  /// Checks that the other gamut is drawn only if an asset has a variant for it.
  @Test func matricesHaveTheGamutsOfTheirAssets() throws {
    let arguments = ["render", scene, "-o", folder.path + "/m.png", "--matrix", "--platform", "macos"]
    let assets = ["--assets", folder.path + "/One.xcassets"]
    #expect(try Program.run(arguments + assets).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("m.") } == 9)
    func color(_ red: String) -> String {
      let components = #"{"red": "\#(red)", "green": "0x40", "blue": "0x60", "alpha": "1.0"}"#
      return #""color": {"color-space": "srgb", "components": \#(components)}"#
    }
    _ = try folder.write(
      #"""
      {"colors": [{"idiom": "universal", \#(color("0x20"))},
        {"idiom": "universal", "display-gamut": "display-P3", \#(color("0x10"))}]}
      """#, to: "One.xcassets/Ground.colorset/Contents.json")
    #expect(try Program.run(arguments + assets).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("m.") } == 17)
    #expect(folder.has("m.dark-increased-standard-displayP3.png"))
    let wide = ["-o", folder.path + "/w.png", "--gamut", "displayP3"]
    #expect(try Program.run(["render", scene, "--matrix", "--platform", "macos"] + wide + assets).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("w.") } == 9)
  }

  /// Checks that other devices of the platform are drawn only if an asset has a variant for them, and with that
  /// variant.
  @Test func matricesHaveTheDevicesOfTheirAssets() throws {
    let assets = ["--assets", folder.path + "/One.xcassets"]
    func entry(_ idiom: String, _ red: String) -> String {
      let components = #"{"red": "\#(red)", "green": "0x40", "blue": "0x60", "alpha": "1.0"}"#
      return #"{"idiom": "\#(idiom)", "color": {"color-space": "srgb", "components": \#(components)}}"#
    }
    _ = try folder.write(
      #"{"colors": [\#(entry("universal", "0x20")), \#(entry("ipad", "0x80"))]}"#,
      to: "One.xcassets/Ground.colorset/Contents.json")
    let arguments = ["render", scene, "--matrix", "--json"] + assets
    #expect(try Program.run(arguments + ["-o", folder.path + "/i.png"]).exit == 0)
    // Two appearances, contrasts, transparencies and levels on two devices, and the contact sheet.
    #expect(folder.names.count { $0.hasPrefix("i.") } == 2 * 16 + 1)
    let pad = folder.path + "/i.dark-increased-standard-base-pad.png"
    #expect(try ImageReader().read(path: pad, gamut: .srgb)[1, 4][0] == 0x80 * 257)
    let phone = folder.path + "/i.dark-increased-standard-base.png"
    #expect(try ImageReader().read(path: phone, gamut: .srgb)[1, 4][0] == 0x20 * 257)
    let given = ["--idiom", "pad", "--appearance", "dark", "-o", folder.path + "/p.png"]
    #expect(try Program.run(arguments + given).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("p.") } == 8 + 1)
    let own = folder.path + "/p.dark-increased-standard-base.png"
    #expect(try ImageReader().read(path: own, gamut: .srgb)[1, 4][0] == 0x80 * 257)
    // An iPad app on the Mac.
    #expect(try Program.run(arguments + ["--platform", "macos", "-o", folder.path + "/m.png"]).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("m.") && $0.contains("-catalyst") } == 8)
    #expect(try Program.run(arguments + ["--platform", "tvos", "-o", folder.path + "/t.png"]).exit == 0)
    #expect(folder.names.count { $0.hasPrefix("t.") } == 9)
  }

  /// Checks that a finding names the colour as the catalog does, and every combination in which it fails.
  @Test func legibilityNamesColoursAndVariants() throws {
    let text = try folder.write(
      #"""
      {"version": 1, "size": {"width": 60, "height": 30}, "scale": 1, "desktop": [
        {"fill": "#102030"}, {"id": "word", "text": "Hi", "style": "asset:Ground", "frame": [5, 5, 50, 20]}]}
      """#, to: "text.json")
    let assets = ["--assets", folder.path + "/One.xcassets", "--platform", "macos"]
    let result = try Program.run(["legibility", text, "--matrix"] + assets)
    #expect(result.exit == 1)
    #expect(result.output.contains(#""Hi" in asset:Ground has 1.54:1"#))
    #expect(result.output.contains("in 4 of 8 combinations of settings: light: any contrast"))
    #expect(result.output.contains("light-standard-standard"))
  }

  @Test func wrongNamesAndPathsAreTold() throws {
    let text = try String(contentsOfFile: scene, encoding: .utf8)
    let slip = try folder.write(text.replacing("asset:Ground", with: "asset:Gruond"), to: "slip.json")
    let output = ["-o", folder.path + "/none.png"]
    let assets = ["--assets", folder.path + "/One.xcassets"]
    let cases: [([String], String)] = [
      (["render", slip] + assets, #"desktop[0].fill: did you mean "asset:Ground"?"#),
      (["render", scene], "desktop[0].fill: name one with --assets PATH, or in the document's assets"),
      (["render", scene, "--assets", folder.path + "/Three.xcassets"], "no such folder"),
      (["render", scene, "--assets", scene], "not a folder"),
    ]
    for (arguments, message) in cases {
      let result = try Program.run(arguments + output)
      #expect(result.exit == 65 && result.output.isEmpty)
      #expect(result.errors.contains(message), "\(result.errors)")
    }
    #expect(!folder.has("none.png"))
    let table = try Program.run(["legibility"] + assets)
    #expect(table.exit == 64)
  }
}
