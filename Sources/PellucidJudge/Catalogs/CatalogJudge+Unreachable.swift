// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor

extension CatalogJudge {
  /// Returns the reason why no colour meets some demands; nil where one may.
  ///
  /// Contrast depends on luminance alone. The luminances that meet a demand form ranges that end at black, at
  /// white, or where the contrast is just enough. If none of these ends meets all demands, no luminance does.
  static func unreachable(_ demands: [Demand], for selectors: Selectors) -> UnreachableVariant? {
    for demand in demands {
      let most = mostContrast(on: demand.background)
      guard most < demand.ratio else { continue }
      return UnreachableVariant(
        selectors: selectors, required: demand.ratio, ground: demand.background, most: most)
    }
    let ends = demands.flatMap { demand -> [Double] in
      let light = demand.background.relativeLuminance + flare
      return [light * demand.ratio - flare, light / demand.ratio - flare]
    }
    let isOpen = ([0, 1] + ends).contains { luminance in
      (0...1).contains(luminance)
        && demands.allSatisfy {
          // The tolerance keeps rounding from closing a range that is open.
          contrastRatio(luminances: luminance, $0.background.relativeLuminance) > $0.ratio - 0.001
        }
    }
    let ratios = demands.map { $0.ratio }
    guard !isOpen, let highest = ratios.max() else { return nil }
    return UnreachableVariant(selectors: selectors, required: highest)
  }

  /// The flare term of the WCAG 2.2 contrast ratio, (L₁ + 0.05) / (L₂ + 0.05).
  private static let flare = 0.05

  /// Returns the WCAG 2.2 ratio of black or white on a ground, whichever is higher.
  private static func mostContrast(on ground: EncodedColor) -> Double {
    [0.0, 1].map { contrastRatio(luminances: $0, ground.relativeLuminance) }.max() ?? 1
  }
}
