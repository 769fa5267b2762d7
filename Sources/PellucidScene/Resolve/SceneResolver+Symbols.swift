// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A symbol with the form that is drawn.
struct ShownSymbol {
  var content: SymbolContent
  /// The names of the colours of the symbol's layers, bottom to top; empty where they are not known.
  var layerColors: [String?]
}

extension SceneResolver {
  /// Returns the form of a symbol that suits the appearance: outlined in light, filled in dark, where both exist.
  func shown(
    _ symbol: SymbolContent, in surroundings: Surroundings, _ traced: inout TracedSymbol
  ) -> ShownSymbol {
    guard let fact = facts.symbol(symbol.name) else {
      return ShownSymbol(content: symbol, layerColors: [])
    }
    traced.lacksWeight = symbol.weight != nil && !fact.hasWeights
    traced.lacksBoldWeight = surroundings.traits.hasBoldText && !fact.hasWeights
    let wantsFilled: Bool
    switch symbol.variant {
    case .none: return ShownSymbol(content: symbol, layerColors: fact.layerColors)
    case .outline: wantsFilled = false
    case .fill: wantsFilled = true
    case .automatic:
      let traits = surroundings.traits
      wantsFilled =
        SymbolForm.isFilled(symbol.name) || (traits.appearance == .dark && traits.platform.hasAppearances)
    }
    guard wantsFilled != SymbolForm.isFilled(symbol.name) else {
      return ShownSymbol(content: symbol, layerColors: fact.layerColors)
    }
    guard let other = fact.counterpart else {
      if symbol.variant != .automatic { traced.missingFormIsFilled = wantsFilled }
      return ShownSymbol(content: symbol, layerColors: fact.layerColors)
    }
    var content = symbol
    content.name = other
    return ShownSymbol(content: content, layerColors: fact.counterpartColors)
  }
}

/// The two forms of a symbol's name.
package enum SymbolForm {
  /// Returns whether a name, or a path ending in `.svg`, names a filled form.
  package static func isFilled(_ name: String) -> Bool { NameMatch.ends(stem(name), with: ".fill") }

  /// Returns the name of the other form, whether that form exists or not.
  package static func counterpart(of name: String) -> String {
    let isPath = NameMatch.ends(name, with: ".svg")
    let stem = stem(name)
    let other =
      isFilled(name) ? String(stem.unicodeScalars.dropLast(5)) : stem + ".fill"
    return isPath ? other + ".svg" : other
  }

  private static func stem(_ name: String) -> String {
    NameMatch.ends(name, with: ".svg") ? String(name.unicodeScalars.dropLast(4)) : name
  }
}
