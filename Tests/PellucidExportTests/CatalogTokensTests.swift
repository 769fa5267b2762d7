// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON
import Testing

@testable import PellucidExport

/// Catalogs as tokens and back.
@Suite struct CatalogTokensTests {
  /// A colour set with every notation, an extended colour, a reference, members that nothing reads, and several selectors.
  private static let contents = """
    { "colors" : [
      { "idiom" : "universal", "color" : { "color-space" : "srgb",
        "components" : { "red" : "0xE4", "green" : "12", "blue" : "0.500", "alpha" : "0.250" } } },
      { "idiom" : "universal", "appearances" : [ { "appearance" : "luminosity", "value" : "dark" } ], "mark" : [1.50],
        "color" : { "color-space" : "extended-srgb", "components" : { "red" : 1.2, "green" : -0.1, "blue" : 0, "alpha" : "1.000" } } },
      { "idiom" : "ipad", "display-gamut" : "display-P3", "color" : { "color-space" : "display-p3",
        "components" : { "red" : "1.000", "green" : "0.300", "blue" : "0.000", "alpha" : "1.000" } } },
      { "idiom" : "mac", "color" : { "platform" : "osx", "reference" : "labelColor" } }
    ], "info" : { "author" : "xcode", "version" : 1 }, "further" : null }

    """

  private static let files = [
    CatalogTokens.File(folder: "", contents: Array(#"{"info":{"author":"xcode","version":1}}"#.utf8)),
    CatalogTokens.File(folder: "Brand", contents: Array(#"{"properties":{"provides-namespace":true}}"#.utf8)),
    CatalogTokens.File(folder: "Brand/Ink.v2.colorset", contents: Array(contents.utf8)),
  ]

  @Test("A set without colours comes back, and does not keep others from being tokens")
  func empty() throws {
    let empty = #"{"colors":[{"idiom":"universal"}],"info":{"version":1}}"#
    let files = Self.files + [CatalogTokens.File(folder: "AccentColor.colorset", contents: Array(empty.utf8))]
    let text = try CatalogTokens(files).json(name: "", description: "").text
    #expect(try TokenCatalog(Array(text.utf8)).files == files)
  }

  private static func document() throws -> String {
    try CatalogTokens(files).json(name: "Name", description: "Text").text
  }

  @Test("A catalog that became tokens and comes back has the same bytes")
  func roundTrip() throws {
    #expect(try TokenCatalog(Array(Self.document().utf8)).files == Self.files)
  }

  @Test("A token that was changed changes its variants, and nothing else of the file")
  func change() throws {
    let text = try Self.document().replacing("0.89412", with: "0.2")
    let catalog = try TokenCatalog(Array(text.utf8))
    let file = String(decoding: try #require(catalog.files.last).contents, as: UTF8.self)
    #expect(file == Self.contents.replacing(#""0xE4""#, with: #""0x33""#))
  }

  @Test(
    "Tokens of other programs become colour sets in namespaces, with a variant for each context that differs")
  func foreign() throws {
    let text = """
      { "version": "2025.10",
        "sets": { "base": { "sources": [ { "Brand": { "$type": "color",
          "Paper": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } },
          "Page": { "$value": "{Brand.Paper}" } } } ] } },
        "modifiers": { "appearance": { "default": "light", "contexts": { "light": [], "dark": [ { "Brand": { "Paper": {
          "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } } } ] } } },
        "resolutionOrder": [ { "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" } ] }
      """
    let files = try TokenCatalog(Array(text.utf8)).files
    #expect(files.map(\.folder) == ["", "Brand", "Brand/Paper.colorset", "Brand/Page.colorset"])
    let set = try #require(ColorSet(readingTokens: files[3].contents))
    #expect(set.entries.map(\.value.text) == ["#ffffffff", "#000000ff"])
    #expect(set.entries.map(\.selectors.appearance.scheme) == [.any, .dark])
  }

  @Test(
    "What catalogs cannot have is refused with its place",
    arguments: [
      (#"{"a":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.5,0.1,20]}}}"#, "a"),
      (#"{"a":{"$type":"color","$value":"{b}"}}"#, "a"),
      (#"{"a":{"$type":"color","$value":"{a}"}}"#, "a"),
      (#"{"a":{"$extends":"{b}"}}"#, "a"),
      (#"{"..":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}"#, ""),
      (#"{"version":"2025.10","resolutionOrder":[],"extra":1}"#, ""),
    ])
  func refusals(text: String, place: String) {
    let fault = #expect(throws: TokenFault.self) { try TokenCatalog(Array(text.utf8)) }
    #expect(fault?.place == place)
  }

  @Test(
    "A path in the extension that leads out of the catalog is refused",
    arguments: ["../A.colorset", "/A.colorset", "A"])
  func paths(folder: String) throws {
    let text = try Self.document().replacing(#""Brand/Ink.v2.colorset""#, with: "\"\(folder)\"")
    let fault = #expect(throws: TokenFault.self) { try TokenCatalog(Array(text.utf8)) }
    #expect(fault?.fact == .badPath(folder))
  }
}
