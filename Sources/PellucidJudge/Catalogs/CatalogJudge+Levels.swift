// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rule about elevated surfaces that are not brighter than the surface below them in dark (CAT08).
extension CatalogJudge {
  /// Returns the findings about elevated surfaces, one for each pair of a base and an elevated colour set.
  func levelFindings() -> [Finding] {
    levels.compactMap { level in
      guard let base = set(level.base), let front = set(level.elevated) else { return nil }
      let low = ColorVariant.all(of: [base, front]).filter { $0.scheme == .dark && $0.level == .base }
        .compactMap { variant -> LevelMeasure? in
          guard let back = base.color(for: variant), let own = front.color(for: variant),
            !(own.isSystem && back.isSystem)
          else { return nil }
          let measure = LevelMeasure(variant: variant, front: own, base: back, on: surface(.dark))
          return measure.elevated > measure.below ? nil : measure
        }
      return finding(level, front, low)
    }
  }

  /// The luminances of an elevated surface and of its base in one variant.
  private struct LevelMeasure {
    var variant: ColorVariant
    var front: VariantColor
    var back: EncodedColor, own: EncodedColor

    init(variant: ColorVariant, front: VariantColor, base: VariantColor, on surface: EncodedColor) {
      (self.variant, self.front) = (variant, front)
      back = base.color.composited(over: surface)
      own = front.color.composited(over: back)
    }

    var elevated: Double { own.relativeLuminance }
    var below: Double { back.relativeLuminance }
  }

  /// The increase of OKLab lightness that is suggested. Chosen: about the step between the system's own levels,
  /// #1c1c1e and #2c2c2e.
  private static let step = 0.06

  /// Returns the finding about an elevated colour set, with the figures of the variant that falls short most.
  private func finding(
    _ level: (base: Int, elevated: Int, source: JudgingSource), _ set: ColorSet, _ low: [LevelMeasure]
  ) -> Finding? {
    guard let worst = low.min(by: { $0.elevated - $0.below < $1.elevated - $1.below }) else { return nil }
    var finding = Finding(
      .warning, level.source.isSure ? .proven : .review,
      .elevatedNotAbove(base: library.assets[level.base].name), of: library.assets[level.elevated])
    finding.place.entry = worst.front.entry
    finding.variants = low.map { $0.variant.name }
    finding.figures = [.init(.elevatedLuminance, worst.elevated), .init(.baseLuminance, worst.below)]
    finding.swatches = [.init(.elevated, worst.own), .init(.base, worst.back)]
    var goal = OKLab(worst.back)
    goal.lightness = min(goal.lightness + Self.step, 1)
    let least = goal.encoded.relativeLuminance
    if case .color(let old) = set.entries[worst.front.entry].value {
      var selectors = set.entries[worst.front.entry].selectors
      if selectors.appearance.scheme == .any { selectors.appearance.scheme = .dark }
      let color = NearestColor(goal: old).first {
        $0.composited(over: worst.back).relativeLuminance >= least
      }
      finding.suggestions = color.map { [VariantSuggestion($0, for: selectors)] } ?? []
    }
    return finding
  }
}
