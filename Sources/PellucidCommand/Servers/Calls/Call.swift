// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A call of JSON-RPC 2.0: a request, which has an identifier and is answered, or a notification, which has none.
struct Call: Sendable {
  /// The identifier of a request, which its answer repeats.
  enum Identifier: Hashable, Sendable {
    case number(Double)
    case text(String)

    var json: JSONText {
      switch self {
      case .number(let number): .number(number)
      case .text(let text): .string(text)
      }
    }
  }

  var method: String
  /// The identifier of a request; nil for a notification.
  var identifier: Identifier?
  var parameters: CallParameters
}

/// A message that was received.
enum ReceivedMessage: Sendable {
  case call(Call)
  /// An answer to a request of the server, which changes nothing.
  case answer
  /// A value that is no call, with the identifier if it has a usable one.
  case invalid(Call.Identifier?)

  /// Reads a value of a message.
  ///
  /// - Parameter document: The whole message.
  init(_ node: JSONNode, in document: JSONDocument) {
    guard case .object = node.value, node["jsonrpc"]?.text == "2.0" else {
      self = .invalid(Self.identifier(of: node))
      return
    }
    let identifier = Self.identifier(of: node)
    guard let method = node["method"] else {
      let isAnswer = identifier != nil && (node.member("result") != nil || node.member("error") != nil)
      self = isAnswer ? .answer : .invalid(identifier)
      return
    }
    guard let name = method.text, node["id"] == nil || identifier != nil else {
      self = .invalid(identifier)
      return
    }
    let parameters = CallParameters(node["params"], bytes: document.bytes)
    guard let parameters else {
      self = .invalid(identifier)
      return
    }
    self = .call(Call(method: name, identifier: identifier, parameters: parameters))
  }

  /// Returns the identifier of a message; nil for none, and for one that is neither a number nor a text.
  private static func identifier(of node: JSONNode) -> Call.Identifier? {
    switch node["id"]?.value {
    case .number(let number): .number(number)
    case .string(let text): .text(text)
    default: nil
    }
  }
}
