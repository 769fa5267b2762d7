// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge
import PellucidTestSupport
import Testing

@testable import PellucidCommand

@Suite struct EditorServerTests {
  private static let source = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("😀").foregroundStyle(.black).padding().background(.thinMaterial)
      }
    }

    """

  private static var document: String { #""textDocument": {"uri": "\#(EditorSession.uri)", "version": 2}"# }

  @Test("Judge a document that is opened, and again after each change")
  func changes() throws {
    var session = try EditorSession()
    session.open(Self.source)
    #expect(try session.codes().contains("SRC06"))
    let black = (16 + "Text(\"😀\").foregroundStyle(".utf16.count) - 12
    session.notify(
      "textDocument/didChange",
      #"{\#(Self.document), "contentChanges": [{"range": {"start": {"line": 3, "character": \#(black)}, "end": {"line": 3, "character": \#(black + 6)}}, "text": ".primary"}]}"#
    )
    #expect(try session.codes().isEmpty)
    session.change(Self.source)
    #expect(try session.codes().contains("SRC06"))
    session.close()
    #expect(try session.codes().isEmpty)
    #expect(session.server.handler.due().isEmpty)
  }

  @Test("Judge once after several changes that arrive together")
  func severalChanges() throws {
    var session = try EditorSession()
    for text in ["", "let a = 1", Self.source] { session.open(text) }
    let due = session.server.handler.due()
    #expect(due.count == 1)
  }

  @Test("Judge the document that was changed last before those that its colours decide about")
  func order() throws {
    let folder = try TemporaryFolder()
    _ = try folder.write("", to: "Colors.swift")
    var session = try EditorSession(folder: folder.path)
    let colors = "file://" + folder.path + "/Colors.swift"
    for name in ["A", "Colors", "B"] { session.open(Self.source, uri: "file://\(folder.path)/\(name).swift") }
    _ = session.due()
    session.change("extension Color { static let a = Color.red }", uri: colors)
    let due = session.due().compactMap { ($0["params"] as? [String: Any])?["uri"] as? String }
    #expect(due.count == 3 && due.first == colors, "\(due)")
  }

  @Test("Take the first encoding that the editor lists")
  func encodings() throws {
    for (list, expected) in [
      ("[]", "utf-16"), (#"["utf-7", "utf-32", "utf-8"]"#, "utf-32"), (#"["utf-8"]"#, "utf-8"),
    ] {
      let session = try EditorSession(#"{"general": {"positionEncodings": \#(list)}}"#)
      #expect(session.server.handler.client.encoding.rawValue == expected)
    }
  }

  @Test("Speak the language of the editor, unless another is stated")
  func languages() throws {
    #expect(try EditorSession(locale: "ko-KR").server.handler.language == .korean)
    #expect(try EditorSession(locale: "kok").server.handler.language == .english)
    var server = CallServer(EditorServer(in: .korean, isLanguageStated: true))
    _ = server.answers(
      to: Array(
        #"{"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"capabilities": {}, "locale": "en"}}"#
          .utf8))
    #expect(server.handler.language == .korean)
  }

  @Test("Refuse calls before initialize and after shutdown, and end with the exit code of the protocol")
  func phases() throws {
    var server = CallServer(EditorServer(in: .english))
    let early = server.answers(to: Array(#"{"jsonrpc": "2.0", "id": 1, "method": "shutdown"}"#.utf8))
    #expect(early.first?.text(in: .line).contains("-32002") == true)
    _ = server.answers(to: Array(#"{"jsonrpc": "2.0", "method": "exit"}"#.utf8))
    #expect(server.handler.end == .different)

    var session = try EditorSession()
    #expect(try session.request("initialize", #"{"capabilities": {}}"#)["error"] != nil)
    #expect(session.server.handler.endOfInput == .different)
    #expect(try session.request("shutdown", "null")["result"] is NSNull)
    #expect(try session.request("textDocument/hover", "{}")["error"] != nil)
    session.notify("exit", "null")
    #expect(session.server.handler.end == .success)
  }

  @Test("Log notifications that cannot be followed, and go on")
  func wrongNotifications() throws {
    var session = try EditorSession()
    session.notify("textDocument/didChange", "{\(Self.document), \"contentChanges\": []}")
    session.notify("textDocument/didOpen", #"{"textDocument": {"uri": 5}}"#)
    session.notify("$/setTrace", #"{"value": "off"}"#)
    let due = session.server.handler.due().map { $0.text(in: .line) }
    #expect(due.count == 2 && due.allSatisfy { $0.contains("window/logMessage") })
    session.open(Self.source)
    #expect(try session.codes().contains("SRC06"))
  }

  @Test("Follow a configuration beside the document")
  func configurations() throws {
    let folder = try TemporaryFolder()
    try #"{"version": 1, "rules": [{"rule": "SRC06", "severity": "note"}]}"#.write(
      toFile: folder.path + "/.pellucid.json", atomically: true, encoding: .utf8)
    var session = try EditorSession()
    let uri = "file://" + folder.path + "/Card.swift"
    session.open(Self.source, uri: uri)
    let due = session.server.handler.due().map { $0.text(in: .line) }
    #expect(due.contains { $0.contains("\"SRC06\"") && $0.contains("\"severity\": 3") }, "\(due)")
  }

  @Test("Say that a file is too long to be judged")
  func longFiles() throws {
    var session = try EditorSession()
    session.open(String(repeating: "//\n", count: ProjectAudit.mostBytes / 3 + 1))
    let due = session.server.handler.due().map { $0.text(in: .line) }
    #expect(due.first?.contains("8 MB") == true)
  }

  @Test(
    "Say where the judgement of a file ends, in the words of the audit",
    arguments: [
      ("Deep.swift", "let a = Color.red\nlet b = " + String(repeating: "[", count: 100), 1),
      ("Long.swift", "let color =\n  b" + String(repeating: " + c", count: 300), 1),
      ("Info.plist", "<plist>\n<dict>\n<key", 2), ("Main.storyboard", "<document>\n<scenes>\n</document>", 2),
    ])
  func ends(name: String, text: String, line: Int) throws {
    let folder = try TemporaryFolder(), path = folder.path + "/" + name
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    let audit = ProjectAudit(
      files: try ProjectFiles(at: [path]).files, threads: ThreadExecutor(threads: 1),
      settings: SourceSettings())
    let sentence = try #require(audit.outcomes().first?.failure?.sentence(in: .english))
    var session = try EditorSession()
    session.open(text, uri: "file://" + path, language: "")
    let diagnostics = session.diagnostics("file://" + path) ?? []
    let end = try #require(diagnostics.first { $0["code"] == nil })
    #expect(end["message"] as? String == sentence)
    #expect(end["severity"] as? Int == 3)
    let range = try #require(end["range"] as? [String: [String: Int]])
    #expect(range["start"]?["line"] == line && range["end"]?["line"] == line, "\(range)")
  }

  @Test("Judge settings, and no files of other kinds")
  func otherFiles() throws {
    var session = try EditorSession()
    let plist = """
      <plist version="1.0"><dict>
      <key>UIUserInterfaceStyle</key><string>Dark</string>
      </dict></plist>
      """
    for (name, codes) in [("Info.plist", ["SRC04"]), ("Read.me", [])] {
      let uri = "file:///nowhere/" + name
      session.open(plist, uri: uri, language: "xml")
      #expect(try session.codes(uri) == codes)
    }
  }

  @Test("Every text that is typed in part is judged", arguments: [1, 2])
  func typing(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var session = try EditorSession()
    let scalars = Array(Self.source.unicodeScalars)
    for _ in 0..<60 {
      let first = Int.random(in: 0..<scalars.count, using: &generator)
      let last = Int.random(in: first..<scalars.count, using: &generator)
      var text = String.UnicodeScalarView()
      text.append(contentsOf: scalars[..<first] + scalars[last...])
      session.open(String(text))
      _ = try session.codes()
    }
  }
}
