// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidGeometry
import PellucidScene
import Testing

@testable import PellucidHost

@Suite struct TextRasterizerTests {
  let rasterizer: TextRasterizer
  let frame = Rect(x: 10, y: 20, width: 200, height: 30)

  init() throws { rasterizer = TextRasterizer(fonts: try FontLibrary()) }

  private func draw(_ text: TextRequest, scale: Double = 2) throws -> RasterizedText {
    try rasterizer.rasterize(text, frame: frame, scale: scale)
  }

  @Test("Earlier texts do not change a text")
  func textsDrawnBeforeLeaveNoTrace() throws {
    let text = TextRequest("Vibrancy 설정 設定 — ffi", size: 17, weight: 500)
    let expected = try draw(text).mask
    let used = TextRasterizer(fonts: try FontLibrary())
    for other in [
      TextRequest("設定 あ", size: 40, weight: 900), TextRequest("مرحبا", family: "Noto Sans Arabic"),
      TextRequest("Vibrancy 설정", size: 17, weight: 100, alignment: .trailing, lineLimit: 1),
    ] {
      _ = try used.rasterize(other, frame: frame, scale: 3)
    }
    #expect(try used.mask(for: text, frame: frame, scale: 2) == expected)
  }

  @Test("The width grows with the text")
  func widthGrowsWithTheText() throws {
    let widths = try ["M", "Ma", "Mat", "Mate"].map { try rasterizer.size(of: TextRequest($0)).width }
    #expect(widths == widths.sorted() && Set(widths).count == 4)
    #expect(try rasterizer.size(of: TextRequest("")).width == 0)
    #expect(try rasterizer.size(of: TextRequest("")).height > 17)
  }

  @Test("Each weight has more ink than the one before")
  func eachWeightHasMoreInk() throws {
    let amounts = try stride(from: 100, through: 900, by: 100).map { weight in
      try draw(TextRequest("Hamburg", weight: weight)).mask.ink
    }
    #expect(amounts == amounts.sorted() && Set(amounts).count == 9)
  }

  @Test("The lines of a text lie where it is aligned, one below another")
  func linesLieWhereTheTextIsDrawn() throws {
    let text = TextRequest("Hamburg\n\nfons", alignment: .trailing)
    let lines = try rasterizer.lines(of: text, fitting: 200)
    #expect(lines.count == 2 && lines.allSatisfy { abs($0.maxX - 200) < 0.01 && $0.width < 100 })
    #expect(lines[1].minY >= 2 * lines[0].height - 1e-6)
    let drawn = try rasterizer.mask(for: text, frame: Rect(x: 0, y: 0, width: 200, height: 100), scale: 1)
      .bounds
    #expect(Double(drawn.minX) >= lines[0].minX - 1 && Double(drawn.maxY) <= lines[1].maxY + 1)
    #expect(try rasterizer.lines(of: TextRequest(""), fitting: 200).isEmpty)
    #expect(throws: TextError.geometryOutOfRange(.width)) { try rasterizer.lines(of: text, fitting: -1) }
  }

  @Test("A line height sets the distance of lines, whatever fonts they need")
  func lineHeightSetsTheDistanceOfLines() throws {
    for height in [18.5, 22, 40] {
      for string in ["One", "One 설정 two", "مرحبا"] {
        var text = TextRequest(string, size: 17)
        text.lineHeight = height
        let one = try rasterizer.size(of: text).height
        text.string = "\(string)\n\(string)\n\(string)"
        let three = try rasterizer.size(of: text).height
        #expect(abs(three - 3 * one) < 0.01)
        if string == "One" { #expect(abs(one - height) < 0.01, "\(height)") }
      }
    }
  }

  @Test("Tracking adds its distance between letters")
  func trackingSpreadsLetters() throws {
    func width(_ tracking: Double) throws -> Double {
      var text = TextRequest("minimum", size: 17)
      text.tracking = tracking
      return try rasterizer.size(of: text).width
    }
    let usual = try width(0)
    for tracking in [-0.43, 0.4, 2] {
      let each = try (width(tracking) - usual) / tracking
      #expect(each > 5.9 && each < 7.1, "six or seven gaps, found \(each)")
    }
  }

  @Test("The scale does not move line breaks")
  func scaleDoesNotMoveLineBreaks() throws {
    let text = TextRequest("A long paragraph that wraps around at two hundred points, several times over.")
    let areas = try [1.0, 2, 3, 4].map { scale in
      Double(try draw(text, scale: scale).mask.ink) / (scale * scale)
    }
    #expect(areas.allSatisfy { abs($0 / areas[0] - 1) < 0.01 })
  }

  @Test("A text fits its measured width")
  func measuredWidthIsWideEnough() throws {
    for string in ["Settings", "설정", "Wi-Fi AVATAR To", "x"] {
      let text = TextRequest(string, size: 13.3, lineLimit: 1)
      let size = try rasterizer.size(of: text)
      let fitted = Rect(x: 0.3, y: 0, width: size.width, height: size.height)
      #expect(try rasterizer.rasterize(text, frame: fitted, scale: 2).warnings.isEmpty)
    }
  }

  @Test("A truncated line fits its frame", arguments: [TextContent.Truncation.head, .middle, .tail])
  func truncatedLineFits(_ truncation: TextContent.Truncation) throws {
    let text = TextRequest(
      "A long paragraph that wraps around at two hundred points", lineLimit: 1, truncation: truncation)
    let drawn = try draw(text)
    #expect(drawn.warnings == [.truncated])
    #expect(drawn.mask.bounds.minX >= 20 && drawn.mask.bounds.maxX <= 420)
    #expect(try rasterizer.size(of: text, fitting: 200).height < 25)
  }

  @Test("A truncated tail ends with an ellipsis")
  func tailEndsWithAnEllipsis() throws {
    let text = TextRequest(
      "MMMMMMMMMMMMMMMMMMMMMMMMMMMMMMMM", alignment: .trailing, lineLimit: 1)
    let cut = try draw(text).mask, dots = try draw(TextRequest("M…", alignment: .trailing)).mask
    // The last 16 points hold only the dots, so they equal those of a short text.
    for y in cut.bounds.minY..<cut.bounds.maxY where y >= dots.bounds.minY && y < dots.bounds.maxY {
      for x in 400..<418 { #expect(cut[x, y] == dots[x, y]) }
    }
  }

  @Test("Alignment moves the ink")
  func alignmentMovesInk() throws {
    let masks = try [TextContent.Alignment.leading, .center, .trailing].map {
      try draw(TextRequest("Ink", alignment: $0)).mask
    }
    #expect(masks[0].bounds.minX < 26)
    #expect(abs(masks[1].bounds.minX + masks[1].bounds.maxX - 440) <= 4)
    #expect(masks[2].bounds.maxX > 414 && masks[2].bounds.maxX <= 420)
  }

  @Test("The line limit counts lines of all paragraphs")
  func lineLimitCountsAllParagraphs() throws {
    let text = TextRequest("one\ntwo\r\nthree\u{2029}four")
    let line = try rasterizer.size(of: TextRequest("one")).height
    #expect(abs(try rasterizer.size(of: text).height - 4 * line) < 0.1)
    var limited = text
    limited.lineLimit = 2
    #expect(abs(try rasterizer.size(of: limited).height - 2 * line) < 0.1)
    #expect(try draw(limited).warnings == [.truncated])
    limited.lineLimit = 4
    #expect(try draw(limited).warnings.isEmpty)
  }

  @Test(
    "Every script has glyphs",
    arguments: ["설정에서 투명도 줄이기", "設定で透明度を下げる", "设置中降低透明度", "Ελληνικά", "Русский", "é ﬁ"])
  func scriptsHaveGlyphs(_ string: String) throws {
    let drawn = try draw(TextRequest(string))
    #expect(drawn.warnings.isEmpty && drawn.mask.ink > 0)
  }

  /// One code point has a Japanese, a Korean and a Chinese form; the letters around it or the family decide. All faces
  /// of Noto Sans CJK number their glyphs alike.
  @Test("Chinese characters follow the language", arguments: ["直", "骨", "今"])
  func chineseCharactersFollowTheLanguage(_ character: String) throws {
    let engine = TextEngine(fonts: try FontLibrary())
    func form(_ string: String, _ family: String? = nil) throws -> UInt32? {
      var last: UInt32?
      for paragraph in try TextBlock(
        TextRequest(string, family: family ?? TextContent.defaultFamily), width: 200, engine: engine
      )
      .paragraphs {
        paragraph.layout.forEachGlyph { last = $0.glyph.glyph }
      }
      return last
    }
    let named = try ["JP", "KR", "SC"].map { try form(character, "Noto Sans CJK " + $0) }
    #expect(try [form("あ" + character), form("가" + character), form("们" + character)] == named)
    #expect(try form(character) == named[2])
    #expect(named[0] != named[2])
  }

  @Test("The first line starts at the top")
  func firstLineStartsAtTheTop() throws {
    let low = try rasterizer.mask(for: TextRequest("H"), frame: frame, scale: 1)
    let high = try rasterizer.mask(
      for: TextRequest("H"), frame: Rect(x: 10, y: 10, width: 200, height: 1), scale: 1)
    #expect(low.bounds.minY - high.bounds.minY == 10 && low.values == high.values)
    #expect(low.bounds.minY > 20 && low.bounds.maxY < 41)
  }

  @Test("Turned text keeps its ink")
  func turnedTextKeepsItsInk() throws {
    let turn = Transform(a: 0.8, b: 0.6, c: -0.6, d: 0.8, tx: 100, ty: 0)
    let text = TextRequest("Turned", size: 22)
    let straight = Double(try draw(text).mask.ink)
    let turned = try rasterizer.mask(for: text, frame: frame, transform: turn, scale: 2)
    #expect(abs(Double(turned.ink) / straight - 1) < 0.01)
    #expect(turned.bounds.height > 80)
  }

  @Test("An unknown family is an error with the nearest name")
  func unknownFamilyIsAnError() throws {
    #expect(throws: TextError.familyMissing(name: "Intre", nearest: "Inter")) {
      try draw(TextRequest("Text", family: "Intre"))
    }
    #expect(throws: TextError.familyMissing(name: "", nearest: nil)) {
      try draw(TextRequest("x", family: ""))
    }
    // A list of families is not a name.
    #expect(throws: TextError.self) { try draw(TextRequest("x", family: "Inter,Inter")) }
    let mask = try draw(TextRequest("Text")).mask
    #expect(try draw(TextRequest("Text", family: "inter")).mask == mask && mask.ink > 0)
    #expect(try draw(TextRequest("Text", family: "Noto Sans CJK KR")).mask != mask)
  }

  @Test("Control characters are left out")
  func controlCharactersAreLeftOut() throws {
    let mask = try draw(TextRequest("abc")).mask
    #expect(try draw(TextRequest("a\0b\u{7}c")).mask == mask)
    #expect(try draw(TextRequest("a")).mask != mask)
  }

  @Test("Missing fonts are named with their package")
  func missingFontsNameTheirPackage() {
    #expect(throws: TextError.fontsMissing(family: "Inter", package: "fonts-inter")) {
      try FontLibrary(folders: ["/nowhere"])
    }
    #expect(throws: TextError.fontUnreadable(path: "/etc/passwd")) {
      try FontLibrary(additional: ["/etc/passwd"])
    }
  }

  @Test("Refuse texts, sizes, weights and frames outside the limits")
  func refusesWhatIsOutsideTheLimits() throws {
    let long = TextRequest(String(repeating: "x", count: 100_001))
    #expect(throws: TextError.tooLong(bytes: 100_001, limit: 100_000)) { try draw(long) }
    #expect(throws: TextError.sizeOutOfRange(points: 1e9, allowed: 0.5...4096)) {
      try draw(TextRequest("x", size: 1e9))
    }
    #expect(throws: TextError.self) { try draw(TextRequest("x", size: .nan)) }
    #expect(throws: TextError.weightOutOfRange(weight: 0, allowed: 1...1000)) {
      try draw(TextRequest("x", weight: 0))
    }
    #expect(throws: TextError.geometryOutOfRange(.scale)) { try draw(TextRequest("x"), scale: .infinity) }
    #expect(throws: TextError.geometryOutOfRange(.frame)) {
      try rasterizer.mask(
        for: TextRequest("x"), frame: Rect(x: .nan, y: 0, width: 1, height: 1), scale: 1)
    }
    #expect(throws: TextError.geometryOutOfRange(.width)) {
      try rasterizer.size(of: TextRequest("x"), fitting: .nan)
    }
    #expect(throws: TextError.self) { try draw(TextRequest("MMM", size: 4000), scale: 100) }
  }
}
