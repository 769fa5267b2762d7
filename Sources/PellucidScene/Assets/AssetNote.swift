// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A remark about an asset, or about the variant that is used.
package enum AssetNote: Hashable, Sendable {
  /// No variant of a colour fits the settings; the colour resolves to clear.
  case clear
  /// No variant of the accent colour fits the settings; the system's accent colour is used.
  case systemAccent
  /// No variant of a picture or symbol fits the settings; nothing is drawn.
  case notDrawn
  /// The colour refers to a system colour that the platform does not have; the colour resolves to clear.
  case noSystemColor(String)
  /// Several assets have the same name; the one at `path` is used.
  case severalAssets(Int, path: String)
  /// The asset at the path cannot be read.
  case unreadable(path: String)
  /// Several variants fit the settings; the first is used.
  case severalVariants
}
