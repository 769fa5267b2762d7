// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The scene documents of a folder.
package enum SceneFolder {
  /// The extension of scene documents.
  package static let suffix = ".json"

  /// Returns the names of the scene documents in a folder, sorted, without hidden files; nil where it cannot be read.
  package static func documents(in folder: String) -> [String]? {
    Folders.names(in: folder)?.filter { $0.hasSuffix(suffix) && !$0.hasPrefix(".") }
  }
}
