// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidCatalog

/// The reason why no catalog can be read at a path.
package enum CatalogPathError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notFolder(path: String)
  case unreadable(path: String, FileTrouble)
  /// The path is neither a catalog nor an icon document, nor a folder that contains any.
  case noCatalog(path: String)
  /// `link` is named like a catalog but leads to a folder without one, or lies where links are not followed.
  case linkedCatalog(link: String, target: String)
}

extension AssetLibrary {
  /// Reads the catalog at `path`, or all catalogs and icon documents in the folder there, except in hidden folders.
  ///
  /// Paths in the library are relative to `path`. A catalog's files are read only from the catalog itself: links are
  /// followed only to files of the same catalog.
  package init(path: String, limits: CatalogLimits = CatalogLimits()) throws(CatalogPathError) {
    var status = stat()
    guard stat(path, &status) == 0 else { throw .notFound(path: path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { throw .notFolder(path: path) }
    do throws(FileReadingError) {
      self.init(reading: try CatalogWalk(of: path, limits: limits), limits: limits)
    } catch {
      throw .unreadable(path: path, error.trouble)
    }
    guard !catalogs.isEmpty || !assets.isEmpty || !groups.isEmpty else {
      if let link = linkedCatalog(at: path) {
        throw .linkedCatalog(link: link, target: FileReading.canonical(link))
      }
      throw .noCatalog(path: path)
    }
  }

  /// Returns the link that is named like a catalog: the path itself, or the first one found below it.
  private func linkedCatalog(at path: String) -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcassets") { return path }
    return fileFacts.first { $0.fact == .linkNotFollowed && $0.file.hasSuffix(".xcassets") }
      .map { path + "/" + $0.file }
  }

  /// Returns the folder that the paths of `init(path:)` are relative to. For a single asset this is the folder that
  /// contains the asset.
  package static func root(of path: String) -> String {
    let folder = FileReading.canonical(path)
    let root = CatalogWalk.root(of: folder)
    if root == folder {
      let isPlain = path.count > 1 && path.hasSuffix("/")
      return isPlain ? String(path.dropLast()) : path
    }
    // Keeps the spelling of the given path if it contains the name of the asset.
    let steps = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = steps.last, folder.hasSuffix("/" + last) else { return root }
    let parent = steps.dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
  }
}
