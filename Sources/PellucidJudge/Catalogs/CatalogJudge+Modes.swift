// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidLegibility

/// The pairing of a colour set's light and dark variants, and the rule about sets with the same value in both
/// (CAT09).
extension CatalogJudge {
  /// The light and the dark colour of a set on one kind of device, at standard contrast.
  struct Modes {
    var light: VariantColor
    /// The dark colour; nil where the set gives no colour in dark.
    var dark: VariantColor?
    var idiom: Idiom

    func variant(_ scheme: Appearance, _ contrast: ContrastSetting = .standard) -> ColorVariant {
      var variant = ColorVariant(scheme, contrast)
      variant.idiom = idiom
      return variant
    }
  }

  /// Returns the findings about the light and dark variants of a colour set, at most one for each rule.
  func modeFindings(_ index: Int) -> [Finding] {
    guard let set = set(index), !isFixed(index) else { return [] }
    let modes = modes(of: set)
    let findings =
      [missingDark(index, set, modes)] + modes.map { inversion(index, set, $0) }
      + modes.map { direction(index, set, $0) } + [identical(index, set, modes)]
    // Several kinds of devices may have the same fault, so each rule is reported once.
    var told: Set<Rule?> = []
    return findings.compactMap { $0.self }.filter { told.insert($0.rule).inserted }
  }

  /// Returns the light and dark colours of a set for each kind of device. watchOS and visionOS are left out,
  /// because they have one appearance.
  func modes(of set: ColorSet) -> [Modes] {
    let idioms = ColorVariant.all(of: [set]).map { $0.idiom }
    var modes: [Modes] = []
    for idiom in idioms
    where idiom != .watch && idiom != .vision && !modes.contains(where: { $0.idiom == idiom }) {
      var light = ColorVariant(), dark = ColorVariant(.dark)
      (light.idiom, dark.idiom) = (idiom, idiom)
      guard let color = set.color(for: light) else { continue }
      modes.append(Modes(light: color, dark: set.color(for: dark), idiom: idiom))
    }
    return modes
  }

  /// Returns whether a colour set need not differ between light and dark: the configuration lists it as fixed, or
  /// its name implies that and no declared role contradicts.
  private func isFixed(_ index: Int) -> Bool {
    if configuration.fixed.contains(ExactName(library.assets[index].name)) { return true }
    guard configuration.usesNames, let named = known.named[index] else { return false }
    if case .declared? = known.roles[index]?.source { return false }
    return named.isExempt || named.isFixed
  }

  /// Returns whether the ground of a colour set is known: the set is in a pair, or its role places it on the
  /// screen's own surface.
  func knowsGround(of index: Int) -> Bool {
    if role(of: index) == .background || !pairs(of: index).isEmpty { return true }
    if case .declared? = known.roles[index]?.source { return true }
    return known.named[index]?.isOnScreen ?? false
  }

  /// Returns the pairs in which a set is the foreground, the sure ones only where there are some. Without pairs the
  /// result is a pair on the assumed surface.
  func groundPairs(of index: Int) -> [ColorPair] {
    let own = pairs(of: index)
    let sure = own.filter { $0.source.isSure }
    if !own.isEmpty { return sure.isEmpty ? own : sure }
    return [ColorPair(index, on: .surface, as: role(of: index) ?? .symbol, .named(.likely))]
  }

  /// Returns the finding about a set whose dark value equals its light one.
  private func identical(_ index: Int, _ set: ColorSet, _ modes: [Modes]) -> Finding? {
    for mode in modes {
      guard let dark = mode.dark, dark.entry != mode.light.entry,
        set.entries[dark.entry].value == set.entries[mode.light.entry].value
          || dark.color == mode.light.color && !dark.isSystem && !mode.light.isSystem
      else { continue }
      var finding = Finding(.note, .proven, .identicalColors, of: library.assets[index])
      finding.place.entry = dark.entry
      finding.variants = [mode.variant(.dark).name]
      finding.swatches = [.init(.dark, dark.color)]
      return finding
    }
    return nil
  }
}
