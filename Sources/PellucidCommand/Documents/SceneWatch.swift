// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid

/// A wait for changes of a scene document, and of the files and catalogs that it names.
struct SceneWatch {
  private let path: String
  /// The paths of catalogs that flags name.
  private let catalogs: [String]
  private var files: [String] = []
  private var versions = FileVersions(of: [])

  /// The time between two looks at the files, in microseconds.
  private static let interval: UInt32 = 200_000

  init(_ path: String, catalogs: [String]) { (self.path, self.catalogs) = (path, catalogs) }

  /// Notes the states of the files before they are drawn. A document that cannot be read leaves the files of the last one.
  mutating func look() {
    var document: FileVersions
    repeat {
      document = FileVersions(of: [path])
      if let scene = try? SceneReader().read(path: path) {
        let folder = Paths.folder(of: path)
        files =
          scene.namedFiles.map { Paths.isAbsolute($0) ? $0 : Paths.joined(folder, $0) }
          + scene.catalogPaths(from: path)
      }
      versions = FileVersions(of: [path] + files + catalogs)
    } while document != FileVersions(of: [path])
  }

  /// Waits until a file differs from what was looked at, and then until none changes any more.
  func wait() {
    var (last, isChanged) = (versions, false)
    while true {
      usleep(Self.interval)
      let now = FileVersions(of: [path] + files + catalogs)
      if now != last { isChanged = true } else if isChanged { return }
      last = now
    }
  }
}
