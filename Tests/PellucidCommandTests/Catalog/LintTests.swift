// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct LintTests {
  private static func pair() throws -> CatalogOnDisk {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Note", ["any": "#8E8E93", "dark": "#FFFFFF"])
    try catalog.addColor("Page", ["any": "#FFFFFF", "dark": "#101114"])
    try catalog.configure(#"{"version": 1, "pairs": [{"foreground": "Note", "background": "Page"}]}"#)
    return catalog
  }

  @Test func aFindingHasItsPlaceItsFiguresAndARepair() throws {
    let catalog = try Self.pair()
    let result = try catalog.lint("--reporter", "json")
    #expect(result.exit == 1 && result.errors.isEmpty)
    #expect(result.json["verb"] as? String == "catalog lint")
    let finding = try #require(result.finding("CAT04"))
    #expect(finding["severity"] as? String == "error" && finding["verdict"] as? String == "proven")
    #expect(finding["file"] as? String == catalog.path + "/Note.colorset/Contents.json")
    #expect(finding["keyPath"] as? String == "colors[0]" && finding["line"] as? Int == 3)
    #expect(finding["variants"] as? [String] == ["light", "light-increased"])
    let measured = try #require(finding["measured"] as? [[String: Any]])
    #expect(measured.compactMap { $0["name"] as? String } == ["lowest", "required"])
    #expect((finding["repair"] as? String)?.hasPrefix("write #7") == true)
    #expect(try catalog.lint("--json").output == result.output)
  }

  @Test func theTextIsForPeople() throws {
    let catalog = try Self.pair()
    let text = try catalog.lint().output
    #expect(text.contains("error CAT04 Note: too little contrast on Page\n  " + catalog.path))
    #expect(text.contains("\n  proven, lowest 3.26:1, required 4.5:1\n  foreground: #8e8e93\n"))
    let korean = try catalog.lint("--language", "ko").output
    #expect(korean.contains("error CAT04 Note: Page 위의 대비가 부족합니다"))
    #expect(
      korean.contains("\n  증명됨, 최저 3.26:1, 기준 4.5:1\n") && korean.contains("\n  설정: light, light-increased\n")
    )
    #expect(korean.contains("\n오류 1개") && text.contains("\n1 error"))
    let page = try catalog.lint("--reporter", "html", language: "ko_KR.UTF-8").output
    #expect(page.contains("<html lang=\"ko\">") && page.contains("제안된 값을 쓰세요"))
    #expect(try catalog.lint(language: "ko_KR.UTF-8").output == korean)
    #expect(try catalog.lint("--language", "en", language: "ko_KR.UTF-8").output == text)
  }

  @Test func exitCodesFollowSeverity() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Text", ["any": "#666666", "dark": "#999999"])
    try catalog.addColor("Background", ["any": "#FFFFFF", "dark": "#000000"])
    // The contrast of a pair that only names suggest is for review.
    #expect(try catalog.lint().exit == 0)
    #expect(try catalog.lint("--strict").exit == 1)
    #expect(try catalog.lint("--fail-on-review").exit == 1)
    try catalog.configure(#"{"version": 1, "names": false}"#)
    #expect(try catalog.lint("--strict", "--fail-on-review").output == "no findings\n")
  }

  @Test func aBaselineKnowsWhatWasFound() throws {
    let catalog = try Self.pair()
    let baseline = catalog.folder.path + "/baseline.json"
    #expect(try catalog.lint("--write-baseline", baseline).exit == 0)
    let known = try catalog.lint("--baseline", baseline)
    #expect(known.exit == 0 && known.output.contains("known from the baseline"))
    try catalog.addColor("Note", ["any": "#333333", "dark": "#FFFFFF"])
    #expect(try catalog.lint("--baseline", baseline).output.contains("stale in the baseline: CAT04 Note"))
  }

  @Test(arguments: ["xcode", "github", "sarif", "html", "markdown"])
  func everyReporterNamesTheRule(reporter: String) throws {
    let result = try Self.pair().lint("--reporter", reporter)
    #expect(result.exit == 1 && result.output.contains("CAT04") && result.output.contains("3.26:1"))
  }

  @Test func configurationsAreChecked() throws {
    let catalog = try Self.pair()
    try catalog.configure(#"{"version": 1, "pears": []}"#)
    let wrong = try catalog.lint()
    let file = catalog.folder.path + "/pellucid-catalog.json"
    #expect(wrong.exit == 65 && wrong.output.isEmpty)
    #expect(
      wrong.errors.hasPrefix(
        "pellucid: \(file): unknown key: pears (line 1, column 16): did you mean \"pairs\"?"))
    try catalog.configure(#"{"version": 1, "pairs": [{"foreground": "Notes", "background": "Page"}]}"#)
    let unknown = try #require(try catalog.lint("--json").finding("CAT04"))
    #expect(unknown["file"] as? String == file && unknown["line"] as? Int == 1)
    #expect(unknown["message"] as? String == "no colour set \"Notes\"; did you mean \"Note\"?")
    let missing = try catalog.lint("--config", "/nowhere.json")
    #expect(missing.exit == 65 && missing.errors.hasPrefix("pellucid: cannot read the configuration: "))
  }

  @Test func wrongUse() throws {
    let catalog = try Self.pair()
    #expect(try catalog.lint("--reporter", "jsn").exit == 64)
    #expect(try catalog.lint("--language", "kr").exit == 64)
    #expect(try catalog.lint("--json", "--reporter", "text").exit == 64)
    #expect(try Program.run(["catalog", "lint", "/nowhere"]).exit == 65)
    #expect(try Program.run(["catalog", "lint"]).exit == 64)
  }

  // MARK: Files, pictures, icons

  @Test func malformedFilesAreCAT01() throws {
    let fixtures = SourceTree.fixtures.appending(path: "Catalogs/Handmade.xcassets").path
    let result = try Program.run(["catalog", "lint", fixtures, "--json"], settings: ["LC_ALL": "C"])
    #expect(result.exit == 1)
    let broken = result.told.first {
      $0["rule"] as? String == "CAT01" && ($0["file"] as? String)?.contains("Broken.colorset") == true
    }
    #expect(broken?["severity"] as? String == "error" && broken?["line"] as? Int == 3)
    let trap = result.told.first { ($0["file"] as? String)?.contains("SchemeBeatsContrast") == true }
    #expect(trap?["rule"] as? String == "CAT03")
    let korean = try Program.run(["catalog", "lint", fixtures, "--json", "--language", "ko"])
    for finding in korean.told {
      let text = (finding["message"] as? String ?? "") + (finding["repair"] as? String ?? "")
      #expect(text.unicodeScalars.contains { ("가"..."힣").contains($0) }, "\(text)")
    }
  }

  /// Checks that PDF pages are drawn and judged like other pictures, and that a damaged one is reported.
  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo")))
  func pagesAreLookedAt() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addPDF("Oil", "0 g 12 12 24 24 re f")
    try catalog.addPDF("Moon", "1 g 12 12 24 24 re f")
    try catalog.addPDF("Receipt", "1 g 0 0 48 48 re f 0 g 8 24 32 1 re f")
    try catalog.addImages("Torn", ["any": ("torn.pdf", nil)])
    let result = try catalog.lint("--json")
    #expect(result.names("CAT10").sorted() == ["Moon", "Oil"] && result.names("CAT11") == ["Receipt"])
    #expect(result.finding("CAT10", "Oil")?["variants"] as? [String] == ["dark"])
    #expect(result.finding("CAT10", "Moon")?["variants"] as? [String] == ["light"])
    let undecided = result.told.filter { $0["verdict"] as? String == "review" }
    #expect(
      undecided.map { $0["message"] as? String } == ["1 picture not judged, damaged or too large: Torn"])
  }

  @Test func picturesAreLookedAt() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addImages("Oil", ["any": ("oil.png", .square(0))])
    try catalog.addImages("Moon", ["any": ("moon.png", .square(65535))])
    try catalog.addImages("Both", ["any": ("light.png", .square(0)), "dark": ("dark.png", .square(0xC000))])
    try catalog.addImages("Template", ["any": ("t.png", .square(0))], intent: "template")
    try catalog.addImages("Receipt", ["any": ("r.png", .paper(65535))])
    try catalog.addImages("Soft", ["any": ("r.png", .paper(65535)), "dark": ("d.png", .paper(0xD8D8))])
    try catalog.addImages("Twice", ["any": ("a.png", .paper(0x8000)), "dark": ("b.png", .paper(0x8000))])
    try catalog.addImages("Photo", ["any": ("p.heic", nil)])
    let result = try catalog.lint("--json")
    #expect(result.names("CAT10").sorted() == ["Moon", "Oil"])
    #expect(result.finding("CAT10", "Oil")?["variants"] as? [String] == ["dark"])
    #expect(result.finding("CAT10", "Oil")?["verdict"] as? String == "sampled")
    #expect(result.finding("CAT10", "Moon")?["variants"] as? [String] == ["light"])
    #expect(result.names("CAT11") == ["Receipt"])
    #expect(result.names("CAT09") == ["Twice"])
    let undecided = result.told.first { $0["verdict"] as? String == "review" }
    #expect(undecided?["message"] as? String == "1 picture not judged, HEIC is not read: Photo")
    #expect(result.exit == 0)
    #expect(try catalog.lint("--fail-on-review").exit == 1)
    try catalog.configure(
      #"{"version": 1, "images": {"Receipt": "dimmed", "Oil": "decorative", "Moon": "template"}}"#)
    let treated = try catalog.lint("--json")
    #expect(treated.names("CAT10").isEmpty && treated.names("CAT11").isEmpty)
  }

  /// Checks that the frames of an animation give one finding for each appearance, at the first frame.
  @Test func numberedPicturesAreToldOnce() throws {
    let catalog = try CatalogOnDisk()
    for number in 8..<12 { try catalog.addImages("Run/frame_\(number)", ["any": ("f.png", .square(0))]) }
    for number in 1..<3 { try catalog.addImages("step \(number)", ["any": ("s.png", .square(0))]) }
    let result = try catalog.lint("--json")
    #expect(result.names("CAT10").sorted() == ["frame_8", "step 1", "step 2"])
    let message = try #require(result.finding("CAT10", "frame_8")?["message"] as? String)
    #expect(message.hasSuffix(", as of all 4 pictures of its sequence"))
    let place = result.finding("CAT10", "frame_8")?["file"] as? String
    #expect(place?.hasSuffix("/Run/frame_8.imageset/Contents.json") == true)
  }

  @Test func iconsHaveAppearances() throws {
    func icon(_ look: String, size: String = "1024x1024") -> String {
      let appearance =
        look == "any" ? "" : #", "appearances": [{"appearance": "luminosity", "value": "\#(look)"}]"#
      return
        #"{"idiom": "universal", "platform": "ios", "size": "\#(size)", "filename": "\#(look).png"\#(appearance)}"#
    }
    let cases: [(String, String?)] = [
      (icon("any"), "an app icon without a dark appearance"),
      (icon("any") + "," + icon("dark"), "an app icon without a tinted appearance"),
      (icon("any") + "," + icon("dark") + "," + icon("tinted"), nil),
      (
        icon("any", size: "20x20") + "," + icon("dark"),
        "dark or tinted icons beside 1 icons of single sizes, which are used in their place"
      ),
      (#"{"idiom": "mac", "size": "16x16", "filename": "any.png"}"#, nil),
    ]
    for (entries, message) in cases {
      let catalog = try CatalogOnDisk()
      try catalog.addIcon("AppIcon", entries)
      #expect(try catalog.lint("--json").finding("CAT12")?["message"] as? String == message)
    }
  }

  /// Checks that a single asset is judged as in its catalog, with the place of its own file.
  @Test func oneAssetCanBeAskedFor() throws {
    let catalog = try Self.pair()
    try catalog.addColor("Ink", ["any": "#1F4FA3"])
    let path = catalog.path + "/Ink.colorset"
    let result = try Program.run(["catalog", "lint", path + "/", "--json"], settings: ["LC_ALL": "C"])
    #expect(result.finding("CAT02")?["file"] as? String == path + "/Contents.json")
  }
}
