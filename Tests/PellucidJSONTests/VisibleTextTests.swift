// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidTestSupport
import Testing

@testable import PellucidJSON

/// Tests of text of unknown origin: what is seen of it in a line, and how JSON writes it.
@Suite struct VisibleTextTests {
  @Test("Every character that is not seen is written as its code")
  func unseenCharactersAreWrittenAsCodes() {
    for scalar in HostileText.unseen {
      let code = "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      #expect(VisibleText.visible("a\(scalar)b") == "a" + code + "b")
      #expect(VisibleText.visible("한\(scalar)é") == "한" + code + "é")
    }
  }

  @Test("Ordinary text of every script stays, with its emoji and joiners")
  func ordinaryTextStays() {
    let texts = [
      "", "Title (2): a, b; 50 % – “x” …", "제목 × 2", "می\u{200C}خواهم", "क्\u{200D}ष", "naïve e\u{301}",
      "日本語　全角",
      "❤\u{FE0F} 👍🏽 👩\u{200D}👩\u{200D}👧 🏳\u{FE0F}\u{200D}🌈 1\u{FE0F}\u{20E3} 🇰🇷", "a: b :: c", "# a ## b",
      "#33##66", "a\u{A0}b",
      "\u{600}12",
    ]
    for text in texts { #expect(VisibleText.line(text).utf8.elementsEqual(text.utf8), "\(text)") }
  }

  @Test("Joiners and selectors outside of emoji and their scripts are written as codes")
  func joinersElsewhereAreWrittenAsCodes() {
    #expect(VisibleText.visible("a\u{200D}b\u{FE0F}") == #"a\u{200D}b\u{FE0F}"#)
    #expect(VisibleText.visible("1\u{FE0F}") == #"1\u{FE0F}"#)
    #expect(VisibleText.visible("👩\u{200D}") == #"👩\u{200D}"#)
    #expect(VisibleText.visible("👩\u{200D}\u{200D}👩") == #"👩\u{200D}\u{200D}👩"#)
    #expect(VisibleText.visible("🏴\u{E0067}\u{E007F}") == #"🏴\u{E0067}\u{E007F}"#)
  }

  @Test("No line begins with a command of a service, or contains one")
  func commandsAreBroken() {
    for text in HostileText.all {
      for line in [VisibleText.line(text), text.shown] {
        #expect(HostileText.fault(ofLine: line) == nil, "\(text.prefix(40))")
      }
    }
    #expect(VisibleText.line("::error::a") == #"\u{3A}:error::a"#)
    #expect(VisibleText.line("  ::error::a") == #"  \u{3A}:error::a"#)
    #expect(VisibleText.line("a ##vso[b]") == #"a #\u{23}vso[b]"#)
  }

  @Test("Visible text is its own visible form")
  func visibleTextStays() {
    for text in HostileText.all {
      let (name, line) = (text.shown, VisibleText.visible(text))
      #expect(VisibleText.visible(name).utf8.elementsEqual(name.utf8))
      #expect(VisibleText.visible(line).utf8.elementsEqual(line.utf8))
    }
  }

  @Test("Long names and lines are cut, with the number of scalars that are left out")
  func longTextIsCut() {
    let long = String(repeating: "e\u{301}", count: 100_000)
    #expect(long.shown.unicodeScalars.count <= VisibleText.longestName)
    #expect(long.shown.hasSuffix("…(+199824)"))
    #expect(VisibleText.line(long).unicodeScalars.count <= VisibleText.longestLine)
    let edge = String(repeating: "a", count: VisibleText.longestName)
    #expect(edge.shown == edge && (edge + "b").shown.hasSuffix("a…(+25)"))
    let line = VisibleText.line("head " + String(repeating: "x", count: 9000) + " tail")
    #expect(line.hasPrefix("head x") && line.hasSuffix("x tail") && line.contains("…(+5034)"))
  }

  @Test("JSON escapes what is not seen and reads back as the same string")
  func jsonReadsBackTheSame() throws {
    for text in HostileText.all {
      let written = JSONText.object([(key: text, value: .strings([text]))]).text
      for line in HostileText.lines(written) {
        #expect(HostileText.fault(ofLine: line) == nil, "\(line.prefix(80))")
      }
      guard
        case .object(let members) = try JSONDocument(
          parsing: Array(written.utf8), limits: JSONLimits(bytes: 1_000_000, depth: 9, values: 9)
        ).root.value,
        case .array(let items) = members[0].node.value, case .string(let read) = items[0].value
      else {
        Issue.record("\(written.prefix(80))")
        continue
      }
      #expect(read.utf8.elementsEqual(text.utf8) && members[0].key.utf8.elementsEqual(text.utf8))
      let object = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: [String]]
      #expect(object?.first?.value.first.map { $0.utf8.elementsEqual(text.utf8) } == true)
    }
  }

  @Test("JSON escapes characters beyond sixteen bits as two halves")
  func jsonEscapesPairs() {
    #expect(JSONText.string("\u{7F}\u{E0041}\u{202E}").text == #""\u007f\udb40\udc41\u202e""#)
    #expect(JSONText.string("##[a] ❤\u{FE0F}").text == "\"#\\u0023[a] ❤\u{FE0F}\"")
  }
}
