// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The framing of the Language Server Protocol: lines with the length of a message, an empty line, and the message.
struct HeaderFraming: MessageFraming, Sendable {
  private enum State: Sendable {
    /// The lines before a message: their number, and the length that one of them states.
    case header(lines: Int, length: Int?)
    /// A message of a length.
    case body(Int)
    /// The rest of a message that is too long.
    case excess(Int)
  }

  private var queue = ByteQueue()
  private var state = State.header(lines: 0, length: nil)

  init() {}

  mutating func add(_ bytes: [UInt8]) { queue.add(bytes) }

  mutating func next() throws(FramingError) -> FramedPart? {
    while true {
      switch state {
      case .header(let lines, let length):
        guard let line = try headerLine() else { return nil }
        try follow(line, lines: lines, length: length)
      case .body(let count):
        guard let message = queue.take(count) else { return nil }
        state = .header(lines: 0, length: nil)
        return .message(message)
      case .excess(let count):
        let skipped = min(count, queue.count)
        queue.skip(skipped)
        guard skipped == count else {
          state = .excess(count - skipped)
          return nil
        }
        state = .header(lines: 0, length: nil)
        return .tooLong
      }
    }
  }

  mutating func last() -> [UInt8]? { nil }

  static func framed(_ message: String) -> String {
    "Content-Length: \(message.utf8.count)\r\n\r\n" + message
  }

  /// Returns the next line before a message, without its line break; nil until it has arrived.
  private mutating func headerLine() throws(FramingError) -> [UInt8]? {
    guard var line = queue.takeLine() else {
      if queue.count > MessageLimits.headerLineBytes { throw .longHeaderLine }
      return nil
    }
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    if line.count > MessageLimits.headerLineBytes { throw .longHeaderLine }
    return line
  }

  /// Follows a line before a message; an empty one ends them.
  private mutating func follow(_ line: [UInt8], lines: Int, length: Int?) throws(FramingError) {
    guard !line.isEmpty else {
      guard let length else { throw .noLength }
      state = length <= MessageLimits.bytes ? .body(length) : .excess(length)
      return
    }
    if lines == MessageLimits.headerLines { throw .manyHeaderLines }
    state = .header(lines: lines + 1, length: try Self.length(in: line) ?? length)
  }

  /// Returns the length that a line states; nil for another line.
  private static func length(in line: [UInt8]) throws(FramingError) -> Int? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { throw .noHeader(text(line[...])) }
    guard text(line[..<colon]).lowercased() == "content-length" else { return nil }
    let digits = text(line[(colon + 1)...])
    guard !digits.isEmpty, digits.utf8.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }),
      let length = Int(digits)
    else { throw .badLength(digits) }
    return length
  }

  /// Returns the text of bytes without the white space around it.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
    let rest = bytes.drop(while: isSpace)
    let end = rest.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? rest.startIndex
    return String(decoding: rest[rest.startIndex..<end], as: UTF8.self)
  }
}

/// A fact about the lines before a message, behind which no message can be found.
enum FramingError: Error, Hashable, Described {
  case manyHeaderLines
  case longHeaderLine
  /// No line states the length of the message.
  case noLength
  case badLength(String)
  /// A line that is no header.
  case noHeader(String)

  func sentence(in language: Language) -> String {
    switch self {
    case .manyHeaderLines:
      language.choose(
        "a message has more than \(MessageLimits.headerLines) header lines",
        "메시지의 헤더가 \(MessageLimits.headerLines)줄보다 많습니다")
    case .longHeaderLine:
      language.choose(
        "a header line has more than \(MessageLimits.headerLineBytes) bytes",
        "헤더 한 줄이 \(MessageLimits.headerLineBytes)바이트보다 깁니다")
    case .noLength:
      language.choose("a message has no Content-Length", "메시지에 Content-Length가 없습니다")
    case .badLength(let text):
      language.choose(
        "Content-Length is not a number of bytes: \(text.shown)",
        "Content-Length가 바이트 수가 아닙니다: \(text.shown)")
    case .noHeader(let text):
      language.choose(
        "a line is no header: \(text.shown): is the client one of the Language Server Protocol?",
        "헤더가 아닌 줄입니다: \(text.shown). Language Server Protocol 클라이언트인지 확인하세요")
    }
  }
}
