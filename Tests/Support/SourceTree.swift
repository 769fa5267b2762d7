// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The files of the source tree that the tests were built from.
package enum SourceTree {
  /// The root folder of the source tree.
  package static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The folder of reference data made outside the tests.
  package static let fixtures = root.appending(path: "Tests/Fixtures")
  /// The folder of the golden pictures and their scenes.
  package static let goldens = root.appending(path: "Tests/Golden")
}
