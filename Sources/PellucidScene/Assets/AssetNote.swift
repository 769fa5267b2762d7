// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about an asset, or about the variant of it that is used.
package enum AssetNote: Hashable, Sendable {
  /// No variant of a colour fits the settings: it is clear.
  case clear
  /// No variant of the accent colour fits the settings: it is the system's.
  case systemAccent
  /// No variant of a picture or symbol fits the settings: nothing is drawn.
  case notDrawn
  /// The colour refers to one that the platform does not have: it is clear.
  case noSystemColor(String)
  /// Several assets have the name: the one at the path is used.
  case severalAssets(Int, path: String)
  /// The asset at the path cannot be read.
  case unreadable(path: String)
  /// Several variants fit the settings: the first is used.
  case severalVariants
}
