// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@Suite struct SetVariantTests {
  private func set(_ catalog: CatalogOnDisk, _ flags: String...) throws -> Program.Result {
    try Program.run(["catalog", "set-variant", catalog.path] + flags, settings: ["LC_ALL": "C"])
  }

  private func text(_ catalog: CatalogOnDisk, _ name: String) throws -> String {
    try String(contentsOfFile: catalog.path + "/\(name).colorset/Contents.json", encoding: .utf8)
  }

  private func difference(_ old: String, _ new: String) -> [String] {
    new.split(separator: "\n").difference(from: old.split(separator: "\n")).map { change in
      switch change {
      case .insert(_, let line, _): "+" + line.trimmingCharacters(in: .whitespaces)
      case .remove(_, let line, _): "-" + line.trimmingCharacters(in: .whitespaces)
      }
    }
  }

  @Test func onlyTheLinesThatMustChange() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000", "dark": "#FF8000"])
    let old = try text(catalog, "Ink")
    let result = try set(catalog, "Ink", "--appearance", "dark", "--color", "#FF8040")
    #expect(result.exit == 0 && result.errors.isEmpty)
    #expect(result.output == "\(catalog.path)/Ink.colorset/Contents.json: dark is #ff8040\n")
    #expect(difference(old, try text(catalog, "Ink")) == [#"-"blue" : "0.000","#, #"+"blue" : "0.251","#])
    let again = try set(catalog, "Ink", "--appearance", "dark", "--color", "#FF8040")
    #expect(again.exit == 0 && again.errors.contains("nothing was written"))
  }

  @Test func newVariantsOfEveryKind() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    let flags = ["--appearance", "dark", "--contrast", "increased", "--gamut", "displayP3", "--idiom", "mac"]
    let result = try Program.run(
      ["catalog", "set-variant", catalog.path, "Ink", "--color", "color(display-p3 0 1 0 / 0.5)"] + flags)
    #expect(result.exit == 0)
    let shown = try Program.run(["catalog", "show", catalog.path, "Ink", "--json"])
    let assets = try #require(shown.json["assets"] as? [[String: Any]])
    let entries = try #require(assets.first?["entries"] as? [[String: Any]])
    #expect(entries.count == 2 && entries[1]["idiom"] as? String == "mac")
    #expect(entries[1]["appearance"] as? String == "dark" && entries[1]["contrast"] as? String == "increased")
    #expect(entries[1]["gamut"] as? String == "display-P3")
    #expect(try text(catalog, "Ink").contains(#""color-space" : "display-p3""#))
  }

  /// Checks that suggested variants are written, after which no error or warning of lint has a suggestion.
  @Test func suggestionsAreWritten() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Note", ["any": "#8E8E93"])
    try catalog.addColor("Page", ["any": "#FFFFFF", "dark": "#101114"])
    try catalog.configure(#"{"version": 1, "pairs": [{"foreground": "Note", "background": "Page"}]}"#)
    #expect(try catalog.lint("--strict").exit == 1)
    let dry = try set(catalog, "Note", "--suggested", "--dry-run")
    let written = try set(catalog, "Note", "--suggested")
    #expect(written.exit == 0 && written.output == dry.output && written.output.contains("dark is #"))
    #expect(try catalog.lint("--strict").exit == 0)
    let rest = try set(catalog, "Note", "--suggested")
    #expect(rest.exit == 0 && rest.output.isEmpty)
    #expect(rest.errors.hasSuffix("Contents.json: lint suggests nothing for it; nothing was written\n"))
    let limited = try set(catalog, "Note", "--suggested", "--appearance", "dark").errors
    #expect(limited.contains("lint suggests nothing for the variants that were asked for"))
    let ratios = written.output.split(separator: "\n").compactMap { line in
      line.split(separator: "(").last.flatMap { Double($0.prefix { $0 != ":" }) }
    }
    #expect(ratios.allSatisfy { $0 >= 7 } && !ratios.isEmpty)
  }

  /// Checks that a colour set named by its own path has the pairs of its catalog.
  @Test func suggestionsForOnePathUseTheWholeCatalog() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Note", ["any": "#8E8E93", "dark": "#FFFFFF"])
    try catalog.addColor("Page", ["any": "#EEEEEE", "dark": "#101114"])
    try catalog.configure(#"{"version": 1, "pairs": [{"foreground": "Note", "background": "Page"}]}"#)
    let alone = try Program.run(
      ["catalog", "set-variant", catalog.path + "/Note.colorset", "--suggested", "--dry-run"])
    #expect(alone.exit == 0)
    #expect(alone.output == (try set(catalog, "Note", "--suggested", "--dry-run").output))
  }

  @Test func wrongUse() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    try catalog.addColor("A/Tone", ["any": "#FF0000"])
    try catalog.addColor("B/Tone", ["any": "#FF0000"])
    let cases: [([String], Int32, String)] = [
      (["Ink", "--appearance", "dark"], 64, "missing option: --color: write --color #RRGGBB or --suggested"),
      (["Ink", "--color", "#FFF"], 64, "missing option: --appearance: "),
      (["Ink", "--color", "#FFFF1", "--appearance", "any"], 64, "not a colour: --color #FFFF1: "),
      (
        ["Ink", "--color", "#FFF", "--appearance", "drak"], 64,
        "unknown value: --appearance drak: did you mean dark?"
      ),
      (
        ["Ink", "--color", "#FFF", "--suggested"], 64, "options exclude each other: --color and --suggested: "
      ),
      (["Ink", "--suggested", "--gamut", "srgb"], 64, "option needs another one: --gamut: "),
      (
        ["Ing", "--color", "#FFF", "--appearance", "any"], 65,
        "no colour set \"Ing\": \(catalog.path): did you mean \"Ink\"?"
      ),
      (["Tone", "--color", "#FFF", "--appearance", "any"], 65, "several assets are called \"Tone\": "),
      (
        ["--color", "#FFF", "--appearance", "any"], 64,
        "missing argument: NAME: name one of the 3 colour sets"
      ),
    ]
    for (arguments, exit, message) in cases {
      let result = try Program.run(["catalog", "set-variant", catalog.path] + arguments)
      #expect(result.exit == exit && result.output.isEmpty)
      #expect(result.errors.hasPrefix("pellucid: " + message), "\(result.errors)")
    }
    #expect(try set(catalog, "A/Tone", "--color", "#FFF", "--appearance", "any").exit == 0)
  }

  /// Checks the note for watchOS and visionOS, which have one appearance.
  @Test func devicesWithOneAppearanceAreTold() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    for (idiom, scheme, isTold) in [
      ("watch", "dark", true), ("watch", "light", true), ("vision", "dark", true), ("watch", "any", false),
      ("ipad", "dark", false),
    ] {
      let result = try set(catalog, "--idiom", idiom, "--appearance", scheme, "--color", "#00FF00")
      #expect(result.exit == 0)
      let start = "pellucid: note: --idiom \(idiom) --appearance \(scheme): "
      #expect(result.errors.hasPrefix(start) == isTold, "\(result.errors)")
    }
    #expect(
      try Program.run(["catalog", "set-variant", "--help"], settings: ["COLUMNS": "200"]).output.contains(
        "NAME may be left out where PATH has one colour set"))
  }

  /// Checks that the old file stays as it is if the new one cannot be written.
  @Test func whatCannotBeWrittenIs73() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    let old = try text(catalog, "Ink")
    // The size of files is limited, because permissions do not stop an administrator.
    let result = try Program.run(
      ["catalog", "set-variant", catalog.path, "Ink", "--color", "#00FF00", "--appearance", "any"],
      limits: "trap '' XFSZ; ulimit -f 0")
    #expect(result.exit == 73)
    #expect(try text(catalog, "Ink") == old)
  }
}
