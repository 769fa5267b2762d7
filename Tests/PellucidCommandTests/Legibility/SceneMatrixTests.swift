// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of `pellucid legibility SCENE.json --matrix`, which run the program.
@Suite struct SceneMatrixTests {
  @Test("The matrix names the combinations that fail")
  func matrix() throws {
    let scene = SceneLegibilityTests.scene(caption: "label", platform: "tvos")
    let result = try Program.judge(scene, ["--matrix", "--json"])
    let found = try result.findings.first {
      $0["rule"] as? String == "RND03" && $0["layer"] as? String == "caption"
    }
    let variants = try #require(found?["variants"] as? [String])
    // The label follows the appearance; the white card does not.
    #expect(variants.count == 4 && variants.allSatisfy { $0.hasPrefix("dark-") })
    #expect(result.exit == 1)
  }

  @Test("Tables of a matrix say in which settings their numbers hold")
  func settingsOfTables() throws {
    let scene = SceneLegibilityTests.scene(caption: "label", platform: "tvos", appearance: "dark")
    let folder = try TemporaryFolder()
    let matrix = try Program.judge(scene, ["--matrix", "appearance", "--html", folder.path + "/page"])
    let own = "in the scene's own settings, dark-standard-standard"
    let lines = matrix.output.split(separator: "\n")
    let heading = try #require(lines.firstIndex { $0 == own + ":" }, "\(matrix.output)")
    #expect(lines[heading + 1].hasPrefix("layer "))
    #expect(
      try folder.read("page/index.html").contains(
        "<summary>Every text and symbol, in the scene"))
    #expect(try !Program.judge(scene, []).output.contains("own settings"))
  }

  @Test("The last line counts verdicts in the scene's own combination and in all")
  func summary() throws {
    // The label turns white in the dark; the card stays white.
    for (appearance, own) in [("light", 2), ("dark", 1)] {
      let scene = SceneLegibilityTests.scene(caption: "label", platform: "tvos", appearance: appearance)
      let result = try Program.judge(scene, ["--matrix"])
      let last = try #require(result.output.split(separator: "\n").last)
      #expect(
        last.hasPrefix(
          "2 texts and symbols (\(own) proven, 0 sampled, 0 review, \(2 - own) failed; "
            + "in all 8 combinations of settings 1 proven, 0 sampled, 0 review, 1 failed): "),
        "\(last)")
    }
  }

  @Test("Given settings hold in the whole matrix")
  func givenSettings() throws {
    let scene = SceneLegibilityTests.scene(caption: "label", platform: "tvos")
    func variants(_ flags: [String]) throws -> [String] {
      let combinations = try Program.judge(scene, ["--matrix", "--json"] + flags).json["combinations"]
      return try #require(combinations as? [[String: Any]]).compactMap { combination in
        guard let traits = combination["traits"] as? [String: Any] else { return nil }
        return ["appearance", "contrast", "transparency"].compactMap { traits[$0] as? String }
          .joined(separator: "-")
      }
    }
    #expect(
      try variants(["--appearance", "light"]) == [
        "light-standard-standard", "light-standard-reduced", "light-increased-standard",
        "light-increased-reduced",
      ])
    #expect(
      try variants(["--contrast", "increased", "--transparency", "reduced"]) == [
        "light-increased-reduced", "dark-increased-reduced",
      ])
    let light = try Program.judge(scene, ["--matrix", "--appearance", "light"])
    #expect(light.exit == 0 && light.output.contains("in all 4 combinations of settings 2 proven"))
    let one = ["--appearance", "light", "--contrast", "standard", "--transparency", "standard"]
    #expect(try !Program.judge(scene, ["--matrix"] + one).output.contains("combinations"))
  }
}
