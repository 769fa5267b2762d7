// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// A piece of HTML, written as a string literal of markup. Strings that are interpolated are text, whose special characters are
/// escaped; only other pieces are inserted as markup.
///
///     let cell: HTML = "<td>\(name)</td>"
struct HTML: ExpressibleByStringInterpolation, Sendable {
  private(set) var text: String

  init(stringLiteral text: String) { self.text = text }
  init(stringInterpolation: Interpolation) { text = stringInterpolation.text }
  /// Creates markup from a text of the program's own, such as a style sheet.
  init(markup text: String) { self.text = text }

  /// Returns visible text with the special characters of HTML escaped, each by itself: `<` behind a mark of Arabic is
  /// a part of a longer grapheme and begins a tag nevertheless.
  static func escaped(_ text: String) -> String {
    VisibleText.visible(text).unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "'": result += "&#39;"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }

  struct Interpolation: StringInterpolationProtocol {
    fileprivate var text = ""

    init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

    mutating func appendLiteral(_ markup: String) { text += markup }
    mutating func appendInterpolation(_ text: String) { self.text += HTML.escaped(text) }
    mutating func appendInterpolation(_ number: Int) { text += String(number) }
    /// Appends a number with two decimals at most, as attributes of SVG have it.
    mutating func appendInterpolation(_ number: Double) {
      let rounded = (number * 100).rounded() / 100
      text += rounded == rounded.rounded() && abs(rounded) < 1e9 ? String(Int(rounded)) : String(rounded)
    }
    mutating func appendInterpolation(_ piece: HTML) { text += piece.text }
    mutating func appendInterpolation(_ piece: HTML?) { text += piece?.text ?? "" }
    /// Appends pieces, each on lines of its own.
    mutating func appendInterpolation(_ pieces: [HTML]) {
      text += pieces.map { $0.text }.joined(separator: "\n")
    }
  }
}
