// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The states of files, and of everything in folders, at one moment. They differ after any of them was changed.
package struct FileVersions: Equatable {
  /// The greatest number of files in folders that are looked at.
  private static let mostFiles = 10_000

  private var versions: [FileVersion?] = []

  /// Looks at the files and folders at the paths; one that is missing has a state too.
  package init(of paths: [String]) {
    for path in paths { add(path) }
  }

  private mutating func add(_ path: String) {
    let status = SystemCall.status(of: path)
    versions.append(status?.version)
    guard status?.kind == .folder, versions.count < Self.mostFiles,
      let listing = try? FolderListing(of: path, limit: Self.mostFiles, followsLink: true)
    else { return }
    for entry in listing.entries where entry.kind != .link && versions.count < Self.mostFiles {
      add(Paths.joined(path, entry.name))
    }
  }
}
