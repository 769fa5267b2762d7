// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour: a semantic colour, which the traits of a scene resolve, a colour of an asset catalog, or fixed components.
public struct Color: SystemColors, Hashable {
  package var style: ColorStyle

  package init(_ style: ColorStyle) { self.style = style }
  /// Creates a copy of a colour, as `SystemColors` requires.
  public init(_ color: Color) { self = color }

  /// Creates a colour of fixed components, which are the same in every appearance.
  ///
  /// - Parameters:
  ///   - red: The red component, gamma-encoded sRGB and not premultiplied, 0…1; values outside are extended sRGB.
  ///   - green: The green component, in the space and range of red.
  ///   - blue: The blue component, in the space and range of red.
  ///   - opacity: The opacity, 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = (Float(red), Float(green), Float(blue))
    style = .custom(EncodedColor(red: red, green: green, blue: blue, alpha: Float(opacity)))
  }

  /// Creates a neutral colour, which is the same in every appearance.
  ///
  /// - Parameters:
  ///   - white: The brightness, gamma-encoded, from 0 for black to 1 for white.
  ///   - opacity: The opacity, 0…1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a colour from six hexadecimal digits, such as `0x336699`: red, green and blue, 8 bits each, gamma-encoded sRGB.
  ///
  /// - Parameters:
  ///   - hex: The digits; the highest 8 bits of the number are ignored.
  ///   - opacity: The opacity, 0…1.
  public init(hex: UInt32, opacity: Double = 1) {
    let red = Double(hex >> 16 & 0xff) / 255, green = Double(hex >> 8 & 0xff) / 255
    self.init(red: red, green: green, blue: Double(hex & 0xff) / 255, opacity: opacity)
  }
}

/// A type with the system's named colours as static members, so that `.orange` is a `Color` and a `ForegroundStyle`.
public protocol SystemColors: Sendable {
  /// Creates the value that stands for a colour.
  init(_ color: Color)
}

extension SystemColors {
  /// Returns the semantic colour of a name that `pellucid colors` lists, such as `systemGray4` or `windowBackgroundColor`.
  ///
  /// A name that the scene's platform does not have is an error when the scene is drawn; the message names the nearest
  /// known name.
  public static func named(_ name: String) -> Self { Self(Color(ColorStyle.semantic(name))) }

  /// Returns the colour of a name in the scene's catalogs, such as `Brand/Ink`; see `SceneDescription.addAssets(from:)`.
  ///
  /// A name that no catalog of the scene has is an error when the scene is drawn.
  public static func asset(_ name: String) -> Self { Self(Color(ColorStyle.asset(name))) }

  /// The system's red, adapted to appearance, contrast and level.
  public static var red: Self { .named("systemRed") }
  /// The system's orange, adapted to appearance, contrast and level.
  public static var orange: Self { .named("systemOrange") }
  /// The system's yellow, adapted to appearance, contrast and level.
  public static var yellow: Self { .named("systemYellow") }
  /// The system's green, adapted to appearance, contrast and level.
  public static var green: Self { .named("systemGreen") }
  /// The system's mint, adapted to appearance, contrast and level.
  public static var mint: Self { .named("systemMint") }
  /// The system's teal, adapted to appearance, contrast and level.
  public static var teal: Self { .named("systemTeal") }
  /// The system's cyan, adapted to appearance, contrast and level.
  public static var cyan: Self { .named("systemCyan") }
  /// The system's blue, adapted to appearance, contrast and level.
  public static var blue: Self { .named("systemBlue") }
  /// The system's indigo, adapted to appearance, contrast and level.
  public static var indigo: Self { .named("systemIndigo") }
  /// The system's purple, adapted to appearance, contrast and level.
  public static var purple: Self { .named("systemPurple") }
  /// The system's pink, adapted to appearance, contrast and level.
  public static var pink: Self { .named("systemPink") }
  /// The system's brown, adapted to appearance, contrast and level.
  public static var brown: Self { .named("systemBrown") }
  /// The system's gray, adapted to appearance, contrast and level.
  public static var gray: Self { .named("systemGray") }
  /// The accent colour of the traits; for `Accent.multicolor`, the platform's own.
  public static var accentColor: Self { .named("accentColor") }
  /// Opaque white, the same in every appearance.
  public static var white: Self { Self(Color(white: 1)) }
  /// Opaque black, the same in every appearance.
  public static var black: Self { Self(Color(white: 0)) }
}
