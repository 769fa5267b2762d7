// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The names of the systems' colours and styles.
enum ColorNames {
  static let types: Set<String> = [
    "Color", "UIColor", "NSColor", "SwiftUI.Color", "UIKit.UIColor", "AppKit.NSColor", "ShapeStyle",
    "Color.Resolved", "ColorResource", "HierarchicalShapeStyle", "Material", "AnyShapeStyle",
  ]

  /// The hues, with the names of SwiftUI, UIKit and AppKit.
  static let hues: Set<String> = Set(SystemHue.allCases.map(\.rawValue)).union(
    systems.filter { $0.hasPrefix("system") && isHue($0.dropFirst("system".count)) })

  /// Returns a Boolean value indicating whether a name is that of a hue or, with a number, of one of the system's greys.
  private static func isHue(_ name: Substring) -> Bool {
    let name = name.lowercased()
    return SystemHue.allCases.contains { $0.rawValue == name }
      || name.hasPrefix("gray") && name.dropFirst(4).allSatisfy(\.isNumber)
  }

  /// The greys among the hues.
  static func isGray(_ name: String) -> Bool { name == "gray" || name.hasPrefix("systemGray") }

  /// The names of UIKit's and AppKit's colours that are the same in every appearance, besides black and white.
  static let fixedInUIKit: Set<String> = [
    "darkGray", "lightGray", "gray", "red", "green", "blue", "cyan", "yellow", "magenta", "orange", "purple",
    "brown",
  ]

  static let levels = ["primary": 1, "secondary": 2, "tertiary": 3, "quaternary": 4, "quinary": 5]

  static let materials: [String: String] = [
    "ultraThinMaterial": "ultraThin", "thinMaterial": "thin", "regularMaterial": "regular",
    "thickMaterial": "thick",
    "ultraThickMaterial": "ultraThick", "bar": "bar",
  ]

  /// The materials as members of `Material`.
  static let memberMaterials: Set<String> = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]

  /// The names of the systems' colours on all platforms.
  private static let systems = Set(Platform.allCases.flatMap { SemanticColors.names(on: $0) })

  /// The colours that are named by their meaning: the systems' own, and SwiftUI's styles.
  static let semantics: Set<String> = systems.subtracting(accents).union([
    "background", "windowBackground", "foreground", "selection", "placeholder", "fill",
    "windowBackgroundShapeStyle", "quinaryLabel",
  ])

  /// The colours of the accent, in SwiftUI, UIKit and AppKit.
  static let accents: Set<String> = ["accentColor", "tint", "tintColor", "controlAccentColor"]

  /// Returns a Boolean value indicating whether a colour of a catalog is the tint of something, by its name.
  static func isTint(asset name: String) -> Bool {
    let name = name.lowercased()
    return ["button", "accent", "brand", "tint", "badge", "selected", "highlight"].contains {
      name.contains($0)
    }
      || hues.contains { !isGray($0) && name.contains($0) }
  }

  /// Members of a colour that are the same colour in another form.
  static let forms: Set<String> = [
    "cgColor", "gradient", "uiColor", "nsColor", "swiftUIColor", "color", "ciColor", "self",
  ]

  /// Words of conditions that tell the appearances apart.
  private static let schemeWords: Set<String> = [
    "colorscheme", "scheme", "userinterfacestyle", "interfacestyle", "isdark", "islight", "isdarkmode",
    "islightmode", "darkmode", "lightmode", "dark", "effectiveappearance", "aqua", "darkaqua",
    "isdarkappearance",
  ]

  /// Returns a Boolean value indicating whether a condition tells the appearances, or the brightness of what
  /// is behind, apart.
  static func isScheme(_ condition: String) -> Bool {
    words(of: condition).contains {
      isScheme(word: $0) || $0.hasSuffix("brightness") || $0.hasSuffix("luminance")
    }
  }

  /// Returns a Boolean value indicating whether a number, such as an opacity, is another one in each
  /// appearance.
  static func isScheme(number: String) -> Bool { words(of: number).contains { isScheme(word: $0) } }

  private static func isScheme(word: String) -> Bool {
    schemeWords.contains(word) || word.hasSuffix("colorscheme")
  }

  private static func words(of text: String) -> some Sequence<String> {
    text.split { !$0.isLetter && !$0.isNumber }.lazy.map { $0.lowercased() }
  }

  /// Words of conditions that follow the settings for transparency and contrast.
  private static let settingWords = [
    "reducetransparency", "colorschemecontrast", "increasecontrast", "darkersystemcolors",
  ]
  private static let shortestSettingWord = settingWords.map(\.utf8.count).min() ?? 0

  /// Returns a Boolean value indicating whether a text has a word of conditions that follow the settings for
  /// transparency and contrast.
  static func isSetting(_ text: String) -> Bool {
    // Nearly all names are shorter than these words.
    guard text.utf8.count >= shortestSettingWord else { return false }
    let text = text.lowercased()
    return settingWords.contains { text.contains($0) }
  }
}
