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
  /// Returns the form of a symbol that suits the appearance: outlined in light, filled in dark, where all symbols beside it
  /// have both forms.
  func shown(
    _ symbol: SymbolContent, in surroundings: Surroundings, _ traced: inout TracedSymbol
  ) -> ShownSymbol {
    guard let fact = facts.symbol(symbol.name) else {
      return ShownSymbol(content: symbol, layerColors: [])
    }
    traced.isMark = fact.isMark
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
        SymbolForm.isFilled(symbol.name)
        || (traits.appearance == .dark && traits.platform.hasAppearances && surroundings.fillsSymbols ?? true)
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

extension SceneResolver {
  /// Returns whether the symbols of a list that choose their form may be filled: all of them, or none. A symbol whose fill
  /// means a state, or that has no filled form, keeps the others outlined; one of lines alone suits both forms.
  ///
  /// - Parameter isInContainer: A Boolean value that is true in a container of glass, whose pieces belong together.
  func fillsSymbols(in layers: [Layer], isInContainer: Bool = false) -> Bool {
    layers.allSatisfy { layer in
      switch layer.content {
      case .symbol(let symbol) where symbol.variant == .automatic:
        guard let name = description.file(of: symbol, in: traits), !SymbolForm.isFilled(name),
          let fact = facts.symbol(name)
        else { return true }
        return !SymbolForm.fillMeansState(name) && (fact.counterpart != nil || fact.isLine || fact.isMark)
      case .group: return fillsSymbols(in: layer.content.children, isInContainer: isInContainer)
      case .glassContainer: return fillsSymbols(in: layer.content.children, isInContainer: true)
      case .glass where isInContainer: return fillsSymbols(in: layer.content.children, isInContainer: true)
      default: return true
      }
    }
  }
}

/// The two forms of a symbol's name.
package enum SymbolForm {
  /// The parts of names of symbols whose filled form means a state: favourite, saved, or with a reminder.
  private static let states = ["heart", "star", "bookmark", "bell"]

  /// Returns whether the filled form of a symbol means a state, so that the appearance must not choose it.
  static func fillMeansState(_ name: String) -> Bool {
    let file = name.utf8.split(separator: UInt8(ascii: "/")).last ?? name.utf8[...]
    return file.split(separator: UInt8(ascii: ".")).contains { part in
      states.contains { part.elementsEqual($0.utf8) }
    }
  }

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
