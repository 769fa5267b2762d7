// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The framing of the Model Context Protocol: a message is one line.
struct LineFraming: MessageFraming, Sendable {
  private var queue = ByteQueue()
  /// A Boolean value that is true in a line that is too long.
  private var isInExcess = false

  init() {}

  mutating func add(_ bytes: [UInt8]) { queue.add(bytes) }

  mutating func next() -> FramedPart? {
    while let line = queue.takeLine() {
      if isInExcess || line.count > MessageLimits.bytes {
        isInExcess = false
        return .tooLong
      }
      if !Self.isBlank(line) { return .message(line) }
    }
    if queue.count > MessageLimits.bytes {
      isInExcess = true
      queue.skip(queue.count)
    }
    return nil
  }

  mutating func last() -> [UInt8]? {
    guard !isInExcess, let line = queue.take(queue.count), !Self.isBlank(line) else { return nil }
    return line
  }

  static func framed(_ message: String) -> String { message + "\n" }

  private static func isBlank(_ line: [UInt8]) -> Bool {
    line.allSatisfy { $0 == 0x20 || $0 == 0x09 || $0 == UInt8(ascii: "\r") }
  }
}
