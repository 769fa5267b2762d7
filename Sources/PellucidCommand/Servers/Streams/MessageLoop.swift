// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// A session over standard input and output: messages are read and answered until a call or the input ends.
struct MessageLoop<Framing: MessageFraming, Handler: CallHandler> {
  private var framing: Framing
  private var server: CallServer<Handler>

  /// Chosen: the size of the buffer of a pipe.
  private static var partBytes: Int { 1 << 16 }

  init(_ framing: Framing, _ handler: Handler) { (self.framing, server) = (framing, CallServer(handler)) }

  /// Runs the session and returns its exit code. Throws where the output cannot be written, and where the input has no further
  /// messages that could be told from each other.
  mutating func run() throws(CommandError) -> ExitCode {
    while true {
      // A client that types sends several changes at once; only the last text is judged. What is due about other documents waits for
      // the changes that arrive meanwhile.
      while !StandardStream.input.hasMore, let message = server.handler.nextDue() { try send([message]) }
      guard let bytes = try Self.read() else {
        if let message = framing.last() { try send(server.answers(to: message)) }
        try send(server.handler.due())
        return server.handler.end ?? server.handler.endOfInput
      }
      framing.add(bytes)
      if let end = try answer() { return end }
    }
  }

  /// Answers the messages that have arrived, and returns the exit code if one of them ends the session.
  private mutating func answer() throws(CommandError) -> ExitCode? {
    while let part = try nextPart() {
      switch part {
      case .tooLong: try send([server.answerToLongMessage()])
      case .message(let message): try send(server.answers(to: message))
      }
      if let end = server.handler.end { return end }
    }
    return nil
  }

  /// Returns the next part of the input that has arrived; nil for none.
  private mutating func nextPart() throws(CommandError) -> FramedPart? {
    do throws(FramingError) { return try framing.next() } catch { throw CommandError(.badInput, error) }
  }

  /// Returns bytes of the input as soon as there are some; nil at its end.
  private static func read() throws(CommandError) -> [UInt8]? {
    do throws(FileReadingError) {
      let bytes = try StandardStream.input.read(atMost: partBytes)
      return bytes.isEmpty ? nil : bytes
    } catch {
      throw CommandError(.badInput, error)
    }
  }

  private func send(_ messages: [JSONText]) throws(CommandError) {
    for message in messages {
      let code = StandardStream.output.write(Framing.framed(message.text(in: .line)))
      if code != 0 { throw CommandError(printing: code) }
    }
  }
}
