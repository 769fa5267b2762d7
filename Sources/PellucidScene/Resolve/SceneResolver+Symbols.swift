// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidGeometry

/// A symbol with the form that is drawn.
struct ShownSymbol {
  var content: SymbolContent
  /// The names of the colours of the symbol's layers, bottom to top; empty where they are not known.
  var layerColors: [String?]
}

extension SceneResolver {
  /// Returns the form of a symbol that suits the appearance: outlined in light, filled in dark, where all symbols beside it
  /// have both forms.
  ///
  /// - Parameter textWeight: The weight of a symbol that states none; nil draws it as it is.
  func shown(
    _ symbol: SymbolContent, textWeight: Int?, in surroundings: Surroundings, _ traced: inout TracedSymbol
  ) -> ShownSymbol {
    guard let fact = facts.symbol(symbol.name) else {
      return ShownSymbol(content: symbol, layerColors: [])
    }
    traced.isMark = fact.isMark
    traced.lacksWeight = symbol.weight != nil && !fact.hasWeights
    var symbol = symbol
    if symbol.weight == nil, fact.hasWeights { symbol.weight = textWeight }
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

/// The texts of a list of layers with their weights, without Bold Text, which symbols beside them take.
struct TextWeights {
  private var texts: [(frame: Rect, weight: Int)] = []

  init(of list: [Layer], _ traits: Traits) {
    for layer in list {
      guard case .text(let text) = layer.content, let weight = text.font.weight(in: traits) else { continue }
      texts.append((layer.frame, weight))
    }
  }

  /// Returns the weight of the text beside a symbol of the list: of the nearest, at most a symbol's longer side away; of two as
  /// near, the one whose centre is nearer. Nil for other layers, for a symbol that states its weight, and beside regular text,
  /// whose weight symbols have.
  ///
  /// Chosen: a symbol and its title are closer than the symbol is large, and those of two controls are not.
  func weight(of layer: Layer) -> Int? {
    guard case .symbol(let symbol) = layer.content, symbol.weight == nil else { return nil }
    let frame = layer.frame, reach = max(frame.width, frame.height)
    var nearest = (distance: (reach * reach, 0.0), weight: 400)
    for text in texts {
      let distance = frame.squaredDistance(to: text.frame)
      guard distance <= nearest.distance.0 else { continue }
      let both = (distance, frame.middle.squaredDistance(to: text.frame.middle))
      if both < nearest.distance { nearest = (both, text.weight) }
    }
    return nearest.weight == 400 ? nil : nearest.weight
  }
}

extension TextContent.Font {
  /// Returns the weight without Bold Text; nil where the platform does not have the style.
  fileprivate func weight(in traits: Traits) -> Int? {
    switch self {
    case .fixed(_, let weight): weight
    case .style(let style, let weight): weight ?? style.font(in: traits)?.weight
    }
  }
}

extension Rect {
  /// The centre as a rectangle without an area.
  fileprivate var middle: Rect { Rect(x: center.x, y: center.y, width: 0, height: 0) }

  /// Returns the square of the distance between two rectangles; 0 where they meet.
  fileprivate func squaredDistance(to other: Rect) -> Double {
    let across = max(0, max(other.minX - maxX, minX - other.maxX))
    let down = max(0, max(other.minY - maxY, minY - other.maxY))
    return across * across + down * down
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
