// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The scene documents of a folder.
package enum SceneFolder {
  /// The extension of scene documents.
  package static let suffix = ".json"

  /// Returns the sorted names of the scene documents in a folder, without hidden files, or nil if the folder cannot be
  /// read.
  package static func documents(in folder: String) -> [String]? {
    Folders.names(in: folder)?.filter { Paths.ends($0, in: suffix) && !Paths.isHidden($0) }
  }
}
