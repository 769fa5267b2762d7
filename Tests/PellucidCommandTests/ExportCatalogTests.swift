// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

/// `pellucid export`, from catalogs to tokens and back.
@Suite struct ExportCatalogTests {
  private static let contents = """
    { "colors" : [ { "idiom" : "universal", "color" : { "color-space" : "display-p3",
      "components" : { "red" : "0xE4", "green" : "12", "blue" : "0.500", "alpha" : "0.250" } } } ], "info" : { "version" : 1 } }
    """
  private static let tokens =
    #"{"Ink":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0.5,1]}}}"#

  @Test(
    "Every colour set of real apps comes back from tokens with the same bytes",
    .enabled(if: Corpus.isThere, Comment(rawValue: Corpus.missing)))
  func corpus() throws {
    let folder = try TemporaryFolder()
    var count = 0
    for catalog in Self.folders(named: ".xcassets", in: Corpus.folder) {
      let sets = Self.folders(named: ".colorset", in: catalog)
      let tokens = try Program.run(["export", "tokens", catalog], settings: ["LC_ALL": "C"])
      if sets.isEmpty {
        #expect(tokens.exit == 65 && tokens.errors.contains("no colours"), "\(catalog): \(tokens.errors)")
        continue
      }
      #expect(tokens.exit == 0, "\(catalog): \(tokens.errors)")
      let name = "\(count).xcassets"
      let document = try folder.write(tokens.output, to: name + ".json")
      let back = try Program.run(["export", "catalog", document, "-o", folder.path + "/" + name])
      #expect(back.exit == 0 && back.output.isEmpty, "\(catalog): \(back.errors)")
      for set in sets {
        let file = set.dropFirst(catalog.count) + "/Contents.json"
        let isSame = FileManager.default.contentsEqual(
          atPath: catalog + file, andPath: folder.path + "/" + name + file)
        #expect(isSame, "\(set)")
      }
      count += sets.count
    }
    #expect(count >= 329)
    print("corpus: \(count) colour sets came back from tokens")
  }

  /// Returns the folders below a folder whose names have an ending.
  private static func folders(named ending: String, in folder: String) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(ending) }.sorted().map { folder + "/" + $0 }
  }

  @Test("A set with a broken description is named, and the exit code is that of bad input")
  func brokenSet() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("{", to: "A.xcassets/Brand/Ink.colorset/Contents.json")
    let result = try Program.run(["export", "tokens", folder.path + "/A.xcassets", "--language", "en"])
    #expect(result.exit == 65 && result.output.isEmpty)
    #expect(
      result.errors.contains("A.xcassets: Brand/Ink.colorset/Contents.json: see pellucid catalog lint"),
      "\(result.errors)")
  }

  @Test(
    "Documents that give no catalog are answered with the place, and nothing is written",
    arguments: [
      ("{", "not JSON: line 1, column 2"), ("[]", "not an object"), ("{}", "no colours"),
      (tokens.replacing("srgb", with: "oklch"), "Ink: convert it to srgb, srgb-linear, display-p3"),
      (tokens.replacing("[0,", with: "[2,"), "no colour: "),
      (tokens.replacing("\"Ink\"", with: "\"..\""), "unknown key \"..\""),
      (#"{"version":"2025.10","resolutionOrder":[{"$ref":"a.json"}]}"#, "\"a.json\" is not read"),
      (#"{"version":"2","resolutionOrder":[]}"#, "version: write \"2025.10\""),
    ])
  func badTokens(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(text, to: "a.json")
    let result = try Program.run(
      ["export", "catalog", file, "-o", folder.path + "/A.xcassets", "--language", "en"])
    #expect(result.exit == 65 && result.errors.hasPrefix("pellucid: ") && result.errors.contains(file))
    #expect(result.errors.contains(message), "\(result.errors)")
    #expect(folder.names == ["a.json"])
  }

  @Test("A catalog that cannot be written completely is not there, and one that is there stays")
  func outputs() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write(Self.tokens, to: "a.json")
    let long =
      Self.tokens.replacing("Ink", with: "Brand").dropLast() + ","
      + Self.tokens.dropFirst().replacing(
        "}}}", with: "},\"$extensions\":{\"pellucid.catalog\":{\"folder\":\"Ink.colorset\",")
      + "\"contents\":" + Self.quoted(Self.contents + String(repeating: " ", count: 2000)) + "}}}}"
    let large = try folder.write(
      long.replacing("[0,0.5,1]", with: "[0.89412,0.04706,0.5],\"alpha\":0.25"), to: "b.json")
    let output = folder.path + "/A.xcassets"
    // A limit of a kilobyte for files acts like a full disk.
    let full = try Program.run(
      ["export", "catalog", large, "-o", output], limits: "trap '' XFSZ; ulimit -f 1")
    #expect(full.exit == 73 && folder.names == ["a.json", "b.json"], "\(full.errors) \(folder.names)")
    let nowhere = try Program.run(["export", "catalog", file, "-o", folder.path + "/no/A.xcassets"])
    #expect(nowhere.exit == 73 && folder.names == ["a.json", "b.json"])
    #expect(try Program.run(["export", "catalog", file, "-o", output]).exit == 0)
    let first = try folder.read("A.xcassets/Ink.colorset/Contents.json")
    #expect(try Program.run(["export", "catalog", large, "-o", output]).exit == 73)
    #expect(try folder.read("A.xcassets/Ink.colorset/Contents.json") == first)
    #expect(folder.names == ["A.xcassets", "a.json", "b.json"])
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
  }
}
