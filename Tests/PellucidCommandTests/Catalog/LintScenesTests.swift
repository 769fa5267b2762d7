// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `catalog lint --scenes`: pairs that scenes draw, judged in every variant.
@Suite struct LintScenesTests {
  /// Returns a catalog whose names suggest no pairs, so that only a scene does.
  private static func catalog() throws -> CatalogOnDisk {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Fern", ["any": "#1B5E20", "dark": "#2E7D32"])
    try catalog.addColor("Moss", ["any": "#FFFFFF", "dark": "#101410"])
    return catalog
  }

  private static func scene(
    _ catalog: CatalogOnDisk, _ name: String = "card.json", ink: String = "asset:Fern",
    ground: String = "asset:Moss", more: String = ""
  ) throws -> String {
    try catalog.folder.write(
      """
      {"version": 1, "size": {"width": 200, "height": 100}\(more), "windows": [{"layers": [
        {"fill": "\(ground)", "frame": [0, 0, 200, 100]},
        {"id": "title", "text": "Hello", "frame": [20, 20, 100, 20], "style": "\(ink)"}
      ]}]}
      """, to: name)
  }

  @Test func whatASceneDrawsIsJudgedInEveryVariant() throws {
    let catalog = try Self.catalog()
    #expect(try catalog.lint("--json").finding("CAT04") == nil)
    let path = try Self.scene(catalog)
    let result = try catalog.lint("--json", "--scenes", path)
    let finding = try #require(result.finding("CAT04", "Fern"))
    #expect(result.exit == 1 && finding["severity"] as? String == "error")
    #expect(finding["verdict"] as? String == "proven")
    #expect(finding["variants"] as? [String] == ["dark", "dark-increased"])
    #expect(finding["message"] as? String == "too little contrast on Moss (as \(path) draws it)")
    #expect(result.json["inputs"] as? [String] == [catalog.path, path])
    let korean = try catalog.lint("--json", "--scenes", path, language: "ko_KR.UTF-8").finding(
      "CAT04", "Fern")
    #expect((korean?["message"] as? String)?.contains("Moss 위의 대비가 부족합니다") == true)
  }

  /// Checks that the documents of a folder count together, each pair once, and that the configuration is no scene.
  @Test func aFolderOfScenes() throws {
    let catalog = try Self.catalog()
    _ = try Self.scene(catalog)
    _ = try Self.scene(catalog, "other.json")
    try catalog.configure(#"{"version": 1}"#)
    let result = try catalog.lint("--json", "--scenes", catalog.folder.path)
    #expect(result.names("CAT04") == ["Fern"])
    #expect((result.json["inputs"] as? [String])?.count == 4)
    let empty = try TemporaryFolder()
    let none = try catalog.lint("--scenes", empty.path)
    #expect(none.exit == 65 && none.errors.hasPrefix("pellucid: no scenes: \(empty.path): name a scene"))
  }

  /// Checks a folder without permissions, except as the administrator, who can read every folder.
  @Test(.enabled(if: geteuid() != 0)) func aFolderThatCannotBeReadIsSaidToBe() throws {
    let catalog = try Self.catalog()
    let folder = try TemporaryFolder()
    #expect(chmod(folder.path, 0) == 0)
    defer { chmod(folder.path, 0o700) }
    let result = try catalog.lint("--scenes", folder.path)
    #expect(result.exit == 65)
    #expect(result.errors.hasPrefix("pellucid: cannot read the folder: \(folder.path): "))
  }

  @Test func colorsOfTheSystemAndOfTheSceneAreGrounds() throws {
    let catalog = try Self.catalog()
    let system = try Self.scene(catalog, "system.json", ground: "systemBackground")
    let found = try #require(try catalog.lint("--json", "--scenes", system).finding("CAT04", "Fern"))
    let variants = try #require(found["variants"] as? [String])
    #expect(variants.contains("dark") && variants.contains("dark-elevated") && !variants.contains("light"))
    let custom = try Self.scene(catalog, "custom.json", ground: "#1B5E20")
    let light = try #require(try catalog.lint("--json", "--scenes", custom).finding("CAT04", "Fern"))
    #expect((light["variants"] as? [String])?.contains("light") == true)
  }

  /// Checks that a scene with a fixed dark appearance needs no colours for light.
  @Test func aSceneThatStaysDarkIsJudgedInDark() throws {
    let catalog = try Self.catalog()
    try catalog.addColor("Fern", ["any": "#EEEEEE", "dark": "#FFFFFF"])
    let follows = try Self.scene(catalog)
    #expect(try catalog.lint("--json", "--scenes", follows).finding("CAT04", "Fern") != nil)
    let dark = try Self.scene(catalog, "dark.json", more: #", "alwaysDark": "immersiveMedia""#)
    #expect(try catalog.lint("--json", "--scenes", dark).finding("CAT04", "Fern") == nil)
  }

  @Test func unknownNamesHaveTheirPlaceInTheScene() throws {
    let catalog = try Self.catalog()
    let path = try Self.scene(catalog, ink: "asset:Ferm")
    let result = try catalog.lint("--json", "--scenes", path)
    let finding = try #require(result.finding("CAT04"))
    #expect(finding["file"] as? String == path && finding["line"] as? Int == 3)
    #expect(finding["message"] as? String == "no colour set \"Ferm\"; did you mean \"Fern\"?")
    #expect(finding["repair"] as? String == "correct the name in the scene")
    let broken = try catalog.folder.write("{", to: "broken.json")
    #expect(try catalog.lint("--scenes", broken).exit == 65)
    #expect(try catalog.lint("--scenes", "/nowhere.json").exit == 65)
  }

  /// Checks that the suggestion suits the scene, and that `set-variant` writes it.
  @Test func whatIsSuggestedSettlesTheScene() throws {
    let catalog = try Self.catalog()
    let path = try Self.scene(catalog)
    let written = try Program.run([
      "catalog", "set-variant", catalog.path, "Fern", "--suggested", "--scenes", path,
    ])
    #expect(written.exit == 0 && !written.output.isEmpty)
    #expect(try catalog.lint("--json", "--scenes", path).finding("CAT04", "Fern") == nil)
    let wrong = try Program.run([
      "catalog", "set-variant", catalog.path, "Fern", "--appearance", "dark", "--color", "#FFFFFF",
      "--scenes", path,
    ])
    #expect(wrong.exit == 64)
  }
}
