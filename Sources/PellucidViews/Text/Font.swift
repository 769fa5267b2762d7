// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The font of texts and symbols.
///
/// - Note: Texts are drawn in Inter unless the renderer was given other fonts, serif ones in Noto Serif and monospaced ones in
///   JetBrains Mono. Rounded letters are Inter's with rounded corners, and other widths stretch its letters. Italic letters of a
///   family that has none are upright ones that lean.
public struct Font: Hashable, Sendable {
  /// A style whose size follows the text size that the user has set.
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case extraLargeTitle2, extraLargeTitle, largeTitle, title, title2, title3, headline, subheadline, body,
      callout
    case footnote, caption, caption2
  }

  /// The thickness of the strokes.
  public struct Weight: Hashable, Sendable {
    let value: Int
    public static let ultraLight = Weight(value: 100), thin = Weight(value: 200), light = Weight(value: 300)
    public static let regular = Weight(value: 400), medium = Weight(value: 500), semibold = Weight(value: 600)
    public static let bold = Weight(value: 700), heavy = Weight(value: 800), black = Weight(value: 900)
  }

  /// The form of the letters.
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

  /// The width of the letters, as a share of the usual one.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.4), condensed = Width(-0.2), standard = Width(0)
    public static let expanded = Width(0.2)
  }

  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  enum Choice: Hashable, Sendable {
    case style(PellucidDesign.TextStyle)
    case size(CGFloat)
    /// A family in a size that follows the size of a style; nil for a size that no setting changes.
    case family(String, size: CGFloat, relativeTo: PellucidDesign.TextStyle?)
  }

  /// The parts that modifiers change.
  struct Traits: Hashable, Sendable {
    var weight: Weight?
    var isBold = false, isItalic = false, hasEqualDigits = false
    var design: Design?
    var width: Width?
    var smallCapitals: FontFace.SmallCapitals?
    var leading = Leading.standard
    /// The factor of the size.
    var scale: CGFloat = 1
  }

  let choice: Choice
  var traits = Traits()

  private init(_ style: PellucidDesign.TextStyle) { choice = .style(style) }
  private init(_ choice: Choice) { self.choice = choice }

  public static let extraLargeTitle2 = Font(.extraLargeTitle2), extraLargeTitle = Font(.extraLargeTitle)
  public static let largeTitle = Font(.largeTitle), title = Font(.title1), title2 = Font(.title2)
  public static let title3 = Font(.title3), headline = Font(.headline), subheadline = Font(.subheadline)
  public static let body = Font(.body), callout = Font(.callout), footnote = Font(.footnote)
  public static let caption = Font(.caption1), caption2 = Font(.caption2)

  /// Creates a font of a size in points that no setting changes.
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(.size(size)).changed { ($0.weight, $0.design) = (weight, design) }
  }

  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(style.system).changed { ($0.weight, $0.design) = (weight, design) }
  }

  /// Creates a font of a family. A family that the renderer was not given is replaced by the system's.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.family(name, size: size, relativeTo: .body))
  }

  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(.family(name, size: size, relativeTo: textStyle.system))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.family(name, size: fixedSize, relativeTo: nil))
  }

  public func weight(_ weight: Weight) -> Font { changed { $0.weight = weight } }
  public func bold() -> Font { changed { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Font { changed { $0.isBold = isActive } }
  public func italic() -> Font { changed { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Font { changed { $0.isItalic = isActive } }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Font { changed { $0.hasEqualDigits = true } }
  public func monospaced() -> Font { changed { $0.design = .monospaced } }
  public func monospaced(_ isActive: Bool) -> Font { changed { $0.design = isActive ? .monospaced : nil } }
  /// Draws all letters as small capitals.
  public func smallCaps() -> Font { changed { $0.smallCapitals = .all } }
  public func lowercaseSmallCaps() -> Font { capitals(.lowercase) }
  public func uppercaseSmallCaps() -> Font { capitals(.uppercase) }
  public func width(_ width: Width) -> Font { changed { $0.width = width } }
  public func width(_ width: CGFloat) -> Font { self.width(Width(width)) }
  public func leading(_ leading: Leading) -> Font { changed { $0.leading = leading } }
  public func scaled(by factor: CGFloat) -> Font { changed { $0.scale *= factor } }

  /// Adds letters to those that are drawn as small capitals.
  private func capitals(_ letters: FontFace.SmallCapitals) -> Font {
    changed { $0.smallCapitals = $0.smallCapitals.map { $0 == letters ? letters : .all } ?? letters }
  }

  func changed(_ change: (inout Traits) -> Void) -> Font {
    var font = self
    change(&font.traits)
    return font
  }
}

extension Font.TextStyle {
  var system: PellucidDesign.TextStyle {
    switch self {
    case .extraLargeTitle2: .extraLargeTitle2
    case .extraLargeTitle: .extraLargeTitle
    case .largeTitle: .largeTitle
    case .title: .title1
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption1
    case .caption2: .caption2
    }
  }
}

extension EnvironmentValues {
  private enum FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }

  /// The font of texts that have none of their own; nil for the body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
}
