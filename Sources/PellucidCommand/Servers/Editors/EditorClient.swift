// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge

/// The abilities that an editor states in `initialize`.
struct EditorClient: Sendable {
  var encoding = PositionEncoding.utf16
  /// A Boolean value indicating whether the editor asks for diagnostics itself, and is not sent any. It also has to ask again when it
  /// is requested to, because a file decides about findings in others.
  var pullsDiagnostics = false
  /// A Boolean value indicating whether hovers are shown as Markdown.
  var showsMarkdown = true
  /// A Boolean value indicating whether edits may name the version of the document that they are for.
  var knowsVersions = false
  /// A Boolean value indicating whether the editor tells when files change, if it is requested to.
  var watchesFiles = false
  /// The language of the editor; nil where it states none.
  var language: Language?
  /// The paths of the folders that the editor has open.
  var folders: [String] = []

  init() {}

  /// Reads the parameters of `initialize`.
  init(_ parameters: CallParameters) throws(CallError) {
    let capabilities = try parameters.object("capabilities")
    // The editor lists the encodings with the best first.
    encoding =
      try capabilities.object("general").texts("positionEncodings").lazy
      .compactMap { PositionEncoding(rawValue: $0) }.first ?? .utf16
    let document = try capabilities.object("textDocument")
    let formats = try document.object("hover").texts("contentFormat")
    showsMarkdown = formats.isEmpty || formats.contains("markdown")
    let workspace = try capabilities.object("workspace")
    knowsVersions = try workspace.object("workspaceEdit").flag("documentChanges")
    watchesFiles = try workspace.object("didChangeWatchedFiles").flag("dynamicRegistration")
    let asksAgain = try workspace.object("diagnostics").flag("refreshSupport")
    pullsDiagnostics = asksAgain && document.has("diagnostic")
    if let locale = try parameters.text("locale") {
      language = locale.lowercased().split { $0 == "-" || $0 == "_" }.first == "ko" ? .korean : .english
    }
    folders = try Self.folders(parameters)
  }

  private static func folders(_ parameters: CallParameters) throws(CallError) -> [String] {
    let paths = try self.paths(parameters.objects("workspaceFolders"))
    if !paths.isEmpty { return paths }
    if let root = try parameters.text("rootUri") { return [DocumentPath.path(of: root)] }
    return try parameters.text("rootPath").map { [$0] } ?? []
  }

  private static func paths(_ folders: [CallParameters]) throws(CallError) -> [String] {
    var paths: [String] = []
    for folder in folders { paths.append(DocumentPath.path(of: try folder.requiredText("uri"))) }
    return paths
  }

  /// Follows a change of the folders that the editor has open.
  mutating func changeFolders(_ event: CallParameters) throws(CallError) {
    let removed = Set(try Self.paths(event.objects("removed")).map { ExactName($0) })
    let added = try Self.paths(event.objects("added"))
    folders.removeAll { removed.contains(ExactName($0)) }
    folders += added.filter { one in !folders.contains { ExactName($0) == ExactName(one) } }
  }
}
