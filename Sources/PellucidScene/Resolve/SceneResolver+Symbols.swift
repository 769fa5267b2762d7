// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// A symbol in the form that is drawn.
struct ShownSymbol {
  var content: SymbolContent
  /// The names of its layers' own colours, bottom to top; empty where they are not known.
  var layerColors: [String?]
}

extension SceneResolver {
  /// The form of a symbol that suits the appearance: outlined in light, filled in dark, where both exist.
  mutating func shown(_ symbol: SymbolContent, name: String, in surroundings: Surroundings) -> ShownSymbol {
    guard let fact = facts.symbol(symbol.name) else {
      return ShownSymbol(content: symbol, layerColors: [])
    }
    if symbol.weight != nil, !fact.hasWeights {
      note(name, "\(symbol.name) has one weight only: weight is not used.")
    }
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
      if symbol.variant != .automatic {
        note(name, "\(symbol.name) has no \(wantsFilled ? "filled" : "outlined") form: it is drawn as it is.")
      }
      return ShownSymbol(content: symbol, layerColors: fact.layerColors)
    }
    var content = symbol
    content.name = other
    return ShownSymbol(content: content, layerColors: fact.counterpartColors)
  }

  /// The ink of a colour that a symbol's layer names, as templates write it: `systemRedColor`, `systemRed`; nil for the
  /// tint and for names that the platform does not know.
  func colorInk(named name: String?, in surroundings: Surroundings) -> Ink? {
    guard let name else { return nil }
    let short =
      NameMatch.ends(name, with: "Color") ? String(name.unicodeScalars.dropLast(5)) : name
    if NameMatch.same(short, "white") { return .color(EncodedColor(white: 1), blend: .sourceOver) }
    if NameMatch.same(short, "black") { return .color(EncodedColor(white: 0), blend: .sourceOver) }
    for candidate in [short, name] {
      guard !NameMatch.same(candidate, "tint"),
        let color = try? SemanticColors.resolve(name: candidate, traits: surroundings.traits).color
      else { continue }
      return .color(color, blend: .sourceOver)
    }
    return nil
  }
}

/// The two forms of a symbol's name.
public enum SymbolForm {
  /// Whether a name, or a path ending in `.svg`, is that of a filled form.
  public static func isFilled(_ name: String) -> Bool { NameMatch.ends(stem(name), with: ".fill") }

  /// The name of the other form, whether it exists or not.
  public static func counterpart(of name: String) -> String {
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
