// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The methods of one protocol.
protocol CallHandler {
  /// The language of errors.
  var language: Language { get }
  /// Returns the result of a request. Throws an error that answers it.
  mutating func result(of call: Call) throws(CallError) -> JSONText
  /// Follows a notification. One that is unknown or wrong is ignored, because nobody waits for an answer.
  mutating func follow(_ call: Call)
  /// Returns the next message that is due once no more calls wait; nil for none.
  mutating func nextDue() -> JSONText?
  /// The exit code of a session that a call has ended; nil while it goes on.
  var end: ExitCode? { get }
  /// The exit code where the input ends.
  var endOfInput: ExitCode { get }
}

extension CallHandler {
  /// Returns all messages that are due.
  mutating func due() -> [JSONText] {
    var messages: [JSONText] = []
    while let message = nextDue() { messages.append(message) }
    return messages
  }
}

/// A server that answers the messages of JSON-RPC 2.0, one after another.
struct CallServer<Handler: CallHandler> {
  var handler: Handler

  /// Chosen: the text of a document may fill a message, and has few other values beside it.
  static var limits: JSONLimits { JSONLimits(bytes: MessageLimits.bytes, depth: 200, values: 1_000_000) }

  init(_ handler: Handler) { self.handler = handler }

  /// Returns the answers to a message: none for notifications, and one for each request or for a list of them.
  mutating func answers(to message: [UInt8]) -> [JSONText] {
    let document: JSONDocument
    do throws(JSONError) { document = try JSONDocument(parsing: message, limits: Self.limits) } catch {
      return [failure(CallError(.parsing, .notJSON(error)), nil)]
    }
    guard case .array(let items) = document.root.value, !items.isEmpty else {
      return answer(to: document.root, in: document).map { [$0] } ?? []
    }
    var answers: [JSONText] = []
    for item in items {
      if let answer = answer(to: item, in: document) { answers.append(answer) }
    }
    return answers.isEmpty ? [] : [.array(answers)]
  }

  /// Returns the answer to a message that was not read because it is too long.
  func answerToLongMessage() -> JSONText {
    failure(CallError(.invalidRequest, .tooLong(limit: MessageLimits.bytes)), nil)
  }

  private mutating func answer(to node: JSONNode, in document: JSONDocument) -> JSONText? {
    switch ReceivedMessage(node, in: document) {
    case .answer: return nil
    case .invalid(let identifier): return failure(CallError(.invalidRequest, .notACall), identifier)
    case .call(let call):
      guard let identifier = call.identifier else {
        handler.follow(call)
        return nil
      }
      do throws(CallError) {
        let result = try handler.result(of: call)
        return .object(["jsonrpc": .string("2.0"), "id": identifier.json, "result": result])
      } catch {
        return failure(error, identifier)
      }
    }
  }

  private func failure(_ error: CallError, _ identifier: Call.Identifier?) -> JSONText {
    .object([
      "jsonrpc": .string("2.0"), "id": identifier?.json ?? .null, "error": error.json(in: handler.language),
    ])
  }
}

extension JSONText {
  /// Returns the message of a notification to the client.
  static func notification(_ method: String, _ parameters: JSONText) -> JSONText {
    .object(["jsonrpc": .string("2.0"), "method": .string(method), "params": parameters])
  }
}
