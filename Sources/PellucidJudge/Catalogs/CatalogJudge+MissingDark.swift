// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rule about colours without a value of their own in dark (CAT02).
extension CatalogJudge {
  /// Returns the finding about a colour set; nil if it has a dark value on every kind of device.
  func missingDark(_ index: Int, _ set: ColorSet, _ modes: [Modes]) -> Finding? {
    let missing = modes.filter { !$0.light.isSystem && ($0.dark == nil || $0.dark?.entry == $0.light.entry) }
    guard let first = missing.first else { return nil }
    let role = known.roles[index]
    let works = worksInBoth(index, set, first)
    // A part of a control may lie on a ground that does not change with the appearance.
    let isUnsure = role == nil || !knowsGround(of: index)
    var finding = Finding(
      isUnsure || works.dark ? .note : .error, isUnsure ? .review : .proven,
      .missingDark(role: role?.role, worksInBoth: works.both && !isUnsure), of: library.assets[index])
    finding.place.entry = first.light.entry
    finding.variants = missing.map { $0.variant(.dark).name }
    if let ratio = works.ratio, !isUnsure {
      finding.figures = [.init(.contrast, ratio), .init(.required, role?.role.required ?? 3)]
    }
    finding.swatches = [.init(.light, first.light.color)]
    if !works.dark, !isUnsure { finding.suggestions = darkSuggestion(index, set, first) }
    return finding
  }

  /// Returns whether the light value suits both appearances, and whether it suits dark, with the contrast that
  /// decides.
  ///
  /// The ratio is the lower one of both appearances if both are enough, and the one in dark otherwise. A background
  /// has no ratio, because its luminance decides.
  private func worksInBoth(
    _ index: Int, _ set: ColorSet, _ modes: Modes
  ) -> (both: Bool, dark: Bool, ratio: Double?) {
    if role(of: index) == .background {
      let isDim = modes.light.color.relativeLuminance <= Self.dim
      return (isDim, isDim, nil)
    }
    let pairs = groundPairs(of: index)
    func lowest(_ scheme: Appearance) -> Double {
      pairs.compactMap { pair in
        ground(pair.background, in: modes.variant(scheme)).map { contrastRatio(modes.light.color, $0.color) }
      }.min() ?? 21
    }
    let (light, dark, required) = (lowest(.light), lowest(.dark), (role(of: index) ?? .symbol).required)
    let both = min(light, dark)
    return (both >= required, dark >= required, both >= required ? both : dark)
  }

  /// Returns the suggestion of a dark variant, near the light value.
  private func darkSuggestion(_ index: Int, _ set: ColorSet, _ modes: Modes) -> [VariantSuggestion] {
    guard case .color(let light) = set.entries[modes.light.entry].value else { return [] }
    var selectors = set.entries[modes.light.entry].selectors
    selectors.appearance = AppearanceSelector(.dark)
    let dark = modes.variant(.dark)
    if role(of: index) == .background {
      return dimmed(
        light, for: selectors, index, in: dark, upTo: min(0.03, modes.light.color.relativeLuminance))
    }
    let role = role(of: index) ?? .symbol
    let demands = groundPairs(of: index).compactMap { pair in
      ground(pair.background, in: dark).map {
        Demand(background: $0.color, ratio: role.recommended ?? role.required)
      }
    }
    return suggestion(near: light, for: selectors, demands).map { [$0] } ?? []
  }
}
