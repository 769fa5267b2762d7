// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidHost
import PellucidJudge
import PellucidPlan
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct MaterialTests {
  @Test func materialPrintsTheDrawnColour() throws {
    let result = try Program.run(["material", "thin", "--over", "#336699", "--json"])
    #expect(result.exit == 0)
    #expect(result.json["version"] as? Int == 1)
    let drawn = try #require(result.json["resultRGB"] as? [Double])
    let mapping = try Materials.recipe(named: "thin", traits: Traits()).recipe.mapping
    let lanes = mapping.applied(to: SIMD4(0x33, 0x66, 0x99, 255) / 255)
    for lane in 0..<3 { #expect(abs(drawn[lane] - Double(lanes[lane]) * 255) < 0.05) }
  }

  @Test func materialTakesRolesPicturesAndLabels() throws {
    let folder = try TemporaryFolder()
    let backdrop = folder.path + "/backdrop.png"
    #expect(
      try Program.run(["material", "regular", "--over", "#204060", "-o", backdrop, "--quiet"]).exit == 0)
    let result = try Program.run([
      "material", "role:menu", "--platform", "macos", "--over", backdrop, "--label", "secondaryLabel", "Open",
      "--json", "-o", folder.path + "/out.png", "--depth", "16",
    ])
    #expect(result.exit == 0)
    #expect((result.json["texts"] as? [[String: Any]])?.count == 1)
    #expect(result.json["blending"] as? String == "behindWindow")
    #expect(folder.has("out.png"))
  }

  @Test("A panel lies in the centre, with texts in any style and their ratios")
  func panels() throws {
    let folder = try TemporaryFolder()
    let arguments = [
      "material", "thin", "--over", "#204060", "--panel", "100x80", "--label", "label", "Title", "--label",
      "#204060",
      "Price", "-o", "panel.png",
    ]
    let result = try Program.run(arguments, in: folder.path)
    let lines = result.output.split(separator: "\n")
    #expect(result.exit == 0 && lines.count == 2)
    #expect(lines.first?.hasPrefix("Title (label): ") ?? false)
    #expect(lines.last?.hasPrefix("Price (#204060): ") ?? false)
    func image() throws -> PixelImage {
      try ImageReader().read(path: folder.path + "/panel.png", gamut: .srgb)
    }
    let plain = try image()
    // A colour's picture has 160 points, two pixels each; the panel begins at a distance of 30 and of 40 points.
    #expect((0..<3).map { Int(plain[4, 4][$0] >> 8) } == [0x20, 0x40, 0x60])
    #expect(plain[58, 160] == plain[4, 4] && plain[62, 160] != plain[4, 4])
    #expect(plain[160, 78] == plain[4, 4] && plain[160, 82] != plain[4, 4])
    #expect(try Program.run(arguments + ["--ratios"], in: folder.path).output == result.output)
    #expect(try image() != plain, "the ratios are drawn")
    let json = try Program.run(arguments + ["--json"], in: folder.path).json
    let texts = try #require(json["texts"] as? [[String: Any]])
    #expect(texts.map { $0["id"] as? String } == ["label1", "label2"])
    #expect(texts.allSatisfy { $0["apca"] is Double })
    let glass = try Program.run(
      ["glass", "regular", "--over", "#204060", "--label", "label", "Go", "--json"], in: folder.path)
    #expect((glass.json["texts"] as? [Any])?.count == 1)
  }

  @Test("Labels in unknown styles, and ratios without labels, are refused")
  func wrongLabels() throws {
    let material = ["material", "thin", "--over", "#000", "--json"]
    let unknown = try Program.run(material + ["--label", "lable", "Text"])
    #expect(unknown.exit == 64)
    #expect(unknown.errors.hasPrefix("pellucid: unknown foreground \"lable\": --label: "))
    #expect(try Program.run(material + ["--label", "#12", "Text"]).errors.contains("--label #12"))
    let ratios = try Program.run(material + ["--ratios"])
    #expect(ratios.exit == 64 && ratios.errors.contains("--label"))
  }

  @Test func materialErrors() throws {
    let name = try Program.run(["material", "thim", "--over", "#000", "--json"])
    #expect(name.exit == 64)
    #expect(
      name.errors.hasPrefix("pellucid: unknown material \"thim\": NAME: did you mean \"thin\"?"))
    #expect(try Program.run(["material", "thin", "--over", "#00", "--json"]).exit == 64)
    #expect(try Program.run(["material", "thin", "--over", "none.png", "--json"]).exit == 65)
    #expect(try Program.run(["material", "thin", "--over", "#000"]).exit == 64)
  }

  @Test func tablesHaveSourceAndConfidence() throws {
    let materials = try Program.run(["materials", "--json"]).json
    #expect(materials["version"] as? Int == 1)
    let colors = try Program.run(["colors", "--json", "--platform", "macos"]).json
    #expect(colors["version"] as? Int == 1)
    let rows = try #require(materials["materials"] as? [[String: Any]])
    let names = rows.compactMap { $0["name"] as? String }
    #expect(names.count == rows.count && Set(names).count == names.count)
    #expect(
      Set(names).isSuperset(of: [
        "platformContentLight", "platformContentThickDark", "platformChromeDarkReduceTransparency",
        "plattersDark",
        "platformContentThinLight~appletv", "menu.light", "hudWindow.light", "blur.extraLight",
        "spatialThick",
        "fullScreenModal",
      ]))
    for row in rows {
      #expect((row["sources"] as? String)?.isEmpty == false)
      #expect(["measured", "published", "inferred", "chosen"].contains(row["confidence"] as? String ?? ""))
    }
    let listed = try #require(colors["colors"] as? [[String: Any]]).compactMap { $0["name"] as? String }
    #expect(Set(listed).count == listed.count)
    #expect(
      Set(listed).isSuperset(of: [
        "labelColor", "windowBackgroundColor", "controlAccentColor", "systemRed", "systemGrayColor",
        "primary",
        "quaternaryLabel",
      ]))
    #expect(!listed.contains("systemGray6"), "macOS has one grey")
    #expect(try Program.run(["materials", "--platform", "tvos", "--details"]).output.hasPrefix("name"))
    #expect(try Program.run(["colors"]).output.contains("systemBlue"))
  }

  @Test func traitFlagsNarrowTheColors() throws {
    let all = try Program.run(["colors", "--json"]).json
    let keys = try #require((all["colors"] as? [[String: Any]])?.first?.keys)
    #expect(
      keys.sorted() == [
        "dark", "darkElevated", "darkIncreased", "darkIncreasedElevated", "light", "lightIncreased", "name",
      ])
    let one = try Program.run(["colors", "--json", "--appearance", "dark", "--contrast", "increased"]).json
    let row = try #require((one["colors"] as? [[String: Any]])?.first)
    #expect(row.keys.sorted() == ["darkIncreased", "darkIncreasedElevated", "name"])
    let mac = try Program.run(["colors", "--platform", "macos", "--inactive", "--accent", "red", "--json"])
      .json
    #expect(mac["accent"] as? String == "red" && mac["active"] as? Bool == false)
  }

  /// Checks that a setting without an effect on the platform gives a note, so that no flag is ignored silently.
  @Test("Notes report settings that the platform does not have")
  func settingsWithoutEffect() throws {
    for table in ["colors", "materials", "vibrancy"] {
      let light = try Program.run([table, "--platform", "visionos", "--appearance", "light"])
      #expect(
        light.errors == "pellucid: note: visionos has no light appearance: the dark colours are listed.\n")
      #expect(try Program.run([table, "--platform", "visionos", "--appearance", "dark"]).errors.isEmpty)
      #expect(try Program.run([table, "--platform", "macos", "--appearance", "light"]).errors.isEmpty)
    }
    let level = "Only iOS has levels: elevated is drawn as base.\n"
    let television = ["colors", "--platform", "tvos"]
    let elevated = try Program.run(television + ["--level", "elevated"])
    let plain = try Program.run(television)
    #expect(elevated.errors == "pellucid: note: " + level && elevated.output == plain.output)
    let material = ["material", "thin", "--over", "#808080", "--platform", "macos"]
    let folder = try TemporaryFolder()
    let drawn = try Program.run(
      material + ["-o", folder.path + "/a.png", "--level", "elevated", "--inactive"])
    #expect(drawn.errors.contains("pellucid: note: thin: " + level))
    #expect(
      drawn.errors.contains("pellucid: note: thin: Only AppKit's own materials differ in inactive windows"))
  }

  @Test func linesOfMaterialsShowTheWholeRecipe() throws {
    let rows = try #require(try Program.run(["materials", "--json"]).json["materials"] as? [[String: Any]])
    let lines = try Program.run(["materials", "--details"]).output.split(separator: "\n").map(String.init)
    let headings = lines[0].split(separator: " ").map(String.init)
    for heading in [
      "blurs", "capture", "luminance", "curve", "matrix", "saturation", "brightness", "overlays",
    ] {
      #expect(headings.contains(heading))
    }
    func figures(_ values: [Any]) -> String {
      "[" + values.compactMap { ($0 as? Double).map { Figures.text($0) } }.joined(separator: " ") + "]"
    }
    for row in rows {
      let name = try #require(row["name"] as? String)
      let line = try #require(lines.first { $0.hasPrefix(name + " ") })
      var matrix = row["matrix"] as? [[Any]] ?? []
      if let mix = row["mix"] as? [String: Any] { matrix += mix["matrix"] as? [[Any]] ?? [] }
      for values in matrix + [row["channelCurve"] as? [Any]].compactMap(\.self) {
        #expect(line.contains(figures(values)), "\(line)")
      }
      let isBlurred = row["samplesBackdrop"] as? Bool == true && row["averagesBackdrop"] as? Bool == false
      guard isBlurred, let scale = row["captureScale"] as? Double else { continue }
      let order = row["blursLast"] as? Bool == true ? "last" : "first"
      let words = line.split(separator: " ").map(String.init)
      #expect(words[2] == order && words[3] == Figures.text(scale), "\(line)")
    }
  }

  /// Checks that every number is the shortest that reads back as the one in the table: 0.05, not
  /// 0.05000000074505806.
  @Test func numbersOfMaterialsAreThoseOfTheTables() throws {
    for arguments in [["materials", "--json"], ["materials", "--json", "--desktop-tinted"]] {
      let output = try Program.run(arguments).output
      let numbers = output.split { !("0"..."9").contains($0) && $0 != "." }
      #expect(numbers.contains("0.05"))
      // A single-precision number has nine digits at most.
      let noisy = numbers.filter { $0.drop { $0 == "0" || $0 == "." }.count(where: { $0 != "." }) > 9 }
      #expect(noisy.isEmpty, "\(Set(noisy))")
    }
  }

  /// Checks that a line looks no more certain than any of its colours.
  @Test(arguments: Vocabularies.platform.names) func aLineOfColorsHasItsWeakestConfidence(
    platform: String
  ) throws {
    let ranking = ["measured", "published", "inferred", "chosen"]
    let arguments = ["colors", "--platform", platform]
    let rows = try #require(try Program.run(arguments + ["--json"]).json["colors"] as? [[String: Any]])
    let lines = try Program.run(arguments + ["--details"]).output.split(separator: "\n").dropFirst()
    #expect(lines.count == rows.count)
    for (line, row) in zip(lines, rows) {
      let columns = row.values.compactMap { $0 as? [String: Any] }
      let ranks = columns.compactMap { ranking.firstIndex(of: $0["confidence"] as? String ?? "") }
      let weakest = ranking[try #require(ranks.max())]
      #expect(line.hasSuffix("  " + weakest), "\(line)")
      for sources in columns.compactMap({ $0["sources"] as? String }) {
        #expect(sources.split(separator: ", ").allSatisfy { line.contains($0) }, "\(line)")
      }
    }
  }

  @Test func traitFlagsResolveTheMaterials() throws {
    let arguments = ["materials", "--platform", "ios", "--appearance", "dark", "--transparency", "reduced"]
    let json = try Program.run(arguments + ["--json"]).json
    let resolved = try #require(json["resolved"] as? [[String: Any]])
    let chrome = try #require(resolved.first { $0["name"] as? String == "chrome" })
    #expect(
      (chrome["recipe"] as? [String: Any])?["name"] as? String == "platformChromeDarkReduceTransparency")
    #expect(
      try Program.run(arguments + ["--details"]).output.contains("platformChromeDarkReduceTransparency"))
  }
}
