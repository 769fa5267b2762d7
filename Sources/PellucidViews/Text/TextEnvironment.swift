// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidScene

/// The alignment of lines of different length.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  case leading, center, trailing

  /// Returns the alignment of the engine, whose leading is the side where the text begins; the view's is that of the layout.
  func content(of string: String, _ direction: LayoutDirection) -> TextContent.Alignment {
    let isTurned = string.isRightToLeft != (direction == .rightToLeft)
    return switch self {
    case .leading: isTurned ? .trailing : .leading
    case .center: .center
    case .trailing: isTurned ? .leading : .trailing
    }
  }
}

extension Text {
  /// Where a line that is too long is cut.
  public enum TruncationMode: Sendable {
    case head, tail, middle

    var content: TextContent.Truncation {
      switch self {
      case .head: .head
      case .tail: .tail
      case .middle: .middle
      }
    }
  }
}

/// The rules by which the lines of a text are laid out.
struct LineRules: Equatable {
  /// The least number of lines whose height the text takes.
  var least: Int?
  var most: Int?
  var alignment = TextAlignment.leading
  var truncation = Text.TruncationMode.tail
  /// The distance in addition to that between lines, in points.
  var spacing: CGFloat = 0
  /// The smallest factor of the size with which a text may be made to fit.
  var leastScale: CGFloat = 1
  var letterCase: Text.Case?
}

extension EnvironmentValues {
  private enum TextsKey: EnvironmentKey { static var defaultValue: TextRoom? { nil } }
  private enum LinesKey: EnvironmentKey { static var defaultValue: LineRules { LineRules() } }
  private enum TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
  private enum TraitsKey: EnvironmentKey { static var defaultValue: Traits { Traits() } }

  /// The measurer of texts; nil outside of a drawing, where texts have no size.
  var texts: TextRoom? {
    get { self[TextsKey.self] }
    set { self[TextsKey.self] = newValue }
  }

  /// The settings that the views are drawn in.
  var traits: Traits {
    get { self[TraitsKey.self] }
    set { self[TraitsKey.self] = newValue }
  }

  var lineRules: LineRules {
    get { self[LinesKey.self] }
    set { self[LinesKey.self] = newValue }
  }

  /// The greatest number of lines; nil for no limit.
  public var lineLimit: Int? {
    get { lineRules.most }
    set { lineRules.most = newValue }
  }

  public var multilineTextAlignment: TextAlignment {
    get { lineRules.alignment }
    set { lineRules.alignment = newValue }
  }

  public var truncationMode: Text.TruncationMode {
    get { lineRules.truncation }
    set { lineRules.truncation = newValue }
  }

  public var lineSpacing: CGFloat {
    get { lineRules.spacing }
    set { lineRules.spacing = newValue }
  }

  public var minimumScaleFactor: CGFloat {
    get { lineRules.leastScale }
    set { lineRules.leastScale = newValue }
  }

  public var textCase: Text.Case? {
    get { lineRules.letterCase }
    set { lineRules.letterCase = newValue }
  }

  /// A Boolean value that is true where letters may move together so that a text fits. The engine leaves their distance as it
  /// is; a text that does not fit is scaled or cut.
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
}

extension View {
  public func lineLimit(_ number: Int?) -> some View { lines(least: nil, most: number) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(least: limit.lowerBound, most: nil)
  }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(least: nil, most: limit.upperBound)
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(least: limit.lowerBound, most: limit.upperBound)
  }
  /// Limits the number of lines.
  ///
  /// - Parameter reservesSpace: A Boolean value that is true where a text with fewer lines is as high as one with all of them.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(least: reservesSpace ? limit : nil, most: limit)
  }

  private func lines(least: Int?, most: Int?) -> some View {
    transformEnvironment(\.lineRules) { ($0.least, $0.most) = (least, most) }
  }

  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// Makes texts smaller that do not fit, down to a factor of their size.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Lets letters move together so that a text fits; see `EnvironmentValues.allowsTightening` for what is drawn.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Lets people select texts.
  ///
  /// - Note: This changes no picture.
  public func textSelection<Selectability: TextSelectability>(_ selectability: Selectability) -> some View {
    self
  }
}

/// The ways in which people can select a text.
public protocol TextSelectability: Sendable { static var allowsSelection: Bool { get } }
public struct EnabledTextSelectability: TextSelectability { public static let allowsSelection = true }
public struct DisabledTextSelectability: TextSelectability { public static let allowsSelection = false }
extension TextSelectability where Self == EnabledTextSelectability {
  public static var enabled: Self { Self() }
}
extension TextSelectability where Self == DisabledTextSelectability {
  public static var disabled: Self { Self() }
}
