// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidDocument
import PellucidHost
import PellucidJudge
import PellucidTestSupport
import Testing

/// Tests of the Korean sentences about input that the readers refuse.
@Suite struct RefusalSentenceTests {
  private func check(_ error: any Described) {
    let (english, korean) = (error.sentence(in: .english), error.sentence(in: .korean))
    #expect(!KoreanSentence.hasHangul(english) && KoreanSentence.hasHangul(korean), "\(english) | \(korean)")
    #expect(KoreanSentence.englishWords(in: korean).isEmpty, "\(korean)")
  }

  private static let badColors = [
    "", "#12g", "#12", "#12345", "rgb 1", "rgb(1, 2 3)", "rgb(1 2)", "rgb(1 2 3", "rgb(1,2,3 / 1)",
    "color(adobe 1 1 1)", "hsl(20px 1% 1%)", "hsl(1e9 1% 1%)", "#fff #000",
  ]

  @Test("A Korean sentence about a text that is not a colour has no English clause", arguments: badColors)
  func colors(_ text: String) throws {
    check(try #require(throws: ColorParsingError.self) { try EncodedColor.parse(hexOrCSS: text) })
    guard text.contains("#") || text.contains("(") else { return }
    for member in [#""fill": "\#(text)""#, #""fill": "red", "shadow": {"sigma": 1, "color": "\#(text)"}"#] {
      check(try refusal(of: #""desktop": [{\#(member)}]"#))
    }
  }

  @Test(
    "A Korean sentence about a number out of range has no English clause",
    arguments: [
      #""time": -1"#, #""traits": {"preferredLook": 2}"#,
      #""glassRules": {"darkBelow": 0.9, "lightAbove": 0.1}"#,
      #""glassRules": {"mostElements": 1.5}"#, #""desktop": [{"text": "a", "size": 9, "weight": 400.5}]"#,
      #""size": {"width": 16384, "height": 16384}"#,
    ])
  func numbers(_ member: String) throws { check(try refusal(of: member)) }

  private func refusal(of member: String) throws -> SceneReadingError {
    let size = member.hasPrefix("\"size\"") ? "" : #""size": {"width": 9, "height": 9}, "#
    let document = #"{"version": 1, \#(size)\#(member)}"#
    return try #require(throws: SceneReadingError.self) {
      try SceneReader().read(bytes: Array(document.utf8))
    }
  }

  private static let badSymbols = [
    "<svg><g>", "<!--", "</svg>", "<svg a=b/>", "\u{0}", "<?xml version='1.0' encoding='UTF-7'?><svg/>",
    "<!DOCTYPE svg [<!ENTITY a 'b'>]><svg/>", "<svg a='&b;'/>", "<?xml-stylesheet href='a.css'?><svg/>",
    "<svg><script/></svg>",
    "<svg style='a: b !important'/>", "<svg><style>@import 'a';</style></svg>", #"<svg fill="\75rl(a)"/>"#,
    "<svg><use href='b.svg#a'/></svg>", "<svg><g/><g/><g/><g/><g/></svg>",
    "<svg a='1' b='1' c='1' d='1' e='1'/>",
    "<svg><style>\(String(repeating: ".a{} ", count: 1000))</style><g/></svg>",
    "<svg><g><g><g/></g></g></svg>", "<svg><g id='a'/><use href='#a'/><use href='#a'/></svg>",
    "<svg><g id='a'><use href='#a'/></g></svg>",
  ]

  @Test("Every refusal of a symbol occurs, and its Korean sentence has no English clause")
  func symbols() throws {
    var limits = SymbolLimits()
    (limits.elements, limits.attributes, limits.depth, limits.ruleWork) = (5, 4, 3, 1000)
    let met = try Self.badSymbols.map { document in
      try #require(throws: SymbolRefusal.self, "\(document)") {
        try SymbolCost(of: SymbolMarkup(Array(document.utf8), limits: limits), limits: limits)
      }
    }
    for refusal in met { check(refusal) }
    // Returns the name of a case with facts; a case without facts has one sentence.
    func kind(_ refusal: SymbolRefusal) -> String {
      Mirror(reflecting: refusal).children.first?.label ?? refusal.description
    }
    #expect(met.map(kind) == SymbolRefusal.samples.map(kind))
  }

  /// Pictures that Pellucid's own code refuses; a library's error message stays in English.
  private static let badPictures: [[UInt8]] = [
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10] + [UInt8](repeating: 65, count: 24),
    [0x89, 0x50, 0x4E, 0x47, 13, 10, 26, 10, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [UInt8](repeating: 0, count: 12),
    Array("RIFF".utf8) + [24, 0, 0, 0] + Array("WEBPVP8X".utf8) + [UInt8](repeating: 255, count: 16),
    Array("<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 0 0'/>".utf8),
    Array("<svg><script/></svg>".utf8),
    Array("GIF89a".utf8), [0xFF, 0xD8, 0xFF],
  ]

  @Test("A Korean sentence about a refused picture has no English clause", arguments: badPictures)
  func pictures(_ bytes: [UInt8]) throws {
    check(
      try #require(throws: ImageReadingError.self) { try ImageReader().read(bytes: bytes, gamut: .srgb) })
  }
}
