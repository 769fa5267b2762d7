// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the rules about translucent fills and close surfaces in `pellucid legibility`, which run the program.
@Suite struct SceneSurfaceTests {
  @Test("RND04 reports a translucent fill under text, and no material")
  func reducedTransparency() throws {
    let veil =
      ##"{"id": "photo", "image": "\##(SourceTree.goldens.appending(path: "orchard.png").path)", "frame": [0, 0, 120, 90]},"##
      + ##"{"id": "veil", "fill": "#FFFFFF80", "frame": [0, 40, 120, 40]},"##
      + ##"{"id": "on", "text": "Veil", "frame": [60, 50, 40, 18], "size": 13, "style": "#000000"},"##
    let found = try Program.judge(SceneLegibilityTests.scene(more: veil), ["--json"]).findings
    #expect(
      found.filter { $0["rule"] as? String == "RND04" }.compactMap { $0["layer"] as? String } == ["veil"])
  }

  @Test("RND07 reports surfaces in nearly the same dark colour")
  func surfaces() throws {
    func scene(_ sheet: String) -> String {
      """
      {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
       "traits": {"platform": "macos", "appearance": "dark"},
       "desktop": [{"fill": "#804020", "frame": [0, 0, 120, 120]}],
       "windows": [{"frame": [0, 0, 120, 120], "layers": [
         {"id": "page", "fill": "#1C1C1E", "frame": [0, 0, 120, 120]},
         {"id": "sheet", "fill": "\(sheet)", "frame": [20, 40, 80, 60]},
         {"id": "text", "text": "On it", "frame": [30, 60, 60, 18], "size": 13, "style": "#FFFFFF"}
       ]}]}
      """
    }
    #expect(try Program.judge(scene("#1D1D1F"), ["--json"]).findings("RND07", of: "sheet").count == 1)
    #expect(try Program.judge(scene("#3A3A3C"), ["--json"]).findings("RND07", of: "sheet").isEmpty)
  }

  @Test("RND07 leaves out edges below another window")
  func hiddenEdges() throws {
    func found(_ window: String) throws -> Int {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
         "traits": {"platform": "ios", "appearance": "dark"},
         "windows": [
           {"layers": [
             {"fill": "#1C1C1E"},
             {"id": "card", "fill": "#3A3A3C", "frame": [20, 20, 80, 80]},
             {"text": "On it", "frame": [30, 24, 60, 18], "size": 13, "style": "#FFFFFF"}]},
           {"frame": \(window), "layers": [{"fill": "#2C2C2E"}]}]}
        """
      return try Program.judge(scene, ["--json"]).findings("RND07", of: "card").count
    }
    #expect(try found("[0, 46, 120, 74]") == 0, "the upper edge is seen")
    #expect(try found("[0, 110, 120, 10]") == 0)
  }

  @Test("RND07 reviews unmarked fills and bezels, and is definite about marked ones")
  func recognizedSurfaces() throws {
    func verdict(_ marks: String, frame: String = "[20, 40, 80, 60]") throws -> [String] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
         "traits": {"platform": "macos", "appearance": "dark"},
         "desktop": [
           {"fill": "#1C1C1E"},
           {"id": "shape", "fill": "#1D1D1F", "frame": \(frame), "shape": {"roundedRectangle": 8}\(marks)},
           {"text": "On it", "frame": [30, 61, 60, 18], "size": 13, "style": "#FFFFFF"}
         ]}
        """
      return try Program.judge(scene, ["--json"]).findings("RND07", of: "shape").compactMap {
        $0["verdict"] as? String
      }
    }
    #expect(try verdict("") == ["review"])
    #expect(try verdict(#", "content": true"#) == ["sampled"])
    #expect(try verdict(#", "content": false"#) == [])
    let small = "[26, 56, 68, 28]"
    #expect(try verdict("", frame: small) == ["review"])
    #expect(try verdict(#", "component": true"#, frame: small) == ["sampled"])
    #expect(try verdict(#", "component": false"#, frame: small) == [], "too small for a surface of its own")
  }
}
