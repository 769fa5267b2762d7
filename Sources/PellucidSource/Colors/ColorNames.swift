// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The names of the systems' colours and styles.
enum ColorNames {
  static let types: Set<String> = [
    "Color", "UIColor", "NSColor", "SwiftUI.Color", "UIKit.UIColor", "AppKit.NSColor", "ShapeStyle",
    "Color.Resolved",
    "ColorResource", "HierarchicalShapeStyle", "Material", "AnyShapeStyle",
  ]

  static let hues: Set<String> = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
    "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
    "systemBlue",
    "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2", "systemGray3",
    "systemGray4", "systemGray5", "systemGray6",
  ]

  /// The greys among the hues.
  static func isGray(_ name: String) -> Bool { name == "gray" || name.hasPrefix("systemGray") }

  /// UIKit's colours that are the same in every appearance, besides black and white.
  static let fixedInUIKit: [String: [Double]] = [
    "darkGray": [1.0 / 3, 1.0 / 3, 1.0 / 3], "lightGray": [2.0 / 3, 2.0 / 3, 2.0 / 3],
    "gray": [0.5, 0.5, 0.5],
    "red": [1, 0, 0], "green": [0, 1, 0], "blue": [0, 0, 1], "cyan": [0, 1, 1], "yellow": [1, 1, 0],
    "magenta": [1, 0, 1], "orange": [1, 0.5, 0], "purple": [0.5, 0, 0.5], "brown": [0.6, 0.4, 0.2],
  ]

  static let levels = ["primary": 1, "secondary": 2, "tertiary": 3, "quaternary": 4, "quinary": 5]

  static let materials: [String: String] = [
    "ultraThinMaterial": "ultraThin", "thinMaterial": "thin", "regularMaterial": "regular",
    "thickMaterial": "thick",
    "ultraThickMaterial": "ultraThick", "bar": "bar",
  ]

  /// The materials as members of `Material`.
  static let memberMaterials: Set<String> = ["ultraThin", "thin", "regular", "thick", "ultraThick", "bar"]

  static let semantics: Set<String> = [
    "label", "secondaryLabel", "tertiaryLabel", "quaternaryLabel", "placeholderText", "separator",
    "opaqueSeparator",
    "link", "systemBackground", "secondarySystemBackground", "tertiarySystemBackground",
    "systemGroupedBackground",
    "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground", "systemFill",
    "secondarySystemFill",
    "tertiarySystemFill", "quaternarySystemFill", "labelColor", "secondaryLabelColor", "tertiaryLabelColor",
    "quaternaryLabelColor", "quinaryLabel", "textColor", "placeholderTextColor", "selectedTextColor",
    "textBackgroundColor", "selectedTextBackgroundColor", "keyboardFocusIndicatorColor", "linkColor",
    "separatorColor", "gridColor", "headerTextColor", "windowBackgroundColor", "windowFrameTextColor",
    "underPageBackgroundColor", "controlColor", "controlBackgroundColor", "controlTextColor",
    "disabledControlTextColor", "selectedControlColor", "selectedControlTextColor",
    "alternateSelectedControlTextColor", "selectedContentBackgroundColor",
    "unemphasizedSelectedContentBackgroundColor",
    "unemphasizedSelectedTextBackgroundColor", "unemphasizedSelectedTextColor", "highlightColor",
    "shadowColor",
    "findHighlightColor", "background", "windowBackground", "foreground", "selection", "placeholder", "fill",
    "windowBackgroundShapeStyle",
  ]

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
    "islightmode",
    "darkmode", "lightmode", "dark", "effectiveappearance", "aqua", "darkaqua", "isdarkappearance",
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
  static func isSetting(_ text: String) -> Bool {
    let text = text.lowercased()
    return [
      "reducetransparency", "colorschemecontrast", "increasecontrast", "darkersystemcolors",
      "isreducetransparencyenabled",
    ]
    .contains { text.contains($0) }
  }
}
