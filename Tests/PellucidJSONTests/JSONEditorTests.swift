// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON
import Testing

@Suite struct JSONEditorTests {
  private func edited(_ text: String, _ change: (inout JSONEditor, JSONNode) throws -> Void) throws -> String
  {
    let limits = JSONLimits(bytes: 1000, depth: 9, values: 100)
    let document = try JSONDocument(parsing: Array(text.utf8), limits: limits, dialect: .trailingCommas)
    var editor = JSONEditor(document)
    try change(&editor, document.root)
    return String(decoding: editor.bytes, as: UTF8.self)
  }

  @Test("An edit without changes keeps every byte")
  func nothingChangesNothing() throws {
    let text = "\u{FEFF}{ \"b\" :1,\r\n\t\"a\":[ ] , }\n\n"
    #expect(try edited(text) { _, _ in } == text)
  }

  @Test("Replacing changes the value alone")
  func replacingTouchesTheValueAlone() throws {
    let text = "{\n  \"b\" : 1,\n  \"a\" : \"x\"\n}"
    let changed = try edited(text) { editor, root in
      editor.replace(try #require(root["a"]), by: .string("y"))
      editor.replace(try #require(root["b"]), by: .object(["c": .strings(["d"])]))
    }
    #expect(
      changed == "{\n  \"b\" : {\n    \"c\" : [\n      \"d\"\n    ]\n  },\n  \"a\" : \"y\"\n}")
  }

  @Test("Insert members in the order of sorted keys")
  func membersGoWhereTheirKeyBelongs() throws {
    let sorted = "{\r\n\t\"b\": 1,\r\n\t\"d\": 2\r\n}\r\n"
    #expect(
      try edited(sorted) { editor, root in editor.insert("c", .object(["x": .null]), into: root) }
        == "{\r\n\t\"b\": 1,\r\n\t\"c\": {\r\n\t\t\"x\": null\r\n\t},\r\n\t\"d\": 2\r\n}\r\n")
    #expect(
      try edited(sorted) { editor, root in editor.insert("e", .bool(true), into: root) }
        == "{\r\n\t\"b\": 1,\r\n\t\"d\": 2,\r\n\t\"e\": true\r\n}\r\n")
    let unsorted = "{\n  \"d\" : 1,\n  \"b\" : 2\n}"
    #expect(
      try edited(unsorted) { editor, root in editor.insert("c", .whole(3), into: root) }
        == "{\n  \"d\" : 1,\n  \"b\" : 2,\n  \"c\" : 3\n}")
  }

  @Test("Insert several members after a trailing comma")
  func severalMembersFollowATrailingComma() throws {
    #expect(
      try edited("{\"a\": 1, \"b\": 2 , }") { editor, root in
        for key in ["c", "d", "e"] { editor.insert(key, .null, into: root) }
      } == "{\"a\": 1, \"b\": 2 , \"c\": null, \"d\": null, \"e\": null }")
    #expect(
      try edited("[\n  1,\n]") { editor, root in
        editor.append(.whole(2), to: root)
        editor.append(.whole(3), to: root)
      } == "[\n  1,\n  2,\n  3\n]")
  }

  @Test("Append items in the layout of the array")
  func itemsFollowTheLayout() throws {
    #expect(try edited("[1, 2]") { $0.append(.object(["a": .whole(3)]), to: $1) } == "[1, 2, {\"a\" : 3}]")
    #expect(try edited("[\n  1,\n]") { $0.append(.whole(2), to: $1) } == "[\n  1,\n  2\n]")
    #expect(
      try edited("{\"a\":[]}") { editor, root in
        editor.append(.whole(1), to: try #require(root["a"]))
      } == "{\"a\":[ 1 ]}")
    #expect(
      try edited("{\n  \"a\" : [\n\n  ]\n}") { editor, root in
        editor.append(.whole(1), to: try #require(root["a"]))
      } == "{\n  \"a\" : [\n    1\n  ]\n}")
  }
}
