// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidCommand

/// Tests of the facts that the files of a project tell about each other, followed while they change.
@Suite struct EditorFactsTests {
  private static let card = """
    import SwiftUI
    struct Card: View {
      var body: some View {
        Text("a").foregroundStyle(Color.black).background(Color.panel)
      }
    }
    """
  private static let colors = """
    import SwiftUI
    extension Color {
      static let panel = Color(uiColor: .systemBackground)
    }
    """
  /// The finding about the card where a file defines its ground, and the one where none does.
  private static let (known, unknown) = (["SRC02"], ["SRC01"])

  /// An editor that has a folder with a card and its colours open.
  private struct Project {
    let folder: TemporaryFolder
    var session: EditorSession

    init(_ capabilities: String = "{}", files: [String: String]) throws {
      folder = try TemporaryFolder()
      session = try EditorSession(capabilities, folder: folder.path)
      for (name, text) in files { _ = try folder.write(text, to: name) }
    }

    func uri(_ name: String) -> String { "file://" + folder.path + "/" + name }

    func remove(_ name: String) throws {
      try FileManager.default.removeItem(atPath: folder.path + "/" + name)
    }

    /// Tells the server that a file was created (1), changed (2) or deleted (3).
    mutating func tell(_ name: String, _ kind: Int) {
      session.notify(
        "workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(uri(name))", "type": \#(kind)}]}"#)
    }

    /// Returns the severities of the diagnostics of a rule that are due for the card.
    mutating func severities(of rule: String) -> [Int] {
      (session.diagnostics(uri("Card.swift")) ?? []).filter { $0["code"] as? String == rule }
        .compactMap { $0["severity"] as? Int }
    }

    /// Returns the codes of the diagnostics that are due for the card; nil where none are.
    mutating func codes() -> [String]? {
      session.diagnostics(uri("Card.swift"))?.compactMap { $0["code"] as? String }
    }
  }

  private static func project(_ capabilities: String = "{}") throws -> Project {
    var project = try Project(capabilities, files: ["Colors.swift": colors, "Card.swift": card])
    project.session.open(card, uri: project.uri("Card.swift"))
    #expect(project.codes() == known)
    return project
  }

  @Test("A colour that is renamed and named back in an open document changes the findings about others")
  func renaming() throws {
    var project = try Self.project()
    let uri = project.uri("Colors.swift")
    project.session.open(Self.colors, uri: uri)
    #expect(project.codes() == nil, "documents are due whose facts are the same")
    project.session.change(Self.colors.replacing("panel", with: "pane"), uri: uri)
    #expect(project.codes() == Self.unknown)
    project.session.change(Self.colors.replacing("let", with: "var"), uri: uri)
    #expect(project.codes() == Self.known)
  }

  @Test("A document that is closed with changes counts as its file has it")
  func closing() throws {
    var project = try Self.project()
    let uri = project.uri("Colors.swift")
    project.session.open("", uri: uri)
    #expect(project.codes() == Self.unknown)
    project.session.close(uri)
    #expect(project.codes() == Self.known)
  }

  @Test("A file that is deleted, created again and changed outside of the editor is followed")
  func files() throws {
    var project = try Self.project()
    try project.remove("Colors.swift")
    project.tell("Colors.swift", 3)
    #expect(project.codes() == Self.unknown)
    _ = try project.folder.write(Self.colors, to: "Sources/Theme.swift")
    project.tell("Sources/Theme.swift", 1)
    #expect(project.codes() == Self.known)
    _ = try project.folder.write("", to: "Sources/Theme.swift")
    project.tell("Sources/Theme.swift", 2)
    #expect(project.codes() == Self.unknown)
  }

  @Test("Files are read again after a document is saved in an editor that does not tell of changes")
  func saving() throws {
    var project = try Self.project()
    try project.remove("Colors.swift")
    project.session.save(project.uri("Card.swift"))
    #expect(project.codes() == Self.unknown)
    project.session.save(project.uri("Card.swift"))
    #expect(project.codes() == nil, "documents are due about which nothing has changed")
  }

  @Test("A colour that a catalog no longer has is forgotten")
  func catalogs() throws {
    let named = Self.card.replacing("Color.black", with: #"Color("Panel")"#)
      .replacing("Color.panel", with: "Color.white")
    let set = "Assets.xcassets/Panel.colorset/Contents.json"
    let contents = """
      {"colors": [{"idiom": "universal", "color": {"platform": "ios", "reference": "labelColor"}}],
      "info": {"author": "xcode", "version": 1}}
      """
    var project = try Project(files: ["Card.swift": named, set: contents])
    project.session.open(named, uri: project.uri("Card.swift"))
    let (error, hint) = (1, 4)
    #expect(project.severities(of: "SRC02") == [error])
    try project.remove("Assets.xcassets/Panel.colorset")
    project.tell(set, 3)
    #expect(project.severities(of: "SRC02") == [hint], "the colour is still known to follow the appearance")
  }

  @Test("Two files that define a colour differently leave it unknown until one of them no longer does")
  func conflicts() throws {
    var project = try Self.project()
    let other = project.uri("Other.swift")
    _ = try project.folder.write(Self.colors, to: "Other.swift")
    project.tell("Other.swift", 1)
    #expect(project.codes() == nil)
    project.session.open(Self.colors.replacing(".systemBackground", with: ".red"), uri: other)
    #expect(project.codes() == Self.unknown)
    project.session.change("import SwiftUI", uri: other)
    #expect(project.codes() == Self.known)
  }

  @Test("A configuration that changes outside of the editor is followed")
  func configurations() throws {
    var project = try Self.project()
    _ = try project.folder.write(
      #"{"version": 1, "rules": [{"rule": "SRC02", "ignore": "a test"}]}"#, to: ".pellucid.json")
    project.tell(".pellucid.json", 1)
    #expect(project.codes() == [])
    try project.remove(".pellucid.json")
    project.tell(".pellucid.json", 3)
    #expect(project.codes() == Self.known)
  }

  @Test("An editor that can tell when files change is requested to, and is not waited for")
  func watching() throws {
    let capabilities = #"{"workspace": {"didChangeWatchedFiles": {"dynamicRegistration": true}}}"#
    for (capabilities, methods) in [(capabilities, ["client/registerCapability"]), ("{}", [])] {
      var session = try EditorSession(capabilities)
      session.notify("initialized", "{}")
      let due = session.due()
      #expect(due.compactMap { $0["method"] as? String } == methods)
      #expect(due.allSatisfy { $0["id"] != nil })
    }
  }

  @Test("An editor that asks for diagnostics itself is requested to ask again where others decide about them")
  func refreshing() throws {
    var project = try Project(
      #"{"textDocument": {"diagnostic": {}}, "workspace": {"diagnostics": {"refreshSupport": true}}}"#,
      files: ["Colors.swift": Self.colors, "Card.swift": Self.card])
    let card = #"{"textDocument": {"uri": "\#(project.uri("Card.swift"))"}}"#
    project.session.open(Self.card, uri: project.uri("Card.swift"))
    #expect(project.session.due().isEmpty)
    _ = try project.session.request("textDocument/diagnostic", card)
    try project.remove("Colors.swift")
    project.tell("Colors.swift", 3)
    #expect(project.session.due().compactMap { $0["method"] as? String } == ["workspace/diagnostic/refresh"])
    let answer = try project.session.request("textDocument/diagnostic", card)
    let items = (answer["result"] as? [String: Any])?["items"] as? [[String: Any]]
    #expect(items?.compactMap { $0["code"] as? String } == Self.unknown)
  }

  @Test("Folders that the editor opens and closes tell, or no longer tell, about open documents")
  func folders() throws {
    var project = try Project(files: ["Card.swift": Self.card])
    let other = try TemporaryFolder()
    _ = try other.write(Self.colors, to: "Colors.swift")
    project.session.open(Self.card, uri: project.uri("Card.swift"))
    #expect(project.codes() == Self.unknown)
    let folder = #"{"uri": "file://\#(other.path)", "name": "Colours"}"#
    project.session.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event": {"added": [\#(folder)], "removed": []}}"#)
    #expect(project.codes() == Self.known)
    project.session.notify(
      "workspace/didChangeWorkspaceFolders", #"{"event": {"added": [], "removed": [\#(folder)]}}"#)
    #expect(project.codes() == Self.unknown)
  }
}
