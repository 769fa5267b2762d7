// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A JSON parser that records positions, limits depth and rejects duplicate keys, which general parsers do not offer.
struct JSONParser {
  /// The byte offsets of commas before closing brackets.
  private(set) var trailingCommas: [Int] = []

  private let bytes: [UInt8]
  private let limits: JSONLimits
  private let dialect: JSONDocument.Dialect
  private var offset = 0
  private var line = 1
  /// The byte offset of the first column of the current line.
  private var lineStart = 0
  /// The number of values read so far, for the limit.
  private var values = 0
  /// The key path of the value being read.
  private var steps: [Step] = []

  /// A step of a key path.
  private enum Step {
    case key(String)
    case index(Int)
  }

  init(bytes: [UInt8], limits: JSONLimits, dialect: JSONDocument.Dialect) {
    (self.bytes, self.limits, self.dialect) = (bytes, limits, dialect)
  }

  /// Returns the length of a UTF-8 byte order mark at the beginning; 0 if there is none.
  static func markLength(of bytes: [UInt8]) -> Int { bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0 }

  /// Parses the whole text, which must hold exactly one value.
  mutating func document() throws(JSONError) -> JSONNode {
    guard bytes.count <= limits.bytes else {
      throw failure(.tooManyBytes(limit: limits.bytes), at: position)
    }
    (offset, lineStart) = (Self.markLength(of: bytes), Self.markLength(of: bytes))
    skipSpace()
    let node = try value(depth: 0)
    skipSpace()
    guard offset == bytes.count else { throw unexpected(.end) }
    return node
  }

  private var position: TextPosition { TextPosition(line: line, column: offset - lineStart + 1) }
  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns an error with the key path of the value being read.
  private func failure(_ fact: JSONError.Fact, at position: TextPosition) -> JSONError {
    var path = ""
    for step in steps {
      switch step {
      case .key(let key): path += path.isEmpty ? key : "." + key
      case .index(let index): path += "[\(index)]"
      }
    }
    return JSONError(fact, at: position, keyPath: path)
  }

  /// Returns the syntax error that `expected` was expected at the current byte.
  private func unexpected(_ expected: DocumentTerm) -> JSONError {
    failure(.syntax(found: found, expected: expected), at: position)
  }

  /// The term for the current byte in an error.
  private var found: DocumentTerm {
    guard let byte = current else { return .end }
    guard byte >= 0x20, byte < 0x7F else { return .byte(byte) }
    return .text("'" + String(UnicodeScalar(byte)) + "'")
  }

  private mutating func skipSpace() {
    while let byte = current {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D else { return }
      offset += 1
      if byte == 0x0A { (line, lineStart) = (line + 1, offset) }
    }
  }

  /// Parses a value of any kind.
  private mutating func value(depth: Int) throws(JSONError) -> JSONNode {
    let (start, startPosition) = (offset, position)
    values += 1
    guard values <= limits.values else {
      throw failure(.tooManyValues(limit: limits.values), at: startPosition)
    }
    let value: JSONNode.Value
    switch current {
    case UInt8(ascii: "{"): value = try object(depth: depth + 1)
    case UInt8(ascii: "["): value = try array(depth: depth + 1)
    case UInt8(ascii: "\""): value = .string(try string())
    case UInt8(ascii: "t"): value = try word("true", .bool(true))
    case UInt8(ascii: "f"): value = try word("false", .bool(false))
    case UInt8(ascii: "n"): value = try word("null", .null)
    default: value = .number(try number())
    }
    return JSONNode(value: value, position: startPosition, range: start..<offset)
  }

  /// Parses `true`, `false` or `null`.
  private mutating func word(
    _ word: StaticString, _ value: JSONNode.Value
  ) throws(JSONError) -> JSONNode.Value {
    let (start, startPosition) = (offset, position)
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else {
        // The beginning of a word followed by a delimiter is reported as that word left incomplete; any other
        // word is reported whole.
        guard let current, Self.isWordByte(current) else { throw unexpected(.text("\(word)")) }
        throw notValue(from: start, at: startPosition)
      }
      offset += 1
    }
    return value
  }

  /// Returns the error for an unquoted word that is not a value, such as `nan`, `0x33` or `1.2.3`, quoted in full
  /// up to `shownBytes`.
  private func notValue(from start: Int, at position: TextPosition) -> JSONError {
    let text = bytes[start...].prefix(Self.shownBytes).prefix(while: Self.isWordByte)
    return failure(
      .syntax(found: .text("'" + String(decoding: text, as: UTF8.self) + "'"), expected: .value), at: position
    )
  }

  /// The number of bytes quoted of a longer word.
  private static let shownBytes = 32

  /// Returns a Boolean value indicating whether a byte can be part of an unquoted word or number.
  private static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// Parses an array from its opening bracket on.
  private mutating func array(depth: Int) throws(JSONError) -> JSONNode.Value {
    try open(depth: depth)
    var items: [JSONNode] = []
    var isOver = ends(with: UInt8(ascii: "]"))
    while !isOver {
      steps.append(.index(items.count))
      items.append(try value(depth: depth))
      steps.removeLast()
      isOver = try endsList(with: UInt8(ascii: "]"), expected: .either("','", "']'"))
    }
    return .array(items)
  }

  /// Parses an object from its opening bracket on; throws on a duplicate key.
  private mutating func object(depth: Int) throws(JSONError) -> JSONNode.Value {
    try open(depth: depth)
    var members: [JSONNode.Member] = []
    var keys: Set<[UInt8]> = []
    var isOver = ends(with: UInt8(ascii: "}"))
    while !isOver {
      let (start, startPosition) = (offset, position)
      guard current == UInt8(ascii: "\"") else { throw unexpected(.key) }
      let key = try string()
      // Objects of up to 16 members, the most frequent, are searched linearly without a table of their keys.
      if members.count == 16 { keys = Set(members.map { Array($0.key.utf8) }) }
      let isKnown =
        members.count < 16
        ? members.contains { $0.key.hasBytes(of: key) } : !keys.insert(Array(key.utf8)).inserted
      guard !isKnown else { throw failure(.duplicateKey(key), at: startPosition) }
      skipSpace()
      guard current == UInt8(ascii: ":") else { throw unexpected(.text("':'")) }
      offset += 1
      skipSpace()
      steps.append(.key(key))
      let node = try value(depth: depth)
      steps.removeLast()
      members.append(JSONNode.Member(key: key, position: startPosition, start: start, node: node))
      isOver = try endsList(with: UInt8(ascii: "}"), expected: .either("','", "'}'"))
    }
    return .object(members)
  }

  /// Advances past an opening bracket and the white space after it; throws if the depth exceeds the limit.
  private mutating func open(depth: Int) throws(JSONError) {
    guard depth <= limits.depth else { throw failure(.tooDeep(limit: limits.depth), at: position) }
    offset += 1
    skipSpace()
  }

  /// Advances past the closing bracket if it is next, and returns a Boolean value indicating whether it was.
  private mutating func ends(with close: UInt8) -> Bool {
    guard current == close else { return false }
    offset += 1
    return true
  }

  /// Advances past the closing bracket and returns true, or past a comma and the white space after it and returns
  /// false.
  private mutating func endsList(with close: UInt8, expected: DocumentTerm) throws(JSONError) -> Bool {
    skipSpace()
    if ends(with: close) { return true }
    guard current == UInt8(ascii: ",") else { throw unexpected(expected) }
    let (comma, place) = (offset, position)
    offset += 1
    skipSpace()
    guard ends(with: close) else { return false }
    guard dialect == .trailingCommas else {
      throw failure(.syntax(found: .text("','"), expected: .noLastComma), at: place)
    }
    trailingCommas.append(comma)
    return true
  }
}

// MARK: Numbers and strings

extension JSONParser {
  /// Advances past one or more digits.
  private mutating func digits() throws(JSONError) {
    guard let byte = current, isDigit(byte) else { throw unexpected(.digit) }
    while let byte = current, isDigit(byte) { offset += 1 }
  }

  private func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Parses a number in the grammar of JSON; throws if it exceeds the range of doubles.
  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    let startPosition = position
    if current == UInt8(ascii: "-") { offset += 1 }
    guard let first = current, isDigit(first) else {
      guard let first = bytes[start...].first, Self.isWordByte(first) else { throw unexpected(.value) }
      throw notValue(from: start, at: startPosition)
    }
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
    if let next = current, Self.isWordByte(next) { throw notValue(from: start, at: startPosition) }
    let text = bytes[start..<offset]
    guard let value = DecimalNumber.value(of: text), value.isFinite else {
      let found = String(decoding: text.prefix(Self.shownBytes), as: UTF8.self)
      throw failure(.syntax(found: .text(found), expected: .finiteNumber), at: startPosition)
    }
    return value
  }

  /// Parses a string in quotes, as valid UTF-8.
  private mutating func string() throws(JSONError) -> String {
    let start = position
    offset += 1
    var text: [UInt8] = []
    var plainStart = offset
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        let rest = bytes[plainStart..<offset]
        offset += 1
        guard let string = text.isEmpty ? Self.text(rest) : Self.text((text + rest)[...]) else {
          let fact = JSONError.Fact.syntax(
            found: .notUTF8, expected: .utf8)
          throw failure(fact, at: start)
        }
        return string
      case UInt8(ascii: "\\"):
        text += bytes[plainStart..<offset]
        try escape(into: &text)
        plainStart = offset
      case 0..<0x20: throw unexpected(.character)
      default: offset += 1
      }
    }
    throw unexpected(.closingQuote)
  }

  private static func text(_ bytes: ArraySlice<UInt8>) -> String? { String(validating: bytes, as: UTF8.self) }

  /// Parses an escape sequence and appends its character.
  private mutating func escape(into text: inout [UInt8]) throws(JSONError) {
    offset += 1
    guard let byte = current else { throw unexpected(.escapedCharacter) }
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
    default: throw unexpected(.escape)
    }
    offset += 1
  }

  /// Parses the digits of `\u` and, for the first half of a surrogate pair, the second `\u` escape.
  private mutating func unicodeEscape() throws(JSONError) -> Character {
    let start = position
    var code = try fourHexDigits()
    if code >= 0xD800, code < 0xDC00, current == UInt8(ascii: "\\") {
      offset += 1
      guard current == UInt8(ascii: "u") else { throw unexpected(.secondSurrogate) }
      let low = try fourHexDigits()
      guard low >= 0xDC00, low < 0xE000 else { throw unexpected(.secondSurrogate) }
      code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
    }
    guard let scalar = UnicodeScalar(code) else {
      throw failure(.syntax(found: .loneSurrogate, expected: .wholeCharacter), at: start)
    }
    return Character(scalar)
  }

  /// Parses four hexadecimal digits after the letter `u` at the current offset.
  private mutating func fourHexDigits() throws(JSONError) -> UInt32 {
    offset += 1
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = current, let digit = Character(UnicodeScalar(byte)).hexDigitValue, byte < 0x80
      else { throw unexpected(.hexadecimalDigits) }
      code = code << 4 | UInt32(digit)
      offset += 1
    }
    return code
  }
}
