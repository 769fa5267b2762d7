// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import Testing

@testable import PellucidCommand

/// A session with a server for editors, which it leads by messages alone.
struct EditorSession {
  /// The address of a document in no folder.
  static let uri = "file:///nowhere/Card.swift"

  var server = CallServer(EditorServer(in: .english))
  private var next = 0

  /// Begins a session.
  ///
  /// - Parameter folder: The path of the folder that the editor has open; nil for none.
  init(_ capabilities: String = "{}", locale: String = "en", folder: String? = nil) throws {
    let root = folder.map { #", "rootUri": "file://\#($0)""# } ?? ""
    let answer = try request(
      "initialize", #"{"capabilities": \#(capabilities), "locale": "\#(locale)"\#(root)}"#)
    #expect(answer["result"] != nil)
  }

  /// Returns the answer to a request.
  mutating func request(_ method: String, _ parameters: String) throws -> [String: Any] {
    next += 1
    let answers = server.answers(
      to: Array(
        #"{"jsonrpc": "2.0", "id": \#(next), "method": "\#(method)", "params": \#(parameters)}"#.utf8))
    return try #require(answers.map(Self.object).first)
  }

  mutating func notify(_ method: String, _ parameters: String) {
    let answers = server.answers(
      to: Array(#"{"jsonrpc": "2.0", "method": "\#(method)", "params": \#(parameters)}"#.utf8))
    #expect(answers.isEmpty)
  }

  mutating func open(_ text: String, uri: String = Self.uri, language: String = "swift") {
    notify(
      "textDocument/didOpen",
      #"{"textDocument": {"uri": "\#(uri)", "languageId": "\#(language)", "version": 1, "text": \#(JSONText.quoted(text))}}"#
    )
  }

  /// Replaces the text of a document.
  mutating func change(_ text: String, uri: String = Self.uri) {
    notify(
      "textDocument/didChange",
      #"{"textDocument": {"uri": "\#(uri)", "version": 2}, "contentChanges": [{"text": \#(JSONText.quoted(text))}]}"#
    )
  }

  mutating func save(_ uri: String = Self.uri) {
    notify("textDocument/didSave", #"{"textDocument": {"uri": "\#(uri)"}}"#)
  }

  mutating func close(_ uri: String = Self.uri) {
    notify("textDocument/didClose", #"{"textDocument": {"uri": "\#(uri)"}}"#)
  }

  // MARK: Messages of the server

  /// Returns the messages that are due.
  mutating func due() -> [[String: Any]] { server.handler.due().map(Self.object) }

  /// Returns the diagnostics that are due for a document; nil where none are.
  mutating func diagnostics(_ uri: String = Self.uri) -> [[String: Any]]? {
    let due = due().compactMap { $0["params"] as? [String: Any] }
    return due.first { $0["uri"] as? String == uri }?["diagnostics"] as? [[String: Any]]
  }

  /// Returns the codes of the diagnostics that are due for a document.
  mutating func codes(_ uri: String = Self.uri) throws -> [String] {
    try #require(diagnostics(uri)).compactMap { $0["code"] as? String }
  }

  private static func object(_ text: JSONText) -> [String: Any] {
    (try? JSONSerialization.jsonObject(with: Data(text.text(in: .line).utf8))) as? [String: Any] ?? [:]
  }
}
