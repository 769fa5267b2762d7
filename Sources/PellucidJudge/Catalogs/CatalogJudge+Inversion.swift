// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rule about colours whose dark value is the plain inversion of the light one (CAT06).
extension CatalogJudge {
  /// Returns the finding about a colour set on one kind of device; nil if dark is not the inversion of light.
  func inversion(_ index: Int, _ set: ColorSet, _ modes: Modes) -> Finding? {
    guard let dark = modes.dark, dark.entry != modes.light.entry, !dark.isSystem, !modes.light.isSystem,
      Self.isInversion(modes.light.color, dark.color),
      case .color(let old) = set.entries[modes.light.entry].value
    else { return nil }
    var finding = Finding(.note, .proven, .plainInversion, of: library.assets[index])
    finding.place.entry = dark.entry
    finding.variants = [modes.variant(.dark).name]
    finding.swatches = [.init(.light, modes.light.color), .init(.dark, dark.color)]
    let selectors = set.entries[dark.entry].selectors
    finding.suggestions =
      role(of: index) == .background
      ? dimmed(
        old, for: selectors, index, in: modes.variant(.dark),
        upTo: Self.dimmer(than: modes.light.color.relativeLuminance))
      : brightened(old, for: selectors, index, modes)
    return finding
  }

  /// Returns the suggestion of a brighter colour with the hue of the light one, at least `lightnessStep` lighter
  /// and with the required contrast on its grounds.
  private func brightened(
    _ light: CatalogColor, for selectors: Selectors, _ index: Int, _ modes: Modes
  ) -> [VariantSuggestion] {
    let required = (role(of: index) ?? .symbol).required
    let grounds = groundPairs(of: index).compactMap { ground($0.background, in: modes.variant(.dark))?.color }
    let least = OKLab(modes.light.color).lightness + Self.lightnessStep
    let color = NearestColor(goal: light).first { color in
      OKLab(color).lightness >= least && !Self.isInversion(modes.light.color, color)
        && grounds.allSatisfy { contrastRatio(color, $0) >= required }
    }
    return color.map { [VariantSuggestion($0, for: selectors)] } ?? []
  }

  /// The smallest increase of OKLab lightness. Chosen: two colours that differ by it can be told apart side by
  /// side.
  private static let lightnessStep = 0.05

  /// Returns whether the channels of both colours add up to white.
  ///
  /// Chosen: an OKLab chroma of at least 0.05, so that the hue is visible, and a tolerance of about 8 code values
  /// of 255.
  private static func isInversion(_ light: EncodedColor, _ dark: EncodedColor) -> Bool {
    let lab = OKLab(light)
    guard lab.a * lab.a + lab.b * lab.b >= 0.05 * 0.05 else { return false }
    return [(light.red, dark.red), (light.green, dark.green), (light.blue, dark.blue)].allSatisfy {
      abs($0 + $1 - 1) <= 0.032
    }
  }
}
