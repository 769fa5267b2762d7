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
    var addresses: [String] = []
    for folder in try parameters.objects("workspaceFolders") {
      addresses.append(try folder.requiredText("uri"))
    }
    if addresses.isEmpty, let root = try parameters.text("rootUri") { addresses = [root] }
    let paths = addresses.map { DocumentPath.path(of: $0) }
    if paths.isEmpty, let root = try parameters.text("rootPath") { return [root] }
    return paths
  }
}
