// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The key of a text, which stands for itself: no table of translations is read.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// A part of the key.
  enum Part: Equatable, Sendable {
    /// A literal, in which there may be markdown.
    case literal(String)
    case value(String)
    /// A number, which is written with the separators of the language.
    case number(Decimal)
    case text(Text)
  }

  var parts: [Part]

  public init(_ value: String) { parts = [.literal(value)] }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

  /// The literals and the values of a key.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var parts: [Part] = []

    public init(literalCapacity: Int, interpolationCount: Int) {}

    public mutating func appendLiteral(_ literal: String) {
      if !literal.isEmpty { parts.append(.literal(literal)) }
    }

    public mutating func appendInterpolation(_ string: String) { parts.append(.value(string)) }
    public mutating func appendInterpolation(_ text: Text) { parts.append(.text(text)) }
    public mutating func appendInterpolation(_ image: Image) { parts.append(.text(Text(image))) }
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.text(Text(attributedString)))
    }
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.text(Text(date, style: style)))
    }
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter? = nil) {
      parts.append(.value(formatter?.string(for: subject) ?? "\(subject)"))
    }
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      parts.append(.text(Text(input, format: format)))
    }
    public mutating func appendInterpolation<Number: BinaryInteger>(_ value: Number) {
      parts.append(.number(Decimal(string: "\(value)") ?? 0))
    }
    /// Appends a number with six digits after the point, as the C format that stands for it does.
    public mutating func appendInterpolation<Number: BinaryFloatingPoint>(_ value: Number) {
      parts.append(.value(String(format: "%f", Double(value))))
    }
    /// Appends a number as a C format writes it.
    public mutating func appendInterpolation<Value: CVarArg>(_ value: Value, specifier: String) {
      parts.append(.value(String(format: specifier, value)))
    }
  }

  /// The parts as a text.
  var runs: [Text.Run] {
    // Marks stand for the values, so that markdown around them is found and that in them is not.
    var (marked, values): (String, [Part]) = ("", [])
    for part in parts {
      if case .literal(let string) = part {
        marked += string
      } else {
        marked.unicodeScalars.append(Self.mark(values.count))
        values.append(part)
      }
    }
    return Markdown(marked).runs.flatMap { Self.filled($0, values) }
  }

  /// Returns the mark of a value: a character of private use.
  private static func mark(_ index: Int) -> Unicode.Scalar {
    Unicode.Scalar(0xF0000 + UInt32(index % 0xFFF0)) ?? "?"
  }

  /// Returns a run with the values in place of their marks.
  private static func filled(_ run: Text.Run, _ values: [Part]) -> [Text.Run] {
    guard case .string(let string) = run.content, !values.isEmpty else { return [run] }
    var (result, text): ([Text.Run], String) = ([], "")
    func finish() {
      if !text.isEmpty { result.append(Text.Run(content: .string(text), attributes: run.attributes)) }
      text = ""
    }
    for scalar in string.unicodeScalars {
      let index = Int(scalar.value) - 0xF0000
      guard values.indices.contains(index) else {
        text.unicodeScalars.append(scalar)
        continue
      }
      switch values[index] {
      case .literal(let string), .value(let string): text += string
      case .number(let number):
        finish()
        result.append(Text.Run(content: .number(number), attributes: run.attributes))
      case .text(let inner):
        finish()
        result += inner.runs.map {
          Text.Run(content: $0.content, attributes: $0.attributes.over(run.attributes))
        }
      }
    }
    finish()
    return result
  }
}
