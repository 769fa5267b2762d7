// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidDesign

/// The foreground of a text of a source.
package enum SourceForeground: Hashable, Sendable {
  /// A foreground that the source names or states.
  case stated(PairForeground)
  /// A colour of a catalog, by its name, which may have a variant for each setting.
  case asset(String, ColorSet)

  /// Returns the foreground under traits; nil where the catalog has no value for them.
  func pair(under traits: Traits) -> PairForeground? {
    switch self {
    case .stated(let foreground): return foreground
    case .asset(let name, let colors):
      switch colors.match(for: AssetTraits(traits))?.value {
      case .color(let color): return .custom(color.encoded, text: name)
      case .reference(let reference):
        let known = reference.tableNames.lazy.compactMap { try? PairForeground(known: $0, under: traits) }
        return known.first
      case .empty, .unreadable, nil: return nil
      }
    }
  }
}
