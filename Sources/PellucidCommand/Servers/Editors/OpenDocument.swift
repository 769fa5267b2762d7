// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidJudge
import PellucidSource

/// A document that an editor has open.
struct OpenDocument: Sendable {
  /// The kinds of files that are judged.
  enum Kind: Sendable { case source, settings, interface }

  /// The path, and the path relative to the folder of the editor, which tells for which system a source is.
  let path: String
  var name: String
  /// The kind of the file; nil for one that is not judged.
  let kind: Kind?
  var version: Int?
  var text: TextDocument
  /// The team's decisions about the file; nil where its configuration leaves it out or cannot be used.
  var decisions: GateDecisions?
  /// The source that was parsed last; nil before the first time. The text may have changed since.
  var parsed: ParsedSource?
  /// The judgement of the text; nil where the text, or something that decides about it, has changed since.
  var judged: JudgedSource?
  /// A Boolean value that is true where the facts of the project contain what the text tells.
  var isTold = false

  init(at path: String, in folders: [String], language: String?, _ text: String, version: Int?) {
    (self.path, name) = (path, DocumentPath.relative(path, to: folders))
    kind =
      language == "swift" || Paths.ends(path, in: ".swift")
      ? .source : SettingsFile.reads(path) ? .settings : InterfaceFile.reads(path) ? .interface : nil
    (self.text, self.version) = (TextDocument(text), version)
  }

  /// A Boolean value indicating whether the file is one that is judged, but too long.
  var isTooLong: Bool { kind != nil && text.bytes.count > ProjectAudit.mostBytes }

  /// A Boolean value indicating whether the file is judged.
  var isJudged: Bool { kind != nil && !isTooLong && decisions != nil }
}

extension EditorServer {
  /// Returns the document that parameters name, which must be open, with its address.
  func document(_ parameters: CallParameters) throws(CallError) -> (address: String, document: OpenDocument) {
    let address = try parameters.requiredObject("textDocument").requiredText("uri")
    guard let document = documents[address] else {
      throw CallError(.invalidParameters, .unknownDocument(address))
    }
    return (address, document)
  }

  mutating func open(_ parameters: CallParameters) throws(CallError) {
    let item = try parameters.requiredObject("textDocument")
    let address = try item.requiredText("uri"), text = try item.requiredText("text")
    documents[address] = OpenDocument(
      at: DocumentPath.path(of: address), in: client.folders, language: try item.text("languageId"), text,
      version: try item.count("version"))
    readDecisions(about: address)
    touch(address)
  }

  /// Follows changes of a text: each replaces a range of it, or all of it.
  mutating func change(_ parameters: CallParameters) throws(CallError) {
    let (address, _) = try document(parameters)
    let version = try parameters.requiredObject("textDocument").count("version")
    for change in try parameters.objects("contentChanges") {
      let text = try change.requiredText("text")
      guard change.has("range") else {
        documents[address]?.text = TextDocument(text)
        continue
      }
      let (start, end) = try change.range("range")
      let encoding = client.encoding
      documents[address]?.text.replace(start, end, with: text, in: encoding)
    }
    documents[address]?.version = version
    documents[address]?.judged = nil
    documents[address]?.isTold = false
    touch(address)
  }

  mutating func save(_ parameters: CallParameters) throws(CallError) {
    _ = try document(parameters)
    // An editor that tells when files change tells it of this one too.
    if !client.watchesFiles { readFilesAgain() }
  }

  mutating func close(_ parameters: CallParameters) throws(CallError) {
    let (address, document) = try document(parameters)
    documents[address] = nil
    facts.close(document)
    mayFilesDiffer = true
    touch(address)
  }

  /// Follows changes of files that the editor tells.
  mutating func followFiles(_ parameters: CallParameters) throws(CallError) {
    let changed = 2
    for change in try parameters.objects("changes") {
      let address = try change.requiredText("uri")
      // The text of an open source tells in place of its file.
      if try change.count("type") == changed, documents[address]?.kind == .source { continue }
      return readFilesAgain()
    }
  }

  /// Follows a change of the folders that are open. Names of documents begin in them, and the files in them tell about each other.
  mutating func followFolders(_ parameters: CallParameters) throws(CallError) {
    try client.changeFolders(parameters.requiredObject("event"))
    facts = FolderFacts()
    for address in documents.keys.sorted() {
      guard var document = documents[address] else { continue }
      document.name = DocumentPath.relative(document.path, to: client.folders)
      (document.isTold, document.judged) = (false, nil)
      documents[address] = document
      touch(address)
    }
    readFilesAgain()
  }

  /// Reads the files again that decide about documents: the configurations now, and the others before the next judgement.
  private mutating func readFilesAgain() {
    mayFilesDiffer = true
    for address in documents.keys.sorted() { readDecisions(about: address) }
  }

  /// Notes that the diagnostics of a document are due.
  mutating func touch(_ address: String) {
    if !changed.contains(address) { changed.append(address) }
  }
}

extension TextDocument {
  /// Replaces the text between two places; the later one counts as the end.
  fileprivate mutating func replace(
    _ start: EditorPosition, _ end: EditorPosition, with text: String, in encoding: PositionEncoding
  ) {
    let first = offset(of: start, in: encoding), second = offset(of: end, in: encoding)
    replace(min(first, second)..<max(first, second), with: text)
  }
}
