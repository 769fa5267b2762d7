// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Functions that lay out text in lines of a width, which is a number of characters.
package enum TextLines {
  /// Returns the lines of a text, broken between words. A word that is longer than a line is broken too.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width) }) {
      if !line.isEmpty, columns(of: line) + 1 + columns(of: word) > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [line]
  }

  /// Returns the number of columns of a terminal that a text takes. A syllable of Hangul and the like takes two.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { count, character in
      switch character.unicodeScalars.first?.value ?? 0 {
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFF00...0xFF60: count + 2
      default: count + 1
      }
    }
  }

  /// Returns the pieces of a word that fit in a line each.
  private static func pieces(of word: Substring, _ width: Int) -> [String] {
    var (rest, pieces) = (word, [String]())
    while rest.count > width {
      // A list of alternatives is broken after a bar.
      let end =
        rest.prefix(width).lastIndex(of: "|").map { rest.index(after: $0) }
        ?? rest.index(rest.startIndex, offsetBy: width)
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }

  /// Returns the longest beginning of a text that fits in a number of columns of a terminal. A character outside
  /// ASCII counts as two columns.
  package static func cut(_ text: String, to width: Int) -> String {
    var rest = width
    return String(
      text.unicodeScalars.prefix { sign in
        rest -= sign.isASCII ? 1 : 2
        return rest >= 0
      })
  }

  /// Returns the lines of a list of terms. Explanations stand beside their terms, below terms of more than 26
  /// characters, and below all terms in a list narrower than 60 characters.
  package static func list(_ entries: [(term: String, text: String)], width: Int) -> [String] {
    let isNarrow = width < 60
    let longest = isNarrow ? 0 : 26
    let column = isNarrow ? 4 : (entries.map(\.term.count).filter { $0 <= longest }.max() ?? 0) + 2
    return entries.flatMap { entry in
      let terms = wrapped(entry.term, to: width - 2)
      let lines = wrapped(entry.text, to: width - 2 - column)
      let margin = String(repeating: " ", count: 2 + column)
      guard entry.term.count <= longest else {
        return terms.map { "  " + $0 } + lines.map { margin + $0 }
      }
      let padding = String(repeating: " ", count: column - entry.term.count)
      return ["  " + entry.term + padding + lines[0]] + lines.dropFirst().map { margin + $0 }
    }
  }
}
