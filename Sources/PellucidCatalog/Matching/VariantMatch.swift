// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The variant that a lookup found.
package struct VariantMatch: Hashable, Sendable {
  /// The index of the entry.
  package var index: Int
  /// The appearance and contrast that the entry is for.
  package var appearance: AppearanceSelector
  /// A Boolean value indicating whether other entries fit equally well; the first one is used.
  package var isAmbiguous: Bool
  /// A Boolean value indicating whether a picture is for the other direction and has to be mirrored.
  package var isMirrored: Bool

  /// Returns the entry that fits best, by appearance first, then by idiom, subtype, direction, size class, gamut,
  /// language and scale; nil where none fits.
  ///
  /// Only the order of appearances is known. The order of the other selectors is chosen, because the system's is not
  /// published.
  ///
  /// - Parameter entries: The selectors of the entries that have a value, each with the entry's index.
  static func find(
    among entries: [(index: Int, selectors: Selectors)], for traits: AssetTraits
  ) -> VariantMatch? {
    for step in AppearanceOrder.steps(for: traits) {
      var best: (index: Int, rank: [Int])?
      var isAmbiguous = false
      for (index, selectors) in entries where selectors.appearance == step.appearance {
        guard let rank = rank(selectors, for: traits, onlyOwnIdiom: step.onlyOwnIdiom) else { continue }
        if let known = best, !rank.lexicographicallyPrecedes(known.rank) {
          if rank == known.rank { isAmbiguous = true }
        } else {
          (best, isAmbiguous) = ((index, rank), false)
        }
      }
      guard let best else { continue }
      let direction = entries.first { $0.index == best.index }?.selectors.direction
      return VariantMatch(
        index: best.index, appearance: step.appearance, isAmbiguous: isAmbiguous,
        isMirrored: direction.map { $0 != traits.direction } ?? false)
    }
    return nil
  }

  /// Returns the rank of an entry: ranks are compared lexicographically, smaller ones first; nil for an entry that
  /// does not fit.
  private static func rank(_ selectors: Selectors, for traits: AssetTraits, onlyOwnIdiom: Bool) -> [Int]? {
    guard !selectors.hasUnknownWord,
      let idiom = exact(selectors.idiom, traits.idiom, or: onlyOwnIdiom ? nil : .universal),
      let subtype = optional(selectors.subtype, traits.subtype),
      let width = optional(selectors.widthClass, traits.widthClass),
      let height = optional(selectors.heightClass, traits.heightClass),
      let language = language(selectors.locale, traits.locale)
    else { return nil }
    let direction = selectors.direction.map { $0 == traits.direction ? 0 : 2 } ?? 1
    return [
      idiom, subtype, direction, width, height, gamut(selectors.gamut, traits.gamut), language,
      scale(selectors.scale, traits.scale),
    ]
  }

  private static func exact(_ idiom: Idiom, _ wanted: Idiom, or other: Idiom?) -> Int? {
    idiom == wanted ? 0 : idiom == other ? 1 : nil
  }

  /// Returns the rank of an optional selector: 0 for the wanted value, 1 for one that applies to all; nil for another value.
  private static func optional<Value: Equatable>(_ value: Value?, _ wanted: Value?) -> Int? {
    guard let value else { return 1 }
    return value == wanted ? 0 : nil
  }

  /// Returns the rank of a language: with its script and region, then with fewer subtags, then an entry for all languages.
  private static func language(_ locale: String?, _ wanted: String?) -> Int? {
    guard let locale else { return .max }
    guard let wanted else { return nil }
    let (tags, asked) = (subtags(locale), subtags(wanted))
    return asked.starts(with: tags) && !tags.isEmpty ? asked.count - tags.count : nil
  }

  /// Returns the subtags in lowercase, because "zh-Hant" and "zh_hant" are equal.
  private static func subtags(_ locale: String) -> [String] {
    locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
  }

  /// Returns the rank of a gamut. The other gamut fits too, because a display shows its colours as near as it can.
  private static func gamut(_ gamut: Gamut?, _ wanted: Gamut) -> Int {
    guard let gamut else { return 1 }
    return gamut == wanted ? 0 : 2
  }

  /// Returns the rank of a scale: the wanted one, one for all, the next larger, then the largest of the smaller scales.
  private static func scale(_ scale: Int?, _ wanted: Int) -> Int {
    guard let scale else { return 1 }
    return scale == wanted ? 0 : scale > wanted ? 1 + scale - wanted : 100 + wanted - scale
  }
}

extension ColorSet {
  /// Returns the value that the system draws with; nil where no variant fits.
  package func match(for traits: AssetTraits) -> (value: Value, match: VariantMatch)? {
    let filled = entries.indices.filter { entries[$0].value.isFilled }
    return VariantMatch.find(among: filled.map { ($0, entries[$0].selectors) }, for: traits)
      .map { (entries[$0.index].value, $0) }
  }
}

extension FileSet {
  /// Returns the file that the system draws; nil where no variant fits.
  package func match(for traits: AssetTraits) -> (entry: Entry, match: VariantMatch)? {
    let found = entries.indices.filter { entries[$0].isFound }
    return VariantMatch.find(among: found.map { ($0, entries[$0].selectors) }, for: traits)
      .map { (entries[$0.index], $0) }
  }
}
