// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import Testing

/// Tests of names compared and cut by bytes, where strings take canonically equivalent texts for equal.
@Suite struct ExactNameTests {
  /// Pairs of texts that `String` takes for equal.
  private static let equivalent = [
    ("\u{E9}", "e\u{301}"), ("K", "\u{212A}"), (";", "\u{37E}"), ("\u{AC00}", "\u{1100}\u{1161}"),
    ("q\u{307}\u{323}", "q\u{323}\u{307}"), ("\u{C5}", "\u{212B}"),
  ]

  @Test("Equivalent texts of other bytes are other names")
  func equivalentTextsAreOtherNames() {
    for (first, second) in Self.equivalent {
      #expect(first == second && ExactName(first) != ExactName(second))
      #expect(Set([ExactName(first), ExactName(second), ExactName(first)]).count == 2)
      #expect(!NameMatch.same(first, second) && !NameMatch.ends("a" + first, with: second))
      #expect(!NameMatch.begins(first + "a", with: second))
      #expect((ExactName(first) < ExactName(second)) != (ExactName(second) < ExactName(first)))
    }
    #expect(ExactName("a") == "a" && ExactName("ab").hashValue == ExactName("ab").hashValue)
  }

  @Test("Separators are found whatever marks stand beside them")
  func separatorsAreFoundBesideMarks() {
    for mark in ["\u{301}", "\u{338}", "\u{200D}", "\u{FE0F}", "\u{903}"] {
      let parts = NameMatch.parts(of: "a/\(mark)b/..", at: "/")
      #expect(parts.map { Array($0.utf8) } == ["a", "\(mark)b", ".."].map { Array($0.utf8) })
      #expect(NameMatch.begins("/\(mark)a", with: "/") && NameMatch.ends("\u{600}.json", with: ".json"))
      #expect(NameMatch.lastStep(of: "x/\(mark)y/").utf8.elementsEqual("\(mark)y".utf8))
    }
    #expect(NameMatch.dropping(5, from: "a\u{600}.json").utf8.elementsEqual("a\u{600}".utf8))
    #expect(
      NameMatch.lastStep(of: "") == "" && NameMatch.lastStep(of: "/") == ""
        && NameMatch.lastStep(of: "a") == "a")
  }
}
