// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidScene

/// The font of texts and symbols.
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

  private enum Choice: Hashable, Sendable {
    case style(PellucidDesign.TextStyle)
    case size(CGFloat)
  }

  private let choice: Choice
  private var ownWeight: Weight?

  private init(_ style: PellucidDesign.TextStyle) { choice = .style(style) }

  public static let extraLargeTitle2 = Font(.extraLargeTitle2), extraLargeTitle = Font(.extraLargeTitle)
  public static let largeTitle = Font(.largeTitle), title = Font(.title1), title2 = Font(.title2)
  public static let title3 = Font(.title3), headline = Font(.headline), subheadline = Font(.subheadline)
  public static let body = Font(.body), callout = Font(.callout), footnote = Font(.footnote)
  public static let caption = Font(.caption1), caption2 = Font(.caption2)

  /// Creates a font of a size in points that no setting changes.
  public static func system(size: CGFloat, weight: Weight? = nil) -> Font { Font(size: size, weight) }

  public static func system(_ style: TextStyle, weight: Weight? = nil) -> Font {
    var font = Font(style.style)
    font.ownWeight = weight
    return font
  }

  private init(size: CGFloat, _ weight: Weight?) { (choice, ownWeight) = (.size(size), weight) }

  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.ownWeight = weight
    return font
  }

  public func bold() -> Font { weight(.bold) }

  /// The font of a layer.
  var content: TextContent.Font {
    switch choice {
    case .style(let style): .style(style, weight: ownWeight?.value)
    case .size(let size): .fixed(size: Double(size), weight: ownWeight?.value ?? Weight.regular.value)
    }
  }

  /// Returns the numbers of the font under traits; those of the body where the platform lacks the style.
  func metrics(in traits: Traits) -> FontMetrics {
    switch choice {
    case .size(let size):
      return FontMetrics(size: Double(size), weight: ownWeight?.value ?? Weight.regular.value)
    case .style(let style):
      var metrics =
        style.font(in: traits) ?? PellucidDesign.TextStyle.body.font(in: traits)
        ?? FontMetrics(size: 17, weight: 400)
      if let ownWeight { metrics.weight = ownWeight.value }
      return metrics
    }
  }
}

extension Font.TextStyle {
  fileprivate var style: PellucidDesign.TextStyle {
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
  private enum WeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }

  /// The font of texts that have none of their own; nil for the body.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  var fontWeight: Font.Weight? {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View { environment(\.fontWeight, weight) }
  public func bold(_ isActive: Bool = true) -> some View { fontWeight(isActive ? .bold : nil) }
}
