// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import PellucidCatalog

/// Functions on folders and paths.
package enum Folders {
  /// The greatest number of names that are read of one folder. Chosen: as many as of catalogs.
  private static let mostNames = CatalogLimits().entries

  /// Returns a Boolean value indicating whether a path leads to a folder, or nil if it leads nowhere.
  package static func isFolder(_ path: String) -> Bool? {
    SystemCall.status(of: path).map { $0.kind == .folder }
  }

  /// Returns a Boolean value indicating whether a link lies at a path.
  package static func isLink(_ path: String) -> Bool { SystemCall.statusOfLink(path)?.kind == .link }

  /// Returns the sorted names of everything in a folder, or nil if the folder cannot be read.
  package static func names(in folder: String) -> [String]? {
    guard let listing = try? FolderListing(of: folder, limit: mostNames, followsLink: true) else {
      return nil
    }
    return (listing.entries.map(\.name) + listing.unreadableNames).sorted(by: Paths.precedes)
  }

  /// Creates a folder and the missing folders above it.
  package static func make(_ folder: String) throws(FileWritingError) {
    for isSecond in [false, true] {
      if SystemCall.makeFolder(folder) { return }
      let code = errno
      if isFolder(folder) == true { return }
      let above = Paths.folder(of: Paths.withoutSlash(folder))
      guard !isSecond, code == ENOENT, isFolder(above) == nil, above.utf8.count < folder.utf8.count else {
        let isBlocked = code == ENOTDIR || code == EEXIST
        throw isBlocked
          ? .notAFolder(path: folder) : .unwritable(path: folder, reason: SystemCall.reason(code))
      }
      try make(above)
    }
  }

  /// Returns a Boolean value indicating whether two paths lead to the same place when links are resolved.
  package static func areSame(_ first: String, _ second: String) -> Bool {
    Paths.isSame(place(of: first), place(of: second))
  }

  /// Returns the absolute path without links; what does not exist is appended to the folder that does.
  private static func place(of path: String) -> String {
    var place = "/"
    for name in Paths.components(of: FileReading.absolute(path)) where !Paths.isSame(name, ".") {
      let next = Paths.joined(place, name)
      place = SystemCall.resolved(next) ?? (Paths.isSame(name, "..") ? Paths.folder(of: place) : next)
    }
    return place
  }

  /// Returns the path of a file relative to a folder, with links resolved; steps to folders above are `..`.
  package static func relative(_ path: String, to folder: String) -> String {
    let (path, folder) = (Paths.components(of: place(of: path)), Paths.components(of: place(of: folder)))
    let common = zip(path, folder).prefix { Paths.isSame($0, $1) }.count
    let steps = Array(repeating: "..", count: folder.count - common) + path.dropFirst(common)
    return steps.joined(separator: "/")
  }

  /// Returns the path of a file in a folder or in the nearest folder above it that has a file of that name. The path
  /// stays relative to the given folder where that is possible.
  package static func nearest(_ name: String, to folder: String) -> String? {
    var folder = folder
    for _ in 0..<64 {
      let file = Paths.joined(folder, name)
      if isFolder(file) != nil { return file }
      let up = above(folder)
      guard !areSame(up, folder) else { return nil }
      folder = up
    }
    return nil
  }

  /// Returns the folder above a folder.
  private static func above(_ folder: String) -> String {
    let folder = Paths.withoutSlash(folder)
    if Paths.isSame(folder, ".") { return ".." }
    if Paths.isSame(folder, "..") || Paths.ends(folder, in: "/..") { return folder + "/.." }
    return Paths.folder(of: folder)
  }
}

extension FileReading {
  /// Returns the bytes of a catalog's file, to locate text positions in it, or nil if the file cannot be read.
  package static func ofCatalog(_ path: String) -> [UInt8]? {
    try? bytes(of: path, maximumBytes: CatalogLimits().fileBytes)
  }
}
