// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import Testing

@testable import PellucidCommand

@Suite struct CallServerTests {
  /// A server that repeats the parameter `text`.
  private struct Echo: CallHandler {
    var language = Language.english
    var end: ExitCode?
    var endOfInput: ExitCode { .success }
    var noted: [String] = []

    mutating func result(of call: Call) throws(CallError) -> JSONText {
      guard call.method == "echo" else { throw CallError(.unknownMethod, .unknownMethod(call.method)) }
      return .string(try call.parameters.requiredText("text"))
    }

    mutating func follow(_ call: Call) { noted.append(call.method) }
    mutating func nextDue() -> JSONText? { nil }
  }

  private static func answers(_ message: String) -> [String] {
    var server = CallServer(Echo())
    return server.answers(to: Array(message.utf8)).map { $0.text(in: .line) }
  }

  private static func code(_ message: String) -> Int? {
    guard let text = answers(message).first, let range = text.range(of: "\"code\": ") else { return nil }
    return Int(text[range.upperBound...].prefix { $0 == "-" || $0.isNumber })
  }

  @Test("Answer requests with their identifiers")
  func requests() {
    #expect(
      Self.answers(#"{"jsonrpc": "2.0", "id": 7, "method": "echo", "params": {"text": "é"}}"#)
        == [#"{ "jsonrpc": "2.0", "id": 7, "result": "é" }"#])
    #expect(
      Self.answers(#"{"jsonrpc": "2.0", "id": "a", "method": "echo", "params": {"text": ""}}"#)
        == [#"{ "jsonrpc": "2.0", "id": "a", "result": "" }"#])
  }

  @Test("Follow notifications and answers without an answer")
  func notifications() {
    var server = CallServer(Echo())
    #expect(
      server.answers(to: Array(#"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 1}}"#.utf8))
        .isEmpty)
    #expect(server.handler.noted == ["$/cancelRequest"])
    #expect(server.answers(to: Array(#"{"jsonrpc": "2.0", "id": 1, "result": null}"#.utf8)).isEmpty)
  }

  @Test("Refuse messages with the error of their kind")
  func errors() {
    #expect(Self.code("{") == -32700)
    #expect(Self.code(#"{"a": 1, "a": 2}"#) == -32700)
    #expect(Self.code(String(repeating: "[", count: 1000)) == -32700)
    for message in [
      "[]", "1", #"{"id": 1, "method": "echo"}"#, #"{"jsonrpc": "2.0", "id": null, "method": "echo"}"#,
      #"{"jsonrpc": "2.0", "id": 1}"#, #"{"jsonrpc": "2.0", "id": 1, "method": 5}"#,
      #"{"jsonrpc": "2.0", "id": 1, "method": "echo", "params": 5}"#,
    ] {
      #expect(Self.code(message) == -32600, "\(message)")
    }
    #expect(Self.code(#"{"jsonrpc": "2.0", "id": 1, "method": "sing"}"#) == -32601)
    #expect(Self.code(#"{"jsonrpc": "2.0", "id": 1, "method": "echo"}"#) == -32602)
    #expect(Self.code(#"{"jsonrpc": "2.0", "id": 1, "method": "echo", "params": {"text": 5}}"#) == -32602)
  }

  @Test("Answer a list of requests with one list")
  func lists() {
    let answers = Self.answers(
      #"[{"jsonrpc": "2.0", "id": 1, "method": "echo", "params": {"text": "a"}}, {"jsonrpc": "2.0", "method": "x"}, 5]"#
    )
    #expect(answers.count == 1)
    #expect(answers.first?.contains(#""id": 1, "result": "a""#) == true)
    #expect(answers.first?.contains(#""id": null, "error""#) == true)
    #expect(Self.answers(#"[{"jsonrpc": "2.0", "method": "x"}]"#).isEmpty)
  }

  @Test("Write each answer on one line, whatever it repeats")
  func oneLine() {
    let answers = Self.answers(
      #"{"jsonrpc": "2.0", "id": "\n", "method": "echo", "params": {"text": "a\nb\u2028\r"}}"#)
    #expect(answers.count == 1 && answers[0].utf8.allSatisfy { $0 >= 0x20 })
  }
}
