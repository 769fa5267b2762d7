// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The sources whose previews are drawn.
package enum PreviewSources: Sendable {
  /// Files that are compiled together, as one module.
  case files([String])
  /// A folder with the manifest of a package.
  case package(String)

  /// The files, or those of the package.
  package var files: [String] {
    switch self {
    case .files(let files): files
    case .package(let folder): Self.files(below: folder)
    }
  }

  /// The path that stands for the sources in messages: the package, or the first file.
  package var path: String {
    switch self {
    case .files(let files): files.first ?? ""
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
    var files: [String] = []
    for path in paths {
      let found = Folders.isFolder(path) == true ? Self.files(below: path) : [path]
      guard found.allSatisfy({ SystemCall.isAccessible($0, R_OK) }), !found.isEmpty else {
        throw .noSources(path: path)
      }
      files += found.filter { !files.contains($0) }
    }
    self = .files(files)
  }

  /// The greatest depth of folders in which files are looked for.
  private static let mostLevels = 32

  /// Returns the Swift files in a folder and below, in the order of their names. Hidden folders are left out, and links are not followed.
  private static func files(below folder: String, level: Int = 0) -> [String] {
    guard level < mostLevels, let names = Folders.names(in: folder) else { return [] }
    return names.sorted().filter { !$0.hasPrefix(".") }.flatMap { name -> [String] in
      let path = Paths.joined(folder, name)
      if Folders.isLink(path) { return [] }
      if Folders.isFolder(path) == true { return files(below: path, level: level + 1) }
      return name.hasSuffix(".swift") ? [path] : []
    }
  }
}
