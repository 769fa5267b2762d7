// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// JSON to write: keys stay in order, the same value gives the same bytes.
package indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  /// Not finite becomes null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([Member])

  package typealias Member = (key: String, value: JSONText)

  package static func object(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { (key: $0.key, value: $0.value) })
  }

  package static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  package static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }
  package static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

  /// The document as the program prints it: indented by two spaces; arrays of plain values stay on one line.
  package var text: String { text(in: .printed) }

  /// The value in a form of writing; its first line is not indented, the others by `margin` and more.
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

  /// The value behind its key.
  package func text(in style: JSONStyle, margin: String, key: String) -> String {
    Self.quoted(key) + style.colon + text(in: style, margin: margin)
  }

  private var isNested: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int64(value)) : String(value)
  }

  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case "\r": result += "\\r"
      default:
        if scalar.value < 0x20 {
          let digits = String(scalar.value, radix: 16)
          result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        } else {
          result.unicodeScalars.append(scalar)
        }
      }
    }
    return result + "\""
  }
}
