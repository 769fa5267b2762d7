// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

/// Tests of bidirectional text. Frames begin at 10 points and are 200 wide: pixels 20 to 420 at scale 2.
@Suite struct BidirectionalTextTests {
  let rasterizer: TextRasterizer
  let frame = Rect(x: 10, y: 20, width: 200, height: 30)
  static let longHebrew = "זהו משפט ארוך מאוד שלא נכנס בשורה אחת ולכן נחתך"
  static let longArabic = "هذه جملة طويلة جدا لا تتسع في سطر واحد ولذلك تقطع"

  init() throws { rasterizer = TextRasterizer(fonts: try FontLibrary()) }

  private func draw(
    _ string: String, _ alignment: TextContent.Alignment = .leading, lines: Int? = nil,
    _ truncation: TextContent.Truncation = .tail
  ) throws -> RasterizedText {
    let text = TextRequest(string, alignment: alignment, lineLimit: lines, truncation: truncation)
    return try rasterizer.rasterize(text, frame: frame, scale: 2)
  }

  /// Returns the coverage between two columns, in the rows of the first line.
  private func columns(_ mask: CoverageMask, _ range: Range<Int>) -> [UInt8] {
    range.flatMap { x in (30..<80).map { y in mask[x, y] } }
  }

  /// Returns the characters in their order from left to right.
  private func visualOrder(_ string: String) throws -> String {
    let engine = TextEngine(fonts: try FontLibrary())
    let block = try TextBlock(TextRequest(string), width: 200, engine: engine)
    var placed: [(x: Int, character: Unicode.Scalar)] = []
    for paragraph in block.paragraphs {
      paragraph.layout.forEachGlyph { glyph in
        if let character = glyph.character { placed.append((glyph.x, character)) }
      }
    }
    let view = placed.sorted { $0.x < $1.x }.map(\.character).filter { $0 != " " }
    return String(String.UnicodeScalarView(view))
  }

  @Test(
    "A right-to-left paragraph begins at the right", arguments: ["שלום", "مرحبا", "שלום hello", "123 שלום"])
  func rightToLeftParagraphsBeginAtTheRight(_ string: String) throws {
    let (leading, trailing) = (try draw(string).mask, try draw(string, .trailing).mask)
    #expect(leading.bounds.maxX > 412 && leading.bounds.maxX <= 420)
    #expect(trailing.bounds.minX >= 20 && trailing.bounds.minX < 28)
    let middle = try draw(string, .center).mask.bounds
    #expect(abs(middle.minX + middle.maxX - 440) <= 6)
    #expect(try draw(string).warnings.isEmpty)
  }

  /// Rules L1 and L2 of UAX #9, worked out by hand. Brackets are listed as written; in right-to-left text their
  /// mirrored shape is drawn (rule L4).
  @Test(
    "Characters are in visual order",
    arguments: [
      ("אבג", "גבא"), ("abאבcd", "abבאcd"), ("אבabגד", "דגabבא"), ("אב 12 גד", "דג12בא"),
      ("a אב 12", "a12בא"),
      ("אב (x) ג", "ג)x(בא"), ("a (אב) b", "a(בא)b"), ("x\u{202E}abc", "xcba"),
    ])
  func charactersStandInVisualOrder(_ logical: String, _ visual: String) throws {
    let marks: Set<Unicode.Scalar> = ["\u{202E}"]
    let found = try visualOrder(logical).unicodeScalars.filter { !marks.contains($0) }
    #expect(String(String.UnicodeScalarView(found)) == visual)
  }

  @Test("A number in right-to-left text reads from the left")
  func aNumberInRightToLeftTextReadsFromTheLeft() throws {
    #expect(try visualOrder("עמוד 1234") == "1234דומע")
  }

  @Test("Each paragraph has its own direction")
  func eachParagraphHasItsOwnDirection() throws {
    let mask = try draw("abc\nשלום").mask
    #expect(columns(mask, 380..<420).allSatisfy { $0 == 0 })
    #expect(mask.bounds.minX < 30 && mask.bounds.maxX > 410)
  }

  @Test("The tail of right-to-left text is truncated at the left", arguments: [longHebrew, longArabic])
  func theTailIsCutAtTheLeft(_ string: String) throws {
    let cut = try draw(string, lines: 1)
    #expect(cut.warnings == [.truncated])
    // The start of the text, at the right, equals that of the uncut text.
    #expect(try columns(cut.mask, 340..<420) == columns(draw(string).mask, 340..<420))
    // The dots are low, at the left end of the ink.
    #expect(hasDots(cut.mask, atLeft: true))
    #expect(!hasDots(cut.mask, atLeft: false))
  }

  @Test("The head of right-to-left text is truncated at the right", arguments: [longHebrew, longArabic])
  func theHeadIsCutAtTheRight(_ string: String) throws {
    let cut = try draw(string, lines: 1, .head)
    #expect(cut.warnings == [.truncated])
    #expect(hasDots(cut.mask, atLeft: false))
    #expect(!hasDots(cut.mask, atLeft: true))
  }

  @Test("Truncated text keeps its alignment", arguments: [TextContent.Alignment.leading, .center, .trailing])
  func cutTextKeepsItsAlignment(_ alignment: TextContent.Alignment) throws {
    let bounds = try draw(Self.longHebrew, alignment, lines: 1).mask.bounds
    #expect(bounds.minX >= 20 && bounds.maxX <= 420)
    switch alignment {
    case .leading: #expect(bounds.maxX > 414)
    case .center: #expect(abs(bounds.minX + bounds.maxX - 440) <= 6)
    case .trailing: #expect(bounds.minX < 26)
    }
  }

  @Test("Arabic letters are joined")
  func arabicLettersAreJoined() throws {
    // The same letters are narrower joined than standing alone.
    let joined = try rasterizer.size(of: TextRequest("ببب")).width
    let apart = try rasterizer.size(of: TextRequest("ب\u{200C}ب\u{200C}ب")).width
    #expect(joined < apart - 5)
  }

  @Test("Fallback fonts do not push lines apart")
  func fallbackFontsDoNotPushLinesApart() throws {
    let plain = try rasterizer.size(of: TextRequest("Settings")).height
    for string in ["مرحبا", "Settings مرحبا", "ไทย", "☎", "設定"] {
      let height = try rasterizer.size(of: TextRequest(string)).height
      #expect(height >= plain - 0.1 && height <= 17 * 1.45, "\(string) \(height)")
    }
    #expect(try rasterizer.size(of: TextRequest("مرحبا", family: "Noto Sans Arabic")).height > 34)
  }

  /// Returns a Boolean value indicating whether the outermost 20 pixels of ink hold three dots and nothing above them.
  private func hasDots(_ mask: CoverageMask, atLeft: Bool) -> Bool {
    let range =
      atLeft ? mask.bounds.minX..<(mask.bounds.minX + 20) : (mask.bounds.maxX - 20)..<mask.bounds.maxX
    let rows = (mask.bounds.minY..<mask.bounds.maxY).filter { y in range.contains { mask[$0, y] > 0 } }
    guard let top = rows.first, let bottom = rows.last, bottom - top <= 6 else { return false }
    let filled = range.map { x in (top...bottom).contains { mask[x, $0] > 0 } }
    let starts = zip([false] + filled, filled).filter { !$0 && $1 }.count
    return starts == 3
  }
}
