// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign
import PellucidJSON

/// The reason why no catalog can be read at a path.
package enum CatalogPathError: Error, Hashable, Sendable {
  case notFound(path: String)
  case notFolder(path: String)
  case unreadable(path: String, FileTrouble)
  /// The path is neither a catalog nor an icon document, nor a folder that contains any.
  case noCatalog(path: String)
  /// The descriptions of all assets together have more bytes or values than the limit.
  case tooLarge(path: String, CountedTerm, limit: Int)
  /// `link` is named like a catalog but leads to a folder without one, or lies where links are not followed.
  case linkedCatalog(link: String, target: String)
}

extension AssetLibrary {
  /// Reads the catalog at `path`, or all catalogs and icon documents in the folder there, except in hidden folders.
  ///
  /// Paths in the library are relative to `path`. A catalog's files are read only from the catalog itself: links are
  /// followed only to files of the same catalog.
  package init(path: String, limits: CatalogLimits = CatalogLimits()) throws(CatalogPathError) {
    try self.init(path: path, limits: limits, counter: CatalogWalk.Counter())
  }

  /// - Parameter counter: The numbers of entries, bytes and values read so far, for which the limits hold together.
  init(path: String, limits: CatalogLimits, counter: CatalogWalk.Counter) throws(CatalogPathError) {
    guard let status = SystemCall.status(of: path) else { throw .notFound(path: path) }
    guard status.kind == .folder else { throw .notFolder(path: path) }
    do throws(FileReadingError) {
      self.init(reading: try CatalogWalk(of: path, limits: limits, counter: counter), limits: limits)
    } catch {
      throw .unreadable(path: path, error.trouble)
    }
    if let exceeded = counter.exceeded {
      throw .tooLarge(path: path, exceeded.what, limit: exceeded.limit)
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
    let path = Paths.withoutSlash(path)
    if Paths.ends(path, in: ".xcassets") { return path }
    return fileFacts.first { $0.fact == .linkNotFollowed && Paths.ends($0.file, in: ".xcassets") }
      .map { path + "/" + $0.file }
  }

  /// Returns the folder that the paths of `init(path:)` are relative to. For a single asset this is the folder that
  /// contains the asset.
  package static func root(of path: String) -> String {
    let folder = FileReading.canonical(path)
    let root = CatalogWalk.root(of: folder)
    if Paths.isSame(root, folder) { return Paths.withoutSlash(path) }
    // Keeps the spelling of the given path if it contains the name of the asset.
    let steps = Paths.components(of: path)
    guard let last = steps.last, Paths.ends(folder, in: "/" + last) else { return root }
    let parent = steps.dropLast().joined(separator: "/")
    return Paths.isAbsolute(path) ? "/" + parent : parent.isEmpty ? "." : parent
  }
}
