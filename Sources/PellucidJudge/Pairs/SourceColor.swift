// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// A colour of a source: that of a text, or of the ground below one.
package enum SourceColor: Hashable, Sendable {
  /// A colour or style that the source names or states.
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

  /// Returns the colour under traits where no material or glass lies below; nil where the system or the catalog has none.
  func plain(under traits: Traits) -> EncodedColor? {
    switch pair(under: traits) {
    case .custom(let color, _): return color
    case .semantic(let name): return try? SemanticColors.resolve(name: name, traits: traits).color
    case .level(let level): return SemanticColors.plain(level, traits: traits).color
    case nil: return nil
    }
  }
}
