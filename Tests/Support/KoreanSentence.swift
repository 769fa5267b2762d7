// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Distinguishes Korean sentences, which may name keys and tools in Latin letters, from English ones.
package enum KoreanSentence {
  /// Words that nearly every English clause contains and that are no name of a key or tool. The article "a" is left
  /// out: samples use it as the name of files and keys.
  private static let grammar: Set = [
    "an", "the", "is", "are", "was", "were", "has", "have", "of", "in", "on", "to", "for", "from", "with",
    "by", "at",
    "it", "its", "this", "that", "which", "not", "no", "or", "and", "but", "there", "be", "may", "can",
    "than",
  ]

  /// Returns a Boolean value indicating whether a text contains Hangul.
  package static func hasHangul(_ text: String) -> Bool {
    text.unicodeScalars.contains { ("가"..."힣").contains($0) }
  }

  /// Returns the words of a text that show an untranslated English clause.
  package static func englishWords(in text: String) -> [String] {
    text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.map(String.init).filter(grammar.contains)
  }
}
