// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog

/// A remark about an asset: what one of its entries, or its whole file, holds.
package enum AssetRemark: Hashable, Sendable {
  case color(Selectors, ColorSet.Value)
  /// `name` is nil where nothing was put into the variant.
  case file(Selectors, name: String?, isFound: Bool)
  /// The pictures of an icon document, the front first.
  case layers([String])
  case noVariants
  case unreadable
}
