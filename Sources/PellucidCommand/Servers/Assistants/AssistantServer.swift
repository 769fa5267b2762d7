// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The server for assistants: it offers the judgements and drawings of the program as tools.
struct AssistantServer: CallHandler {
  /// The versions of the Model Context Protocol, the latest first.
  static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

  let language: Language
  private let tools: [any AssistantTool]
  private var isInitialized = false

  init(_ terminal: Terminal) {
    language = terminal.language
    // Standard error belongs to the client.
    var silent = terminal
    (silent.showsProgress, silent.saysNotes) = (false, false)
    tools = [AuditTool(terminal: silent), ExplainTool(), ContrastTool(), DrawTool(terminal: silent)]
  }

  /// The client ends a session by closing the input.
  var end: ExitCode? { nil }
  var endOfInput: ExitCode { .success }

  mutating func result(of call: Call) throws(CallError) -> JSONText {
    switch call.method {
    case "ping": return .object([])
    case "initialize":
      guard !isInitialized else { throw CallError(.invalidRequest, .initializedTwice) }
      let wanted = try call.parameters.requiredText("protocolVersion")
      isInitialized = true
      return abilities(in: Self.versions.first { $0 == wanted } ?? Self.versions[0])
    default: break
    }
    guard isInitialized else { throw CallError(.invalidRequest, .notInitialized) }
    switch call.method {
    case "tools/list": return .object(["tools": .array(tools.map(\.description))])
    case "tools/call": return try answer(to: call.parameters)
    default: throw CallError(.unknownMethod, .unknownMethod(call.method))
    }
  }

  mutating func follow(_ call: Call) {}
  mutating func nextDue() -> JSONText? { nil }

  /// Returns the answer to `initialize`.
  private func abilities(in version: String) -> JSONText {
    .object([
      "protocolVersion": .string(version),
      "capabilities": .object(["tools": .object(["listChanged": .bool(false)])]),
      "serverInfo": .object(["name": .string("pellucid"), "version": .string(Tool.version)]),
      "instructions": .string(
        "Pellucid judges and draws Apple's materials, Liquid Glass and appearance. After changing SwiftUI, UIKit or AppKit "
          + "code, call audit on the files; call explain for a rule that is not clear, contrast before choosing a "
          + "foreground, and draw to see a scene."),
    ])
  }

  /// Calls a tool. What is wrong with its arguments is its result, for the assistant to read.
  private func answer(to parameters: CallParameters) throws(CallError) -> JSONText {
    let name = try parameters.requiredText("name")
    guard let tool = tools.first(where: { $0.name == name }) else {
      throw CallError(.invalidParameters, .unknownTool(name, known: tools.map(\.name)))
    }
    let arguments = try parameters.object("arguments").alone
    do throws(ToolFailure) {
      do throws(CallError) { try arguments.check(only: tool.properties.map(\.name)) } catch {
        throw ToolFailure(error.problem)
      }
      return try tool.result(of: arguments, in: language).json
    } catch {
      return ToolResult(failure: error.sentence(in: language)).json
    }
  }
}
