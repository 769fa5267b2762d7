// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

extension ContentsReading {
  /// Notes variants that are given twice.
  mutating func checkVariants(of selectors: [Selectors], at entries: [JSONNode]) {
    guard selectors.count == entries.count else { return }
    var first: [Selectors: Int] = [:]
    for (index, selectors) in selectors.enumerated() where !selectors.hasUnknownWord {
      if let earlier = first[selectors] {
        let path = document.keyPath(at: entries[earlier].range.lowerBound)
        note(.sameVariant(first: path), at: entries[index])
      } else {
        first[selectors] = index
      }
    }
  }

  /// Notes variants that are given twice, missing ones, and a high-contrast entry that is not used where many expect it.
  mutating func checkVariants(of set: ColorSet, at entries: [JSONNode]) {
    checkVariants(of: set.entries.map { $0.selectors }, at: entries)
    let filled = set.entries.indices.filter { set.entries[$0].value.isFilled }
    guard set.entries.count == entries.count, !filled.isEmpty else { return }
    let appearances = filled.map { set.entries[$0].selectors.appearance }
    if !appearances.contains(.any), !appearances.contains(AppearanceSelector(.light)) {
      note(.noAnyAppearance, at: entries[filled[0]])
    }
    for group in set.groups {
      let own = group.indices.filter { set.entries[$0].value.isFilled }
      let has = Set(own.map { set.entries[$0].selectors.appearance })
      guard let high = own.first(where: { set.entries[$0].selectors.appearance == .init(.any, .increased) })
      else { continue }
      for scheme in [AppearanceSelector.Scheme.light, .dark]
      where has.contains(.init(scheme)) && !has.contains(.init(scheme, .increased)) {
        note(.schemeBeatsContrast(scheme), at: entries[high])
      }
    }
  }
}
