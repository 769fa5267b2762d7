// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON
import PellucidJudge

/// The files of catalogs that a page has, judged.
package struct WebCatalog {
  private var folders: [ExactName: Folder] = [:]
  private var texts: [ExactName: [UInt8]] = [:]

  /// The names of the files in a folder.
  private struct Folder { var files: [String] = [] }

  package init() {}

  /// Adds a file. Its bytes count for descriptions of folders alone.
  ///
  /// - Parameter path: The path of the file, with slashes, relative to the folder that was chosen.
  package mutating func add(_ path: String, _ bytes: [UInt8]) {
    let steps = path.utf8.split(separator: UInt8(ascii: "/")).map { String(decoding: $0, as: UTF8.self) }
    guard let name = steps.last, !steps.contains(where: { $0.utf8.first == UInt8(ascii: ".") }) else {
      return
    }
    for count in 1..<max(1, steps.count) {
      let folder = ExactName(steps[..<count].joined(separator: "/"))
      if folders[folder] == nil { folders[folder] = Folder() }
    }
    let folder = ExactName(steps.dropLast().joined(separator: "/"))
    folders[folder, default: Folder()].files.append(name)
    texts[ExactName(steps.joined(separator: "/"))] = bytes
  }

  /// Returns the findings about the catalogs, with their places in the files, as JSON.
  package func report(in language: Language) -> JSONText {
    let library = AssetLibrary(reading: described)
    let texts = texts
    var audit = CatalogAudit(library, root: "") { path in
      texts[ExactName(path.utf8.first == UInt8(ascii: "/") ? String(path.dropFirst()) : path)]
    }
    let findings = audit.findings().map { finding -> JSONText in
      let place: [JSONText.Member] = [
        ("file", .optional(finding.place.file)), ("line", finding.place.line.map { .whole($0) } ?? .null),
        ("column", finding.place.column.map { .whole($0) } ?? .null),
      ]
      return .object(finding.members(in: language) + place)
    }
    return .object([
      ("version", .whole(1)), ("catalogs", .strings(library.catalogs)),
      ("assets", .whole(library.assets.count)),
      ("findings", .array(findings)),
    ])
  }

  /// The folders with a role, each before the folders inside.
  private var described: [CatalogFolder] {
    var catalogs: [String] = []
    var described: [CatalogFolder] = []
    for path in folders.keys.sorted() where !path.text.isEmpty {
      let catalog = catalogs.last { NameMatch.begins(path.text, with: $0 + "/") }
      let name = NameMatch.lastStep(of: path.text)
      guard let role = CatalogFolder.Role(folderNamed: name, isInside: catalog != nil) else { continue }
      if role == .catalog { catalogs.append(path.text) }
      let text = texts[ExactName(path.text + "/" + role.description)]
      described.append(
        CatalogFolder(
          path: path.text, catalog: catalog ?? (role == .catalog ? path.text : nil), role: role,
          text: text.map { .bytes($0) } ?? .absent,
          files: (folders[path]?.files ?? []).filter { $0 != role.description }.sorted()))
    }
    return described
  }
}
