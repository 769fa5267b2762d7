// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The language in which each part of a text is shaped.
///
/// Without explicit languages the shaper would guess from the environment, and Chinese characters and Cyrillic and
/// Arabic letters would look different on different computers.
struct ScriptLanguages {
  /// A part of the text in one language.
  struct Run: Hashable {
    /// The range, in UTF-8 offsets.
    var range: Range<Int>
    var language: String
  }

  /// The language of the text's Chinese characters.
  var han: String
  /// The parts that are not in the default language, in order.
  var runs: [Run]

  static let defaultLanguage = "en"

  /// Determines the languages of a text.
  ///
  /// - Parameter family: The requested font family. A Noto family for one region determines the language of Chinese
  ///   characters.
  init(_ text: String, family: String) {
    han = Self.hanLanguage(ofFamily: family) ?? Self.hanLanguage(of: text)
    runs = []
    var offset = 0, current = Self.defaultLanguage
    for scalar in text.unicodeScalars {
      let end = offset + UTF8.width(scalar)
      // Spaces, digits and punctuation take the language of the preceding characters.
      if let language = Self.language(of: scalar, han: han) { current = language }
      append(offset..<end, current)
      offset = end
    }
  }

  /// The Noto families to fall back to. The first one draws the text's Chinese characters in the regional form that
  /// their readers expect.
  var fallbackFamilies: [String] {
    let regions =
      switch han {
      case "ja": ["JP", "KR", "SC", "TC", "HK"]
      case "ko": ["KR", "JP", "SC", "TC", "HK"]
      case "zh-tw": ["TC", "HK", "SC", "JP", "KR"]
      case "zh-hk": ["HK", "TC", "SC", "JP", "KR"]
      default: ["SC", "TC", "HK", "JP", "KR"]
      }
    return regions.map { "Noto Sans CJK " + $0 } + FontLibrary.scriptFamilies + [FontLibrary.emojiFamily]
  }

  /// Appends a range in a language, joining it with an adjacent run of the same language.
  private mutating func append(_ range: Range<Int>, _ language: String) {
    guard language != Self.defaultLanguage else { return }
    if let last = runs.last, last.language == language, last.range.upperBound == range.lowerBound {
      runs[runs.count - 1].range = last.range.lowerBound..<range.upperBound
    } else {
      runs.append(Run(range: range, language: language))
    }
  }

  /// Returns the language of Chinese characters in a Noto CJK family, or nil for any other family.
  private static func hanLanguage(ofFamily family: String) -> String? {
    guard family.hasPrefix("Noto S"), family.contains(" CJK ") else { return nil }
    let languages = [("JP", "ja"), ("KR", "ko"), ("SC", "zh-cn"), ("TC", "zh-tw"), ("HK", "zh-hk")]
    return languages.first { family.hasSuffix(" " + $0.0) }?.1
  }

  /// Returns the language of Chinese characters in a text: Japanese with kana, Korean with hangul, otherwise Chinese.
  private static func hanLanguage(of text: String) -> String {
    var hasHangul = false
    for scalar in text.unicodeScalars {
      if isKana(scalar.value) { return "ja" }
      hasHangul = hasHangul || isHangul(scalar.value)
    }
    return hasHangul ? "ko" : "zh-cn"
  }

  private static func isKana(_ value: UInt32) -> Bool {
    (0x3041...0x30FF).contains(value) || (0x31F0...0x31FF).contains(value)
      || (0xFF66...0xFF9F).contains(value)
  }

  private static func isHangul(_ value: UInt32) -> Bool {
    (0x1100...0x11FF).contains(value) || (0x3130...0x318F).contains(value)
      || (0xA960...0xA97F).contains(value) || (0xAC00...0xD7FF).contains(value)
  }

  /// Returns the language of a letter, or nil for characters that belong to no language.
  private static func language(of scalar: Unicode.Scalar, han: String) -> String? {
    let value = scalar.value
    if isHangul(value) { return "ko" }
    if isKana(value) { return "ja" }
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x24F, 0x1E00...0x1EFF:
      return defaultLanguage
    case 0x370...0x3FF, 0x1F00...0x1FFF: return "el"
    case 0x400...0x52F: return "ru"
    case 0x530...0x58F: return "hy"
    case 0x590...0x5FF, 0xFB1D...0xFB4F: return "he"
    case 0x600...0x6FF, 0x750...0x77F, 0x8A0...0x8FF, 0xFB50...0xFDFF, 0xFE70...0xFEFE: return "ar"
    case 0x900...0x97F: return "hi"
    case 0xE00...0xE7F: return "th"
    case 0x10A0...0x10FF: return "ka"
    case 0x2E80...0x2FDF, 0x3005, 0x3007, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return han
    default: return nil
    }
  }
}
