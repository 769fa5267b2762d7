// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A search for words in sources, which tells those that need not be parsed.
///
/// Most sources of an app show nothing, and parsing takes most of the time of an audit.
struct WordSearch: Sendable {
  /// The words of which a source has one wherever a rule finds something in it.
  static let rules = WordSearch([
    // Colours, and the modifiers and properties that take one.
    "color", "white", "black", "gradient", "foregrou", "backgrou", "fill", "stroke", "border", "tint",
    "overlay",
    // Materials, glass and blurs.
    "material", "glass", "blur", "vfxview", "effect",
    // Choices of an appearance.
    "scheme", "acestyle", "appearan",
    // Texts that are drawn by hand.
    "unc draw",
    // Comments that leave findings out.
    "pellucid",
  ])

  /// The letters of a word as the bytes of a number.
  private struct Word {
    let letters: UInt64, mask: UInt64

    init(_ text: String) {
      letters = text.utf8.reduce(0) { $0 << 8 | UInt64($1 | 0x20) }
      mask = ~0 >> UInt64(64 - 8 * text.utf8.count)
    }
  }

  private let words: [Word]
  /// For each byte, a Boolean value that is true where a word ends with it.
  private let endsWord: [Bool]

  /// Creates a search for words, or parts of words, of at most eight letters, without case.
  init(_ words: [String]) {
    self.words = words.map { Word($0) }
    var endsWord = [Bool](repeating: false, count: 256)
    for word in self.words { endsWord[Int(word.letters & 0xFF)] = true }
    self.endsWord = endsWord
  }

  /// Returns a Boolean value indicating whether a source has one of the words.
  func finds(in source: [UInt8]) -> Bool {
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
