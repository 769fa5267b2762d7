// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Text of unknown origin in a form that shows all of it.
///
/// Names, keys and file names come from strangers and end up in lines that terminals, editors and services read. In
/// visible text no character ends a line, reorders others or is invisible: such a character is written as its code,
/// like `\u{202E}`. No line of visible text contains a command of a service that runs checks, such as `::error::` at
/// its beginning or `##[error]` anywhere. Text is examined by Unicode scalar, never by grapheme, in which a mark and
/// the sign next to it are one. Visible text is its own visible form.
package enum VisibleText {
  /// The largest number of scalars that a message shows of one name, key or value.
  package static let longestName = 200
  /// The largest number of scalars that a message shows of one path, place or reason.
  package static let longestPath = 1000
  /// The largest number of scalars that a message shows of a line.
  package static let longestLine = 4000

  /// Returns a name, key or value for a message: visible, and no longer than `longestName` scalars. A longer one
  /// ends with the number of scalars that are left out, such as `…(+16777016)`.
  package static func name(_ text: String) -> String { visible(cut(text, to: longestName, keeping: 0)) }

  /// Returns a path, place or reason for a message: visible, and no longer than `longestPath` scalars. A longer one
  /// has the number of scalars that are left out in its middle, so that its last name is seen.
  package static func path(_ text: String) -> String {
    visible(cut(text, to: longestPath, keeping: longestPath / 2))
  }

  /// Returns one line of a message: visible, and no longer than `longestLine` scalars. A longer one has the number of
  /// scalars that are left out before its last quarter.
  package static func line(_ text: String) -> String {
    visible(cut(text, to: longestLine, keeping: longestLine / 4))
  }

  /// Returns a text whose invisible characters, and the beginnings of commands, are written as codes.
  package static func visible(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    var isStart = true
    scan(text) { scalar, next, isHidden in
      let isCommand = isStart && scalar == ":" && next == ":"
      if isHidden || isCommand {
        result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
      isStart = isStart && isSpace(scalar.value)
    }
    return result
  }

  /// Calls `body` with every scalar, the next one, and whether the scalar has to be written as its code.
  static func scan(_ text: String, _ body: (Unicode.Scalar, Unicode.Scalar?, Bool) -> Void) {
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    var previous: UInt32 = 0
    while index < scalars.endIndex {
      let scalar = scalars[index]
      scalars.formIndex(after: &index)
      let next = index < scalars.endIndex ? scalars[index] : nil
      let isHidden =
        scalar == "#"
        ? previous == 0x23 && opensCommand(scalars[index...])
        : isHidden(scalar.value, after: previous, before: next?.value ?? 0)
      body(scalar, next, isHidden)
      previous = scalar.value
    }
  }

  /// Returns whether a text that follows `##` is the rest of a command: letters and a bracket, such as `vso[`.
  private static func opensCommand(_ rest: Substring.UnicodeScalarView) -> Bool {
    rest.first { !(0x61...0x7A).contains($0.value | 0x20) } == "["
  }

  /// Returns a Boolean value that is true for printable ASCII without `##` and `::`, the most frequent case.
  static func isPlain(_ text: String) -> Bool {
    var previous: UInt8 = 0
    for byte in text.utf8 {
      guard byte >= 0x20, byte < 0x7F else { return false }
      if byte == previous, byte == 0x23 || byte == 0x3A { return false }
      previous = byte
    }
    return true
  }

  /// Returns a text of at most `limit` scalars: the first of a longer one, the number of those that are left out, and
  /// the last `tail`.
  private static func cut(_ text: String, to limit: Int, keeping tail: Int) -> String {
    guard text.utf8.count > limit else { return text }
    let scalars = text.unicodeScalars
    let count = scalars.count
    guard count > limit else { return text }
    // A number takes at most 24 scalars with its brackets.
    let head = limit - tail - 24
    return String(scalars.prefix(head)) + "…(+\(count - head - tail))" + String(scalars.suffix(tail))
  }
}

// MARK: - Invisible characters

extension VisibleText {
  /// Returns whether a scalar is not seen by itself: a control character, a separator of lines or paragraphs, a mark
  /// of direction, a character that Unicode's property Default_Ignorable_Code_Point lists, a blank letter, or a
  /// noncharacter.
  ///
  /// Two kinds are ordinary and stay, because they neither hide nor reorder anything: the variation selectors and
  /// joiners within an emoji, and the joiners between two letters of a script that writes them. Flags spelled with
  /// tag characters do not stay, because tags can carry a text of any length.
  private static func isHidden(_ value: UInt32, after previous: UInt32, before next: UInt32) -> Bool {
    switch value {
    case 0x20...0x7E, 0xAC00...0xD7A3, 0x4E00...0x9FFF: false
    case 0xFE0E, 0xFE0F: !(isPictograph(previous) || next == 0x20E3)
    case 0x200D where isPictograph(next):
      !(isPictograph(previous) || previous == 0xFE0F)
    case 0x200C, 0x200D: !(isJoined(previous) && isJoined(next))
    case ..<0x20, 0x7F...0x9F, 0xAD, 0x34F, 0x61C, 0x115F...0x1160, 0x17B4...0x17B5, 0x180B...0x180F,
      0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0x2800, 0x3164, 0xFDD0...0xFDEF, 0xFE00...0xFE0F,
      0xFEFF, 0xFFA0, 0xFFF0...0xFFFB, 0x1BCA0...0x1BCA3, 0x1D159, 0x1D173...0x1D17A, 0xE0000...0xE0FFF:
      true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  /// Returns whether a scalar may be a part of an emoji that a variation selector or a joiner follows.
  private static func isPictograph(_ value: UInt32) -> Bool {
    switch value {
    case 0xA9, 0xAE, 0x203C, 0x2049, 0x2122, 0x2139, 0x2194...0x21AA, 0x231A...0x23FF, 0x24C2,
      0x25AA...0x27BF,
      0x2934...0x2935, 0x2B05...0x2B55, 0x3030, 0x303D, 0x3297, 0x3299, 0x1F000...0x1FAFF:
      true
    default: false
    }
  }

  /// Returns whether a scalar belongs to a script that writes joiners: Arabic, Syriac, those of South and South-East
  /// Asia, or Mongolian.
  private static func isJoined(_ value: UInt32) -> Bool {
    switch value {
    case 0x620...0x6D5, 0x6EE...0x6FF, 0x710...0x74A, 0x750...0x77F, 0x8A0...0x8E1, 0x900...0xDFF,
      0x1000...0x109F, 0x1780...0x17B3, 0x17B6...0x17D3, 0x1820...0x18AA:
      true
    default: false
    }
  }

  /// Returns whether a scalar is white space that is seen, which services skip before a command.
  private static func isSpace(_ value: UInt32) -> Bool {
    switch value {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension String {
  /// The string as a message shows a name, key or value: visible and of limited length.
  package var shown: String { VisibleText.name(self) }

  /// The string as a message shows a path, place or reason: visible and of limited length.
  package var shownPath: String { VisibleText.path(self) }
}

extension [String] {
  /// The largest number of strings that a message lists.
  private static var mostShown: Int { 20 }

  /// The strings as a message lists names: visible, of limited length, and no more than twenty. A longer list ends
  /// with the number of names that are left out.
  package var shownList: String {
    let rest = count > Self.mostShown ? ", …(+\(count - Self.mostShown))" : ""
    return prefix(Self.mostShown).map { $0.shown }.joined(separator: ", ") + rest
  }
}
