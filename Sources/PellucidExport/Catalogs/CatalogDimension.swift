// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidCatalog
import PellucidColor
import PellucidDesign

/// A selector of a catalog's variants, which is a modifier of tokens.
enum CatalogDimension: String, CaseIterable, Sendable {
  case appearance, contrast, idiom, subtype, gamut, direction, widthClass, heightClass, locale, scale

  /// The usual context.
  var usual: String {
    switch self {
    case .appearance: "light"
    case .contrast: "standard"
    case .idiom: "universal"
    case .gamut: Gamut.srgb.catalogName
    case .direction: LayoutDirection.leftToRight.rawValue
    case .subtype, .widthClass, .heightClass, .locale: "any"
    case .scale: "2x"
    }
  }

  /// Returns the words that the selectors of a variant have; none where they apply to all.
  private func words(in selectors: Selectors) -> [String] {
    switch self {
    case .appearance: selectors.appearance.scheme == .any ? [] : ["dark"]
    case .contrast: selectors.appearance.contrast == .increased ? ["increased"] : []
    case .idiom: [selectors.idiom.rawValue]
    case .subtype: selectors.subtype.map { [$0] } ?? []
    case .gamut: selectors.gamut == nil ? [] : Gamut.allCases.map { $0.catalogName }
    case .direction: selectors.direction == nil ? [] : LayoutDirection.allCases.map { $0.rawValue }
    case .widthClass: selectors.widthClass == nil ? [] : SizeClass.allCases.map { $0.rawValue }
    case .heightClass: selectors.heightClass == nil ? [] : SizeClass.allCases.map { $0.rawValue }
    case .locale: selectors.locale.map { [$0] } ?? []
    case .scale: selectors.scale == nil ? [] : ["1x", "2x", "3x"]
    }
  }

  /// Returns the modifiers that some colour sets need, with the contexts in the order of their bytes after the usual one.
  static func modifiers(of sets: [ColorSet]) -> [TokenModifier] {
    allCases.compactMap { dimension in
      let words = Set(
        sets.flatMap { $0.entries.flatMap { dimension.words(in: $0.selectors).map { ExactName($0) } } })
      let others = words.subtracting([ExactName(dimension.usual)]).sorted().map { $0.text }
      return others.isEmpty
        ? nil : TokenModifier(name: dimension.rawValue, contexts: [dimension.usual] + others)
    }
  }

  /// Sets a context in the traits of a lookup and in the selectors of a variant; returns false for a word that catalogs do not have.
  func set(_ word: String, _ traits: inout AssetTraits, _ selectors: inout Selectors) -> Bool {
    let isUsual = word == usual
    switch self {
    case .appearance:
      guard let scheme = Appearance.allCases.first(where: { AppearanceSelector.Scheme($0).rawValue == word })
      else {
        return false
      }
      traits.scheme = scheme
      selectors.appearance.scheme = isUsual ? .any : AppearanceSelector.Scheme(scheme)
    case .contrast:
      guard isUsual || word == "increased" else { return false }
      traits.contrast = isUsual ? .standard : .increased
      selectors.appearance.contrast = traits.contrast
    case .idiom:
      guard Idiom.known.contains(word) else { return false }
      traits.idiom = Idiom(rawValue: word)
      selectors.idiom = traits.idiom
    case .subtype: (traits.subtype, selectors.subtype) = isUsual ? (nil, nil) : (word, word)
    case .locale: (traits.locale, selectors.locale) = isUsual ? (nil, nil) : (word, word)
    case .gamut:
      guard let gamut = Gamut.allCases.first(where: { $0.catalogName == word }) else { return false }
      (traits.gamut, selectors.gamut) = (gamut, isUsual ? nil : gamut)
    case .direction:
      guard let direction = LayoutDirection(rawValue: word) else { return false }
      (traits.direction, selectors.direction) = (direction, isUsual ? nil : direction)
    case .widthClass, .heightClass:
      let value = SizeClass(rawValue: word)
      guard isUsual || value != nil else { return false }
      if self == .widthClass {
        (traits.widthClass, selectors.widthClass) = (value, value)
      } else {
        (traits.heightClass, selectors.heightClass) = (value, value)
      }
    case .scale:
      guard let scale = ["1x": 1, "2x": 2, "3x": 3][word] else { return false }
      (traits.scale, selectors.scale) = (scale, isUsual ? nil : scale)
    }
    return true
  }
}

/// The contexts of all modifiers, as a lookup and as the selectors of a variant for nothing else.
struct CatalogChoice: Sendable {
  private(set) var traits = AssetTraits()
  private(set) var selectors = Selectors()

  /// Creates a choice from the index of a context for each modifier.
  init(_ choice: [Int], of modifiers: [TokenModifier]) throws(TokenFault) {
    traits.idiom = .universal
    for (modifier, context) in zip(modifiers, choice) {
      guard let dimension = CatalogDimension(rawValue: modifier.name) else {
        throw TokenFault(
          .unknownModifier(modifier.name, known: CatalogDimension.allCases.map { $0.rawValue }))
      }
      guard dimension.set(modifier.contexts[context], &traits, &selectors) else {
        throw TokenFault(.unknownContext(modifier.contexts[context]), at: "modifiers.\(modifier.name)")
      }
    }
  }
}
