// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of `pellucid legibility` for the settings Increase Contrast and Reduce Transparency.
@Suite struct SceneSettingTests {
  /// Returns a scene with a grey that Increase Contrast darkens in light, on a fixed colour.
  private func grey(on fill: String) -> String {
    """
    {"version": 1, "size": {"width": 100, "height": 30}, "scale": 1, "traits": {"platform": "ios"},
     "desktop": [
       {"id": "card", "fill": "\(fill)"},
       {"id": "text", "text": "Edited", "frame": [8, 6, 80, 18], "size": 13, "style": "systemGray"}]}
    """
  }

  @Test("With the matrix, RND03 proves which contrasts Increase Contrast lowers")
  func increasedContrast() throws {
    func lowered(_ scene: String, _ flags: [String]) throws -> [[String: Any]] {
      try Program.judge(scene, ["--json"] + flags).findings("RND03", of: "text").filter {
        ($0["message"] as? String)?.hasPrefix("Increase Contrast lowers the contrast of \"Edited\"") == true
      }
    }
    // Below the required ratio there is one finding, about that.
    #expect(try lowered(grey(on: "#1C1C1E"), ["--matrix"]).isEmpty)
    let short = try Program.judge(grey(on: "#1C1C1E"), ["--json", "--matrix"]).findings("RND03", of: "text")
    #expect(short.count == 1 && short.first?["severity"] as? String == "error")
    let dark = try #require(try lowered(grey(on: "#1C1C1E"), ["--matrix", "--require", "3"]).first)
    #expect(dark["verdict"] as? String == "proven" && dark["severity"] as? String == "warning")
    let variants = try #require(dark["variants"] as? [String])
    // In dark the setting makes the grey lighter.
    #expect(
      Set(variants) == [
        "light-increased-standard-base", "light-increased-reduced-base",
        "light-increased-standard-elevated", "light-increased-reduced-elevated",
      ])
    let measured = try #require(dark["measured"] as? [[String: Any]]).compactMap { $0["value"] as? Double }
    #expect(measured.count == 2 && measured[0] > 4.5 && measured[1] < 4.5 && measured[1] > 3)
    #expect((dark["repair"] as? String)?.isEmpty == false)
    // On black the contrast stays above the required ratio, which is a warning.
    let black = try #require(try lowered(grey(on: "#000000"), ["--matrix", "--require", "3"]).first)
    #expect(black["severity"] as? String == "warning")
    #expect(try lowered(grey(on: "#1C1C1E"), []).isEmpty)
    // On white the contrast falls in dark.
    let white = try lowered(grey(on: "#FFFFFF"), ["--matrix", "--require", "2"])
    let lost = white.flatMap { $0["variants"] as? [String] ?? [] }
    #expect(!lost.isEmpty && lost.allSatisfy { $0.hasPrefix("dark-") })
  }

  @Test(
    "RND04 reports a translucent fill, and no material of the platform",
    arguments: [
      Platform.tvOS, .visionOS,
    ])
  func reducedTransparency(_ platform: Platform) throws {
    let names = Materials.ownNames(on: platform)
    let rows = names.enumerated().map { index, name in
      #"{"id": "\#(name)", "material": "\#(name)", "frame": [0, \#(index * 8), 60, 8]},"#
    }
    let height = names.count * 8 + 40
    let scene = """
      {"version": 1, "size": {"width": 120, "height": \(height)}, "scale": 1,
       "traits": {"platform": "\(Vocabularies.platform.name(of: platform))"},
       "windows": [{"layers": [
         {"id": "photo", "image": "\(SourceTree.goldens.appending(path: "orchard.png").path)"},
         \(rows.joined(separator: "\n"))
         {"id": "veil", "fill": "#FFFFFF80", "frame": [0, \(height - 40), 120, 40]},
         {"id": "on", "text": "Veil", "frame": [20, \(height - 30), 60, 18], "size": 13, "style": "#000000"}]}]}
      """
    let result = try Program.judge(scene, ["--json"])
    let found = try result.findings.filter { $0["rule"] as? String == "RND04" }
    #expect(found.compactMap { $0["layer"] as? String } == ["veil"], "\(found)")
    #expect(found.first?["verdict"] as? String == "proven")
  }

  @Test(
    "RND04 reports faint glass, and no transition such as a scroll edge",
    arguments: ["os26", "os27"])
  func transitions(_ look: String) throws {
    let photo = SourceTree.goldens.appending(path: "orchard.png").path
    func edge(_ style: String, _ y: Int) -> String {
      ##"{"id": "edge-\##(style)", "scrollEdge": "\##(style)", "frame": [0, \##(y), 120, 40], "inset": 10,"##
        + ##" "barHeight": 30, "offset": 200},"##
        + ##"{"id": "on-\##(style)", "text": "Veil", "frame": [20, \##(y + 14), 60, 18], "size": 13},"##
    }
    let scene = """
      {"version": 1, "size": {"width": 120, "height": 260}, "scale": 1,
       "traits": {"platform": "ios", "look": "\(look)"},
       "windows": [{"layers": [
         {"id": "photo", "image": "\(photo)"},
         \(edge("soft", 0)) \(edge("hard", 50)) \(edge("automatic", 100))
         {"id": "fading", "material": "blur.light", "frame": [0, 150, 120, 30],
          "progress": {"start": [0, 1], "end": [0, 0]}},
         {"id": "glass", "glass": "regular", "frame": [4, 185, 50, 30]},
         {"id": "faint", "glass": "regular", "frame": [60, 185, 50, 30], "opacity": 0.5},
         {"id": "alert", "dimming": 0.3, "frame": [0, 220, 120, 40]},
         {"id": "on", "text": "Veil", "frame": [20, 230, 60, 18], "size": 13, "style": "#FFFFFF"}]}]}
      """
    let found = try Program.judge(scene, ["--json"]).findings.filter { $0["rule"] as? String == "RND04" }
    #expect(found.compactMap { $0["layer"] as? String } == ["faint"], "\(found)")
    #expect((found.first?["repair"] as? String)?.contains("full opacity") == true)
  }
}
