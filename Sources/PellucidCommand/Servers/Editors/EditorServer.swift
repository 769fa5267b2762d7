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
  var client = EditorClient()
  /// The language for an editor that states none, and whether it takes the place of the editor's own.
  private let ownLanguage: Language, isLanguageStated: Bool
  /// The open documents by their addresses.
  var documents: [String: OpenDocument] = [:]
  /// The addresses of the documents whose diagnostics are due.
  var changed: [String] = []
  /// The other messages that are due: requests, and problems of notifications, which have no answers of their own.
  private var messages: [JSONText] = []
  /// The number of requests so far.
  private var requests = 0
  /// The facts that the files in the editor's folders tell about each other.
  var facts = FolderFacts()
  /// A Boolean value that is true where files of the editor's folders may have changed since they were read.
  var mayFilesDiffer = true
  /// The contrasts that were proven for the judgements so far.
  let proofs = SourceProofs()
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
      case "initialized": if client.watchesFiles { request(.watch) }
      case "textDocument/didOpen": try open(call.parameters)
      case "textDocument/didChange": try change(call.parameters)
      case "textDocument/didSave": try save(call.parameters)
      case "textDocument/didClose": try close(call.parameters)
      case "workspace/didChangeWatchedFiles": try followFiles(call.parameters)
      case "workspace/didChangeWorkspaceFolders": try followFolders(call.parameters)
      default: break
      }
    } catch {
      complain(error.problem.sentence(in: language))
    }
  }

  mutating func nextDue() -> JSONText? {
    followFacts()
    if client.pullsDiagnostics { changed = [] }
    if !messages.isEmpty { return messages.removeFirst() }
    return changed.isEmpty ? nil : publication(of: changed.removeFirst())
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
      (
        "workspace",
        .object([
          "workspaceFolders": .object(["supported": .bool(true), "changeNotifications": .bool(true)])
        ])
      ),
    ]
    if client.pullsDiagnostics {
      abilities.append(
        (
          "diagnosticProvider",
          .object([
            "identifier": .string("pellucid"), "interFileDependencies": .bool(true),
            "workspaceDiagnostics": .bool(false),
          ])
        ))
    }
    return .object([
      "capabilities": .object(abilities),
      "serverInfo": .object(["name": .string("pellucid"), "version": .string(Tool.version)]),
    ])
  }

  /// Notes a request that is due.
  mutating func request(_ request: EditorRequest) {
    requests += 1
    messages.append(request.message(number: requests))
  }

  /// Notes a problem that no answer can state.
  mutating func complain(_ sentence: String) {
    let error = 1
    messages.append(
      .notification("window/logMessage", .object(["type": .whole(error), "message": .string(sentence)])))
  }
}
