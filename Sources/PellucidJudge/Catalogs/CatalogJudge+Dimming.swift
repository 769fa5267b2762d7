// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// The luminance that backgrounds may have in dark, and the nearest colour with that luminance.
extension CatalogJudge {
  /// The largest relative luminance of a dim background. White text on it has a contrast of 4.5:1: 1.05 / (0.1833 +
  /// 0.05).
  static let dim = 0.1833

  /// Returns the largest relative luminance for a dark variant that is distinct from the light one: at most 0.03,
  /// as dark grounds have, and at most three quarters of the light one.
  static func dimmer(than luminance: Double) -> Double { min(0.75 * luminance, 0.03) }

  /// Returns the suggestion of a dimmer background with the same hue, on which everything that lies on it can be
  /// read. If there is none, only the luminance is required.
  func dimmed(
    _ old: CatalogColor, for selectors: Selectors, _ index: Int, in variant: ColorVariant,
    upTo luminance: Double
  ) -> [VariantSuggestion] {
    // No colour is dimmer than black, so black cannot have a distinct dark variant.
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
