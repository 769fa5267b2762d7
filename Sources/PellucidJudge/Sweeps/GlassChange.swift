// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A change of the settings that affect only glass, as one step of a sweep over all settings.
package enum GlassChange: String, CaseIterable, Hashable, Sendable {
  case reduceMotion, showBorders, clear, tinted
  /// All changes together, with less transparency and more contrast.
  case allClear, allTinted

  /// The caption of the change.
  package var label: String {
    switch self {
    case .reduceMotion: "less motion"
    case .showBorders: "borders"
    case .clear: "clear look"
    case .tinted: "tinted look"
    case .allClear: "all settings, clear look"
    case .allTinted: "all settings, tinted look"
    }
  }
}
