// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Glibc
import Pellucid

/// A wait for changes of files.
struct FileWatch {
  /// Returns the paths of the files, of which one may name others; takes the paths that were known before.
  private let find: ([String]) -> [String]
  private var files: [String] = []
  private var versions = FileVersions(of: [])

  /// The time between two looks at the files, in microseconds.
  private static let interval: UInt32 = 200_000

  init(_ find: @escaping ([String]) -> [String]) { self.find = find }

  /// Creates a watch over a scene document, and over the files and catalogs that it names. A document that cannot be read leaves the files
  /// of the last one.
  init(scene path: String, catalogs: [String]) {
    self.init { known in
      guard let scene = try? SceneReader().read(path: path) else {
        return known.isEmpty ? [path] + catalogs : known
      }
      let folder = Paths.folder(of: path)
      let named = scene.namedFiles.map { Paths.isAbsolute($0) ? $0 : Paths.joined(folder, $0) }
      return [path] + named + scene.catalogPaths(from: path) + catalogs
    }
  }

  /// Notes the states of the files before they are used.
  mutating func look() {
    var before: [String]
    repeat {
      before = files
      files = find(files)
      versions = FileVersions(of: files)
    } while files != before
  }

  /// Waits until a file differs from what was looked at, and then until none changes any more.
  func wait() {
    var (last, isChanged) = (versions, false)
    while true {
      usleep(Self.interval)
      let now = FileVersions(of: files)
      if now != last { isChanged = true } else if isChanged { return }
      last = now
    }
  }
}
