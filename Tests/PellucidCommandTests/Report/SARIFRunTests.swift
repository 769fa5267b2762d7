// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of the SARIF of whole runs against its schema.
@Suite struct SARIFRunTests {
  /// Checks the findings of `catalog lint` in a catalog that has a fault of every kind.
  @Test(.enabled(if: SARIFSchema.obstacle == nil, "\(SARIFSchema.obstacle ?? "")"))
  func sarifOfCatalogsFollowsItsSchema() throws {
    let folder = try TemporaryFolder()
    let catalogs = SourceTree.fixtures.appending(path: "Catalogs").path
    for language in ["en", "ko"] {
      let result = try Program.run([
        "catalog", "lint", catalogs, "--reporter", "sarif", "--language", language,
      ])
      #expect(result.exit == 1)
      let file = try folder.write(result.output, to: language + ".sarif")
      let checked = try SARIFSchema.validate(file)
      #expect(checked.exit == 0, "\(language): \(checked.output)")
    }
  }

  /// Runs `legibility` on a scene that breaks every rule, and returns the report.
  private static func legibility(in folder: TemporaryFolder) throws -> Program.Result {
    let scene = try folder.write(Self.scene, to: "scene, a:b.json")
    let picture = folder.path + "/document.png"
    let halves = try folder.write(Self.document, to: "document.json")
    #expect(try Program.run(["render", halves, "-o", picture, "--quiet"]).exit == 0)
    return try Program.run(["legibility", scene, "--matrix", "--sweep", picture, "--reporter", "sarif"])
  }

  @Test func sarifOfLegibilityHoldsEveryRule() throws {
    let result = try Self.legibility(in: TemporaryFolder())
    #expect(result.exit == 1)
    let run = try #require((result.json["runs"] as? [[String: Any]])?.first)
    let rules = try #require(run["results"] as? [[String: Any]]).compactMap { $0["ruleId"] as? String }
    #expect(Set(rules) == ["RND01", "RND02", "RND03", "RND04", "RND06", "RND07", "RND08"])
  }

  @Test(.enabled(if: SARIFSchema.obstacle == nil, "\(SARIFSchema.obstacle ?? "")"))
  func sarifOfLegibilityFollowsItsSchema() throws {
    let folder = try TemporaryFolder()
    let scene = try Self.legibility(in: folder)
    let pair = try Program.run([
      "legibility", "--material", "ultraThin", "--foreground", "label", "--reporter", "sarif",
    ])
    for (name, text) in [("scene", scene.output), ("pair", pair.output)] {
      let file = try folder.write(text, to: name + ".sarif")
      let checked = try SARIFSchema.validate(file)
      #expect(checked.exit == 0, "\(name): \(checked.output)")
    }
  }

  /// A scene that breaks every rule that `legibility` reports without glass.
  private static let scene = """
    {"version": 1, "size": {"width": 120, "height": 120}, "scale": 1,
     "traits": {"platform": "macos", "appearance": "dark"},
     "desktop": [{"fill": "#804020"}],
     "windows": [{"layers": [
       {"id": "photo", "image": "document.png", "frame": [0, 0, 120, 60]},
       {"id": "veil", "fill": "#FFFFFF80", "frame": [0, 40, 120, 20]},
       {"id": "on", "text": "Veil", "frame": [10, 42, 60, 16], "size": 12, "style": "#808080"},
       {"id": "page", "fill": "#1C1C1E", "frame": [0, 60, 120, 60]},
       {"id": "card", "fill": "#1D1D1F", "frame": [8, 66, 104, 48]},
       {"id": "fixed", "text": "Page", "frame": [64, 72, 40, 16], "size": 12, "style": "label"},
       {"id": "half", "text": "Half", "frame": [40, 108, 60, 12], "size": 11, "style": "#FFFFFF"},
       {"id": "text", "text": "On it", "frame": [16, 72, 60, 16], "size": 12, "style": "#FFFFFF"},
       {"id": "bar", "material": "ultraThin", "frame": [0, 0, 120, 20], "layers": [
         {"id": "title", "text": "Title", "frame": [8, 2, 60, 16], "size": 12, "style": "tertiaryLabel"}]},
       {"id": "tools", "role": "toolbar", "blending": "behindWindow", "frame": [0, 22, 120, 16]}]}]}
    """
  /// A document that is white above and black below.
  private static let document = """
    {"version": 1, "size": {"width": 120, "height": 240}, "scale": 1, "desktop": [
      {"fill": "#FFFFFF"}, {"fill": "#000000", "frame": [0, 120, 120, 120]}]}
    """
}
