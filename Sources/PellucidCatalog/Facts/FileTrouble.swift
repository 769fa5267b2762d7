// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The reason why a file or folder of a catalog cannot be read.
package enum FileTrouble: Hashable, Sendable {
  case missing
  /// A folder, a device or the like stands in the place of a file.
  case notAFile
  case tooManyBytes(limit: Int)
  /// The system reports an error, in its own words.
  case system(String)
}
