// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidCatalog

/// Why there is nothing to read at a path.
package enum CatalogPathError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notFolder(path: String)
  case unreadable(path: String, FileTrouble)
  /// Neither a catalog nor an icon document, nor a folder that holds some.
  case noCatalog(path: String)
  /// `link` has the name of a catalog and leads to a folder that has none, or lies where links are not followed.
  case linkedCatalog(link: String, target: String)
}

extension AssetLibrary {
  /// The catalog at `path`, or all catalogs and icon documents of the folder there, hidden folders left out.
  ///
  /// Paths in the library are relative to `path`. Nothing outside of a catalog is read for it: links are followed to
  /// files of the same catalog alone.
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

  /// Returns the link that has the name of a catalog: the path itself, or the first that was found below it.
  private func linkedCatalog(at path: String) -> String? {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if path.hasSuffix(".xcassets") { return path }
    return fileFacts.first { $0.fact == .linkNotFollowed && $0.file.hasSuffix(".xcassets") }
      .map { path + "/" + $0.file }
  }

  /// The folder that the paths of `init(path:)` are relative to: that of a single asset is the one it lies in.
  package static func root(of path: String) -> String {
    let folder = FileReading.canonical(path)
    let root = CatalogWalk.root(of: folder)
    if root == folder {
      let isPlain = path.count > 1 && path.hasSuffix("/")
      return isPlain ? String(path.dropLast()) : path
    }
    // The name that was given, as long as it says where the asset lies.
    let steps = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = steps.last, folder.hasSuffix("/" + last) else { return root }
    let parent = steps.dropLast().joined(separator: "/")
    return path.hasPrefix("/") ? "/" + parent : parent.isEmpty ? "." : parent
  }
}
