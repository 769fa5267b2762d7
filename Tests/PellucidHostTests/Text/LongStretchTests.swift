// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

/// Tests of texts with long parts that offer no line break.
@Suite struct LongStretchTests {
  let rasterizer: TextRasterizer

  init() throws { rasterizer = TextRasterizer(fonts: try FontLibrary()) }

  /// Returns the lengths of the pieces that a text is cut into, in bytes of UTF-8.
  private func lengths(_ text: String) -> [Int] {
    let ends = LongStretches.cuts(in: text) + [text.utf8.count]
    return zip(ends, [0] + ends).map { $0 - $1 }
  }

  /// The work of Pango on each line is bounded, for any characters of the text.
  @Test(
    "Long stretches are cut into bounded pieces",
    arguments: ["A", "( ", " ", "\u{AD}", "\u{A0}", "م", "-\u{2060}"]) func noPieceIsLong(unit: String)
  {
    let text = "A word, then " + String(repeating: unit, count: 20_000)
    let pieces = lengths(text)
    let longest = LongStretches.pieceLength * (unit.unicodeScalars.map { UTF8.width($0) }.max() ?? 1)
    #expect(pieces.count >= 20_000 / LongStretches.pieceLength)
    #expect(pieces.dropFirst().allSatisfy { $0 <= longest })
  }

  @Test("Ordinary text is not cut")
  func ordinaryTextStaysWhole() {
    for text in [
      "", "Settings", String(repeating: "an ordinary word ", count: 5_000),
      String(repeating: "설정 ", count: 900),
      String(repeating: "設", count: 9_000), String(repeating: "A", count: LongStretches.pieceLength),
    ] {
      #expect(LongStretches.cuts(in: text).isEmpty, "\(text.prefix(20))")
    }
  }

  @Test("Characters are not cut apart")
  func charactersStayWhole() {
    let text = String(repeating: "e\u{301}\u{323}", count: 2_000)
    let cuts = LongStretches.cuts(in: text)
    #expect(!cuts.isEmpty && cuts.allSatisfy { $0 % "e\u{301}\u{323}".utf8.count == 0 })
  }

  /// Lines are filled as if the stretch were one piece: only the last line is shorter.
  @Test("The longest allowed text fills its lines")
  func theLongestTextThatIsAllowedFillsItsLines() throws {
    let count = 99_999
    func size(_ count: Int, fitting width: Double) throws -> Size {
      try rasterizer.size(of: TextRequest(String(repeating: "M", count: count), size: 16), fitting: width)
    }
    let (one, line) = (try size(1, fitting: 300), try size(1, fitting: .infinity))
    let perLine = Int(300 / line.width)
    let lines = (count + perLine - 1) / perLine
    let block = try size(count, fitting: 300)
    #expect(block.width <= 300 && block.width > 300 - line.width)
    #expect(abs(block.height - Double(lines) * one.height) < 0.5)
  }

  /// Joined letters stay joined at the end of a piece: the text is as wide as its letters are inside a word.
  @Test("Letters are shaped across pieces")
  func lettersAreShapedInEachOthersSight() throws {
    func width(_ count: Int) throws -> Double {
      try rasterizer.size(of: TextRequest(String(repeating: "م", count: count), size: 16)).width
    }
    let letter = (try width(200) - width(100)) / 100
    let long = try width(1_000)
    #expect(!LongStretches.cuts(in: String(repeating: "م", count: 1_000)).isEmpty)
    #expect(abs(long - (try width(200)) - 800 * letter) < 0.1)
  }
}
