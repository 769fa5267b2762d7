// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign
import PellucidJSON

/// The names of variants of assets, and sentences about variants to add.
extension English {
  /// Returns the name of a variant, such as "any, dark with high contrast".
  static func name(of selectors: Selectors) -> String {
    var parts = [selectors.appearance.scheme.rawValue]
    if selectors.appearance.contrast == .increased { parts.append("high contrast") }
    if selectors.idiom != .universal { parts.append(selectors.idiom.rawValue.shown) }
    if let subtype = selectors.subtype { parts.append(subtype.shown) }
    if let gamut = selectors.gamut { parts.append(gamut.catalogName) }
    return parts.joined(separator: ", ")
  }

  /// Returns "write #767676 for light (4.54:1)".
  static func sentence(of suggestion: VariantSuggestion) -> String {
    "write \(suggestion.colorText) for \(name(of: suggestion.selectors))" + suggestion.ratioText
  }

  /// Returns "no colour for light has 7:1 on #808080, at most 5.31:1: change what it lies on".
  static func sentence(of variant: UnreachableVariant) -> String {
    let name = name(of: variant.selectors), required = Figures.ratio(variant.required)
    guard let ground = variant.ground, let most = variant.most else {
      return "no one colour for \(name) has up to \(required) on all that it lies on: change one of them, or "
        + "divide the colour"
    }
    return "no colour for \(name) has \(required) on \(ground.hexText), at most \(Figures.ratio(most)): "
      + "change what it lies on"
  }
}
