// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

extension CatalogJudge {
  /// A contrast ratio that a foreground has to hold on a background.
  struct Demand {
    var background: EncodedColor
    var ratio: Double
  }

  /// Adds to a finding the variants to write so that a colour set has the required contrast in some variants: the
  /// nearest colours of the same hue, one for each entry and scheme that falls short, or the reason why there is
  /// none.
  ///
  /// - Parameters:
  ///   - index: The index of the colour set in the library.
  ///   - failing: The variants in which the colour set falls short.
  ///   - pairs: The pairs of the colour set. Afterwards all of them hold in every variant for which a written entry
  ///     is used.
  ///   - required: A closure that returns the required ratio of a pair in a variant.
  func suggest(
    in finding: inout Finding, for index: Int, failing: [ColorVariant], pairs: [ColorPair],
    required: (ColorPair, ColorVariant) -> Double
  ) {
    guard let set = set(index) else { return }
    let usesSystem = pairs.contains { if case .system = $0.background { true } else { false } }
    let variants = ColorVariant.all(of: [set] + pairs.compactMap { grounds($0) }, usesSystem: usesSystem)
    var groups: [(entry: Int, scheme: Appearance, variants: [ColorVariant])] = []
    for variant in failing {
      guard let color = set.color(for: variant), !color.isSystem else { continue }
      if let place = groups.firstIndex(where: { $0.entry == color.entry && $0.scheme == variant.scheme }) {
        groups[place].variants.append(variant)
      } else {
        groups.append((color.entry, variant.scheme, [variant]))
      }
    }
    for group in groups {
      guard case .color(let old) = set.entries[group.entry].value else { continue }
      let selectors = target(in: set, of: group.entry, failing: group.variants, among: variants)
      let affected = set.replacing(old, for: selectors).variants(using: selectors, among: variants)
      let demands = pairs.flatMap { pair in
        affected.filter { pair.schemes.contains($0.scheme) }.compactMap { variant in
          ground(pair.background, in: variant).map {
            Demand(background: $0.color, ratio: required(pair, variant))
          }
        }
      }
      if let new = suggestion(near: old, for: selectors, demands) {
        finding.suggestions += Self.inUsualForm(new, in: set, insteadOf: group.entry)
      } else if let none = Self.unreachable(demands, for: selectors) {
        finding.unreachable.append(none)
      }
    }
  }

  /// Returns a suggestion in the form that catalogs usually have.
  ///
  /// Few catalogs have an entry for light. If an entry for any appearance is wrong only in light, it gets the new
  /// colour, and a new entry for dark gets the old one.
  private static func inUsualForm(
    _ new: VariantSuggestion, in set: ColorSet, insteadOf entry: Int
  ) -> [VariantSuggestion] {
    let old = set.entries[entry]
    var high = old.selectors, dark = old.selectors
    (high.appearance, dark.appearance) = (AppearanceSelector(.any, .increased), AppearanceSelector(.dark))
    guard new.selectors.appearance == AppearanceSelector(.light), old.selectors.appearance == .any,
      case .color(let color) = old.value,
      // An entry for dark would take precedence over one for any appearance with high contrast.
      !set.entries.contains(where: { $0.selectors == high || $0.selectors == dark && $0.value.isFilled })
    else { return withHighContrast(new, in: set, insteadOf: entry) }
    return [
      VariantSuggestion(new.color, for: old.selectors, ratio: new.ratio),
      VariantSuggestion(color, for: dark),
    ]
  }

  /// Returns a suggestion, together with a copy of the high-contrast colour for its scheme where one is needed: an
  /// entry for one scheme takes precedence over an entry for any appearance with high contrast.
  private static func withHighContrast(
    _ new: VariantSuggestion, in set: ColorSet, insteadOf entry: Int
  ) -> [VariantSuggestion] {
    let (old, wanted) = (set.entries[entry].selectors, new.selectors.appearance)
    guard old.appearance == .any, wanted.scheme != .any, wanted.contrast == .standard else { return [new] }
    var (any, own) = (old, old)
    any.appearance = AppearanceSelector(.any, .increased)
    own.appearance = AppearanceSelector(wanted.scheme, .increased)
    guard !set.entries.contains(where: { $0.selectors == own && $0.value.isFilled }),
      case .color(let color)? = set.entries.first(where: { $0.selectors == any })?.value
    else { return [new] }
    return [new, VariantSuggestion(color, for: own)]
  }

  /// Returns the nearest colour that meets all demands; an opaque one if no colour with the old alpha meets them;
  /// nil if none does.
  func suggestion(
    near old: CatalogColor, for selectors: Selectors, _ demands: [Demand]
  ) -> VariantSuggestion? {
    var goal = old
    for alpha in Set([old.alpha, 1]).sorted() {
      goal.alpha = alpha
      let color = NearestColor(goal: goal).first { color in
        demands.allSatisfy { contrastRatio(color, $0.background) >= $0.ratio }
      }
      guard let color else { continue }
      let ratios = demands.map { contrastRatio(color.encoded, $0.background) }
      return VariantSuggestion(color, for: selectors, ratio: ratios.min())
    }
    return nil
  }

  /// Returns the selectors to write a new colour for.
  ///
  /// These are the selectors of the entry itself if every variant that it serves fails. Otherwise they are narrowed
  /// to the scheme that fails, or to its high contrast if only that fails.
  private func target(
    in set: ColorSet, of entry: Int, failing: [ColorVariant], among variants: [ColorVariant]
  ) -> Selectors {
    let served = variants.filter { set.color(for: $0)?.entry == entry }
    var selectors = set.entries[entry].selectors
    // There are no entries for levels: if one level fails, the colour changes in both.
    let fine = served.filter { variant in !failing.contains { $0.assetTraits == variant.assetTraits } }
    guard let scheme = failing.first?.scheme, !fine.isEmpty else { return selectors }
    let isIncreasedAlone =
      selectors.appearance.contrast == .increased
      || failing.allSatisfy { $0.contrast == .increased }
        && fine.contains { $0.scheme == scheme && $0.contrast == .standard }
    selectors.appearance = AppearanceSelector(.init(scheme), isIncreasedAlone ? .increased : .standard)
    return selectors
  }

  /// Returns the colour set that is the background of a pair; nil for other backgrounds.
  private func grounds(_ pair: ColorPair) -> ColorSet? {
    if case .asset(let index) = pair.background { set(index) } else { nil }
  }
}

extension ColorSet {
  /// Returns the set with a colour for a variant, which replaces the variant's entry or is appended.
  func replacing(_ color: CatalogColor, for selectors: Selectors) -> ColorSet {
    var set = self
    if let index = entries.firstIndex(where: { $0.selectors == selectors }) {
      set.entries[index].value = .color(color)
    } else {
      set.entries.append(Entry(.color(color), for: selectors))
    }
    return set
  }

  /// Returns the variants that look up the entry with these selectors.
  func variants(using selectors: Selectors, among variants: [ColorVariant]) -> [ColorVariant] {
    variants.filter { variant in
      color(for: variant).map { entries[$0.entry].selectors == selectors } ?? false
    }
  }
}
