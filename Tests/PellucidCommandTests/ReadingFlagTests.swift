// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

/// Tests of the settings for reading on the command line, and of the named axes of `--matrix`.
@Suite struct ReadingFlagTests {
  private static let scene = ##"""
    {"version": 1, "size": {"width": 120, "height": 80}, "scale": 1, "desktop": [
      {"fill": "#FFFFFF"}, {"id": "t", "text": "Hill", "textStyle": "body", "frame": [5, 5, 110, 60]},
      {"id": "f", "text": "Hill", "frame": [70, 5, 50, 30]}, {"symbol": "star", "frame": [80, 40, 32, 32]}]}
    """##

  private func run(_ flags: [String], scene: String = scene) throws -> (Program.Result, TemporaryFolder) {
    let folder = try TemporaryFolder()
    let file = try folder.write(scene, to: "scene.json")
    return (try Program.run(["render", file, "-o", folder.path + "/m.png", "--quiet"] + flags), folder)
  }

  /// Returns the amount of black in a rectangle of the drawn picture.
  private func ink(_ flags: [String], in area: PixelRect) throws -> Double {
    let (result, folder) = try run(flags)
    #expect(result.exit == 0, "\(result.errors)")
    let image = try ImageReader().read(path: folder.path + "/m.png", gamut: .srgb)
    var ink = 0.0
    for y in area.minY..<area.maxY {
      for x in area.minX..<area.maxX { ink += 1 - Double(image[x, y].x) / 65535 }
    }
    return ink
  }

  private static let styled = PixelRect(minX: 0, minY: 0, maxX: 66, maxY: 60)
  private static let fixed = PixelRect(minX: 68, minY: 0, maxX: 120, maxY: 36)
  private static let symbol = PixelRect(minX: 78, minY: 38, maxX: 114, maxY: 74)

  @Test("Bold Text draws texts and symbols with more ink")
  func boldTextIsHeavier() throws {
    for area in [Self.styled, Self.fixed, Self.symbol] {
      let (plain, bold) = (try ink([], in: area), try ink(["--bold-text"], in: area))
      #expect(bold > plain * 1.03 && bold < plain * 1.6, "\(plain) to \(bold)")
    }
  }

  @Test("The text size enlarges text styles alone")
  func textSizeReachesStylesAlone() throws {
    #expect(try ink(["--text-size", "xxxLarge"], in: Self.styled) > 1.3 * ink([], in: Self.styled))
    for area in [Self.fixed, Self.symbol] {
      #expect(try ink(["--text-size=xxxLarge"], in: area) == ink([], in: area))
    }
  }

  @Test("Differentiate Without Color changes no pixel, and is one of the traits of JSON")
  func differentiatingChangesNoPixel() throws {
    let (plain, folder) = try run(["--json"])
    let (other, second) = try run(["--json", "--differentiate-without-color"])
    let pictures = try [folder, second].map { try Data(contentsOf: URL(fileURLWithPath: $0.path + "/m.png")) }
    #expect(pictures[0] == pictures[1])
    #expect((plain.json["traits"] as? [String: Any])?.count == 10)
    #expect((other.json["traits"] as? [String: Any])?["differentiateWithoutColor"] as? Bool == true)
  }

  @Test("The traits of JSON list a setting for reading where it is on")
  func traitsListSettings() throws {
    let (result, _) = try run(["--json", "--bold-text", "--text-size", "AX2", "--smart-invert"])
    let traits = try #require(result.json["traits"] as? [String: Any])
    #expect(traits["boldText"] as? Bool == true && traits["smartInvert"] as? Bool == true)
    #expect(traits["textSize"] as? String == "AX2" && traits["differentiateWithoutColor"] == nil)
  }

  @Test("Named axes draw their combinations alone")
  func namedAxesDrawTheirCombinations() throws {
    let (result, folder) = try run(["--matrix", "contrast,textSize"])
    #expect(result.exit == 0, "\(result.errors)")
    let names = folder.names.filter { $0.hasPrefix("m.") && $0 != "m.png" }
    #expect(names.count == 24 && names.contains("m.light-increased-standard-base-AX3.png"))
    #expect(names.contains("m.light-standard-standard-base.png"))
    let (fixed, one) = try run([
      "--matrix=contrast,textSize", "--contrast", "increased", "--text-size", "AX1",
    ])
    #expect(fixed.exit == 0)
    #expect(
      one.names.filter { $0.hasPrefix("m.") && $0 != "m.png" } == ["m.light-increased-standard-base.png"])
  }

  @Test("The document may follow --matrix")
  func theDocumentMayFollow() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.scene, to: "scene.json")
    let result = try Program.run(["render", "--matrix", file, "-o", folder.path + "/m.png", "--quiet"])
    #expect(result.exit == 0 && folder.names.filter { $0.hasPrefix("m.") && $0 != "m.png" }.count == 16)
  }

  @Test("Findings name the combinations along named axes")
  func findingsNameCombinations() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(
      ##"""
      {"version": 1, "size": {"width": 200, "height": 60}, "scale": 1, "desktop": [{"fill": "#FFFFFF"},
        {"id": "t", "text": "Grey", "textStyle": "body", "frame": [5, 5, 190, 50], "style": "#888888"}]}
      """##, to: "scene.json")
    let result = try Program.run(["legibility", file, "--matrix", "textSize", "--json"])
    #expect(result.exit == 1)
    let combinations = try #require(result.json["combinations"] as? [[String: Any]])
    let required = combinations.compactMap { combination in
      (combination["foregrounds"] as? [[String: Any]])?.first?["required"] as? Double
    }
    // Body text has 18 points and more from xLarge on, where 19 points need 3:1.
    #expect(required == [4.5, 4.5, 4.5, 4.5, 3, 3, 3, 3, 3, 3, 3, 3])
    let told = try Program.run(["legibility", file, "--matrix", "textSize"]).output
    #expect(told.contains("text size xSmall; text size small; text size medium"), "\(told)")
  }

  @Test(
    "Wrong values are refused with the nearest name",
    arguments: [
      (["--text-size", "AX6"], "unknown value: --text-size AX6: did you mean AX5?"),
      (["--text-size", "larg"], "did you mean large?"), (["--text-size"], "missing value: --text-size"),
      (["--bold-txt"], "did you mean --bold-text?"), (["--smart-inverted"], "did you mean --smart-invert?"),
      (["--differentiate-without-colour"], "did you mean --differentiate-without-color?"),
      (["--bold-text=yes"], "--bold-text"),
      (
        ["--matrix", "contrast,texSize"], "unknown setting: --matrix contrast,texSize: did you mean textSize?"
      ),
      (["--matrix="], "unknown setting"), (["--matrix", "contrast,"], "unknown setting"),
      (
        ["--matrix", "appearance,contrast,transparency,textSize,boldText,smartInvert"],
        "too many combinations of settings: --matrix: name fewer: 384 result, at most 256 are drawn"
      ),
    ])
  func wrongValuesAreRefused(flags: [String], message: String) throws {
    let (result, folder) = try run(flags)
    #expect(result.exit == 64 && result.errors.contains(message), "\(result.errors)")
    #expect(!folder.names.contains("m.png"))
  }

  @Test("A style that the platform does not have is bad input")
  func missingStylesAreBadInput() throws {
    let text = ##"{"text": "a", "textStyle": "subtitle1"}"##
    let scene = #"{"version": 1, "size": {"width": 9, "height": 9}, "desktop": [\#(text)]}"#
    let (result, _) = try run([], scene: scene)
    #expect(result.exit == 65 && result.errors.contains(#"no text style "subtitle1" on ios"#))
    #expect(result.errors.contains("desktop[0].textStyle") && result.errors.contains("use one of largeTitle"))
    let (both, _) = try run([], scene: scene.replacing("subtitle1", with: #"body", "size": 12, "id": "x"#))
    #expect(both.exit == 65 && both.errors.contains("keys that exclude each other"))
  }
}
