// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

// swift-format-ignore-file: DontRepeatTypeInStaticProperties

import Foundation

/// A colour of UIKit as far as views use it: fixed components, a name of the system, or one value for each appearance.
public final class UIColor: Hashable, Sendable {
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

  public static func == (one: UIColor, other: UIColor) -> Bool { one.color == other.color }
  public func hash(into hasher: inout Hasher) { hasher.combine(color) }

  public static let label = UIColor(system: "label"), secondaryLabel = UIColor(system: "secondaryLabel")
  public static let tertiaryLabel = UIColor(system: "tertiaryLabel")
  public static let quaternaryLabel = UIColor(system: "quaternaryLabel")
  public static let placeholderText = UIColor(system: "placeholderText"), link = UIColor(system: "link")
  public static let separator = UIColor(system: "separator"),
    opaqueSeparator = UIColor(system: "opaqueSeparator")
  public static let systemBackground = UIColor(system: "systemBackground")
  public static let secondarySystemBackground = UIColor(system: "secondarySystemBackground")
  public static let tertiarySystemBackground = UIColor(system: "tertiarySystemBackground")
  public static let systemGroupedBackground = UIColor(system: "systemGroupedBackground")
  public static let secondarySystemGroupedBackground = UIColor(system: "secondarySystemGroupedBackground")
  public static let tertiarySystemGroupedBackground = UIColor(system: "tertiarySystemGroupedBackground")
  public static let systemFill = UIColor(system: "systemFill")
  public static let secondarySystemFill = UIColor(system: "secondarySystemFill")
  public static let tertiarySystemFill = UIColor(system: "tertiarySystemFill")
  public static let quaternarySystemFill = UIColor(system: "quaternarySystemFill")
  public static let systemRed = UIColor(.red), systemOrange = UIColor(.orange),
    systemYellow = UIColor(.yellow)
  public static let systemGreen = UIColor(.green), systemMint = UIColor(.mint), systemTeal = UIColor(.teal)
  public static let systemCyan = UIColor(.cyan), systemBlue = UIColor(.blue), systemIndigo = UIColor(.indigo)
  public static let systemPurple = UIColor(.purple), systemPink = UIColor(.pink),
    systemBrown = UIColor(.brown)
  public static let systemGray = UIColor(.gray), systemGray2 = UIColor(system: "systemGray2")
  public static let systemGray3 = UIColor(system: "systemGray3"), systemGray4 = UIColor(system: "systemGray4")
  public static let systemGray5 = UIColor(system: "systemGray5"), systemGray6 = UIColor(system: "systemGray6")
  public static let tintColor = UIColor(.accentColor)
  public static let darkText = UIColor(system: "darkText"), lightText = UIColor(system: "lightText")
  public static let white = UIColor(.white), black = UIColor(.black), clear = UIColor(.clear)
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  public static let gray = UIColor(white: 0.5, alpha: 1), darkGray = UIColor(white: 1 / 3, alpha: 1)
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
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

/// The type of colours that are written as literals.
// swift-format-ignore: NoLeadingUnderscores
public typealias _ColorLiteralType = UIColor

extension UIColor: _ExpressibleByColorLiteral {
  public convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }
}
