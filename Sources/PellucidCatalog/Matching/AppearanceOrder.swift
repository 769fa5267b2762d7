// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The appearances that are tried one after another until one has a variant.
///
/// The order is the one in which SwiftUI looks up named colours, as OpenSwiftUI shows (`NamedColor.swift`,
/// `CatalogLookup.swift`): the scheme counts more than the contrast, so that an entry for dark wins over one for any
/// appearance with high contrast. A high-contrast entry is never used at standard contrast, and an entry of one
/// scheme never in the other.
enum AppearanceOrder {
  /// One attempt of a lookup.
  struct Step: Hashable, Sendable {
    var appearance: AppearanceSelector
    /// A Boolean value indicating whether only variants of the device's own idiom count.
    var onlyOwnIdiom = false
  }

  /// Returns the attempts for traits, in order.
  static func steps(for traits: AssetTraits) -> [Step] {
    let isIncreased = traits.contrast == .increased
    var steps: [Step] = []
    if traits.idiom == .vision {
      // visionOS has one appearance, so variants made for visionOS are tried first.
      steps = any(isIncreased).map { Step(appearance: $0, onlyOwnIdiom: true) }
    }
    return steps + appearances(traits.scheme, isIncreased: isIncreased).map { Step(appearance: $0) }
  }

  /// Returns the appearances for a scheme, in order; those of increased contrast only where the setting is on.
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
