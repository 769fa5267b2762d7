// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidDesign
import PellucidPreviews
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct FaceTests {
  typealias Text = PellucidViews.Text
  typealias Font = PellucidViews.Font
  typealias Color = PellucidViews.Color

  private func face(_ view: some View) throws -> FontFace {
    try #require(try DrawnLayers.texts(view).first).text.face
  }

  private func expected(_ change: (inout FontFace) -> Void) -> FontFace {
    var face = FontFace()
    change(&face)
    return face
  }

  @Test("The design of a text is that of its modifiers, of its font, or of the views around")
  func designsAreDrawn() throws {
    #expect(try face(Text("a")) == FontFace())
    for (design, own) in [
      (Font.Design.default, FontFace.Design.standard), (.serif, .serif), (.rounded, .rounded),
      (.monospaced, .monospaced),
    ] {
      let wanted = expected { $0.design = own }
      #expect(try face(Text("a").fontDesign(design)) == wanted)
      #expect(try face(Text("a").font(.system(size: 20, design: design))) == wanted)
      #expect(try face(Text("a").font(.system(.title, design: design, weight: .bold))) == wanted)
      #expect(try face(VStack { Text("a") }.fontDesign(design)) == wanted)
    }
    let monospaced = expected { $0.design = .monospaced }
    #expect(
      try face(Text("a").monospaced()) == monospaced && face(Text("a").font(.body.monospaced())) == monospaced
    )
    #expect(try face(Text("`a`")) == monospaced)
    #expect(try face(Text("a").monospaced(false)) == FontFace())
  }

  @Test("Slant, digits, widths and capitals reach the letters")
  func traitsAreDrawn() throws {
    #expect(try face(Text("a").italic()) == expected { $0.isItalic = true })
    #expect(try face(VStack { Text("a") }.italic()) == expected { $0.isItalic = true })
    #expect(try face(Text("a").font(.body.italic())) == expected { $0.isItalic = true })
    #expect(try face(Text("1").monospacedDigit()) == expected { $0.hasEqualDigits = true })
    #expect(try face(Text("a").fontWidth(.condensed)) == expected { $0.width = 0.8 })
    #expect(try face(Text("a").font(.body.width(.expanded))) == expected { $0.width = 1.2 })
    #expect(try face(Text("a").fontWidth(CGFloat(-9))) == expected { $0.width = 0.5 })
    #expect(try face(Text("a").font(.body.smallCaps())) == expected { $0.smallCapitals = .all })
    #expect(
      try face(Text("a").font(.body.lowercaseSmallCaps())) == expected { $0.smallCapitals = .lowercase })
    #expect(
      try face(Text("a").font(.body.uppercaseSmallCaps())) == expected { $0.smallCapitals = .uppercase })
    let both = Font.body.uppercaseSmallCaps().lowercaseSmallCaps()
    #expect(try face(Text("a").font(both)) == expected { $0.smallCapitals = .all })
  }

  @Test("A font of a family has no other design")
  func familiesKeepTheirDesign() throws {
    let texts = try DrawnLayers.texts(
      Text("a").font(.custom("Inter Display", size: 20)).monospaced().italic())
    let text = try #require(texts.first).text
    #expect(text.family == "Inter Display" && text.face == expected { $0.isItalic = true })
    // A family that is not there is replaced by the system's, which has designs.
    #expect(try face(Text("a").font(.custom("Nowhere", size: 20)).monospaced()).design == .monospaced)
  }

  @Test("A text in one face is one paragraph, whose lines the engine breaks")
  func facesAreParagraphs() throws {
    let string = "Readable over every backdrop, in every combination of settings."
    for text in [Text(string).italic(), Text(string).monospaced(), Text(string).monospacedDigit()] {
      let texts = try DrawnLayers.texts(text.frame(width: 120), width: 200)
      #expect(texts.count == 1 && texts[0].text.string == string && texts[0].layer.frame.height > 60)
    }
  }

  @Test("Texts of several faces stand on one baseline, in lines of the height of their style")
  func facesAreAdded() throws {
    let text =
      Text("One ").italic() + Text("two ").monospaced() + Text("three").fontDesign(.serif) + Text(" four")
    let texts = try DrawnLayers.texts(text)
    #expect(texts.map(\.text.string) == ["One ", "two ", "three", " four"])
    #expect(texts.map(\.text.face.design) == [.standard, .monospaced, .serif, .standard])
    #expect(texts.map(\.text.face.isItalic) == [true, false, false, false])
    #expect(texts.allSatisfy { abs($0.layer.frame.height - 22) < 1e-6 })
    #expect(Set(texts.map(\.layer.frame.y)).count == 1)
    #expect(
      try #require(try DrawnLayers.flat(text.background(Color.red), width: 300).first).frame.height == 22)
    let frames = texts.map(\.layer.frame)
    #expect(zip(frames, frames.dropFirst()).allSatisfy { $0.x < $1.x })
  }

  @Test("Columns of a monospaced text align from line to line")
  func columnsAlign() throws {
    func width(_ string: String) throws -> Double {
      try #require(try DrawnLayers.texts(Text(verbatim: string).monospaced()).first).layer.frame.width
    }
    #expect(try width("let i = 1") == width("WWWWWWWWW"))
  }

  @Test("The label of a button keeps its face")
  func labelsKeepTheirFace() throws {
    let texts = try DrawnLayers.texts(
      Button {
      } label: {
        Text("Save").italic()
      }, width: 300, height: 200)
    #expect(texts.contains { $0.text.string == "Save" && $0.text.face.isItalic })
  }
}
