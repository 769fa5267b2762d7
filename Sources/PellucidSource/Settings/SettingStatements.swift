// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Reads the statements of an Xcode project, `KEY = VALUE;`, which is also the old form of property lists.
struct SettingStatements {
  private enum Token: Equatable {
    case word(String)
    case mark(UInt8)
  }

  private let text: ProjectText
  /// A Boolean value that is true where only the statements of the outermost dictionary count.
  private let onlyTop: Bool
  private let limits: ProjectFileLimits
  private var next = 0
  private(set) var settings: [Setting] = []

  init(of text: ProjectText, onlyTop: Bool, _ limits: ProjectFileLimits) {
    (self.text, self.onlyTop, self.limits) = (text, onlyTop, limits)
  }

  /// Reads all statements; `settings` has those before a fault.
  mutating func read() throws(ProjectFileError) {
    var depth = 0
    // The three tokens before the next one.
    var first: (token: Token, offset: Int)?, second = first, third = first
    while let (token, offset) = try nextToken() {
      switch token {
      case .mark(UInt8(ascii: "{")), .mark(UInt8(ascii: "(")): depth += 1
      case .mark(UInt8(ascii: "}")), .mark(UInt8(ascii: ")")): depth -= 1
      case .mark(UInt8(ascii: ";")) where !onlyTop || depth == 1:
        if case .word(let key)? = first?.token, second?.token == .mark(UInt8(ascii: "=")),
          case .word(let value)? = third?.token
        {
          take(Setting(key: key, value: value, offset: first?.offset))
        }
      default: break
      }
      if depth < 0 { throw .malformed(line: text.lines.line(of: offset)) }
      if depth > limits.depth { throw .tooDeep(line: text.lines.line(of: offset), most: limits.depth) }
      (first, second, third) = (second, third, (token, offset))
    }
    if depth > 0 { throw .malformed(line: text.lines.line(of: text.bytes.count)) }
  }

  private mutating func take(_ setting: Setting) { if setting.tells { settings.append(setting) } }

  private mutating func nextToken() throws(ProjectFileError) -> (Token, offset: Int)? {
    try skipSpace()
    let bytes = text.bytes
    guard next < bytes.count else { return nil }
    let start = next
    if Self.isMark(bytes[start]) {
      next += 1
      return (.mark(bytes[start]), start)
    }
    if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") {
      return (.word(try quoted(by: bytes[start])), start)
    }
    while next < bytes.count, bytes[next] > 0x20, !Self.isMark(bytes[next]) { next += 1 }
    return (.word(text.text(start..<next)), start)
  }

  private static func isMark(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "="),
      UInt8(ascii: ";"),
      UInt8(ascii: ","):
      true
    default: false
    }
  }

  private mutating func skipSpace() throws(ProjectFileError) {
    while next < text.bytes.count {
      if text.bytes[next] <= 0x20 {
        next += 1
      } else if text.has("//", at: next) {
        next = text.bytes[next...].firstIndex(of: UInt8(ascii: "\n")) ?? text.bytes.count
      } else if text.has("/*", at: next) {
        let start = next
        next += 2
        while next < text.bytes.count, !text.has("*/", at: next) { next += 1 }
        if next >= text.bytes.count { throw .malformed(line: text.lines.line(of: start)) }
        next += 2
      } else {
        return
      }
    }
  }

  private mutating func quoted(by quote: UInt8) throws(ProjectFileError) -> String {
    let start = next
    var content: [UInt8] = []
    next += 1
    while next < text.bytes.count {
      let byte = text.bytes[next]
      next += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), next < text.bytes.count {
        content.append(text.bytes[next])
        next += 1
      } else {
        content.append(byte)
      }
    }
    throw .malformed(line: text.lines.line(of: start))
  }
}
