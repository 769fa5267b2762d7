// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidHost
import PellucidTestSupport
import Testing

/// Tests of lists of names: their width, and their colours on a terminal.
@Suite struct ListTests {
  /// The headings that are keys of JSON.
  private static let colorKeys: Set = [
    "light", "dark", "lightIncreased", "darkIncreased", "darkElevated", "darkIncreasedElevated",
  ]

  @Test(
    "Lists fit the width in COLUMNS and contain every name",
    arguments: ["symbols", "materials", "colors", "vibrancy"], ["", "50", "132"])
  func width(verb: String, columns: String) throws {
    for language in Language.allCases { try checkWidth([verb, "--language", language.rawValue], columns) }
  }

  private func checkWidth(_ arguments: [String], _ columns: String) throws {
    let result = try Program.run(arguments, settings: ["COLUMNS": columns])
    let lines = result.output.split(separator: "\n")
    // A name that is wider than the terminal has a line of its own.
    #expect(
      result.exit == 0
        && lines.allSatisfy {
          TextLines.columns(of: $0) <= Int(columns) ?? 80 || !$0.contains { $0.isWhitespace }
        })
    let words = Set(result.output.split { $0.isWhitespace }.map(String.init))
    let names =
      switch arguments[0] {
      case "symbols": SymbolLibrary.names
      case "materials": Platform.allCases.flatMap { Materials.names(on: $0) } + Materials.roles
      case "colors": SemanticColors.names(on: .iOS)
      default: ["appKit", "label", "secondaryLabel"]
      }
    #expect(words.isSuperset(of: names), "\(Set(names).subtracting(words))")
    #expect(!result.output.contains("\u{1B}"))
  }

  @Test(
    "Korean lists have Korean headings, and the lines, names and figures of English ones",
    arguments: [
      (["materials"], ["역할:", "글래스:", "글래스 컨트롤:"]),
      (["materials", "--details"], ["이름  ", "글래스  ", "ios의 이름: ", "역할: "]),
      (["materials", "--details", "--platform", "macos", "--appearance", "dark"], ["플랫폼  "]),
      (["vibrancy"], ["세트  ", "스타일  "]),
      (["vibrancy", "--details", "--platform", "macos"], ["머티리얼  ", "세트  ", "스타일  "]),
      (["colors"], ["이름  "]), (["colors", "--details", "--platform", "macos"], ["이름  "]),
      (["symbols", "--details"], ["이름  "]), (["components"], ["이름  "]),
      (["components", "slider"], ["slider: 슬라이더", "키  ", "수  "]),
      (["components", "--details", "--platform", "macos"], ["키  ", "수  "]),
    ])
  func korean(arguments: [String], beginnings: [String]) throws {
    func run(_ language: String) throws -> Program.Result {
      try Program.run(arguments + ["--language", language], settings: ["COLUMNS": "500"])
    }
    func lines(_ result: Program.Result) -> [Substring] {
      result.output.split(separator: "\n", omittingEmptySubsequences: false)
    }
    /// The digits of a line, in an order that does not depend on the order of its words.
    func figures(_ line: Substring) -> [String] {
      line.matches(of: /\d[\d.]*/).map { String($0.output) }.sorted()
    }
    let (english, korean) = (try run("en"), try run("ko"))
    #expect(korean.exit == 0 && korean.errors.isEmpty)
    #expect(lines(english).count == lines(korean).count)
    for (first, second) in zip(lines(english), lines(korean)) {
      #expect(figures(first) == figures(second), "\(first)\n\(second)")
    }
    for beginning in beginnings {
      let head = try #require(lines(korean).first { $0.hasPrefix(beginning) }, "\(beginning)")
      let cells = head.split(separator: #/  +/#).map(String.init)
      #expect(
        head.contains(":")
          || cells.allSatisfy { Self.colorKeys.contains($0) || KoreanSentence.hasHangul($0) }, "\(head)")
    }
  }

  @Test("Columns of Korean lists are aligned on a terminal, where a syllable takes two columns")
  func alignment() throws {
    let listed = try Program.run(["symbols", "--details", "--language", "ko"]).output
    let starts = listed.split(separator: "\n").compactMap { line -> Int? in
      line.range(of: "  ", options: .backwards).map { TextLines.columns(of: line[..<$0.upperBound]) }
    }
    #expect(starts.count > 100 && Set(starts).count == 1, "\(Set(starts))")
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
