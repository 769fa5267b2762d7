// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the witness and the sweep of `pellucid legibility`, which run the program.
@Suite struct SceneSweepTests {
  @Test("The drawn witness has a contrast just above the bound")
  func witness() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(SceneLegibilityTests.scene(bar: "ultraThin"), to: "scene.json")
    let result = try Program.run([
      "legibility", path, "--json", "--witness", folder.path + "/w.png", "--heatmap", folder.path + "/h.png",
    ])
    #expect(folder.has("w.png") && folder.has("h.png"))
    #expect(result.errors.contains("w.png: title has"))
    let quiet = try Program.run(["legibility", path, "--witness", folder.path + "/w.png", "--quiet"])
    #expect(quiet.errors.isEmpty && quiet.exit == 1)
    let bound = try #require(result.foregrounds["title"]?["bound"] as? [String: Any])
    let lowest = try #require(bound["lowestContrast"] as? Double)
    // The program draws the scene over the colour of the witness in place of the page.
    let again = try Program.judge(
      SceneLegibilityTests.scene(bar: "ultraThin").replacing("#F2F2F7", with: "#000000"), ["--json"])
    let measured = try #require(again.foregrounds["title"]?["measured"] as? [String: Any])
    let drawn = try #require(measured["lowest"] as? Double)
    #expect(drawn >= lowest && drawn < lowest + 0.02)
    let map = try ImageReader().read(path: folder.path + "/h.png", gamut: .srgb)
    let picture = try ImageReader().read(path: folder.path + "/w.png", gamut: .srgb)
    #expect(map.width == 120 && picture.height == 90)
    // The title lies on a black backdrop there, so its surface is dark, unlike the card's.
    #expect(picture[100, 18].x < 0x7000 && picture[100, 60].x > 0xF000)
  }

  @Test("A sweep finds the lowest contrast of texts on a bar over a scrolling picture")
  func sweep() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      SceneLegibilityTests.scene(bar: "ultraThin", title: "secondaryLabel"), to: "scene.json")
    let result = try Program.run([
      "legibility", path, "--json", "--sweep", SourceTree.goldens.appending(path: "orchard.png").path,
    ])
    let found = try #require(try result.findings.first { $0["rule"] as? String == "RND06" })
    #expect(found["layer"] as? String == "title")
    let swept = try #require((result.json["sweep"] as? [[String: Any]])?.first)
    let lowest = try #require(swept["lowest"] as? Double)
    #expect(lowest < 4.5)
    #expect(try #require(swept["bound"] as? Double) <= lowest)
    #expect(swept["required"] as? Double == 4.5)
    let stricter = try Program.run([
      "legibility", path, "--json", "--sweep", SourceTree.goldens.appending(path: "orchard.png").path,
      "--require", "12.5",
    ])
    let required = try #require(stricter.json["sweep"] as? [[String: Any]]).map { $0["required"] as? Double }
    #expect(!required.isEmpty && required.allSatisfy { $0 == 12.5 })
  }

  /// Returns the swept texts of a scene with a material of an id, and the picture of the lowest contrast.
  private func sweptAndDrawn(withMaterial id: String) throws -> [Data] {
    let folder = try TemporaryFolder()
    let layer = #"{"id": "\#(id)", "material": "thin", "frame": [0, 60, 120, 30]},"#
    let path = try folder.write(SceneLegibilityTests.scene(more: layer), to: "scene.json")
    let picture = SourceTree.fixtures.appending(path: "Images/gray-16.png").path
    let result = try Program.run(
      ["legibility", path, "--json", "--sweep", picture, "--witness", folder.path + "/w.png"])
    #expect(result.exit == 0, "\(result.errors)")
    let swept = try #require(result.json["sweep"])
    #expect((swept as? [Any])?.count == 1)
    return [
      try JSONSerialization.data(withJSONObject: swept, options: .sortedKeys),
      try Data(contentsOf: URL(fileURLWithPath: folder.path + "/w.png")),
    ]
  }

  @Test("A material with the id of another layer changes neither the sweep nor the witness")
  func sharedIds() throws {
    let own = try sweptAndDrawn(withMaterial: "other")
    for id in ["title", "bar"] { #expect(try sweptAndDrawn(withMaterial: id) == own, "\(id)") }
  }
}
