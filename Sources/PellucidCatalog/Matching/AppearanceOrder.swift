// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The appearances that are tried one after the other until one has a variant.
///
/// The order is that of SwiftUI's named colours as OpenSwiftUI reads it (`NamedColor.swift`, `CatalogLookup.swift`):
/// the scheme counts more than the contrast, so that an entry for dark comes before one for any with high contrast.
/// A high-contrast entry is never used at standard contrast, and an entry of a scheme never in the other one.
enum AppearanceOrder {
  /// One attempt.
  struct Step: Hashable, Sendable {
    var appearance: AppearanceSelector
    /// Only variants of the device's own idiom.
    var onlyOwnIdiom = false
  }

  static func steps(for traits: AssetTraits) -> [Step] {
    let isIncreased = traits.contrast == .increased
    var steps: [Step] = []
    if traits.idiom == .vision {
      // A device of one appearance asks first for what was made for it.
      steps = any(isIncreased).map { Step(appearance: $0, onlyOwnIdiom: true) }
    }
    return steps + appearances(traits.scheme, isIncreased: isIncreased).map { Step(appearance: $0) }
  }

  static func appearances(_ scheme: Appearance, isIncreased: Bool) -> [AppearanceSelector] {
    let own = AppearanceSelector.Scheme(scheme)
    let schemes = isIncreased ? [AppearanceSelector(own, .increased)] : []
    return schemes + [AppearanceSelector(own)] + any(isIncreased)
  }

  private static func any(_ isIncreased: Bool) -> [AppearanceSelector] {
    isIncreased ? [AppearanceSelector(.any, .increased), .any] : [.any]
  }
}

extension AppearanceSelector.Scheme {
  package init(_ appearance: Appearance) { self = appearance == .dark ? .dark : .light }
}
