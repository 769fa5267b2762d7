// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of lists of names: their width, and their colours on a terminal.
@Suite struct ListTests {
  @Test(
    "Lists fit the width in COLUMNS and contain every name",
    arguments: ["symbols", "materials", "colors", "vibrancy"], ["", "50", "132"])
  func width(verb: String, columns: String) throws {
    let result = try Program.run([verb], settings: ["COLUMNS": columns])
    let lines = result.output.split(separator: "\n")
    // A name that is wider than the terminal has a line of its own.
    #expect(
      result.exit == 0
        && lines.allSatisfy { $0.count <= Int(columns) ?? 80 || !$0.contains { $0.isWhitespace } })
    let words = Set(result.output.split { $0.isWhitespace }.map(String.init))
    let names =
      switch verb {
      case "symbols": SymbolLibrary.names
      case "materials": Platform.allCases.flatMap { Materials.names(on: $0) } + Materials.roles
      case "colors": SemanticColors.names(on: .iOS)
      default: ["appKit", "label", "secondaryLabel"]
      }
    #expect(words.isSuperset(of: names), "\(Set(names).subtracting(words))")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test("Only a terminal with true colours gets swatches", arguments: ["colors", "materials"])
  func swatches(verb: String) throws {
    func shown(_ depth: String, noColor: String = "") throws -> Bool {
      let arguments = [verb, "--platform", "tvos"]
      let result = try Program.runOnTerminal(arguments, noColor: noColor, settings: ["COLORTERM": depth])
      #expect(result.exit == 0)
      return result.output.contains("\u{1B}[48;2;")
    }
    #expect(try shown("truecolor") && shown("24bit"))
    #expect(try !shown("") && !shown("truecolor", noColor: "1"))
    let plain = try Program.run(
      [verb, "--platform", "tvos"], noColor: "", settings: ["COLORTERM": "truecolor"])
    #expect(!plain.output.contains("\u{1B}"))
  }

  @Test("The swatch of a material is its drawn colour over grey")
  func materialSwatches() throws {
    let listed = try Program.runOnTerminal(
      ["materials", "--platform", "tvos", "--appearance", "dark"], settings: ["COLORTERM": "truecolor"])
    for name in ["thin", "regular", "ultraThin"] {
      let colour = try #require(
        listed.output.firstMatch(of: try Regex("48;2;(\\d+);(\\d+);(\\d+)m  \u{1B}\\[0m \(name)\\s")))
      let swatch = (1...3).map { Int(colour[$0].substring ?? "") ?? -1 }
      let drawn = try Program.run([
        "material", name, "--over", "#808080", "--platform", "tvos", "--appearance", "dark", "--json",
      ])
      let middle = try #require(drawn.json["resultRGB"] as? [Double])
      for (shown, right) in zip(swatch, middle) { #expect(abs(Double(shown) - right) <= 2, "\(name)") }
    }
  }

  @Test("Symbols have a source, and an unknown name gets the nearest one")
  func symbols() throws {
    let json = try Program.run(["symbols", "--json"]).json
    let symbols = try #require(json["symbols"] as? [[String: Any]])
    #expect(json["version"] as? Int == 1)
    #expect(symbols.compactMap { $0["name"] as? String } == SymbolLibrary.names)
    #expect(symbols.first { $0["name"] as? String == "wifi" }?["source"] as? String == "pellucid")
    let details = try Program.run(["symbols", "magnifyingglass"]).output
    #expect(details.contains("phosphor") && details.contains("magnifying-glass"))
    let composed = try Program.run(["symbols", "magnifyingglass.circle.fill"]).output
    #expect(composed.contains("magnifyingglass.circle.fill") && composed.contains("composed"))
    let folder = try TemporaryFolder()
    _ = try folder.write("<svg/>", to: "own.mark.svg")
    let own = try Program.run(["symbols", "own.mark", "--symbols", folder.path])
    #expect(own.exit == 0 && own.output.contains(folder.path))
    let unknown = try Program.run(["symbols", "wify"])
    #expect(unknown.exit == 64 && unknown.output.isEmpty)
    #expect(
      unknown.errors == "pellucid: unknown symbol: wify: did you mean wifi? pellucid symbols lists them\n")
    #expect(try Program.run(["symbols", "--symbols", folder.path + "/none"]).exit == 65)
  }
}
