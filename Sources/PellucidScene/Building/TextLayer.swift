// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// A text of one or more paragraphs, whose lines break at the width of its frame.
public struct TextLayer: LayerConvertible {
  /// The alignment of lines; leading is left, or right in text that runs from right to left.
  public enum Alignment: Hashable, Sendable { case leading, center, trailing }
  /// The part of the last line that an ellipsis replaces where the text has too many lines.
  public enum Truncation: Hashable, Sendable { case head, middle, tail }

  var content: TextContent
  var attributes = LayerAttributes()

  /// Creates a text in the primary label colour, 17 points and regular.
  public init(_ string: String) { content = TextContent(string) }

  /// Sets the font.
  ///
  /// - Parameters:
  ///   - size: The size, 0.5…4096 points; another value is an error when the scene is drawn.
  ///   - weight: The weight, 100…900, or a name such as `.semibold`.
  ///   - family: A family of the default fonts, such as `Inter`, or of the renderer's `fontPaths`; nil takes Inter. An unknown
  ///     family is an error when the scene is drawn.
  public func font(size: Double = 17, weight: FontWeight = .regular, family: String? = nil) -> Self {
    changed { ($0.content.font, $0.content.family) = (.fixed(size: size, weight: weight.value), family) }
  }

  /// Sets the font to a style of the platform, which follows the text size.
  ///
  /// - Parameter weight: The weight in place of the style's own.
  package func font(_ style: TextStyle, weight: FontWeight? = nil, family: String? = nil) -> Self {
    changed { ($0.content.font, $0.content.family) = (.style(style, weight: weight?.value), family) }
  }

  /// Sets the alignment of the lines; leading unless set.
  public func multilineTextAlignment(_ alignment: Alignment) -> Self {
    changed { $0.content.alignment = alignment }
  }

  /// Sets the maximum number of lines, at least 1; nil, as unless set, for no limit.
  public func lineLimit(_ limit: Int?) -> Self { changed { $0.content.lineLimit = limit } }

  /// Sets the part of the last line that an ellipsis replaces under a line limit; the tail unless set.
  public func truncationMode(_ mode: Truncation) -> Self { changed { $0.content.truncation = mode } }

  /// Sets the style of the letters; `.primary` unless set. Levels, such as `.secondary`, are vibrant on a material or glass.
  public func foregroundStyle(_ style: ForegroundStyle) -> Self { changed { $0.content.style = style } }

  public var element: LayerElement {
    get { LayerElement(.text(content), attributes) }
    set { attributes = newValue.attributes }
  }
}

/// The thickness of a font's strokes, 100…900; 400 is regular.
public struct FontWeight: Hashable, Sendable, ExpressibleByIntegerLiteral {
  var value: Int

  /// Creates a weight, 100…900.
  public init(integerLiteral value: Int) { self.value = value }

  /// 100.
  public static let ultraLight: FontWeight = 100
  /// 200.
  public static let thin: FontWeight = 200
  /// 300.
  public static let light: FontWeight = 300
  /// 400.
  public static let regular: FontWeight = 400
  /// 500.
  public static let medium: FontWeight = 500
  /// 600.
  public static let semibold: FontWeight = 600
  /// 700.
  public static let bold: FontWeight = 700
  /// 800.
  public static let heavy: FontWeight = 800
  /// 900.
  public static let black: FontWeight = 900
}
