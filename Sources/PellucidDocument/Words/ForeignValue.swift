// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidJSON

/// Values in the notation of CSS, SwiftUI or a design tool, and how documents write them.
package enum ForeignValue {
  /// The units after a number that stand for points, degrees and seconds.
  private static let units = ["px", "pt", "dp", "sp", "deg", "°", "s", ""]
  /// Words of other systems, and those of documents that have their meaning.
  package static let words: [(foreign: String, words: [String])] = [
    ("left", ["leading"]), ("start", ["leading"]), ("right", ["trailing"]), ("end", ["trailing"]),
    ("centered", ["center"]), ("centre", ["center"]), ("middle", ["center"]),
    ("normal", ["regular", "sourceOver"]), ("book", ["regular"]), ("roman", ["regular"]),
    ("demibold", ["semibold"]), ("extrabold", ["heavy"]), ("ultrabold", ["heavy"]),
    ("extralight", ["ultraLight"]), ("hairline", ["ultraLight"]),
    ("cover", ["fill"]), ("contain", ["fit"]), ("crop", ["fill"]), ("aspectfill", ["fill"]),
    ("aspectfit", ["fit"]), ("scaleaspectfill", ["fill"]), ("scaleaspectfit", ["fit"]),
    ("scaletofill", ["stretch"]), ("ellipsis", ["tail"]), ("clip", ["tail"]), ("bytruncatingtail", ["tail"]),
    ("passthrough", ["sourceOver"]), ("add", ["plusLighter"]), ("lighter", ["plusLighter"]),
    ("lineardodge", ["plusLighter"]), ("linearburn", ["plusDarker"]),
    ("iphone", ["ios"]), ("ipad", ["ios"]), ("ipados", ["ios"]), ("mac", ["macos"]), ("osx", ["macos"]),
    ("appletv", ["tvos"]), ("visionpro", ["visionos"]), ("xros", ["visionos"]), ("applewatch", ["watchos"]),
    ("night", ["dark"]), ("day", ["light"]), ("high", ["increased"]), ("more", ["increased"]),
    ("ltr", ["leftToRight"]), ("rtl", ["rightToLeft"]), ("p3", ["displayP3"]),
    ("template", ["monochrome"]), ("square", ["rectangle"]), ("pill", ["capsule"]), ("oval", ["ellipse"]),
  ]
  /// Names of rounded rectangles, which have a radius in documents.
  private static let roundedNames = ["roundedrectangle", "roundedrect", "roundrect", "rounded", "squircle"]

  /// Returns the word of a vocabulary that has the meaning of a word of another system; nil if there is none.
  package static func word(for word: String, among known: [String]) -> String? {
    let name = ForeignKey.folded(word)
    return words.first { $0.foreign == name }?.words.first { known.contains($0) }
  }

  /// Returns the number, as JSON, that a text such as `"12px"`, `"50%"` or `"600"` states; nil for other texts.
  package static func number(in text: String) -> String? {
    quantity(in: text).map { JSONText.number($0).text }
  }

  /// Returns the number that a text such as `"12px"` states; nil for other texts.
  static func quantity(in text: String) -> Double? {
    let bytes = Array(text.utf8.filter { $0 != UInt8(ascii: " ") })
    let digits = bytes.prefix { byte in
      byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: ".")
        || byte == UInt8(ascii: "-")
    }
    guard bytes.count <= 32, let value = DecimalNumber.value(of: digits) else { return nil }
    let unit = String(decoding: bytes[digits.endIndex...], as: UTF8.self)
    if unit == "%" { return value / 100 }
    if unit == "ms" { return value / 1000 }
    return units.contains(unit) ? value : nil
  }

  /// Returns the shadow, as JSON, that a text of CSS such as `"0 2px 8px #000"` states; nil for other texts.
  static func shadow(in text: String) -> String? {
    var parts: [String] = [""], depth = 0
    for scalar in text.unicodeScalars {
      depth += scalar == "(" ? 1 : scalar == ")" ? -1 : 0
      if scalar == ",", depth == 0 { return nil }
      if scalar == " ", depth == 0 {
        parts.append("")
      } else {
        parts[parts.count - 1].unicodeScalars.append(scalar)
      }
    }
    var numbers: [Double] = [], color: String?
    for part in parts where !part.isEmpty {
      if let number = quantity(in: part) {
        numbers.append(number)
      } else if color == nil, let known = ForeignConversion.color(part) {
        color = known
      } else {
        return nil
      }
    }
    guard (2...4).contains(numbers.count) else { return nil }
    // Two standard deviations are the radius of a blur in CSS.
    let figures = [(numbers.count > 2 ? numbers[2] : 0) / 2, numbers[0], numbers[1]].map {
      JSONText.number($0).text
    }
    let end = color.map { ", \"color\": \($0)}" } ?? "}"
    return "{\"sigma\": \(figures[0]), \"offset\": [\(figures[1]), \(figures[2])]" + end
  }

  /// Returns the shape, as JSON, that a name of a rounded rectangle stands for; nil for other names.
  static func shape(named name: String) -> String? {
    roundedNames.contains(ForeignKey.folded(name)) ? "{\"roundedRectangle\": 12}" : nil
  }

  /// Returns the colour or the member, as JSON, that a text of another system stands for; nil for other texts.
  package static func color(in text: String) -> String? {
    if ForeignKey.folded(text) == "transparent" { return "\"#00000000\"" }
    for (notation, key) in [("linear-gradient(", "linearGradient"), ("radial-gradient(", "radialGradient")]
    where NameMatch.begins(text, with: notation) {
      let rest = key == "radialGradient" ? ", \"endRadius\": 0.5" : ""
      return "\"\(key)\": {\"stops\": [[0, \"#3366FF\"], [1, \"#FF6633\"]]\(rest)}"
    }
    for prefix in ["Color.", "UIColor.", "NSColor.", "."] where NameMatch.begins(text, with: prefix) {
      let name = String(decoding: text.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
      return name.utf8.allSatisfy(isLetterOrDigit) && !name.utf8.isEmpty ? JSONText.quoted(name) : nil
    }
    let digits = NameMatch.begins(text, with: "0x") ? Array(text.utf8.dropFirst(2)) : Array(text.utf8)
    guard digits.count == 6 || digits.count == 8, digits.allSatisfy(isHexadecimal) else { return nil }
    return "\"#" + String(decoding: digits, as: UTF8.self) + "\""
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z") || isDigit(byte)
  }

  private static func isHexadecimal(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "f") || isDigit(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }
}
