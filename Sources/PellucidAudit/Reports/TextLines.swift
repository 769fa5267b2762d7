// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Text in lines of a width.
package enum TextLines {
  /// Returns the lines of a text, broken between words; a longer word is broken where the line ends.
  package static func wrapped(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in text.split(separator: " ").flatMap({ pieces(of: $0, width) }) {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " " + word
    }
    return lines + [line]
  }

  private static func pieces(of word: Substring, _ width: Int) -> [String] {
    var (rest, pieces) = (word, [String]())
    while rest.count > width {
      // Alternatives are best told apart at their bars.
      let end =
        rest.prefix(width).lastIndex(of: "|").map { rest.index(after: $0) }
        ?? rest.index(rest.startIndex, offsetBy: width)
      pieces.append(String(rest[..<end]))
      rest = rest[end...]
    }
    return pieces + [String(rest)]
  }

  /// Returns the beginning of a text that takes no more than some columns of a terminal, where signs beyond ASCII may take two.
  package static func cut(_ text: String, to width: Int) -> String {
    var rest = width
    return String(
      text.prefix { sign in
        rest -= sign.isASCII ? 1 : 2
        return rest >= 0
      })
  }

  /// Returns terms with their explanations beside them, or below a term that is too long, or below every term on a narrow page.
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
