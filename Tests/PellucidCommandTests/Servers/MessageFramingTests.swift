// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidCommand

@Suite struct MessageFramingTests {
  /// Returns the parts of a stream that arrives in pieces.
  private static func parts<Framing: MessageFraming>(
    of stream: [UInt8], in pieces: Int, _ framing: Framing
  ) throws(FramingError) -> [FramedPart] {
    var framing = framing
    var found: [FramedPart] = []
    var rest = stream[...]
    while !rest.isEmpty {
      framing.add(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
      while let part = try framing.next() { found.append(part) }
    }
    return found
  }

  private static func error(of text: String) -> FramingError? {
    do throws(FramingError) {
      _ = try parts(of: Array(text.utf8), in: 1000, HeaderFraming())
      return nil
    } catch { return error }
  }

  @Test("Read messages with headers, however the bytes arrive", arguments: [1, 2, 7, 1000])
  func headers(pieces: Int) throws {
    let messages = ["{}", "한글 😀", "", String(repeating: "x", count: 3000)]
    let stream = messages.map { HeaderFraming.framed($0) }.joined()
    let parts = try Self.parts(of: Array(stream.utf8), in: pieces, HeaderFraming())
    #expect(parts == messages.map { .message(Array($0.utf8)) })
  }

  @Test("Read headers in any case, with others beside them, and with bare line feeds")
  func otherHeaders() throws {
    let stream =
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:  2 \r\n\r\n{}Content-Length: 1\n\n1"
    let parts = try Self.parts(of: Array(stream.utf8), in: 5, HeaderFraming())
    #expect(parts == [.message(Array("{}".utf8)), .message(Array("1".utf8))])
  }

  @Test("Reject headers behind which no message can be found")
  func wrongHeaders() {
    #expect(Self.error(of: "\r\n") == .noLength)
    #expect(Self.error(of: "Content-Length: -1\r\n\r\n") == .badLength("-1"))
    #expect(
      Self.error(of: "Content-Length: 99999999999999999999\r\n\r\n") == .badLength("99999999999999999999"))
    #expect(Self.error(of: "{\"jsonrpc\": 2}\n{}\n") == .noHeader("{}"))
    #expect(Self.error(of: String(repeating: "A: b\r\n", count: 101)) == .manyHeaderLines)
    #expect(Self.error(of: String(repeating: "A: b\r\n", count: 99) + "Content-Length: 0\r\n\r\n") == nil)
    #expect(Self.error(of: String(repeating: "x", count: 9000)) == .longHeaderLine)
  }

  @Test("Pass over a message that is too long, without keeping it")
  func longMessages() throws {
    let length = MessageLimits.bytes + 1
    var framing = HeaderFraming()
    framing.add(Array("Content-Length: \(length)\r\n\r\n".utf8))
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<(length / part.count) {
      framing.add(part)
      #expect(try framing.next() == nil)
    }
    framing.add([0x20] + Array(HeaderFraming.framed("{}").utf8))
    #expect(try framing.next() == .tooLong)
    #expect(try framing.next() == .message(Array("{}".utf8)))
  }

  @Test("Read lines as messages, and leave empty ones out", arguments: [1, 3, 1000])
  func lines(pieces: Int) throws {
    let stream = "{\"a\": 1}\n\r\n  \n[]\r\n{}"
    var framing = LineFraming()
    var found: [FramedPart] = []
    var rest = Array(stream.utf8)[...]
    while !rest.isEmpty {
      framing.add(Array(rest.prefix(pieces)))
      rest = rest.dropFirst(pieces)
      while let part = framing.next() { found.append(part) }
    }
    #expect(found == [.message(Array("{\"a\": 1}".utf8)), .message(Array("[]\r".utf8))])
    #expect(framing.last() == Array("{}".utf8) && framing.last() == nil)
  }

  @Test("Pass over a line that is too long")
  func longLines() {
    var framing = LineFraming()
    let part = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0...(MessageLimits.bytes / part.count) {
      framing.add(part)
      #expect(framing.next() == nil)
    }
    framing.add(Array("\n{}\n".utf8))
    #expect(framing.next() == .tooLong)
    #expect(framing.next() == .message(Array("{}".utf8)))
  }
}
