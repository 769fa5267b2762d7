// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The rule about backgrounds that are brighter in dark than in light, and texts that are dimmer (CAT07).
extension CatalogJudge {
  /// Returns the finding about a colour set on one kind of device; nil if light and dark have the expected order.
  func direction(_ index: Int, _ set: ColorSet, _ modes: Modes) -> Finding? {
    guard let dark = modes.dark, dark.entry != modes.light.entry, !dark.isSystem,
      let role = known.roles[index],
      isSaidPlainly(index), case .color(let old) = set.entries[dark.entry].value
    else { return nil }
    func luminance(_ color: EncodedColor, _ scheme: Appearance) -> Double {
      color.composited(over: surface(scheme)).relativeLuminance
    }
    let isBackground = role.role == .background
    // The luminance of composited translucent text follows its ground, so texts are compared without a ground.
    let (own, other) =
      isBackground
      ? (luminance(modes.light.color, .light), luminance(dark.color, .dark))
      : (modes.light.color.relativeLuminance, dark.color.relativeLuminance)
    // A background that is dim in both may be slightly brighter in dark, and text that is bright in both slightly
    // dimmer.
    let isWrong =
      isBackground
      ? other > own && other > Self.dim : role.role.isForeground && other < own && other < Self.dim
    guard isWrong else { return nil }
    var finding = Finding(
      .warning, role.source.isSure ? .proven : .review,
      isBackground ? .darkBrighter(role.role) : .darkDimmer(role.role), of: library.assets[index])
    finding.place.entry = dark.entry
    finding.variants = [modes.variant(.dark).name]
    finding.figures = [.init(.darkLuminance, other), .init(.lightLuminance, own)]
    finding.swatches = [.init(.light, modes.light.color), .init(.dark, dark.color)]
    let selectors = set.entries[dark.entry].selectors
    let demands = groundPairs(of: index).compactMap { pair in
      ground(pair.background, in: modes.variant(.dark)).map {
        Demand(background: $0.color, ratio: pair.use.required)
      }
    }
    finding.suggestions =
      isBackground
      ? dimmed(old, for: selectors, index, in: modes.variant(.dark), upTo: Self.dimmer(than: own))
      : suggestion(near: old, for: selectors, demands).map { [$0] } ?? []
    if !isBackground, finding.suggestions.isEmpty {
      finding.unreachable = [Self.unreachable(demands, for: selectors)].compactMap { $0.self }
    }
    return finding
  }

  /// Returns whether the role is declared, or the name is the name of an ordinary text or background. Controls may
  /// be brighter in dark, or dimmer, on purpose.
  private func isSaidPlainly(_ index: Int) -> Bool {
    if case .declared? = known.roles[index]?.source { return true }
    return known.named[index].map { $0.isPlainForeground || $0.isPlainBackground } ?? false
  }
}
