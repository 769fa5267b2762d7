// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The words of which a source has one wherever a rule finds something in it.
///
/// Most sources of an app show nothing, and parsing takes most of the time of an audit. So those without any of these words are not
/// parsed.
enum RuleWords {
  /// Beginnings of names, and parts of them, without case. Eight letters at most are compared.
  private static let words: [Word] = [
    // Colours, and the modifiers and properties that take one.
    "color", "white", "black", "gradient", "foregrou", "backgrou", "fill", "stroke", "border", "tint",
    "overlay",
    // Materials, glass and blurs.
    "material", "glass", "blur", "vfxview", "effect",
    // Choices of an appearance.
    "scheme", "acestyle", "appearan",
    // Texts that are drawn by hand.
    "func draw",
    // Comments that leave findings out.
    "pellucid",
  ].map { Word($0.suffix(8)) }

  /// The last letters of a word as the bytes of a number.
  private struct Word {
    let letters: UInt64, mask: UInt64

    init(_ text: Substring) {
      letters = text.utf8.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
      mask = ~0 >> UInt64(64 - 8 * text.utf8.count)
    }
  }

  /// Returns a Boolean value indicating whether a source has one of the words.
  static func occur(in source: [UInt8]) -> Bool {
    let words = words
    var endsWord = [Bool](repeating: false, count: 256)
    for word in words { endsWord[Int(word.letters & 0xFF)] = true }
    var last: UInt64 = 0
    for byte in source {
      // The bit that tells small letters from capital ones.
      let letter = byte | 0x20
      last = last << 8 | UInt64(letter)
      if endsWord[Int(letter)], words.contains(where: { last & $0.mask == $0.letters }) { return true }
    }
    return false
  }
}
