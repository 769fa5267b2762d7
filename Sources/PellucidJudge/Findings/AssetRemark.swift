// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// A remark about an asset: the contents of one of its entries, or of its whole file.
package enum AssetRemark: Hashable, Sendable {
  case color(Selectors, ColorSet.Value)
  /// A file for one variant; `name` is nil where the variant has no file.
  case file(Selectors, name: String?, isFound: Bool)
  /// The names of an icon document's layers, the front first.
  case layers([String])
  case noVariants
  case unreadable
}
