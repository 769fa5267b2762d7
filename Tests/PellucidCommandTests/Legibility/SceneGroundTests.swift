// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of what `pellucid legibility` takes for the ground of a text, which run the program.
@Suite struct SceneGroundTests {
  @Test("A symbol fails with a finding although its faintest layer is too thin to measure")
  func thinLayers() throws {
    let result = try Program.judge(
      """
      {"version": 1, "size": {"width": 60, "height": 60}, "scale": 2,
       "traits": {"platform": "ios", "appearance": "light"},
       "desktop": [
         {"fill": "#FFFFFF"},
         {"id": "wifi", "symbol": "wifi", "rendering": "hierarchical", "frame": [10, 10, 40, 40]}]}
      """, ["--json"])
    let wifi = try #require(try result.foregrounds["wifi"])
    #expect(wifi["verdict"] as? String == "fails")
    #expect(try result.findings.map { $0["rule"] as? String } == ["RND02"])
    #expect(result.exit == 1)
  }

  @Test("A material over an empty window has no bound, whatever lies below the window")
  func emptyWindow() throws {
    // A bound holds over opaque backdrops only.
    for (desktop, exit) in [("#000000", 1), ("#FFFFFF", 0)] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "traits": {"platform": "ios"},
         "desktop": [{"fill": "\(desktop)"}],
         "windows": [{"frame": [0, 0, 119, 60], "layers": [
           {"material": "thick", "blending": "withinWindow", "frame": [0, 0, 119, 60], "layers": [
             {"id": "title", "text": "Albums", "frame": [10, 20, 100, 24], "size": 15}]}]}]}
        """
      let result = try Program.judge(scene, ["--json"])
      let title = try #require(result.foregrounds["title"])
      #expect(title["verdict"] as? String == "review" && title["bound"] is NSNull)
      #expect(try #require(title["reason"] as? String).contains("nothing opaque lies under it"))
      #expect(result.exit == exit)
    }
  }

  @Test("Two texts in one frame are judged apart if their ink does not overlap")
  func row() throws {
    let row =
      ##"{"id": "name", "text": "At", "frame": [62, 54, 46, 18], "size": 13, "style": "#A0A0A0"},"##
      + ##"{"id": "value", "text": "8", "frame": [62, 54, 46, 18], "size": 13, "alignment": "trailing","##
      + ##" "style": "#000000"},"##
    let result = try Program.judge(SceneLegibilityTests.scene(more: row), ["--json"])
    let all = try result.foregrounds
    #expect(all["name"]?["verdict"] as? String == "fails" && all["value"]?["verdict"] as? String == "holds")
    #expect(result.exit == 1)
  }

  @Test("A partly covered text is measured only where it is visible")
  func covered() throws {
    func rules(_ style: String, _ cover: String) throws -> [String] {
      let more =
        ##"{"id": "long", "text": "Invitation", "frame": [14, 50, 90, 18], "size": 13, "style": "\##(style)"},"##
        + "{\(cover)},"
      return try Program.judge(SceneLegibilityTests.scene(caption: "#1C1C1E00", more: more), ["--json"])
        .findings
        .filter { $0["layer"] as? String == "long" }
        .map { ($0["rule"] as? String ?? "") + " " + ($0["verdict"] as? String ?? "") }
    }
    let (pale, dark) = ("#A0A0A0", "#000000")
    let half = ##""fill": "#FFFFFF", "frame": [40, 44, 70, 30]"##
    let sheet = ##""fill": "#FFFFFF", "frame": [0, 0, 120, 90]"##
    let fade =
      ##""linearGradient": {"stops": [[0, "#FFFFFF20"], [1, "#FFFFFF10"]]}, "frame": [0, 0, 120, 90]"##
    let blur = ##""material": "thin", "frame": [40, 44, 70, 30]"##
    for cover in [half, fade, blur] {
      #expect(try rules(pale, cover) == ["RND01 sampled"])
      #expect(try rules(dark, cover) == ["RND02 review"])
    }
    #expect(try rules(pale, sheet) == ["RND02 review"])
    // Only the shadow of the layer lies on the text.
    let glass = #""glass": "regular", "adaptive": false, "frame": [14, 16, 90, 30]"#
    let card =
      ##""material": "thin", "frame": [14, 16, 90, 30], "shadow": {"color": "#00000040", "sigma": 6, "offset": [0, 8]}"##
    for cover in [glass, card] { #expect(try rules(pale, cover) == ["RND01 sampled"]) }
  }

  @Test("A text under the shadow of glass is reported under the shadow, not under the glass")
  func shadowed() throws {
    func messages(_ y: Int) throws -> String {
      let more =
        ##"{"id": "long", "text": "Invitation", "frame": [14, 50, 90, 18], "size": 13, "style": "#000000"},"##
        + ##"{"id": "cap", "glass": "regular", "adaptive": false, "frame": [14, \##(y), 90, 30]},"##
      return try Program.judge(SceneLegibilityTests.scene(caption: "#1C1C1E00", more: more), ["--json"])
        .findings
        .filter { $0["layer"] as? String == "long" }.compactMap { $0["message"] as? String }.joined()
    }
    #expect(try messages(16).contains("the shadow of cap reaches it"))
    #expect(try messages(44).contains("cap is drawn over it"))
  }

  @Test(
    "A text is for review only if a shadow reaches it, and the reason names the shadow's window")
  func farShadow() throws {
    func verdict(_ top: Int) throws -> [String: Any] {
      let scene = """
        {"version": 1, "size": {"width": 120, "height": 200}, "scale": 1, "traits": {"platform": "ios"},
         "windows": [
           {"id": "app", "layers": [
             {"fill": "#F2F2F7"},
             {"id": "bar", "material": "thick", "frame": [0, 0, 120, 40], "layers": [
               {"id": "title", "text": "Albums", "frame": [8, 8, 100, 24], "size": 15}]}]},
           {"id": "ticket", "frame": [0, \(top), 120, 60], "shadow": {"sigma": 16, "offset": [0, 0],
            "color": "#00000055"}, "layers": [{"fill": "#FFFFFF"}]}]}
        """
      return try #require(try Program.judge(scene, ["--json"]).foregrounds["title"])
    }
    // The ink ends at about 28 points. A shadow that counted for 6 standard deviations and 10 pixels above 132
    // would reach it.
    #expect(try verdict(132)["verdict"] as? String == "holds")
    let near = try verdict(60)
    #expect(near["verdict"] as? String == "review")
    #expect((near["reason"] as? String)?.contains("ticket") == true, "\(near)")
  }
}
