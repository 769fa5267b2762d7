// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The look that modifiers give a text; nil where the views around decide.
struct TextAttributes: Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isBold: Bool?, isItalic: Bool?, hasEqualDigits: Bool?
  var design: Font.Design?, width: Font.Width?
  var underline: Text.LineStyle??, strikethrough: Text.LineStyle??
  var kerning: CGFloat?, tracking: CGFloat?, baselineOffset: CGFloat?
  var style: AnyShapeStyle?, background: AnyShapeStyle?
  var link: URL?
  /// The attributes of people's own, by their types.
  var custom: [ObjectIdentifier: any TextAttribute] = [:]

  /// Returns the attributes with others where these say nothing.
  func over(_ other: TextAttributes) -> TextAttributes {
    var result = self
    result.font = font ?? other.font
    result.weight = weight ?? other.weight
    result.isBold = isBold ?? other.isBold
    result.isItalic = isItalic ?? other.isItalic
    result.hasEqualDigits = hasEqualDigits ?? other.hasEqualDigits
    result.design = design ?? other.design
    result.width = width ?? other.width
    result.underline = underline ?? other.underline
    result.strikethrough = strikethrough ?? other.strikethrough
    result.kerning = kerning ?? other.kerning
    result.tracking = tracking ?? other.tracking
    result.baselineOffset = baselineOffset ?? other.baselineOffset
    result.style = style ?? other.style
    result.background = background ?? other.background
    result.link = link ?? other.link
    result.custom = custom.merging(other.custom) { own, _ in own }
    return result
  }

  /// A Boolean value that is true where a text looks as its font and its surroundings say.
  var areEmpty: Bool {
    let ownFont = font != nil || weight != nil || isBold != nil || isItalic != nil || hasEqualDigits != nil
    let lines = underline != nil || strikethrough != nil || kerning != nil || tracking != nil
    let looks = baselineOffset != nil || style != nil || background != nil || link != nil
    return !ownFont && design == nil && width == nil && !lines && !looks
  }

  /// Returns the font among the values of a view.
  func font(in environment: EnvironmentValues) -> Font {
    (font ?? environment.font ?? .body).changed { traits in
      if let weight { traits.weight = weight }
      if let isBold { traits.isBold = isBold }
      if let isItalic { traits.isItalic = isItalic }
      if let hasEqualDigits { traits.hasEqualDigits = hasEqualDigits }
      if let design { traits.design = design }
      if let width { traits.width = width }
    }
  }
}

extension Text {
  /// The look of a line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pieces of a line.
    public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }

    let pattern: Pattern
    let color: Color?

    public init(pattern: Pattern = .solid, color: Color? = nil) {
      (self.pattern, self.color) = (pattern, color)
    }

    public static let single = LineStyle()
  }
}

extension EnvironmentValues {
  private enum TextKey: EnvironmentKey { static var defaultValue: TextAttributes { TextAttributes() } }

  /// The look that modifiers of views give the texts in them.
  var textAttributes: TextAttributes {
    get { self[TextKey.self] }
    set { self[TextKey.self] = newValue }
  }

  /// The weight that modifiers of views state; nil for that of the font.
  var fontWeight: Font.Weight? {
    get { textAttributes.weight }
    set { textAttributes.weight = newValue }
  }
}

extension View {
  public func fontWeight(_ weight: Font.Weight?) -> some View { text { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> some View { text { $0.design = design } }
  public func fontWidth(_ width: Font.Width?) -> some View { text { $0.width = width } }
  public func bold(_ isActive: Bool = true) -> some View { text { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> some View { text { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> some View {
    text { $0.design = isActive ? .monospaced : nil }
  }
  public func monospacedDigit() -> some View { text { $0.hasEqualDigits = true } }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.underline = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    text { $0.strikethrough = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func kerning(_ kerning: CGFloat) -> some View { text { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> some View { text { $0.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    text { $0.baselineOffset = baselineOffset }
  }

  private func text(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    transformEnvironment(\.textAttributes, transform: change)
  }
}
