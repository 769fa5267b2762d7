// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A fact about a text, symbol, fill or picture on a material.
package enum VibrancyFact: Hashable, Sendable {
  /// A quaternary label lies on a thin tier of a material.
  case quaternaryOnThin(material: String)
  /// A text or symbol on a material is drawn in a style that does not adapt to the material.
  ///
  /// - Parameter isInMaterial: True where the element is among the layers of the material, and not merely drawn
  ///   over it.
  case plainInk(PlainInk, material: String, isInMaterial: Bool)
  /// A fill hides much of the material under a plain grey.
  case plainFill(PlainInk, material: String, isInMaterial: Bool)
  /// A small picture in full colour lies on a material.
  case fullColorIcon(material: String)

  /// A style that does not take part in a material's vibrancy.
  package enum PlainInk: Hashable, Sendable {
    case customColor
    /// A named colour of the system, or of a catalog with its prefix.
    case color(name: String)
    /// A colour of the system that would be vibrant if its vibrancy were not switched off.
    case colorWithoutVibrancy(name: String)
    case labelWithoutVibrancy, levelWithoutVibrancy
  }

  var rule: Rule {
    switch self {
    case .quaternaryOnThin: .quaternaryOnThin
    case .plainInk, .plainFill: .colorOnMaterial
    case .fullColorIcon: .fullColorGlyphOnMaterial
    }
  }
}

extension VibrancyFact.PlainInk {
  /// A Boolean value that is true where the element would be vibrant if its vibrancy were not switched off.
  var isSwitchedOff: Bool {
    switch self {
    case .customColor, .color: false
    case .colorWithoutVibrancy, .labelWithoutVibrancy, .levelWithoutVibrancy: true
    }
  }
}
