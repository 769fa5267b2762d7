// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidColor
import PellucidScene

/// A colour as it is written in Display P3.
struct DisplayP3Color: Hashable, Sendable {
  var red: Double, green: Double, blue: Double
  var opacity: Float

  /// The colour in extended sRGB, with 0 in place of components that are not finite.
  var encoded: EncodedColor {
    EncodedColor(
      Straight<DisplayP3>(red: Float(red), green: Float(green), blue: Float(blue), alpha: opacity)
    ).withoutNaN
  }
}

extension Color: CustomStringConvertible {
  /// The colour as SwiftUI writes it: the name of a colour of the system, the components of a constant one in hexadecimal digits, and
  /// what a colour of the app's catalogs or of Display P3 was made of.
  ///
  /// Each opacity that the colour was given stands before it, as in `50% red`.
  ///
  /// - Note: Colours that SwiftUI makes of an object of UIKit or AppKit, and mixed ones, are described by their colours.
  public var description: String {
    // The last opacity that was given is the outermost.
    opacities.reduce(base) { "\(Int($1 * 100 + 0.5))% \($0)" }
  }

  /// The text of the colour without the opacities that it was given.
  private var base: String {
    switch choice {
    case .level(.label): "primary"
    case .level(.secondaryLabel): "secondary"
    case .level(let level): level.colorName
    case .style(.custom(let color)): Self.constant(Resolved(color))
    case .style(.semantic("accentColor")): "AccentColorProvider()"
    case .style(.semantic(let name)): Self.name(name)
    case .style(.asset(let name)): "NamedColor(name: \"\(name)\", bundle: nil)"
    case .style(let style): "\(style)"
    case .displayP3(let color):
      "DisplayP3(red: \(color.red), green: \(color.green), blue: \(color.blue), opacity: \(color.opacity))"
    case .pair(let light, let dark): "light: \(light), dark: \(dark)"
    case .mix(let first, let second, let share, _): "\(share) \(second) in \(first)"
    }
  }

  /// Returns the name of a colour of the system; the basic ones are named without the word that begins them, as in `red`.
  private static func name(_ system: String) -> String {
    let name = system.dropFirst("system".count).lowercased()
    return basicNames.contains(name) ? name : system
  }

  private static let basicNames: Set = [
    "red", "orange", "yellow", "green", "mint", "teal", "cyan", "blue", "indigo", "purple", "pink", "brown",
    "gray",
  ]

  /// Returns the name of a constant colour that has one, or else its components.
  private static func constant(_ color: Resolved) -> String {
    switch (color.red, color.green, color.blue, color.opacity) {
    case (0, 0, 0, 0): "clear"
    case (0, 0, 0, 1): "black"
    case (1, 1, 1, 1): "white"
    default: color.description
    }
  }
}

extension Color.Resolved: CustomStringConvertible {
  /// The components in hexadecimal digits, two for each of red, green, blue and opacity: `#RRGGBBAA`.
  ///
  /// A component outside of 0…1 has more digits, and a negative one those of its two's complement in 32 bits, as in SwiftUI.
  public var description: String {
    "#" + [red, green, blue, opacity].map(Self.digits).joined()
  }

  private static func digits(_ component: Float) -> String {
    let steps = Double(component) * 255 + 0.5
    guard steps.isFinite, abs(steps) < Double(Int32.max) else { return "00" }
    let text = String(UInt32(bitPattern: Int32(steps)), radix: 16, uppercase: true)
    return text.count < 2 ? "0" + text : text
  }
}
