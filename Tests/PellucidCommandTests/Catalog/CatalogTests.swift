// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@Suite struct CatalogTests {
  private static let fixtures = SourceTree.fixtures.appending(path: "Catalogs").path

  @Test func listCountsKinds() throws {
    let result = try Program.run(["catalog", "list", Self.fixtures, "--json"])
    #expect(result.exit == 0)
    let json = result.json
    #expect(json["version"] as? Int == 1)
    #expect(json["malformed"] as? Int == 3)
    #expect(json["catalogs"] as? Int == 1)
    let counts = json["counts"] as? [String: Int]
    #expect(
      counts == [
        "appiconset": 1, "colorset": 20, "dataset": 1, "icon": 1, "imageset": 2, "symbolset": 1, "things": 1,
      ])
    let findings = json["findings"] as? [[String: Any]] ?? []
    let broken = findings.first { ($0["file"] as? String)?.contains("Broken") == true }
    #expect(broken?["severity"] as? String == "error")
    #expect(broken?["keyPath"] as? String == "colors[0]")
    #expect(broken?["line"] as? Int == 3)
  }

  @Test func errorsOfOneSetAreToldBesideTheOthers() throws {
    let result = try Program.run(["catalog", "list", Self.fixtures])
    #expect(result.exit == 0)
    #expect(result.output.hasPrefix("appiconset  1\ncolorset    20\n"))
    #expect(result.output.hasSuffix("malformed   3\n"))
    #expect(
      result.errors.contains(
        "pellucid: not JSON, found '\"': Handmade.xcassets/Broken.colorset/Contents.json: colors[0] "
          + "(line 3, column 29): write ',' or '}' here\n"))
    #expect(try Program.run(["catalog", "list", Self.fixtures, "--quiet"]).errors.isEmpty)
    let korean = try Program.run(["catalog", "list", Self.fixtures, "--language", "ko"])
    #expect(korean.output.hasPrefix("appiconset  1\ncolorset    20\n"))
    #expect(korean.output.hasSuffix("형식 오류   3\n"))
  }

  @Test func resolveHasAColumnForEachCombination() throws {
    let result = try Program.run(["catalog", "resolve", Self.fixtures + "/Handmade.xcassets/", "--json"])
    #expect(result.exit == 0)
    #expect(result.json["version"] as? Int == 1)
    let colors = result.json["colors"] as? [[String: Any]] ?? []
    #expect(colors.count == 30)
    func columns(_ path: String, _ idiom: String = "universal", gamut: String? = nil) -> [String?] {
      let item = colors.first {
        $0["path"] as? String == path && $0["idiom"] as? String == idiom && $0["gamut"] as? String == gamut
      }
      return ["light", "dark", "lightIncreased", "darkIncreased"].map { item?[$0] as? String }
    }
    #expect(
      columns("SchemeBeatsContrast.colorset") == ["#707070ff", "#808080ff", "#707070ff", "#000000ff"])
    #expect(columns("OnlyDark.colorset") == [nil, "#405060ff", nil, "#405060ff"])
    #expect(columns("UnknownWords.colorset", "iphone").first == "REF:ios:systemBackgroundColor")
    #expect(columns("Gamuts.colorset", gamut: "display-P3").first == "#ff0000ff")
    #expect(colors.contains { $0["subtype"] as? String == "mac-catalyst" })
    #expect(result.output.contains("\"subtype\": null"))
  }

  /// Checks that an asset or a group can be read alone, and keeps its name.
  @Test func partsOfCatalogsAreRead() throws {
    let catalog = Self.fixtures + "/Handmade.xcassets"
    let asset = try Program.run(["catalog", "resolve", catalog + "/LineEnds.colorset", "--json"])
    let colors = asset.json["colors"] as? [[String: Any]]
    #expect(colors?.first?["path"] as? String == "LineEnds.colorset")
    let group = try Program.run(["catalog", "list", catalog + "/Brand", "--json"])
    #expect((group.json["counts"] as? [String: Int])?["colorset"] == 2)
  }

  @Test func wrongUseAndMissingCatalogs() throws {
    let folder = try TemporaryFolder()
    let cases: [([String], Int32, String)] = [
      (
        ["catalog", "lst"], 64,
        "pellucid: unknown verb: catalog lst: did you mean list? use one of list, resolve, lint, show, "
          + "set-variant\n"
      ),
      (
        ["catalog"], 64,
        "pellucid: missing argument: VERB: write pellucid catalog list|resolve|lint|show|set-variant\n"
      ),
      (["catalog", "list"], 64, "pellucid: missing argument: PATH: write pellucid catalog list PATH\n"),
      (
        ["catalog", "list", folder.path], 65,
        "pellucid: no asset catalog: \(folder.path): name a folder whose name ends in .xcassets, "
          + "or one that holds some\n"
      ),
      (
        ["catalog", "resolve", "/nowhere"], 65,
        "pellucid: no such folder: /nowhere: check the path, which is relative to the current folder\n"
      ),
      (
        ["catalog", "list", "/dev/null"], 65,
        "pellucid: not a folder: /dev/null: name a folder whose name ends in .xcassets, or one that holds some\n"
      ),
    ]
    for (arguments, exit, message) in cases {
      let result = try Program.run(arguments)
      #expect(result.exit == exit)
      #expect(result.output.isEmpty)
      #expect(result.errors == message)
    }
  }

  @Test func fullDisksEndWith73() throws {
    let result = try Program.runInShell(
      #""$0" "$@" > /dev/full"#, ["catalog", "list", Self.fixtures, "--quiet"])
    #expect(result.exit == 73)
  }

  @Test func everyVerbIsExplained() throws {
    for arguments in [["catalog", "--help"], ["catalog", "-h"]] {
      let help = try Program.run(arguments)
      #expect(help.exit == 0)
      for verb in ["list PATH", "resolve PATH", "lint PATH", "show PATH [NAME]", "set-variant PATH [NAME]"] {
        #expect(help.output.contains("  pellucid catalog \(verb)\n"))
      }
    }
  }
}
