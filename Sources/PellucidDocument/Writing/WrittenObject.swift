// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidJSON
import PellucidScene

/// A JSON object under construction. Members that are nil or equal to their default are left out.
struct WrittenObject {
  private var members: [JSONText.Member] = []

  var text: JSONText { .object(members) }

  mutating func add(_ key: String, _ value: JSONText?) {
    if let value { members.append((key: key, value: value)) }
  }

  mutating func add(_ key: String, object: WrittenObject) {
    if !object.members.isEmpty { add(key, object.text) }
  }

  mutating func add(_ key: String, number: Double?, unless usual: Double? = nil) {
    if let number, number != usual { add(key, .number(number)) }
  }

  mutating func add(_ key: String, bool: Bool?, unless usual: Bool? = nil) {
    if let bool, bool != usual { add(key, .bool(bool)) }
  }

  mutating func add(_ key: String, string: String?) {
    if let string { add(key, .string(string)) }
  }

  /// Adds the word of a value, unless the value is nil or the default.
  mutating func add<Value>(
    _ key: String, word: Value?, _ words: Vocabulary<Value>, unless usual: Value? = nil
  ) {
    if let word, word != usual { add(key, .string(words.name(of: word))) }
  }

  /// Adds the frame of an element, unless the element fills its parent.
  mutating func add(_ key: String, _ frame: Rect, in parent: Size) {
    if frame != Rect(parent) { add(key, frame.text) }
  }

  /// Adds the layers inside an element of a size, unless there are none.
  mutating func add(_ key: String, _ layers: [Layer], in parent: Size) {
    if !layers.isEmpty { add(key, .array(layers.map { $0.text(in: parent) })) }
  }
}

extension JSONText {
  /// Returns the shortest decimal that reads back as the same single-precision number.
  static func float(_ value: Float) -> JSONText {
    // Reading rounds the decimal to a double before a float, which changes the result for a few numbers.
    let short = DecimalNumber.value(of: "\(value)")
    return .number(short.map { Float($0) } == value ? short ?? 0 : Double(value))
  }
}

extension Rect {
  var text: JSONText { .numbers([x, y, width, height]) }
}

extension Point {
  var text: JSONText { .numbers([x, y]) }
}
