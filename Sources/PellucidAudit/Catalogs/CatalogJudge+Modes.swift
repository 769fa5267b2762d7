// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJudge

/// CAT02, CAT03, CAT06, CAT07 and CAT09: how the variants of one colour set belong together.
extension CatalogJudge {
  /// A set in light and dark on one kind of device, at standard contrast.
  struct Modes {
    var light: VariantColor
    /// Nil where it has nothing in dark.
    var dark: VariantColor?
    var idiom: Idiom

    func variant(_ scheme: Appearance, _ contrast: ContrastSetting = .standard) -> ColorVariant {
      var variant = ColorVariant(scheme, contrast)
      variant.idiom = idiom
      return variant
    }
  }

  func modeFindings(_ index: Int) -> [Finding] {
    guard let set = set(index), !isFixed(index) else { return [] }
    let modes = modes(of: set)
    let findings =
      [missingDark(index, set, modes)] + modes.map { inversion(index, set, $0) }
      + modes.map { direction(index, set, $0) } + [identical(index, set, modes)]
    // Several devices with one fault would repeat it, so each rule is told once.
    var told: Set<Rule?> = []
    return findings.compactMap(\.self).filter { told.insert($0.rule).inserted }
  }

  /// watchOS and visionOS have one appearance.
  func modes(of set: ColorSet) -> [Modes] {
    let idioms = ColorVariant.all(of: [set]).map(\.idiom)
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

  /// Returns whether the configuration lists a set as fixed, or its name does and no declared role contradicts it.
  private func isFixed(_ index: Int) -> Bool {
    if configuration.fixed.contains(library.assets[index].name) { return true }
    guard configuration.usesNames, let named = known.named[index] else { return false }
    if case .declared? = known.roles[index]?.source { return false }
    return named.isExempt || named.isFixed
  }

  // MARK: CAT02

  private func missingDark(_ index: Int, _ set: ColorSet, _ modes: [Modes]) -> Finding? {
    let missing = modes.filter { !$0.light.isSystem && ($0.dark == nil || $0.dark?.entry == $0.light.entry) }
    guard let first = missing.first else { return nil }
    let role = known.roles[index]
    let works = worksInBoth(index, set, first)
    // Part of a control may lie on a ground that stays the same.
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

  /// Returns whether the value for light can serve dark, and both, with the contrast that decides it: the lower one
  /// where both are enough, else that in dark. Backgrounds have none: their dimness decides.
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

  /// The relative luminance up to which a background is dim: white text has 4.5:1 on it.
  static let dim = 0.1833

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

  /// A background of the same hue that is dim enough, and on which everything that lies on it can be read.
  private func dimmed(
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

  /// Returns whether the ground of a set is known: it has a pair, or its role lies on the screen's own surface.
  func knowsGround(of index: Int) -> Bool {
    if role(of: index) == .background || !pairs(of: index).isEmpty { return true }
    if case .declared? = known.roles[index]?.source { return true }
    return known.named[index]?.isOnScreen ?? false
  }

  /// The pairs a set is the foreground of; the assumed surface where there are none.
  func groundPairs(of index: Int) -> [ColorPair] {
    let own = pairs(of: index)
    let sure = own.filter(\.source.isSure)
    if !own.isEmpty { return sure.isEmpty ? own : sure }
    return [ColorPair(index, on: .surface, as: role(of: index) ?? .symbol, .named(.likely))]
  }

  // MARK: CAT06

  private func inversion(_ index: Int, _ set: ColorSet, _ modes: Modes) -> Finding? {
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

  /// The hue of light, as much brighter as it takes not to be the same colour twice.
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

  /// Chosen: what is told apart side by side, of OKLab's lightness.
  private static let lightnessStep = 0.05

  /// The luminance of a ground in dark that is a colour of its own: that of dark grounds, and less than in light.
  private static func dimmer(than luminance: Double) -> Double { min(0.75 * luminance, 0.03) }

  /// Chosen: far enough from grey that the hue can be seen, and within some 8 code values.
  private static func isInversion(_ light: EncodedColor, _ dark: EncodedColor) -> Bool {
    let lab = OKLab(light)
    guard lab.a * lab.a + lab.b * lab.b >= 0.05 * 0.05 else { return false }
    return [(light.red, dark.red), (light.green, dark.green), (light.blue, dark.blue)].allSatisfy {
      abs($0 + $1 - 1) <= 0.032
    }
  }

  // MARK: CAT07

  private func direction(_ index: Int, _ set: ColorSet, _ modes: Modes) -> Finding? {
    guard let dark = modes.dark, dark.entry != modes.light.entry, !dark.isSystem,
      let role = known.roles[index],
      isSaidPlainly(index), case .color(let old) = set.entries[dark.entry].value
    else { return nil }
    func luminance(_ color: EncodedColor, _ scheme: Appearance) -> Double {
      color.composited(over: surface(scheme)).relativeLuminance
    }
    let isBackground = role.role == .background
    // A translucent text takes after its ground, so texts are compared by themselves.
    let (own, other) =
      isBackground
      ? (luminance(modes.light.color, .light), luminance(dark.color, .dark))
      : (modes.light.color.relativeLuminance, dark.color.relativeLuminance)
    // A background that is dim in both may be a little brighter in dark, and text that is bright in both dimmer.
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
      finding.unreachable = [Self.unreachable(demands, for: selectors)].compactMap(\.self)
    }
    return finding
  }

  /// Returns whether the role is declared, or the name is that of an ordinary text or background: controls may be the other
  /// way round on purpose.
  private func isSaidPlainly(_ index: Int) -> Bool {
    if case .declared? = known.roles[index]?.source { return true }
    return known.named[index].map { $0.isPlainForeground || $0.isPlainBackground } ?? false
  }

  // MARK: CAT09

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
