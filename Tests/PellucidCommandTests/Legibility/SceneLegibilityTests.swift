// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of `pellucid legibility SCENE.json`, which run the program: the verdicts on texts and symbols.
@Suite struct SceneLegibilityTests {
  /// Returns a scene with a bar over stripes, a card of one colour, and texts on both.
  static func scene(
    bar: String = "thick", title: String = "label", caption: String = "#1C1C1E",
    platform: String = "ios", appearance: String = "light", more: String = ""
  ) -> String {
    """
    {"version": 1, "size": {"width": 120, "height": 90}, "scale": 1,
     "traits": {"platform": "\(platform)", "appearance": "\(appearance)"},
     "windows": [{"frame": [0, 0, 120, 90], "layers": [
       {"id": "page", "fill": "#F2F2F7", "frame": [0, 0, 120, 90]},
       {"id": "card", "fill": "#FFFFFF", "frame": [4, 44, 112, 42], "shape": {"roundedRectangle": 8}},
       {"id": "caption", "text": "Edited", "frame": [14, 56, 60, 18], "size": 13, "style": "\(caption)"},
       \(more)
       {"id": "bar", "material": "\(bar)", "frame": [0, 0, 120, 36], "layers": [
         {"id": "title", "text": "Albums", "frame": [8, 8, 60, 20], "size": 15, "style": "\(title)"}]}
     ]}]}
    """
  }

  @Test("Texts that hold on a material and on a colour are proven, without findings")
  func holds() throws {
    let result = try Program.judge(Self.scene(), ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    let all = try result.foregrounds
    for id in ["title", "caption"] {
      let entry = try #require(all[id])
      #expect(entry["verdict"] as? String == "holds")
      let bound = try #require((entry["bound"] as? [String: Any])?["lowestContrast"] as? Double)
      let measured = try #require((entry["measured"] as? [String: Any])?["lowest"] as? Double)
      #expect(bound >= 4.5)
      #expect(measured >= bound)
    }
    #expect(result.json["version"] as? Int == 1)
  }

  @Test("A text that is not drawn is not judged")
  func notDrawn() throws {
    let hidden = ##"{"id": "hidden", "text": "Off", "frame": [14, 56, 60, 18], "opacity": 0},"##
    let result = try Program.judge(Self.scene(more: hidden), ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    #expect(try result.foregrounds.keys.sorted() == ["caption", "title"])
  }

  @Test("Mirrored copies of a background extension are neither judged nor measured")
  func mirrored() throws {
    let page = ##"""
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "desktop": [{
        "backgroundExtension": [{"fill": "#FFFFFF"}, {"id": "head", "text": "Head", "frame": [4, 10, 60, 20]}],
        "frame": [0, 0, 120, 60], "safeArea": [50, 0, 70, 60]}]}
      """##
    let result = try Program.judge(page, ["--json"])
    #expect(result.exit == 0, "\(result.output) \(result.errors)")
    #expect(try result.foregrounds.keys.sorted() == ["head"])
    let folder = try TemporaryFolder()
    let path = try folder.write(page, to: "scene.json")
    let drawn = try Program.run(["render", path, "-o", folder.path + "/out.png", "--json"])
    #expect((drawn.json["texts"] as? [[String: Any]])?.map { $0["id"] as? String } == ["head"])
  }

  @Test("A failure names the text, its ratio, the required ratio, the backdrop and a repair")
  func deliberateFailure() throws {
    let result = try Program.judge(Self.scene(bar: "ultraThin"))
    #expect(result.exit == 1)
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("error RND02 title") })
    #expect(line.contains("\"Albums\" falls to "))
    #expect(line.contains("over #000000"))
    #expect(line.contains("needs 4.5:1"))
    #expect(result.output.contains(#"repair: "material": "thin""#))
  }

  @Test("A text on a fixed colour fails by proof in a single finding")
  func fixedColor() throws {
    let result = try Program.judge(Self.scene(caption: "#B0B0B4"), ["--json"])
    let found = try result.findings.filter { $0["layer"] as? String == "caption" }
    #expect(found.count == 1)
    #expect(found.first?["rule"] as? String == "RND01")
    #expect(found.first?["verdict"] as? String == "proven")
    // A ratio of 7:1 is recommended for small text in a custom colour.
    let pale = try Program.judge(Self.scene(caption: "#6B6B70"), ["--json"])
    #expect(pale.exit == 0)
    #expect(
      try pale.findings.first { $0["layer"] as? String == "caption" }?["severity"] as? String == "warning")
    #expect(try Program.judge(Self.scene(caption: "#6B6B70"), ["--strict"]).exit == 1)
  }

  @Test("Symbols need 3:1, bold text is large by Apple's rule only, and --require overrides both")
  func required() throws {
    let more =
      ##"{"id": "star", "symbol": "star.fill", "frame": [80, 54, 20, 20], "style": "#808080"},"##
      + ##"{"id": "bold", "text": "B", "frame": [60, 56, 18, 18], "size": 12, "weight": "bold", "style": "#808080"},"##
    func ratios(_ flags: [String]) throws -> [Double] {
      let all = try Program.judge(Self.scene(more: more), ["--json"] + flags).foregrounds
      return ["star", "bold"].compactMap { all[$0]?["required"] as? Double }
    }
    #expect(try ratios([]) == [3, 4.5])
    #expect(try ratios(["--rules", "apple"]) == [3, 3])
    #expect(try ratios(["--require", "7"]) == [7, 7])
  }

  @Test("Every text has a line with its numbers")
  func everyText() throws {
    let result = try Program.judge(Self.scene())
    let line = try #require(result.output.split(separator: "\n").first { $0.hasPrefix("title ") })
    let cells = line.split(separator: " ").suffix(5).map(String.init)
    #expect(cells.first == "proven" && cells.last == "4.5:1", "\(line)")
    let title = try #require(Program.judge(Self.scene(), ["--json"]).foregrounds["title"])
    let measured = try #require(title["measured"] as? [String: Any])
    let bound = try #require(title["bound"] as? [String: Any])
    let numbers = [measured["lowest"], measured["p5"], bound["lowestContrast"]].compactMap {
      ($0 as? Double).map(Figures.ratio)
    }
    #expect(Array(cells[1...3]) == numbers, "\(line)")
    #expect(result.output.contains("caption  \"Edited\"  proven"), "\(result.output)")
  }

  @Test("A failure on an opaque plate names no backdrop")
  func noBackdrop() throws {
    // Under Reduce Transparency the bar is a plate.
    let flags = ["--transparency", "reduced", "--require", "20"]
    let result = try Program.judge(Self.scene(bar: "fullScreenUI", platform: "macos"), flags)
    let lines = result.output.split(separator: "\n").filter { $0.hasPrefix("error") }
    #expect(
      lines.contains {
        $0.contains("title") && $0.contains(", it needs 20:1") && $0.contains(", whatever lies behind")
      })
    #expect(lines.allSatisfy { !$0.contains(" over #") } && !result.output.contains("breaking backdrop"))
    let pair = try Program.run(
      ["legibility", "--material", "fullScreenUI", "--platform", "macos", "--foreground", "label"] + flags)
    #expect(pair.output.contains("whatever lies behind"), "\(pair.output)")
  }
}
