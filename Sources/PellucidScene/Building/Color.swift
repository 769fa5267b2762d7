// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// A colour: a semantic one, which the traits of a scene decide, one of an asset catalog, or one of fixed components.
public struct Color: SystemColors, Hashable {
  package var style: ColorStyle

  package init(_ style: ColorStyle) { self.style = style }
  /// Creates the colour itself, so that the named colours of `SystemColors` are colours.
  public init(_ color: Color) { self = color }

  /// A colour of fixed components.
  ///
  /// - Parameters:
  ///   - red: Gamma-encoded sRGB, 0…1; values outside are extended sRGB.
  ///   - green: In the space and range of red.
  ///   - blue: In the space and range of red.
  ///   - opacity: 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let (red, green, blue) = (Float(red), Float(green), Float(blue))
    style = .custom(EncodedColor(red: red, green: green, blue: blue, alpha: Float(opacity)))
  }

  /// A neutral colour.
  ///
  /// - Parameters:
  ///   - white: Gamma-encoded, 0 for black to 1 for white.
  ///   - opacity: 0…1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  /// A colour of six hexadecimal digits, such as `0x336699`: red, green and blue, 8 bits each, gamma-encoded sRGB.
  public init(hex: UInt32, opacity: Double = 1) {
    let red = Double(hex >> 16 & 0xff) / 255, green = Double(hex >> 8 & 0xff) / 255
    self.init(red: red, green: green, blue: Double(hex & 0xff) / 255, opacity: opacity)
  }
}

/// The colours with names, for every type that a colour can stand in.
public protocol SystemColors: Sendable {
  /// Creates a style of one colour.
  init(_ color: Color)
}

extension SystemColors {
  /// A semantic colour by any name that `pellucid colors` lists, such as `systemGray4` or `windowBackgroundColor`.
  ///
  /// Drawing a name that the platform does not have is an error that names the nearest known one.
  public static func named(_ name: String) -> Self { Self(Color(ColorStyle.semantic(name))) }

  /// A colour of the scene's catalogs, by its name there, such as `Brand/Ink`.
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
  /// The accent colour of the traits.
  public static var accentColor: Self { .named("accentColor") }
  /// Opaque white, the same in every appearance.
  public static var white: Self { Self(Color(white: 1)) }
  /// Opaque black, the same in every appearance.
  public static var black: Self { Self(Color(white: 0)) }
}
