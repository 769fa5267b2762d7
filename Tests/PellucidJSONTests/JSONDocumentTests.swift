// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import Testing

@Suite struct JSONDocumentTests {
  private static let limits = JSONLimits(bytes: 1000, depth: 4, values: 100)

  private func document(
    _ text: String, dialect: JSONDocument.Dialect = .strict
  ) throws(JSONError) -> JSONDocument {
    try JSONDocument(parsing: Array(text.utf8), limits: Self.limits, dialect: dialect)
  }

  private func text(_ range: Range<Int>, in document: JSONDocument) -> String {
    String(decoding: document.bytes[range], as: UTF8.self)
  }

  @Test("Nodes give the range of their text")
  func nodesKnowTheirText() throws {
    let document = try document(#" { "a" : [ 1.50, "x\n" ] , "b":{ } }"#)
    #expect(text(document.root.range, in: document) == #"{ "a" : [ 1.50, "x\n" ] , "b":{ } }"#)
    #expect(
      document.root.children.map { text($0, in: document) } == [#""a" : [ 1.50, "x\n" ]"#, #""b":{ }"#])
    let list = try #require(document.root["a"])
    #expect(list.children.map { text($0, in: document) } == ["1.50", #""x\n""#])
    #expect(document.keyPath(at: list.children[1].lowerBound) == "a[1]")
    #expect(document.position(at: list.range.lowerBound) == list.position)
  }

  @Test("Keys are compared by their bytes")
  func keysAreComparedByBytes() throws {
    for count in [0, 20] {
      let others = (0..<count).map { "\"k\($0)\": 0, " }.joined()
      let document = try document("{\(others)\"\u{E9}\": 1, \"e\u{301}\": 2, \"\u{212A}\": 3}")
      #expect(document.root["\u{E9}"]?.value == .number(1) && document.root["e\u{301}"]?.value == .number(2))
      #expect(document.root["K"] == nil && document.root["\u{212A}"]?.value == .number(3))
      let twice = "{\(others)\"\u{E9}\": 1, \"\u{E9}\": 2}"
      #expect(throws: JSONError.self) { try self.document(twice) }
    }
  }

  @Test("Positions count the byte order mark and line ends")
  func markAndLineEndsCount() throws {
    let document = try document("\u{FEFF}{\r\n  \"a\": 1\r\n}\r\n")
    #expect(document.root.position == TextPosition(line: 1, column: 1))
    #expect(document.root["a"]?.position == TextPosition(line: 2, column: 8))
    #expect(document.position(at: 4) == TextPosition(line: 1, column: 2))
    #expect(document.bytes.count == 3 + 3 + 10 + 3)
  }

  @Test("Record or refuse trailing commas by dialect")
  func trailingCommasAreRememberedOrRefused() throws {
    let text = "{\"a\": [1, 2 , ],\n}"
    let document = try document(text, dialect: .trailingCommas)
    #expect(document.trailingCommas == [12, 15])
    #expect(document.root["a"]?.children.count == 2)
    #expect(throws: JSONError.self) { try self.document(text) }
    for text in ["[,]", "[1,,]", "{,}", "[1,"] {
      #expect(throws: JSONError.self) { try self.document(text, dialect: .trailingCommas) }
    }
  }

  @Test("Errors have a position and a key path")
  func errorsNameThePlaceAndTheKeyPath() throws {
    let cases: [(String, JSONError.Fact, String, TextPosition)] = [
      (
        "{\"a\": [1, {\"b\": tru}]}", .syntax(found: .text("'}'"), expected: .text("true")), "a[1].b",
        TextPosition(line: 1, column: 20)
      ),
      (
        "{\"a\": {\"b\": 1, \"b\": 2}}", .duplicateKey("b"), "a", TextPosition(line: 1, column: 16)
      ),
      ("[[[[[1]]]]]", .tooDeep(limit: 4), "[0][0][0][0]", TextPosition(line: 1, column: 5)),
      (
        "[1e999]", .syntax(found: .text("1e999"), expected: .finiteNumber), "[0]",
        TextPosition(line: 1, column: 2)
      ),
    ]
    for (text, fact, keyPath, position) in cases {
      #expect(throws: JSONError(fact, at: position, keyPath: keyPath)) {
        try self.document(text)
      }
    }
  }

  @Test("Reject repeated keys in small and large objects")
  func keysAreGivenOnceInLargeObjectsToo() throws {
    for count in [2, 15, 16, 17, 40] {
      let keys = (0..<count).map { "\"k\($0)\": 0" }
      #expect(try document("{" + keys.joined(separator: ",") + "}").root.children.count == count)
      for repeated in [0, count - 1] {
        let error = #expect(throws: JSONError.self) {
          try self.document("{" + (keys + [keys[repeated]]).joined(separator: ",") + "}")
        }
        #expect(error?.fact == .duplicateKey("k\(repeated)"))
      }
    }
  }

  @Test("Refuse too many values, too many bytes and invalid UTF-8")
  func limitsAndForeignBytesAreRefused() throws {
    let many = "[" + String(repeating: "1,", count: 99) + "1]"
    let error = #expect(throws: JSONError.self) { try self.document(many) }
    #expect(error?.fact == .tooManyValues(limit: 100))
    let large = #expect(throws: JSONError.self) { try self.document(String(repeating: " ", count: 1001)) }
    #expect(large?.fact == .tooManyBytes(limit: 1000))
    for bytes: [UInt8] in [[0x22, 0xFF, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22]] {
      let error = #expect(throws: JSONError.self) { try JSONDocument(parsing: bytes, limits: Self.limits) }
      #expect(error?.fact == .syntax(found: .notUTF8, expected: .utf8))
    }
    #expect(throws: JSONError.self) { try JSONDocument(parsing: [0xFF, 0xFE, 0x7B, 0], limits: Self.limits) }
  }
}
