// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A foreground by the name it is asked for under.
enum ForegroundName: Hashable, Sendable {
  case level(VibrancyLevel)
  /// A semantic colour or style of the platform.
  case semantic(String)
  case custom(EncodedColor, text: String)

  /// - Parameter text: A level, a name that `platform` knows, or a colour as the document writes it.
  init(_ text: String, on platform: Platform) throws(CommandError) {
    if let level = Vocabularies.vibrancy.value(named: text)
      ?? SemanticColors.level(named: text, on: platform)
    {
      self = .level(level)
    } else if text.hasPrefix("#") || text.hasSuffix(")") {
      self = .custom(try CustomColor.parse(text, option: "--foreground"), text: text)
    } else {
      self = .semantic(text)
    }
  }

  var text: String {
    switch self {
    case .level(let level): Vocabularies.vibrancy.name(of: level)
    case .semantic(let name): name
    case .custom(_, let text): text
    }
  }

  /// Whether the platform of `traits` has it.
  func isKnown(under traits: Traits) -> Bool {
    guard case .semantic(let name) = self else { return true }
    return Vibrancy.style(named: name, traits: traits) != nil
      || SemanticColors.names(on: traits.platform).contains(name)
  }

  /// What it is drawn with on a material, as in a scene.
  func ink(on material: ResolvedMaterialChoice, traits: Traits) throws(CommandError) -> Ink {
    switch self {
    case .level(let level): return Vibrancy.ink(level: level, family: material.family, traits: traits)
    case .custom(let color, _): return .color(color, blend: .sourceOver)
    case .semantic(let name):
      var traits = traits
      if let fixed = material.fixedAppearance { traits.appearance = fixed }
      return try Self.ink(named: name, traits: traits)
    }
  }

  /// What it is drawn with on glass, as repairs know it.
  ///
  /// - Parameter traits: With the appearance of what lies on the glass.
  func foreground(onGlass traits: Traits) throws(CommandError) -> LegibilityCase.Foreground {
    switch self {
    case .level(let level): return .level(level)
    case .custom(let color, _): return .color(color)
    case .semantic(let name):
      guard case .color(let color, .sourceOver) = try Self.ink(named: name, traits: traits) else {
        throw .usage(
          "\"\(name)\" is drawn with a matrix of its own", "--foreground",
          "on glass write a level, a colour's name or #RRGGBB")
      }
      return .color(color)
    }
  }

  private static func ink(named name: String, traits: Traits) throws(CommandError) -> Ink {
    if let style = Vibrancy.style(named: name, traits: traits) { return style.ink }
    do {
      return try SemanticColors.vibrant(name: name, traits: traits).ink
    } catch {
      let system = Vocabularies.platform.name(of: traits.platform)
      let known = Vocabularies.vibrancy.names + SemanticColors.names(on: traits.platform)
      throw .usage(
        "unknown foreground \"\(name)\"", "--foreground",
        Nearest.advice(
          NameMatch.nearest(to: name, among: known),
          list: "write a level, #RRGGBB, or a colour; pellucid colors --platform \(system)"))
    }
  }
}
