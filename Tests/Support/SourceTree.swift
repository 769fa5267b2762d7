// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the tree that the tests were built from.
package enum SourceTree {
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// What tests compare with, made outside of them.
  package static let fixtures = root.appending(path: "Tests/Fixtures")
  /// The golden pictures and their scenes.
  package static let goldens = root.appending(path: "Tests/Golden")
}
