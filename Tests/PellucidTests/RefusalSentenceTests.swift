// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

/// Korean sentences about what readers really refuse.
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
}
