// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

extension ColorSet {
  /// The entries for one idiom, subtype and gamut.
  package struct Group: Hashable, Sendable {
    package var idiom: Idiom
    package var subtype: String?
    package var gamut: Gamut?
    /// The indices of the group's entries.
    package var indices: [Int]
  }

  /// The groups, sorted by idiom, subtype and gamut; a subtype or gamut for all comes first.
  package var groups: [Group] {
    var groups: [Selectors: [Int]] = [:]
    for (index, entry) in entries.enumerated() {
      var key = Selectors()
      (key.idiom, key.subtype, key.gamut) = (
        entry.selectors.idiom, entry.selectors.subtype, entry.selectors.gamut
      )
      groups[key, default: []].append(index)
    }
    return groups.map {
      Group(idiom: $0.key.idiom, subtype: $0.key.subtype, gamut: $0.key.gamut, indices: $0.value)
    }.sorted { $0.order.lexicographicallyPrecedes($1.order) }
  }

  /// Returns the value of a group for a scheme and contrast, without the entries of other groups; nil where it has none.
  package func value(in group: Group, scheme: Appearance, contrast: ContrastSetting) -> Value? {
    let usable = group.indices.filter { entries[$0].value.isFilled && !entries[$0].selectors.hasUnknownWord }
    for appearance in AppearanceOrder.appearances(scheme, isIncreased: contrast == .increased) {
      if let index = usable.first(where: { entries[$0].selectors.appearance == appearance }) {
        return entries[index].value
      }
    }
    return nil
  }
}

extension ColorSet.Group {
  fileprivate var order: [String] { [idiom.rawValue, subtype ?? "", gamut?.catalogName ?? ""] }
}
