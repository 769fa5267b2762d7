// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import FoundationXML
import Pellucid
import PellucidHost
import PellucidPlan
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct PairPictureTests {
  /// Reads an SVG document and counts its elements by name. Throws if it is not well-formed.
  private func elements(in document: String) throws -> [String: Int] {
    try SVGElements(document).counts
  }

  /// Writes `photo.png`, a picture of one colour.
  private func writePhoto(in folder: TemporaryFolder) throws {
    _ = try folder.write(
      ##"{"version": 1, "size": {"width": 20, "height": 20}, "scale": 1, "desktop": [{"fill": "#336699"}]}"##,
      to: "photo.json")
    #expect(try Program.run(["render", "photo.json", "-o", "photo.png"], in: folder.path).exit == 0)
  }

  /// Returns a picture of a folder.
  private func picture(_ name: String, in folder: TemporaryFolder) throws -> PixelImage {
    try ImageReader().read(path: folder.path + "/" + name, gamut: .srgb)
  }

  /// Returns the code values of a pixel.
  private func color(_ image: PixelImage, _ x: Int, _ y: Int) -> [Int] {
    (0..<3).map { Int(image[x, y][$0] >> 8) }
  }

  @Test("A pair without an appearance is judged in both")
  func bothAppearances() throws {
    let pair = ["legibility", "--material", "thin", "--foreground", "label"]
    let both = try Program.run(pair)
    #expect(both.exit == 1)
    #expect(both.output.contains("label on thin (ios, light): holds 4.5:1"))
    #expect(both.output.contains("label on thin (ios, dark): does not hold 4.5:1"))
    #expect(both.output.contains("APCA there       Lc"))
    #expect(try Program.run(pair + ["--appearance", "light"]).exit == 0)
    let entries = try #require(Program.run(pair + ["--json"]).json["entries"] as? [[String: Any]])
    #expect(entries.map { $0["appearance"] as? String } == ["light", "dark"])
    #expect(entries.allSatisfy { $0["witnessAPCA"] is Double })
    // A platform without appearances has one answer.
    let watch = try Program.run(pair + ["--platform", "watchos", "--json"])
    #expect((watch.json["entries"] as? [Any])?.count == 1)
    let glass = ["legibility", "--glass", "regular", "--json"]
    #expect((try Program.run(glass).json["entries"] as? [Any])?.count == 2)
    #expect((try Program.run(glass + ["--appearance", "dark"]).json["entries"] as? [Any])?.count == 1)
  }

  @Test("A page says which combinations it counts, and how it was made")
  func pages() throws {
    let pair = try Program.run([
      "legibility", "--material", "thin", "--foreground", "#808080", "--appearance",
      "dark", "--reporter", "markdown",
    ])
    #expect(
      pair.output.contains(
        "Made by `pellucid legibility --material thin --foreground '#808080' --appearance dark"))
    #expect(
      pair.output.contains("| \\#808080 on thin (ios, dark) |") && !pair.output.contains("both appearances"))
    let table = try Program.run([
      "legibility", "--material", "thin", "--platform", "ios", "--appearance", "dark", "--reporter",
      "markdown",
    ])
    #expect(table.output.contains("Counted over dark and all settings"))
    let glass = try Program.run(["legibility", "--glass", "clear", "--reporter", "markdown"])
    #expect(glass.output.contains("| label on clear glass ("))
  }

  @Test("A picture shows a row for each appearance: photo, worst backdrop, grey")
  func pictures() throws {
    let folder = try TemporaryFolder()
    try writePhoto(in: folder)
    for (name, arguments) in [
      ("material.png", ["--material", "thin", "--foreground", "label"]),
      ("glass.png", ["--glass", "regular", "--size", "120x44"]),
    ] {
      let plain = try Program.run(["legibility"] + arguments + ["-o", name], in: folder.path)
      #expect(plain.exit == 1)
      let two = try picture(name, in: folder)
      // Two columns of 300 points and two rows of 200, at two pixels per point.
      #expect(two.width == 2 * (24 + 2 * 324) && two.height == 2 * (24 + 2 * 252))
      _ = try Program.run(
        ["legibility"] + arguments + ["-o", name, "--photo", "photo.png"], in: folder.path)
      let three = try picture(name, in: folder)
      #expect(three.width == 2 * (24 + 3 * 324))
      // The corner of the first picture is the photo, that of the last is grey.
      #expect(color(three, 2 * 24 + 4, 2 * 24 + 4) == [0x33, 0x66, 0x99])
      #expect(color(three, 2 * (24 + 2 * 324) + 4, 2 * 24 + 4).allSatisfy { (0x7F...0x80).contains($0) })
    }
  }

  @Test("Plots and charts are well-formed drawings with a cell or a curve for each combination")
  func drawings() throws {
    let folder = try TemporaryFolder()
    let plot = try Program.run(
      ["legibility", "--material", "thin", "--foreground", "label", "--plot", "plot.svg"], in: folder.path)
    #expect(plot.exit == 1)
    let curves = try elements(in: try String(contentsOfFile: folder.path + "/plot.svg", encoding: .utf8))
    #expect(curves["polygon"] == 2)
    // The grid, two curves with what is proven, what is required, and the legend of these.
    #expect(curves["polyline"] == 9 + 4 + 1 + 4)
    let chart = try Program.run(
      ["legibility", "--platform", "tvos", "--chart", "chart.svg"], in: folder.path)
    // A chart takes the place of the table.
    #expect(chart.exit == 0)
    #expect(chart.output.split(separator: "\n").count == 1 && chart.output.contains("combinations hold"))
    let page = try Program.run(["legibility", "--platform", "tvos", "--json"]).json
    let labels = Set(["label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel"])
    let rows = try #require(page["entries"] as? [[String: Any]]).filter {
      labels.contains($0["foreground"] as? String ?? "") && $0["transparency"] as? String == "standard"
    }
    let cells =
      try elements(in: String(contentsOfFile: folder.path + "/chart.svg", encoding: .utf8))["rect"] ?? 0
    // Besides the cells, the ground and four squares of the legend. Some names repeat others and have no row.
    #expect(cells > 5 + 16 && cells <= 5 + rows.count && (cells - 5) % 16 == 0)
  }

  @Test("Drawings have plain colours for light, and a rule for dark of each that differs")
  func colors() throws {
    let folder = try TemporaryFolder()
    for (name, arguments) in [
      ("plot.svg", ["--material", "thin", "--foreground", "label", "--plot"]),
      ("chart.svg", ["--platform", "tvos", "--chart"]),
    ] {
      _ = try Program.run(["legibility"] + arguments + [name], in: folder.path)
      let text = try folder.read(name)
      let parts = text.split(separator: "@media (prefers-color-scheme: dark) {")
      #expect(text.contains(".proven { stroke-width: 1; stroke-dasharray: 2 3; }") == (name == "plot.svg"))
      try #require(parts.count == 2 && !text.contains("light-dark"), "\(text.prefix(2000))")
      #expect(parts[0].contains(".ground { fill: #ffffff; }"))
      let dark = parts[1].split(separator: "}\n}")[0].split(separator: "\n")
      #expect(dark.contains(".ground { fill: #1c1c1e; }"))
      for rule in dark {
        let selector = rule.prefix { $0 != "{" }
        #expect(parts[0].contains("\n\(selector){ ") && !parts[0].contains(rule), "\(rule)")
      }
    }
  }

  @Test("Pairs on materials have their repairs in JSON, as those on glass; rows of tables have none")
  func repairs() throws {
    func entries(_ flags: [String]) throws -> [[String: Any]] {
      try #require(Program.run(["legibility"] + flags + ["--json"]).json["entries"] as? [[String: Any]])
    }
    let pair = ["--material", "thin", "--foreground", "label"]
    let repairs = try entries(pair).map { try #require($0["repairs"] as? [[String: Any]]) }
    #expect(repairs.map(\.isEmpty) == [true, false], "light holds, dark does not")
    #expect(repairs[1].allSatisfy { $0["changes"] is [Any] && $0["lowestContrast"] is Double })
    #expect(try entries(["--glass", "clear"]).allSatisfy { $0["repairs"] is [Any] })
    #expect(try entries(pair + ["--matrix"]).allSatisfy { $0["repairs"] == nil })
  }

  @Test(
    "Wrong requests for pictures are refused",
    arguments: [
      (["--photo", "photo.png"], 64, "--output"),
      (["--plot", "plot.png"], 64, "choose a name that ends in .svg"),
      (
        ["-o", "pair.png", "--photo", "none.png"], 65,
        "cannot read the picture: none.png: there is no such file; check the path"
      ),
      (["-o", "pair.png", "--photo", "."], 65, "cannot read the picture: .: "),
      (["--backdrop", "nothing"], 65, "not a backdrop: --backdrop nothing: write any"),
      (["-o", "none/pair.png"], 73, "none/pair.png"), (["--plot", "none/plot.svg"], 73, "none/plot.svg"),
    ])
  func errors(flags: [String], exit: Int32, message: String) throws {
    let folder = try TemporaryFolder()
    try writePhoto(in: folder)
    let result = try Program.run(
      ["legibility", "--material", "thin", "--foreground", "label"] + flags, in: folder.path)
    #expect(result.exit == exit && result.errors.contains(message), "\(result.errors)")
  }
}

/// The number of elements of a drawing, by name.
private final class SVGElements: NSObject, XMLParserDelegate {
  private(set) var counts: [String: Int] = [:]

  init(_ document: String) throws {
    super.init()
    let parser = XMLParser(data: Data(document.utf8))
    parser.delegate = self
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) { counts[name, default: 0] += 1 }
}
