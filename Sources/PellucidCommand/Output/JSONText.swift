// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// JSON to print: keys stay in order, the same value gives the same bytes.
indirect enum JSONText: Sendable {
  case null
  case bool(Bool)
  case whole(Int)
  /// Not finite becomes null.
  case number(Double)
  case string(String)
  case array([JSONText])
  case object([(key: String, value: JSONText)])

  static func object(_ members: KeyValuePairs<String, JSONText>) -> JSONText {
    .object(members.map { (key: $0.key, value: $0.value) })
  }

  static func optional(_ text: String?) -> JSONText { text.map { .string($0) } ?? .null }
  static func numbers(_ values: [Double]) -> JSONText { .array(values.map { .number($0) }) }
  static func strings(_ values: [String]) -> JSONText { .array(values.map { .string($0) }) }

  /// The document, indented by two spaces; arrays of plain values stay on one line.
  var text: String { text(indent: "") }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .null: return "null"
    case .bool(let value): return value ? "true" : "false"
    case .whole(let value): return String(value)
    case .number(let value): return value.isFinite ? Self.text(value) : "null"
    case .string(let value): return Self.quoted(value)
    case .array(let items):
      guard items.contains(where: \.isNested) else {
        return "[" + items.map { $0.text(indent: "") }.joined(separator: ", ") + "]"
      }
      return "[\n" + items.map { inner + $0.text(indent: inner) }.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { inner + Self.quoted($0.key) + ": " + $0.value.text(indent: inner) }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private var isNested: Bool {
    switch self {
    case .array, .object: true
    default: false
    }
  }

  private static func text(_ value: Double) -> String {
    value == value.rounded() && value.magnitude < 1e15 ? String(Int(value)) : String(value)
  }

  private static func quoted(_ text: String) -> String {
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
