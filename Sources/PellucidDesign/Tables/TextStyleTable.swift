// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A text style of one platform.
struct TextStyleRow: Sendable {
  var style: TextStyle
  /// The font weight, 100…900.
  var weight: Int
  /// The numbers for each text size of the platform, in ascending order; one where the style has one size.
  var sizes: [TextStyleSize]
  var provenance: Provenance
}

/// The size, line height and tracking of a text style at one text size, in points.
struct TextStyleSize: Sendable {
  var points: Double
  /// The height of a line; nil where no source has it, and the font's own applies.
  var lineHeight: Double?
  /// The distance added between letters.
  var tracking: Double
}

/// The named text styles of every platform.
enum TextStyleTable {
  /// Returns the styles of a platform.
  static func rows(on platform: Platform) -> [TextStyleRow] {
    switch platform {
    case .iOS: iOS
    case .macOS: macOS
    case .tvOS: tvOS
    case .visionOS: visionOS
    case .watchOS: watchOS
    }
  }

  /// Returns the text sizes that the styles of a platform have a number for, in ascending order; empty where the
  /// setting has no effect.
  static func textSizes(on platform: Platform) -> [TextSize] {
    switch platform {
    case .iOS, .visionOS: TextSize.allCases
    case .watchOS:
      TextSize.allCases.filter { ![.medium, .accessibility4, .accessibility5].contains($0) }
    case .macOS, .tvOS: []
    }
  }

  /// The styles of visionOS: those of iOS in heavier weights, and two for titles that stand alone.
  static let visionOS =
    iOS.map { row in
      var heavier = row
      switch row.style {
      case .largeTitle, .title1, .title2, .title3: heavier.weight = 700
      case .headline: break
      default: heavier.weight = 500
      }
      heavier.provenance = Cell.source(
        "HIGTYPE", .chosen,
        "The sizes are those of iOS. The page says that body text and titles are bolder; medium and bold are a guess."
      )
      return heavier
    } + [
      extraLarge(.extraLargeTitle, size: 36, tracking: 0.37),
      extraLarge(.extraLargeTitle2, size: 28, tracking: 0.38),
    ]

  /// Returns a title of visionOS, which has one size. No source has its line height; the tracking is that of its size.
  private static func extraLarge(_ style: TextStyle, size: Double, tracking: Double) -> TextStyleRow {
    let numbers = TextStyleSize(points: size, lineHeight: nil, tracking: tracking)
    return TextStyleRow(
      style: style, weight: 700, sizes: [numbers], provenance: Cell.source("VISIONTYPE, HIGTYPE", .inferred))
  }

  static func row(_ style: TextStyle, _ weight: Int, _ sizes: [TextStyleSize]) -> TextStyleRow {
    TextStyleRow(style: style, weight: weight, sizes: sizes, provenance: Cell.source("HIGTYPE", .published))
  }

  static func size(_ points: Double, _ lineHeight: Double, _ tracking: Double) -> TextStyleSize {
    TextStyleSize(points: points, lineHeight: lineHeight, tracking: tracking)
  }

  /// The height of a line of a font that no table has, as a multiple of the font's size.
  static let usualLineHeight = 1.2
  static let usualLineHeightProvenance = Cell.source(
    "HIGTYPE", .chosen, "The published lines of body texts are 1.2 to 1.3 times as high as their size.")

  /// The weight that Bold Text adds to every text and symbol.
  static let boldTextStep = 100
  static let boldTextProvenance = Cell.source(
    "HIGTYPE", .chosen,
    "No source has the system's steps: one of the nine named weights, so that the order of the weights stays."
  )
}
