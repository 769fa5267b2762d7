// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Foundation

/// A colour of UIKit as far as views use it: fixed components, a name of the system, or one value for each appearance.
public struct UIColor: Hashable, Sendable {
  let color: Color

  private init(_ color: Color) { self.color = color }
  private init(system name: String) { color = Color(system: name) }

  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    color = Color(.displayP3, red: red, green: green, blue: blue, opacity: alpha)
  }

  public init(white: CGFloat, alpha: CGFloat) { color = Color(white: white, opacity: alpha) }

  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    color = Color(hue: hue, saturation: saturation, brightness: brightness, opacity: alpha)
  }

  public init?(named name: String) { color = Color(name) }

  /// Creates a colour that depends on the appearance; the closure is called once for light and once for dark.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) {
    color = Color(
      .pair(
        light: dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).color,
        dark: dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).color))
  }

  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { UIColor(color.opacity(alpha)) }

  public static let label = Self(system: "label"), secondaryLabel = Self(system: "secondaryLabel")
  public static let tertiaryLabel = Self(system: "tertiaryLabel")
  public static let quaternaryLabel = Self(system: "quaternaryLabel")
  public static let placeholderText = Self(system: "placeholderText"), link = Self(system: "link")
  public static let separator = Self(system: "separator"), opaqueSeparator = Self(system: "opaqueSeparator")
  public static let systemBackground = Self(system: "systemBackground")
  public static let secondarySystemBackground = Self(system: "secondarySystemBackground")
  public static let tertiarySystemBackground = Self(system: "tertiarySystemBackground")
  public static let systemGroupedBackground = Self(system: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = Self(system: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = Self(system: "tertiarySystemGroupedBackground")
  public static let systemFill = Self(system: "systemFill")
  public static let secondarySystemFill = Self(system: "secondarySystemFill")
  public static let tertiarySystemFill = Self(system: "tertiarySystemFill")
  public static let quaternarySystemFill = Self(system: "quaternarySystemFill")
  public static let systemRed = Self(.red), systemOrange = Self(.orange), systemYellow = Self(.yellow)
  public static let systemGreen = Self(.green), systemMint = Self(.mint), systemTeal = Self(.teal)
  public static let systemCyan = Self(.cyan), systemBlue = Self(.blue), systemIndigo = Self(.indigo)
  public static let systemPurple = Self(.purple), systemPink = Self(.pink), systemBrown = Self(.brown)
  public static let systemGray = Self(.gray), systemGray2 = Self(system: "systemGray2")
  public static let systemGray3 = Self(system: "systemGray3"), systemGray4 = Self(system: "systemGray4")
  public static let systemGray5 = Self(system: "systemGray5"), systemGray6 = Self(system: "systemGray6")
  public static let tintColor = Self(.accentColor)
  public static let darkText = Self(system: "darkText"), lightText = Self(system: "lightText")
  public static let white = Self(.white), black = Self(.black), clear = Self(.clear)
  public static let red = Self(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = Self(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = Self(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = Self(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = Self(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = Self(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = Self(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let cyan = Self(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = Self(red: 1, green: 0, blue: 1, alpha: 1)
  public static let gray = Self(white: 0.5, alpha: 1), darkGray = Self(white: 1 / 3, alpha: 1)
  public static let lightGray = Self(white: 2 / 3, alpha: 1)
}

/// The two appearances as UIKit names them.
public enum UIUserInterfaceStyle: Hashable, Sendable { case unspecified, light, dark }

/// The settings that UIKit gives to a colour that depends on them.
public struct UITraitCollection: Hashable, Sendable {
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
}

extension Color {
  public init(uiColor: UIColor) { self = uiColor.color }
  public init(_ color: UIColor) { self = color.color }
}
