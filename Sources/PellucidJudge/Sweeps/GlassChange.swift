// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A change of the settings that only glass reacts to, as one step of a sweep over all settings.
package enum GlassChange: String, CaseIterable, Hashable, Sendable {
  case reduceMotion, showBorders, clear, tinted
  /// All of them, with less transparency and more contrast.
  case allClear, allTinted

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
