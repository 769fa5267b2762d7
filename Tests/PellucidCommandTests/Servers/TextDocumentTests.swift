// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct TextDocumentTests {
  private static let text = "let 한 = \"😀é\"\r\nb\rc\n\nend"

  @Test("Count the text before a place in units of each encoding")
  func units() {
    let document = TextDocument(Self.text)
    let behindEmoji = Array(Self.text.utf8).firstIndex(of: 0xC3)!
    #expect(document.position(of: behindEmoji, in: .utf8) == EditorPosition(line: 0, character: 15))
    #expect(document.position(of: behindEmoji, in: .utf16) == EditorPosition(line: 0, character: 11))
    #expect(document.position(of: behindEmoji, in: .utf32) == EditorPosition(line: 0, character: 10))
    // Each of the three line breaks ends a line.
    #expect(document.position(of: document.bytes.count, in: .utf16) == EditorPosition(line: 4, character: 3))
  }

  @Test("Move places outside the text into it, and those in a character to its beginning")
  func clamping() {
    let document = TextDocument(Self.text)
    let emoji = Array(Self.text.utf8).firstIndex(of: 0xF0)!
    #expect(document.offset(of: EditorPosition(line: 0, character: 10), in: .utf16) == emoji)
    #expect(document.offset(of: EditorPosition(line: 0, character: 13), in: .utf8) == emoji)
    #expect(
      document.offset(of: EditorPosition(line: 0, character: 999), in: .utf16)
        == Array(Self.text.utf8).firstIndex(of: 0x0D))
    #expect(document.offset(of: EditorPosition(line: 99, character: 0), in: .utf16) == document.bytes.count)
    #expect(TextDocument("").offset(of: EditorPosition(line: 0, character: 5), in: .utf16) == 0)
  }

  @Test(
    "Lead each byte of a character to its place and back", arguments: [PositionEncoding.utf8, .utf16, .utf32])
  func wayBack(encoding: PositionEncoding) {
    var generator = SeededGenerator(seed: 11)
    let pieces = ["a", "é", "한", "😀", "\n", "\r\n", "\r", " ", "👩‍👩‍👧"]
    for _ in 0..<200 {
      let text = (0..<Int.random(in: 0..<40, using: &generator)).map { _ in
        pieces.randomElement(using: &generator)!
      }.joined()
      let document = TextDocument(text)
      for index in text.unicodeScalars.indices {
        let offset = text.utf8.distance(from: text.startIndex, to: index)
        // No place lies between the two parts of one line break.
        if offset > 0, document.bytes[offset - 1] == 0x0D, document.bytes[offset] == 0x0A { continue }
        let place = document.position(of: offset, in: encoding)
        #expect(document.offset(of: place, in: encoding) == offset, "\(text.debugDescription) \(offset)")
      }
    }
  }

  @Test("Read the paths of addresses")
  func addresses() {
    #expect(DocumentPath.path(of: "file:///home/me/My%20App/%ED%95%9C.swift") == "/home/me/My App/한.swift")
    #expect(DocumentPath.path(of: "file://computer/a%2") == "/a%2")
    #expect(DocumentPath.path(of: "untitled:Untitled-1") == "Untitled-1")
    #expect(DocumentPath.path(of: "").isEmpty)
    #expect(DocumentPath.relative("/a/b/c.swift", to: ["/a", "/a/b/", "/x"]) == "c.swift")
    #expect(DocumentPath.relative("/ab/c.swift", to: ["/a"]) == "/ab/c.swift")
  }
}
