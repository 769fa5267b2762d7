// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// Tests of `--html`: the page of each verb, with its pictures.
@Suite struct PageRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Scenes", withIntermediateDirectories: true)
    try write(text: "Tuesday")
  }

  private func write(text: String) throws {
    let scene = ##"""
      {"version": 1, "size": {"width": 120, "height": 60}, "scale": 1, "desktop": [{"fill": "#8FB0A2"},
       {"id": "card", "material": "ultraThin", "frame": [10, 10, 100, 40], "layers": [
        {"id": "day", "text": "\##(text)", "frame": [8, 6, 80, 20], "size": 14, "style": "quaternaryLabel"}]}]}
      """##
    _ = try folder.write(scene, to: "Scenes/card.json")
  }

  private func run(_ arguments: String...) throws -> Program.Result {
    try Program.run(arguments, in: folder.path)
  }

  private func run(arguments: [String]) throws -> Program.Result {
    try Program.run(arguments, in: folder.path)
  }

  private func page(_ name: String = "page") throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)/index.html", encoding: .utf8)
  }

  private func pictures(_ name: String = "page") throws -> [String] {
    let path = "\(folder.path)/\(name)/pictures"
    guard FileManager.default.fileExists(atPath: path) else { return [] }
    return try FileManager.default.contentsOfDirectory(atPath: path).sorted()
  }

  private func faults(_ name: String = "page") throws -> String {
    PageJudge.obstacle == nil ? try PageJudge.faults(["\(folder.path)/\(name)/index.html"]) : ""
  }

  @Test("legibility draws scene, heatmap, witness and combinations, and marks its findings")
  func legibility() throws {
    let result = try run("legibility", "Scenes/card.json", "--matrix", "appearance", "--html", "page")
    #expect(result.exit == 1 && result.errors.contains("page/index.html"))
    #expect(result.output.hasPrefix("error"))
    let html = try page()
    for heading in [
      "As drawn", "Contrast as drawn", "Over its worst backdrop", "Light", "Dark",
      "Every text and symbol", "Colour vision", "protan, ", "deutan, ", "tritan, ",
    ] { #expect(html.contains(heading), "\(heading)") }
    #expect(try pictures().count == 8)
    #expect(html.contains("pellucid legibility Scenes/card.json --matrix appearance --html page</code>"))
    #expect(html.contains("--appearance dark --contrast standard"))
    #expect(html.contains("<svg class=\"marks\" viewBox=\"0 0 120 60\"><g id=\"m-f-"))
    #expect(try faults() == "")
    // Equal runs give equal bytes.
    _ = try run("legibility", "Scenes/card.json", "--matrix", "appearance", "--html", "page")
    #expect(try page() == html)
  }

  @Test("Combinations and colour vision are small copies, and the scene as drawn keeps every pixel")
  func copies() throws {
    let scene = ##"""
      {"version": 1, "size": {"width": 400, "height": 300}, "scale": 2, "desktop": [
       {"id": "day", "text": "Tuesday", "frame": [8, 6, 80, 20], "size": 14}]}
      """##
    _ = try folder.write(scene, to: "Scenes/card.json")
    _ = try run("legibility", "Scenes/card.json", "--matrix", "appearance", "--html", "page")
    var widths: [String: Int] = [:]
    for name in try pictures() {
      let png = try [UInt8](Data(contentsOf: URL(fileURLWithPath: "\(folder.path)/page/pictures/\(name)")))
      widths[String(name.split(separator: "-")[2]), default: 0] = png[16..<20].reduce(0) { $0 << 8 | Int($1) }
    }
    #expect(
      widths == [
        "drawn": 800, "heatmap": 800, "light": 360, "dark": 360, "protan": 360, "deutan": 360, "tritan": 360,
      ])
    // All are shown at the size of the scene.
    let sizes = try page().split(separator: "<img ").dropFirst().map {
      $0.contains("width=\"400\" height=\"300\"")
    }
    #expect(try sizes.count == 7 && !sizes.contains(false) && faults().isEmpty)
  }

  @Test("render writes a page alone or beside its other outputs")
  func render() throws {
    let alone = try run("render", "Scenes/card.json", "--html", "page")
    #expect(alone.exit == 0 && alone.output.isEmpty)
    #expect(try page().contains("SRC07"))
    #expect(try pictures().count == 4 && faults() == "")
    let json = try run("render", "Scenes/card.json", "--json", "--html", "second")
    #expect(json.json["texts"] != nil)
    #expect(try page("second").contains("SRC07"))
    let all = try run(
      "render", "Scenes/card.json", "-o", "card.png", "--matrix", "appearance", "--html", "third")
    #expect(all.exit == 0)
    #expect(try pictures("third").count == 6 && faults("third") == "")
  }

  @Test("The views of colour vision are left out where a flag says so")
  func colorVision() throws {
    _ = try run("render", "Scenes/card.json", "--html", "page", "--no-color-vision")
    #expect(try pictures().count == 1 && !page().contains("Colour vision") && faults() == "")
    let alone = try run("render", "Scenes/card.json", "--findings", "--no-color-vision")
    #expect(alone.exit == 64 && alone.errors.contains("--html"))
  }

  @Test(
    "A pair has a page with its picture, its plot and its repairs, and the table has a page with its chart")
  func pairs() throws {
    let flags = ["legibility", "--foreground", "secondaryLabel", "--material"]
    let result = try run(arguments: flags + ["thin", "--html", "page"])
    #expect(result.exit == 1 && result.errors.contains("page/index.html"))
    let html = try page()
    for part in ["RND02", "secondaryLabel", "by the luminance"] { #expect(html.contains(part), "\(part)") }
    #expect(try pictures().map { $0.suffix(4) } == [".svg", ".png"] && faults() == "")
    let glass = try run(
      "legibility", "--glass", "clear", "--foreground", "#FFFFFF", "--html", "glass", "--single-file")
    #expect(glass.exit == 1)
    #expect(try page("glass").contains("data:image/svg+xml;base64,") && faults("glass") == "")
    _ = try run("legibility", "--material", "thin", "--platform", "tvos", "--html", "table")
    #expect(try pictures("table").map { $0.suffix(4) } == [".svg"] && faults("table") == "")
  }

  @Test("A page that is no report is not replaced, and a report is")
  func foreignPages() throws {
    _ = try folder.write("<h1>My site</h1>", to: "site/index.html")
    let refused = try run("render", "Scenes/card.json", "--html", "site")
    #expect(refused.exit == 73 && refused.errors.contains("a page that is no report is not replaced"))
    #expect(try page("site") == "<h1>My site</h1>")
    for _ in 0..<2 { #expect(try run("render", "Scenes/card.json", "--html", "page").exit == 0) }
    #expect(try run("render", "Scenes/nothing.json", "--html", "new").exit == 65)
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/new"))
  }

  @Test("Commands of pictures judge as the run did, and the sentence of a proof names what is stated")
  func commandsOfPictures() throws {
    _ = try run(
      "legibility", "Scenes/card.json", "--appearance", "dark", "--matrix", "contrast", "--backdrop",
      "#102030-#C0C0C0",
      "--html", "page", "--reporter", "github")
    let html = try page()
    let flags = "--appearance dark --backdrop &#39;#102030-#C0C0C0&#39;"
    for picture in ["heatmap", "witness"] {
      #expect(
        html.contains("pellucid legibility Scenes/card.json \(flags) --\(picture) \(picture).png"),
        "\(picture)")
    }
    #expect(html.contains("is proven over every backdrop that is stated"))
  }

  @Test("A page in one file has its pictures inside")
  func oneFile() throws {
    _ = try run("render", "Scenes/card.json", "--html", "page", "--single-file")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/page") == ["index.html"])
    #expect(try page().contains("src=\"data:image/png;base64,iVBOR") && faults() == "")
    let alone = try run("render", "Scenes/card.json", "--findings", "--single-file")
    #expect(alone.exit == 64 && alone.errors.contains("--html"))
  }

  @Test("snapshot shows what was expected, what is drawn, and the difference")
  func snapshot() throws {
    let flags = [
      "--appearance", "light", "--contrast", "standard", "--transparency", "standard", "--level", "base",
    ]
    func snapshot(_ more: String...) throws -> Program.Result {
      try Program.run(["snapshot", "Scenes"] + flags + more, in: folder.path)
    }
    let missing = try snapshot("--html", "missing")
    #expect(missing.exit == 1)
    #expect(try page("missing").contains("<figure class=\"actual\">") && pictures("missing").count == 1)
    #expect(try snapshot("--record").exit == 0)
    #expect(try snapshot("--html", "equal").exit == 0)
    #expect(try pictures("equal").isEmpty && faults("equal") == "")
    try write(text: "Thursday")
    #expect(try snapshot("--html", "page").exit == 1)
    let html = try page()
    for part in ["expected", "actual", "difference"] { #expect(html.contains("<figure class=\"\(part)\">")) }
    #expect(try pictures().count == 3 && faults() == "")
  }

  @Test("catalog lint has a page with a section for each asset")
  func lint() throws {
    let catalog = try CatalogOnDisk()
    try catalog.addColor("Ink", ["any": "#FF0000"])
    let page = folder.path + "/page"
    let result = try Program.run(["catalog", "lint", catalog.path, "--html", page])
    #expect(result.exit == 0 || result.exit == 1)
    #expect(try self.page().contains("Ink.colorset") && faults() == "")
  }

  @Test("A page speaks Korean, and a folder that cannot be made is an error")
  func languagesAndErrors() throws {
    _ = try run("render", "Scenes/card.json", "--html", "page", "--language", "ko")
    let html = try page()
    #expect(html.contains("<html lang=\"ko\">") && html.contains("그려진 모습") && !html.contains("As drawn"))
    let wrong = try run("render", "Scenes/card.json", "--html", "Scenes/card.json/page")
    #expect(wrong.exit == 73 && wrong.errors.hasPrefix("pellucid: "))
  }
}
