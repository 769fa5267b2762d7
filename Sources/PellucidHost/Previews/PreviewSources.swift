// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources whose previews are drawn.
package enum PreviewSources: Sendable {
  /// Files that are compiled together, as one module, and the asset catalogs that go with them.
  case files([String], catalogs: [String])
  /// A folder with the manifest of a package.
  case package(String)

  /// The files, or those of the package.
  package var files: [String] {
    switch self {
    case .files(let files, _): files
    case .package(let folder): Self.found(Self.sourceEnding, areFolders: false, below: folder)
    }
  }

  /// The path that stands for the sources in messages: the package, or the first file.
  package var path: String {
    switch self {
    case .files(let files, _): files.first ?? ""
    case .package(let path): path
    }
  }

  /// Finds the sources at paths: a package, files, or folders with files in them and below.
  ///
  /// - Throws: An error for a path without sources.
  package init(at paths: [String]) throws(PreviewError) {
    if paths.count == 1, Folders.isFolder(paths[0]) == true,
      SystemCall.isAccessible(Paths.joined(paths[0], "Package.swift"), R_OK)
    {
      self = .package(paths[0])
      return
    }
    var (files, catalogs): ([String], [String]) = ([], [])
    for path in paths {
      let found =
        Folders.isFolder(path) == true
        ? Self.found(Self.sourceEnding, areFolders: false, below: path) : [path]
      guard found.allSatisfy({ SystemCall.isAccessible($0, R_OK) }), !found.isEmpty else {
        throw .noSources(path: path)
      }
      files += found.filter { !files.contains($0) }
      catalogs += Self.catalogs(at: path).filter { !catalogs.contains($0) }
    }
    self = .files(files, catalogs: catalogs)
  }

  /// The asset catalogs of the sources, in the order of their paths.
  package var catalogs: [String] {
    switch self {
    case .files(_, let catalogs): catalogs
    case .package(let folder): Self.found(Self.catalogEnding, areFolders: true, below: folder)
    }
  }

  /// Returns the asset catalogs that go with a path: those in a folder and below, and those beside a file.
  private static func catalogs(at path: String) -> [String] {
    if Folders.isFolder(path) == true { return found(catalogEnding, areFolders: true, below: path) }
    let folder = Paths.folder(of: path).isEmpty ? "." : Paths.folder(of: path)
    return (Folders.names(in: folder) ?? []).sorted().filter { $0.hasSuffix(catalogEnding) }
      .map { Paths.joined(folder, $0) }.filter { Folders.isFolder($0) == true }
  }

  private static let sourceEnding = ".swift", catalogEnding = ".xcassets"

  /// Returns the files or the folders with an ending in a folder and below, in the order of their paths. Hidden ones are left out, and
  /// so are links.
  private static func found(_ ending: String, areFolders: Bool, below folder: String) -> [String] {
    var found: [String] = []
    _ = Folders.walk(folder) { entry in
      let path = Paths.joined(folder, entry.path)
      guard !Paths.isHidden(entry.name) else { return false }
      guard Paths.ends(entry.name, in: ending), entry.isFolder == areFolders else { return true }
      if !Folders.isLink(path) { found.append(path) }
      return false
    }
    return found.sorted(by: Paths.precedes)
  }
}
