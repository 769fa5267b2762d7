// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJudge

/// Backgrounds in dark: how dim they have to be, and the nearest colour that is.
extension CatalogJudge {
  /// The relative luminance up to which a background is dim: white text has 4.5:1 on it.
  static let dim = 0.1833

  /// The luminance of a ground in dark that is a colour of its own: that of dark grounds, and less than in light.
  static func dimmer(than luminance: Double) -> Double { min(0.75 * luminance, 0.03) }

  /// A background of the same hue that is dim enough, and on which everything that lies on it can be read.
  func dimmed(
    _ old: CatalogColor, for selectors: Selectors, _ index: Int, in variant: ColorVariant,
    upTo luminance: Double
  ) -> [VariantSuggestion] {
    // Black has nothing dimmer, and is no colour of its own in dark.
    guard luminance > 0 else { return [] }
    let fronts = pairs(on: index).compactMap { pair in
      set(pair.foreground)?.color(for: variant).map { (color: $0.color, ratio: pair.use.required) }
    }
    func isDim(_ color: EncodedColor) -> Bool { color.relativeLuminance <= luminance }
    let search = NearestColor(goal: old)
    let color =
      search.first { color in
        isDim(color) && fronts.allSatisfy { contrastRatio($0.color, color) >= $0.ratio }
      } ?? search.first(where: isDim)
    return color.map { [VariantSuggestion($0, for: selectors)] } ?? []
  }
}
