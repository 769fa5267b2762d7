// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A JSON value to write. Keys stay in order, and equal values give identical bytes.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  /// A number; NaN and infinities are written as null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  /// A key with its value.
  package typealias Member = (key: String, value: JSONText)

  /// Creates an object from a dictionary literal, in the order of the literal.
  package static func object(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { (key: $0.key, value: $0.value) })
  }

  /// Creates a string, or null for nil.
  package static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  /// Creates an array of numbers.
  package static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }
  /// Creates an array of strings.
  package static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

  /// The text in the layout printed by the program: indented by two spaces, with arrays of plain values on one line.
  package var text: String { text(in: .printed) }

  /// Returns the text in a layout; `margin` indents every line but the first, in addition to the indentation of
  /// the brackets.
  package func text(in style: JSONStyle, margin: String = "") -> String {
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .whole(let value): return String(value)
    case .number(let value): return value.isFinite ? Self.text(value) : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let items):
      let texts = items.map { $0.text(in: style, margin: margin + style.indentation) }
      let isShort = style.keepsPlainArraysTogether && !items.contains { $0.isNested }
      return isShort ? "[" + texts.joined(separator: ", ") + "]" : style.list("[", texts, "]", margin: margin)
    case .object(let members):
      let texts = members.map { $0.value.text(in: style, margin: margin + style.indentation, key: $0.key) }
      return style.list("{", texts, "}", margin: margin)
    }
  }

  /// Returns the text of a member: the key, a colon and the value.
  package func text(in style: JSONStyle, margin: String, key: String) -> String {
    Self.quoted(key) + style.colon + text(in: style, margin: margin)
  }

  /// A Boolean value indicating whether the value is an array or an object.
  private var isNested: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  /// Returns a finite number in the shortest form, without a fraction for whole numbers below 10¹⁵.
  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : String(value)
  }

  /// Returns a string in quotes, with the escapes that JSON requires and those of every character that is not seen, as
  /// `VisibleText` defines it.
  package static func quoted(_ text: String) -> String {
    if VisibleText.isPlain(text), !text.utf8.contains(where: { $0 == 0x22 || $0 == 0x5C }) {
      return "\"" + text + "\""
    }
    var result = "\""
    VisibleText.scan(text) { scalar, _, isHidden in
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      case _ where isHidden:
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
