// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Lines of text.
nonisolated public struct Text: SystemView, Equatable, Sendable {
  /// A part of a text with one look.
  struct Run: Sendable {
    enum Content: Equatable, Sendable {
      case string(String)
      case image(Image)
      case date(Date, DateStyle)
      case dates(ClosedRange<Date>)
      case number(Decimal)
      case formatted(FormattedText)
    }

    var content: Content
    var attributes = TextAttributes()
  }

  var runs: [Run]
  var letterCase: Case??

  init(runs: [Run]) { self.runs = runs }

  public init(verbatim content: String) { runs = [Run(content: .string(content))] }

  @_disfavoredOverload
  public init<Content: StringProtocol>(_ content: Content) { self.init(verbatim: String(content)) }

  /// Creates the text of a key. The key itself is the text, in which `**`, `*`, `~~`, backquotes and links are markdown.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    runs = key.runs
  }

  /// Creates a text of a symbol, as large as one beside letters. A picture of a catalog is left out.
  public init(_ image: Image) { runs = [Run(content: .image(image))] }

  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) { runs = attributedContent.textRuns }

  /// Creates a text of a value in a format, which has the locale and the time zone of the views around unless it states its own.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    let text = FormattedText(input, format) { [Run(content: .string($0))] }
    runs = [Run(content: .formatted(text))]
  }

  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == AttributedString {
    runs = [Run(content: .formatted(FormattedText(input, format) { $0.textRuns }))]
  }

  /// Creates a text of a value; nothing where the formatter has no text for it.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    self.init(verbatim: formatter.string(for: subject) ?? "")
  }

  /// The letters of all runs.
  var string: String { runs.map { $0.content.string(in: EnvironmentValues()) }.joined() }

  public static func + (first: Text, second: Text) -> Text {
    Text(runs: first.cased.runs + second.cased.runs)
  }

  public static func == (first: Text, second: Text) -> Bool {
    first.runs.map(\.content) == second.runs.map(\.content)
  }

  /// The text with its case in the letters.
  private var cased: Text {
    guard let letterCase = letterCase ?? nil else { return self }
    var text = self
    for index in text.runs.indices {
      if case .string(let string) = runs[index].content {
        text.runs[index].content = .string(letterCase.applied(to: string))
      }
    }
    text.letterCase = nil
    return text
  }

  @MainActor public static func systemNodes(of view: Self, in scope: ViewScope) -> ViewList {
    ViewList([TextLayout(view, scope.environment).node])
  }
}

extension Text.Run.Content {
  /// Returns the letters in the language of some values; nothing for a picture.
  func string(in environment: EnvironmentValues) -> String {
    let words = DateText(environment)
    switch self {
    case .string(let string): return string
    case .date(let date, let style): return words.string(date, style)
    case .dates(let dates): return words.string(dates)
    case .number(let number): return number.formatted(.number.locale(environment.locale))
    case .formatted(let text):
      return text.runs(environment).map { $0.content.string(in: environment) }.joined()
    case .image: return ""
    }
  }
}

// MARK: Modifiers

extension Text {
  /// Returns the text with attributes where its runs say nothing yet.
  private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var attributes = TextAttributes()
    change(&attributes)
    var text = self
    for index in text.runs.indices { text.runs[index].attributes = runs[index].attributes.over(attributes) }
    return text
  }

  public func font(_ font: Font?) -> Text { changed { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { changed { $0.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { changed { $0.width = width } }
  public func fontWidth(_ width: CGFloat) -> Text { fontWidth(Font.Width(width)) }
  public func bold() -> Text { bold(true) }
  public func bold(_ isActive: Bool) -> Text { changed { $0.isBold = isActive } }
  public func italic() -> Text { italic(true) }
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text {
    changed { $0.design = isActive ? .monospaced : nil }
  }
  /// Gives all digits the same width.
  public func monospacedDigit() -> Text { changed { $0.hasEqualDigits = true } }

  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    changed { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Adds a distance between letters, in points.
  public func kerning(_ kerning: CGFloat) -> Text { changed { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { changed { $0.tracking = tracking } }
  /// Moves the letters up, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    changed { $0.baselineOffset = baselineOffset }
  }

  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = color.map { AnyShapeStyle($0) } }
  }
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    changed { $0.style = AnyShapeStyle(style) }
  }

  /// A text scale relative to the one around.
  public struct Scale: Hashable, Sendable {
    let factor: CGFloat
    public static let `default` = Scale(factor: 1)
    /// Smaller text; chosen: 0.8 of the size.
    public static let secondary = Scale(factor: 0.8)
  }

  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    guard isEnabled else { return self }
    var text = self
    for index in text.runs.indices {
      text.runs[index].attributes.font = (runs[index].attributes.font ?? .body).scaled(by: scale.factor)
    }
    return text
  }

  public func textCase(_ textCase: Case?) -> Text {
    var text = self
    if text.letterCase == nil { text.letterCase = .some(textCase) }
    return text
  }
}

extension Text {
  /// The case of letters.
  public enum Case: Hashable, Sendable {
    case uppercase, lowercase

    func applied(to string: String) -> String {
      self == .uppercase ? string.uppercased() : string.lowercased()
    }
  }
}
