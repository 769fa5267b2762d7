// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidSource

/// The server for editors: it judges sources, settings and interface files while they are typed.
struct EditorServer: CallHandler {
  /// The progress of a session.
  private enum Phase: Sendable { case waiting, running, shutDown }

  private var phase = Phase.waiting
  private(set) var client = EditorClient()
  /// The language for an editor that states none, and whether it takes the place of the editor's own.
  private let ownLanguage: Language, isLanguageStated: Bool
  /// The open documents by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// The addresses of the documents whose diagnostics are due.
  var changed: [String] = []
  /// The problems of notifications, which have no answers of their own.
  private var problems: [@Sendable (Language) -> String] = []
  /// The facts that the sources in the editor's folders tell about each other; nil before they are read.
  var facts: ProjectFacts?
  /// The contrasts that were proven for the judgements so far.
  var proofs = SourceProofs()
  private(set) var end: ExitCode?

  /// Creates a server.
  ///
  /// - Parameter isLanguageStated: A Boolean value indicating whether the language takes the place of the editor's.
  init(in language: Language, isLanguageStated: Bool = false) {
    (ownLanguage, self.isLanguageStated) = (language, isLanguageStated)
  }

  var language: Language { isLanguageStated ? ownLanguage : client.language ?? ownLanguage }

  /// An editor that ends without `shutdown` has failed.
  var endOfInput: ExitCode { phase == .shutDown ? .success : .different }

  // MARK: Calls

  mutating func result(of call: Call) throws(CallError) -> JSONText {
    switch phase {
    case .waiting:
      guard call.method == "initialize" else { throw CallError(.notInitialized, .notInitialized) }
      client = try EditorClient(call.parameters)
      phase = .running
      return abilities
    case .shutDown: throw CallError(.invalidRequest, .hasShutDown)
    case .running: return try running(call)
    }
  }

  private mutating func running(_ call: Call) throws(CallError) -> JSONText {
    switch call.method {
    case "initialize": throw CallError(.invalidRequest, .initializedTwice)
    case "shutdown":
      phase = .shutDown
      return .null
    case "textDocument/hover": return try hover(call.parameters)
    case "textDocument/codeAction": return try actions(call.parameters)
    case "textDocument/diagnostic": return try diagnostics(call.parameters)
    default: throw CallError(.unknownMethod, .unknownMethod(call.method))
    }
  }

  mutating func follow(_ call: Call) {
    if call.method == "exit" {
      end = endOfInput
      return
    }
    guard phase == .running else { return }
    do throws(CallError) {
      switch call.method {
      case "textDocument/didOpen": try open(call.parameters)
      case "textDocument/didChange": try change(call.parameters)
      case "textDocument/didSave": try save(call.parameters)
      case "textDocument/didClose": try close(call.parameters)
      default: break
      }
    } catch {
      complain { error.problem.sentence(in: $0) }
    }
  }

  mutating func due() -> [JSONText] {
    var messages = problems.map { problem in
      let error = 1
      return JSONText.notification(
        "window/logMessage",
        .object(["type": .whole(error), "message": .string(problem(language))]))
    }
    problems = []
    let addresses = changed
    changed = []
    guard !client.pullsDiagnostics else { return messages }
    for address in addresses { messages.append(publication(of: address)) }
    return messages
  }

  /// The answer to `initialize`.
  private var abilities: JSONText {
    let synchronization: JSONText = .object([
      "openClose": .bool(true), "change": .whole(2), "save": .object(["includeText": .bool(false)]),
    ])
    var abilities: [JSONText.Member] = [
      ("positionEncoding", .string(client.encoding.rawValue)), ("textDocumentSync", synchronization),
      ("hoverProvider", .bool(true)),
      ("codeActionProvider", .object(["codeActionKinds": .strings([CodeAction.kind])])),
    ]
    if client.pullsDiagnostics {
      abilities.append(
        (
          "diagnosticProvider",
          .object([
            "identifier": .string("pellucid"), "interFileDependencies": .bool(false),
            "workspaceDiagnostics": .bool(false),
          ])
        ))
    }
    return .object([
      "capabilities": .object(abilities),
      "serverInfo": .object(["name": .string("pellucid"), "version": .string(Tool.version)]),
    ])
  }

  /// Notes a problem that no answer can state.
  mutating func complain(_ sentence: @escaping @Sendable (Language) -> String) { problems.append(sentence) }
}
