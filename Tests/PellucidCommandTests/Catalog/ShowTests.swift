// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@Suite struct ShowTests {
  @Test func everyVariantIsShown() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000", "dark": "#00FF00", "darkHigh": "#0000FF"])
    let result = try Program.run(["catalog", "show", catalog.path, "Ink"])
    #expect(
      result.output == """
        Ink (colorset, Ink.colorset)
          any                  #ff0000ff
          dark                 #00ff00ff
          dark, high contrast  #0000ffff
          gives      light      dark       lightIncreased  darkIncreased
          universal  #ff0000ff  #00ff00ff  #ff0000ff       #0000ffff

        """)
    let gives =
      ((try Program.run(["catalog", "show", catalog.path, "--json"]).json["assets"] as? [[String: Any]])?
      .first?["gives"] as? [[String: Any]])?.first
    #expect(gives?["darkIncreased"] as? String == "#0000ffff")
  }

  @Test func picturesAndBrokenFilesAreShown() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addImages("Moon", ["any": ("moon.png", .square(0)), "dark": ("night.png", .square(65535))])
    let result = try Program.run(["catalog", "show", catalog.path, "Moon"])
    #expect(result.output == "Moon (imageset, Moon.imageset)\n  any   moon.png\n  dark  night.png\n")
    try catalog.addImages("Arrow", ["any": ("arrow.png", .square(0))], intent: "template")
    let template = try Program.run(["catalog", "show", catalog.path, "Arrow"], settings: ["LC_ALL": "C"])
    #expect(
      template.output
        == "Arrow (imageset, Arrow.imageset)\n  rendering intent: template\n  any  arrow.png\n")
    let fixtures = SourceTree.fixtures.appending(path: "Catalogs/Handmade.xcassets").path
    let symbol = try Program.run(["catalog", "show", fixtures, "Bolt", "--json", "--quiet"]).json
    #expect((symbol["assets"] as? [[String: Any]])?.first?["intent"] as? String == "hierarchical")
    let broken = try Program.run(["catalog", "show", fixtures, "Broken", "--quiet"])
    #expect(broken.exit == 0 && broken.output.contains("cannot be read"))
    #expect(try Program.run(["catalog", "show", fixtures, "--quiet"]).exit == 0)
  }

  @Test func everyReporterShows() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000", "dark": "#00FF00"])
    try catalog.addImages("Moon", ["any": ("moon.png", .square(0))])
    func show(_ flags: String...) throws -> Program.Result {
      try Program.run(["catalog", "show", catalog.path] + flags, settings: ["LC_ALL": "C"])
    }
    #expect(try show("--reporter", "json").output == show("--json").output)
    #expect(try show("--reporter", "text").output == show().output)
    let file = catalog.path + "/Ink.colorset/Contents.json"
    let lines = try show("--reporter", "xcode").output.split(separator: "\n")
    #expect(lines.count == 2 && lines[0] == "\(file):3:5: note: Ink: any: #ff0000ff; any: #ff0000 [note]")
    #expect(try show("--reporter", "github").output.hasPrefix("::notice file=\(file),line=3,col=5"))
    let sarif = try #require((try show("--reporter", "sarif").json["runs"] as? [[String: Any]])?.first)
    #expect((sarif["results"] as? [Any])?.count == 2)
    #expect(try show("--reporter", "markdown").output.contains("dark: \\#00ff00ff"))
    let page = catalog.folder.path + "/sheet.html"
    _ = try show("-o", page)
    #expect(try show("--reporter", "html").output == String(contentsOfFile: page, encoding: .utf8))
    #expect(try show("Moon", "--reporter", "html").output.contains("any: moon.png"))
    #expect(try show("--reporter", "jsn").exit == 64 && show("--reporter", "text", "--json").exit == 64)
    #expect(try show("--reporter", "html", "-o", page).exit == 64)
  }

  @Test func wordsFollowTheLanguage() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000", "darkHigh": "#00FF00"])
    func show(_ flags: String..., locale: String = "C") throws -> String {
      try Program.run(["catalog", "show", catalog.path] + flags, settings: ["LC_ALL": locale]).output
    }
    let korean = try show("--language", "ko")
    #expect(korean.contains("  다크 모드, 대비 증가") && korean.contains("\n  결과") && !korean.contains("any"))
    #expect(try show(locale: "ko_KR.UTF-8") == korean && show("--language", "en", locale: "ko_KR") == show())
    #expect(try show("--reporter", "html", "--language", "ko").contains("<html lang=\"ko\">"))
  }

  /// Checks that the swatches of a sheet have the colours of the set.
  @Test func sheetsAreDrawn() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000", "dark": "#00FF00"])
    let page = catalog.folder.path + "/sheet.html", picture = catalog.folder.path + "/sheet.png"
    #expect(try Program.run(["catalog", "show", catalog.path, "-o", page]).exit == 0)
    let html = try String(contentsOfFile: page, encoding: .utf8)
    #expect(html.contains("fill=\"#ff0000\"") && html.contains("fill=\"#00ff00\""))
    #expect(try Program.run(["catalog", "show", catalog.path, "-o", picture]).exit == 0)
    let image = try ImageReader().read(path: picture, gamut: .srgb)
    var (red, green) = (0, 0)
    for y in 0..<image.height {
      for x in 0..<image.width {
        if image[x, y] == SIMD4(65535, 0, 0, 65535) { red += 1 }
        if image[x, y] == SIMD4(0, 65535, 0, 65535) { green += 1 }
      }
    }
    #expect(red == green && red > 2 * 80 * 50)
    #expect(try Program.run(["catalog", "show", catalog.path, "-o", "sheet.gif"]).exit == 64)
    #expect(try Program.run(["catalog", "show", catalog.path, "-o", "/nowhere/sheet.html"]).exit == 73)
  }
}
