// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads JSON with positions, depth limit and refusal of duplicate keys, which general parsers do not give.
package struct JSONParser {
  /// Why a document is not JSON, or not JSON we read.
  package enum Failure: Error, Hashable, Sendable {
    case syntax(at: TextPosition, found: String, expected: String)
    case duplicateKey(String, at: TextPosition)
    case tooDeep(at: TextPosition, limit: Int)
    case tooManyValues(at: TextPosition, limit: Int)
  }

  private let bytes: [UInt8]
  private let depthLimit: Int
  private let valueLimit: Int
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var values = 0

  private init(bytes: [UInt8], depthLimit: Int, valueLimit: Int) {
    (self.bytes, self.depthLimit, self.valueLimit) = (bytes, depthLimit, valueLimit)
  }

  /// The one value of the document; a UTF-8 byte order mark before it is skipped.
  package static func parse(
    _ bytes: [UInt8], depthLimit: Int, valueLimit: Int
  ) throws(Failure) -> JSONNode {
    var parser = JSONParser(bytes: bytes, depthLimit: depthLimit, valueLimit: valueLimit)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (parser.offset, parser.lineStart) = (3, 3) }
    parser.skipSpace()
    let node = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.offset == bytes.count else { throw parser.unexpected("the end of the document") }
    return node
  }

  private var position: TextPosition { TextPosition(line: line, column: offset - lineStart + 1) }
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func unexpected(_ expected: String) -> Failure {
    .syntax(at: position, found: found, expected: expected)
  }

  private var found: String {
    guard let byte = current else { return "the end of the document" }
    guard byte >= 0x20, byte < 0x7F else { return "byte 0x" + String(byte, radix: 16) }
    return "'" + String(UnicodeScalar(byte)) + "'"
  }

  private mutating func skipSpace() {
    while let byte = current {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return }
      offset += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, offset) }
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> JSONNode {
    let start = position
    values += 1
    guard values <= valueLimit else { throw .tooManyValues(at: start, limit: valueLimit) }
    switch current {
    case UInt8(ascii: "{"): return JSONNode(value: try object(depth: depth + 1), position: start)
    case UInt8(ascii: "["): return JSONNode(value: try array(depth: depth + 1), position: start)
    case UInt8(ascii: "\""): return JSONNode(value: .string(try string()), position: start)
    case UInt8(ascii: "t"): return JSONNode(value: try word("true", .bool(true)), position: start)
    case UInt8(ascii: "f"): return JSONNode(value: try word("false", .bool(false)), position: start)
    case UInt8(ascii: "n"): return JSONNode(value: try word("null", .null), position: start)
    default: return JSONNode(value: .number(try number()), position: start)
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONNode.Value
  ) throws(Failure) -> JSONNode.Value {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw unexpected("\(word)") }
      offset += 1
    }
    return value
  }

  private mutating func array(depth: Int) throws(Failure) -> JSONNode.Value {
    guard depth <= depthLimit else { throw .tooDeep(at: position, limit: depthLimit) }
    offset += 1
    skipSpace()
    var items: [JSONNode] = []
    if current == UInt8(ascii: "]") {
      offset += 1
      return .array(items)
    }
    while true {
      skipSpace()
      items.append(try value(depth: depth))
      skipSpace()
      if try endsList(with: UInt8(ascii: "]"), expected: "',' or ']'") { return .array(items) }
    }
  }

  private mutating func object(depth: Int) throws(Failure) -> JSONNode.Value {
    guard depth <= depthLimit else { throw .tooDeep(at: position, limit: depthLimit) }
    offset += 1
    skipSpace()
    var members: [JSONNode.Member] = []
    var keys: Set<String> = []
    if current == UInt8(ascii: "}") {
      offset += 1
      return .object(members)
    }
    while true {
      skipSpace()
      let start = position
      guard current == UInt8(ascii: "\"") else { throw unexpected("a key in double quotes") }
      let key = try string()
      guard keys.insert(key).inserted else { throw .duplicateKey(key, at: start) }
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected("':'") }
      offset += 1
      skipSpace()
      members.append(JSONNode.Member(key: key, position: start, node: try value(depth: depth)))
      skipSpace()
      if try endsList(with: UInt8(ascii: "}"), expected: "',' or '}'") { return .object(members) }
    }
  }

  /// Steps over a comma (false) or the closing bracket (true).
  private mutating func endsList(with close: UInt8, expected: String) throws(Failure) -> Bool {
    guard let byte = current, byte == close || byte == UInt8(ascii: ",") else {
      throw unexpected(expected)
    }
    offset += 1
    return byte == close
  }
}

// MARK: Numbers and strings

extension JSONParser {
  private mutating func digits() throws(Failure) {
    guard let byte = current, isDigit(byte) else { throw unexpected("a digit") }
    while let byte = current, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  private mutating func number() throws(Failure) -> Double {
    let start = offset
    let startPosition = position
    if current == UInt8(ascii: "-") { offset += 1 }
    guard let first = current, isDigit(first) else { throw unexpected("a value") }
    if first == UInt8(ascii: "0") { offset += 1 } else { try digits() }
    if current == UInt8(ascii: ".") {
      offset += 1
      try digits()
    }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "+") || current == UInt8(ascii: "-") { offset += 1 }
      try digits()
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let value = Double(text), value.isFinite else {
      throw .syntax(at: startPosition, found: String(text.prefix(32)), expected: "a finite number")
    }
    return value
  }

  private mutating func string() throws(Failure) -> String {
    let start = position
    offset += 1
    var text: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        guard let string = String(validating: text, as: UTF8.self) else {
          throw .syntax(at: start, found: "bytes that are not UTF-8", expected: "a string in UTF-8")
        }
        return string
      case UInt8(ascii: "\\"): try escape(into: &text)
      case 0..<0x20: throw unexpected("a character; line breaks and tabs are written \\n and \\t")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw unexpected("'\"' that ends the string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(Failure) {
    offset += 1
    guard let byte = current else { throw unexpected("a character after '\\'") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text.append(contentsOf: String(try unicodeEscape()).utf8)
      return
    default: throw unexpected("one of \" \\ / b f n r t u after '\\'")
    }
    offset += 1
  }

  private mutating func unicodeEscape() throws(Failure) -> Character {
    let start = position
    var code = try fourHexDigits()
    if code >= 0xD800, code < 0xDC00, current == UInt8(ascii: "\\") {
      offset += 1
      guard current == UInt8(ascii: "u") else { throw unexpected("the second half of a surrogate pair") }
      let low = try fourHexDigits()
      guard low >= 0xDC00, low < 0xE000 else { throw unexpected("the second half of a surrogate pair") }
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else {
      throw .syntax(at: start, found: "half a surrogate pair", expected: "a whole character")
    }
    return Character(scalar)
  }

  /// Reads the digits after the letter u that stands at the current offset.
  private mutating func fourHexDigits() throws(Failure) -> UInt32 {
    offset += 1
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80
      else { throw unexpected("four hexadecimal digits") }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }
}
