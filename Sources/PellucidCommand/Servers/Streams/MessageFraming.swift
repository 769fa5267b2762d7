// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The limits on messages, checked before memory is reserved for them.
enum MessageLimits {
  /// The maximum length of a message, in bytes.
  static let bytes = 64 << 20
  /// The maximum number of lines before a message.
  static let headerLines = 100
  /// The maximum length of such a line, in bytes. Chosen: a hundred times those in use.
  static let headerLineBytes = 8192
}

/// The boundaries of messages in a stream of bytes.
protocol MessageFraming {
  /// Adds bytes that have arrived.
  mutating func add(_ bytes: [UInt8])
  /// Returns the next part of the stream; nil until more bytes have arrived. Throws where no later message can be found.
  mutating func next() throws(FramingError) -> FramedPart?
  /// Returns what is left as a message where the stream has ended; nil for none.
  mutating func last() -> [UInt8]?
  /// Returns the text of a message with its boundaries.
  static func framed(_ message: String) -> String
}

/// A part of a stream of messages.
enum FramedPart: Hashable, Sendable {
  case message([UInt8])
  /// A message over the limit of bytes, which was passed over.
  case tooLong
}

/// Bytes that arrived and are not used up.
struct ByteQueue: Sendable {
  private var bytes: [UInt8] = []
  /// The index of the first byte that is not used up, and of the first in which no line break was looked for.
  private var start = 0, searched = 0

  /// The number of bytes that are not used up.
  var count: Int { bytes.count - start }

  mutating func add(_ more: [UInt8]) {
    // Bytes that are used up are removed once they are the greater part, so that each is moved at most once.
    if start > bytes.count / 2 {
      bytes.removeFirst(start)
      (searched, start) = (searched - start, 0)
    }
    bytes += more
  }

  /// Removes and returns the first bytes; nil where there are fewer.
  mutating func take(_ count: Int) -> [UInt8]? {
    guard count <= self.count else { return nil }
    defer { skip(count) }
    return Array(bytes[start..<(start + count)])
  }

  /// Removes the first bytes.
  mutating func skip(_ count: Int) {
    start += min(count, self.count)
    searched = max(searched, start)
  }

  /// Removes and returns the bytes before a line break, and removes the line break; nil where there is none yet.
  mutating func takeLine() -> [UInt8]? {
    guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
      searched = bytes.count
      return nil
    }
    defer { skip(end + 1 - start) }
    return Array(bytes[start..<end])
  }
}
