// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign
import PellucidDocument
import PellucidLegibility
import PellucidScene

/// A foreground to judge on a material or on glass.
package enum PairForeground: Hashable, Sendable {
  case level(VibrancyLevel)
  /// A semantic colour or style of the platform.
  case semantic(String)
  /// A colour, with the text that it was parsed from.
  case custom(EncodedColor, text: String)

  /// Creates a foreground from its spelling.
  ///
  /// - Parameter text: A level, a name on `platform`, or a colour in the notation of scene documents.
  /// - Throws: `PairError.foregroundColor` if the text has the form of a colour but cannot be parsed.
  package init(_ text: String, on platform: Platform) throws(PairError) {
    if let level = Vocabularies.vibrancy.value(named: text) ?? SemanticColors.level(named: text, on: platform)
    {
      self = .level(level)
    } else if text.hasPrefix("#") || text.hasSuffix(")") {
      do throws(ColorParsingError) {
        self = .custom(try EncodedColor.parse(hexOrCSS: text), text: text)
      } catch {
        throw .foregroundColor(text, error)
      }
    } else {
      self = .semantic(text)
    }
  }

  /// Creates a foreground from its spelling.
  ///
  /// - Throws: `PairError` also for a name that the platform of `traits` does not have.
  package init(known text: String, under traits: Traits) throws(PairError) {
    self = try Self(text, on: traits.platform)
    if case .semantic(let name) = self { _ = try Self.ink(named: name, traits: traits) }
  }

  package var name: String {
    switch self {
    case .level(let level): Vocabularies.vibrancy.name(of: level)
    case .semantic(let name): name
    case .custom(_, let text): text
    }
  }

  /// The style that draws the foreground in a scene.
  package var style: ForegroundStyle {
    switch self {
    case .level(let level): ForegroundStyle(.level(level))
    case .semantic(let name): .semantic(name)
    case .custom(let color, _): .custom(color)
    }
  }

  /// Returns whether the platform of `traits` has the foreground.
  func isKnown(under traits: Traits) -> Bool {
    guard case .semantic(let name) = self else { return true }
    return Vibrancy.style(named: name, traits: traits) != nil
      || SemanticColors.names(on: traits.platform).contains(name)
  }

  /// Returns the ink that a scene would draw the foreground with on a material.
  func ink(on material: ResolvedMaterialChoice, traits: Traits) throws(PairError) -> Ink {
    switch self {
    case .level(let level): return Vibrancy.ink(level: level, family: material.family, traits: traits)
    case .custom(let color, _): return .color(color, blend: .sourceOver)
    case .semantic(let name):
      var traits = traits
      if let fixed = material.fixedAppearance { traits.appearance = fixed }
      return try Self.ink(named: name, traits: traits)
    }
  }

  /// Returns the foreground on glass in the form that repairs can change.
  ///
  /// - Parameter traits: The traits with the appearance of the glass's content.
  /// - Throws: `PairError.foregroundWithMatrix` for a foreground that is not a plain colour.
  func foreground(onGlass traits: Traits) throws(PairError) -> LegibilityCase.Foreground {
    switch self {
    case .level(let level): return .level(level)
    case .custom(let color, _): return .color(color)
    case .semantic(let name):
      guard case .color(let color, .sourceOver) = try Self.ink(named: name, traits: traits) else {
        throw .foregroundWithMatrix(name)
      }
      return .color(color)
    }
  }

  /// Returns the ink of a style or a semantic colour.
  private static func ink(named name: String, traits: Traits) throws(PairError) -> Ink {
    if let style = Vibrancy.style(named: name, traits: traits) { return style.ink }
    if let color = try? SemanticColors.vibrant(name: name, traits: traits) { return color.ink }
    let known = Vocabularies.vibrancy.names + SemanticColors.names(on: traits.platform)
    throw .unknownForeground(name, traits.platform, nearest: NameMatch.nearest(to: name, among: known))
  }
}
