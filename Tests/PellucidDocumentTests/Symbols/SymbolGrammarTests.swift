// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidDocument

/// Tests of the grammar of symbol names.
@Suite struct SymbolGrammarTests {
  private let grammar = SymbolGrammar(
    glyphs: [
      "heart": true, "plus": false, "arrow.*": false, "arrow.up.right": false, "folder": true, "circle": true,
      "square": true, "rectangle": true, "circle.dashed": false, "gobackward": false,
      "circle.lefthalf.filled": true,
    ],
    enclosures: ["circle", "square", "rectangle", "circle.dashed", "folder"])

  private func glyph(_ name: String, isFilled: Bool = false, turn: Int = 0) -> SymbolDrawing {
    .glyph(name, isFilled: isFilled, turn: turn)
  }

  @Test("A fill belongs to the outermost part, and glyphs in enclosures are filled")
  func fills() {
    let heart = glyph("heart", isFilled: true)
    #expect(grammar.drawing(of: "heart.fill") == heart)
    #expect(grammar.drawing(of: "heart.circle") == .enclosed(heart, in: "circle", isFilled: false))
    #expect(grammar.drawing(of: "heart.circle.fill") == .enclosed(heart, in: "circle", isFilled: true))
    #expect(grammar.drawing(of: "plus.circle") == .enclosed(glyph("plus"), in: "circle", isFilled: false))
    for name in ["plus.fill", "heart.fill.fill", "heart.circle.dashed.fill", "circle.lefthalf.filled.fill"] {
      #expect(grammar.drawing(of: name) == nil, "\(name)")
    }
  }

  @Test("Directions turn the glyph that points up, unless the direction has a glyph of its own")
  func directions() {
    #expect(grammar.drawing(of: "arrow.up") == glyph("arrow.*"))
    #expect(grammar.drawing(of: "arrow.left") == glyph("arrow.*", turn: 270))
    #expect(grammar.drawing(of: "arrow.forward") == glyph("arrow.*", turn: 90))
    #expect(grammar.drawing(of: "arrow.up.right") == glyph("arrow.up.right"))
    #expect(grammar.drawing(of: "arrow.down.left") == nil)
    #expect(
      grammar.drawing(of: "arrow.down.circle.dashed")
        == .enclosed(glyph("arrow.*", turn: 180), in: "circle.dashed", isFilled: false))
  }

  @Test("Slash, badge and stacking combine with fills")
  func combinations() {
    let folder = glyph("folder"), filled = glyph("folder", isFilled: true)
    #expect(grammar.drawing(of: "heart.slash.fill") == .slashed(glyph("heart", isFilled: true)))
    #expect(grammar.drawing(of: "folder.badge") == .badged(folder, badge: nil, shape: .circle))
    let badged = SymbolDrawing.badged(filled, badge: glyph("plus"), shape: .circle)
    #expect(grammar.drawing(of: "folder.fill.badge.plus") == badged)
    #expect(grammar.drawing(of: "folder.badge.plus.fill") == badged)
    #expect(
      grammar.drawing(of: "folder.trianglebadge.plus")
        == .badged(folder, badge: glyph("plus"), shape: .triangle))
    #expect(
      grammar.drawing(of: "plus.square.on.square.angled")
        == .stacked(
          front: .enclosed(glyph("plus"), in: "square", isFilled: false), behind: glyph("square"),
          isTurned: true))
  }

  @Test("Letters and digits need an enclosure")
  func letters() {
    #expect(grammar.drawing(of: "a.circle") == .enclosed(.letters("a"), in: "circle", isFilled: false))
    #expect(grammar.drawing(of: "50.square.fill") == .enclosed(.letters("50"), in: "square", isFilled: true))
    #expect(
      grammar.drawing(of: "gobackward.15") == .enclosed(.letters("15"), in: "gobackward", isFilled: false))
    for name in ["a", "15", "ab.circle", "1234.circle", "gobackward.a"] {
      #expect(grammar.drawing(of: name) == nil)
    }
  }

  @Test(
    "A name with one misspelled part is corrected in that part",
    arguments: [
      ("person.badge.plux", "person.badge.plus"), ("chevron.lefft.circle", "chevron.left.circle"),
      ("pencil.slsh", "pencil.slash"), ("square.and.arow.up", "square.and.arrow.up"),
      ("bel.badge", "bell.badge"), ("qqqqqqq.fill", nil), ("", nil), ("....", nil),
    ] as [(String, String?)])
  func misspelledParts(name: String, corrected: String?) {
    #expect(SymbolGlyphs.grammar.corrected(name) == corrected)
  }

  @Test("Broken, unknown and endless names draw nothing")
  func refusals() {
    let endless = "heart" + String(repeating: ".circle", count: 30)
    let long = String(repeating: "heart.", count: 20) + "circle"
    for name in [
      "", ".", "heart.", ".heart", "heart..fill", "fill", "slash", "badge", "on", "heart.on", "on.heart",
      "heart.badge.",
      "heart.badge.bell", "heart.blue", "../heart", "Heart", endless, long,
    ] {
      #expect(grammar.drawing(of: name) == nil, "\(name)")
    }
  }
}
