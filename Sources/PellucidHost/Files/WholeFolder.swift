// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc

/// Functions that write a folder completely or not at all.
package enum WholeFolder {
  /// Makes a folder with files at a path where nothing lies.
  ///
  /// The files are written into a hidden folder beside it, which then gets the name. On failure nothing is left of it.
  ///
  /// - Parameter files: The files by their paths in the folder.
  package static func write(_ files: [(path: String, bytes: [UInt8])], to path: String)
    throws(FileWritingError)
  {
    let path = Paths.withoutSlash(path)
    let hidden = TemporaryFile.newName(in: Paths.folder(of: path))
    guard SystemCall.makeFolder(hidden) else { throw WholeFile.failure(path, errno) }
    defer { remove(hidden) }
    for file in files {
      let place = Paths.joined(hidden, file.path)
      try Folders.make(Paths.folder(of: place))
      try WholeFile.write(file.bytes, to: place, as: .filled)
    }
    guard SystemCall.rename(hidden, to: path) else { throw WholeFile.failure(path, errno) }
  }

  /// Removes a folder with everything in it, if it is still there.
  private static func remove(_ folder: String) {
    var entries: [(path: String, isFolder: Bool)] = [(folder, true)]
    _ = Folders.walk(folder) { entry in
      entries.append((Paths.joined(folder, entry.path), entry.isFolder))
      return true
    }
    for entry in entries.reversed() {
      entry.isFolder ? SystemCall.removeFolder(entry.path) : SystemCall.remove(entry.path)
    }
  }
}
