// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Text that a stranger may put into a name: characters that end lines, hide or reorder text, join a sign of markup, and
/// commands of services that run checks.
package enum HostileText {
  /// Every control character, separator, mark of direction, and samples of other characters that are not seen.
  package static let unseen: [Unicode.Scalar] =
    scalars(0...0x1F) + scalars(0x7F...0x9F) + scalars(0x200B...0x200F) + scalars(0x2028...0x202E)
    + scalars(0x2060...0x206F) + scalars(0xFFF0...0xFFFB) + scalars(0xFE00...0xFE0F)
    + [
      0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x180B, 0x180E, 0x2800, 0x3164, 0xFDD0, 0xFEFF, 0xFFA0,
      0xFFFE,
    ]
    .compactMap(Unicode.Scalar.init)
    + [0x1BCA0, 0x1D173, 0x1FFFF, 0xE0001, 0xE0041, 0xE007F, 0xE0100, 0xE01EF].compactMap(Unicode.Scalar.init)

  /// The marks that are one grapheme with the sign behind them.
  package static let prepended: [Unicode.Scalar] =
    scalars(0x600...0x605)
    + [0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0xD4E, 0x110BD, 0x110CD, 0x111C2, 0x11A3A]
    .compactMap(Unicode.Scalar.init)

  /// Marks that are one grapheme with the sign before them.
  package static let combining: [Unicode.Scalar] = ["\u{301}", "\u{338}", "\u{20E3}", "\u{903}", "\u{1F3FB}"]

  /// The signs that mean something in a form of output or in a path.
  package static let signs: [Unicode.Scalar] = [
    "<", ">", "&", "\"", "'", "|", "`", "*", "_", "[", "]", "#", "~", "@", "\\", ":", ",", "%", "/", ".", "$",
    "\n",
  ]

  /// Beginnings of commands, behind what may come before them.
  package static let commands: [String] =
    ["::error::x", "::stop-commands::x", "##[error]x", "##vso[task.x]x", "##teamcity[x]"]
    .flatMap { command in
      ["", " ", "\t", "\u{A0}\u{3000}", "\n", "\r\n", "\u{85}", "\u{2028}", "a\n  "].map { $0 + command }
    } + ["a ##[error]x", "#\u{200B}#[error]x", "###[error]x", "##\u{AD}[error]x"]

  /// Tags and links that must stay text.
  package static let markup: [String] = [
    "<img src=x onerror=alert(1)>", "</td><script>", "[a](http://a.b)", "www.a.b",
  ]

  /// All of these, each within a short name.
  package static let all: [String] = {
    var all = unseen.map { "a" + String($0) + "b" } + commands + markup
    for sign in signs {
      all += (prepended.map { [$0, sign] } + combining.map { [sign, $0] }).map { "a" + string($0) + "b" }
      all.append(string([sign, sign]))
    }
    for mark in prepended + combining { all += markup.map { string([mark]) + $0 } }
    return all + [string(["e", "\u{301}"]), "\u{E9}", "\u{1B}]0;title\u{7}", "\u{202E}gnp.exe"]
  }()

  private static func scalars(_ range: ClosedRange<UInt32>) -> [Unicode.Scalar] {
    range.compactMap { Unicode.Scalar($0) }
  }

  private static func string(_ scalars: [Unicode.Scalar]) -> String {
    var text = ""
    text.unicodeScalars.append(contentsOf: scalars)
    return text
  }
}

extension HostileText {
  private static let unseenSet = Set(unseen)

  /// Returns the reason why one line of output may not reach a terminal or a service; nil where it may.
  package static func fault(ofLine line: String) -> String? {
    let scalars = Array(line.unicodeScalars)
    for scalar in scalars where !(" "..."~" ~= scalar) && unseenSet.contains(scalar) {
      return "U+" + String(scalar.value, radix: 16, uppercase: true)
    }
    let text = scalars.drop { $0.properties.isWhitespace }
    if text.starts(with: "::".unicodeScalars) { return "a command at the beginning" }
    for start in scalars.indices.dropLast() where scalars[start] == "#" && scalars[start + 1] == "#" {
      if scalars[(start + 2)...].first(where: { !$0.properties.isAlphabetic }) == "[" { return "a command" }
    }
    return nil
  }

  /// Returns the reason why a sentence may not be a line of a report; nil where it may.
  package static func fault(ofSentence sentence: String) -> String? {
    let count = sentence.unicodeScalars.count
    return count > 6000 ? "\(count) scalars" : fault(ofLine: sentence)
  }

  /// Returns the lines of an output, which only line feeds end.
  package static func lines(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
