// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import Testing

@Suite struct LineTableTests {
  /// A text of more than a block of scalars, with scalars of one to four bytes.
  private static let text = String(repeating: "aé한😀", count: 20) + "\nb\r\nc\rd"

  @Test("Each scalar has the line and the column that counting from the beginning gives")
  func counted() {
    let bytes = Array(Self.text.utf8), lines = LineTable(bytes)
    var offset = 0, line = 1, column = 1
    for scalar in Self.text.unicodeScalars {
      #expect(lines.line(of: offset) == line && lines.column(of: offset) == column)
      #expect(lines.offset(line: line, column: column) == offset || scalar == "\n" || scalar == "\r")
      offset += UTF8.width(scalar)
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    #expect(lines.line(of: bytes.count) == 3)
  }

  @Test("Lines end with line feeds alone, or with carriage returns too")
  func endings() {
    let bytes = Array("a\nb\r\nc\rd".utf8)
    func texts(_ ending: LineTable.Ending) -> [String] {
      let lines = LineTable(bytes, endingWith: ending)
      return (1...lines.line(of: bytes.count)).map {
        String(decoding: bytes[lines.bytes(ofLine: $0)], as: UTF8.self)
      }
    }
    #expect(texts(.lineFeed) == ["a", "b", "c\rd"])
    #expect(texts(.any) == ["a", "b", "c", "d"])
  }

  @Test("Bytes that begin no scalar belong to the column before them")
  func invalid() {
    let lines = LineTable([0x61, 0x80, 0xBF, 0x62])
    #expect([0, 1, 2, 3].map { lines.column(of: $0) } == [1, 2, 2, 2])
    #expect(lines.offset(line: 1, column: 2) == 3)
  }

  @Test("Places behind the text are its end")
  func outside() {
    let lines = LineTable(Array("ab\nc".utf8))
    #expect(lines.offset(line: 1, column: 9) == 2 && lines.offset(line: 7, column: 1) == 4)
    #expect(lines.bytes(ofLine: 0).isEmpty && lines.bytes(ofLine: 3).isEmpty)
    #expect(lines.column(of: 99) == 2)
  }
}
