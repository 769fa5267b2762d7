// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

/// The notation of a colour's component in a catalog.
///
/// A string of digits is a byte even for 0 and 1, because real catalogs have `"1"` beside `"78"` and `"169"`.
package enum ComponentNotation: Hashable, Sendable {
  /// A string with a point, `"0.895"`: the component itself.
  case decimal
  /// `"0xE4"`: a byte.
  case hexadecimal
  /// `"228"`: a byte.
  case integer
  /// A JSON number: the component itself.
  case number

  /// The range of components in extended spaces; beyond it no display has a colour.
  static let extendedRange = -1000.0...1000.0

  /// Returns the range of components in a space, as facts state it.
  static func allowed(in space: CatalogColor.Space) -> String { space.isExtended ? "-1000…1000" : "0…1" }

  /// Returns a component and its notation; nil for a value that is neither a number nor the text of one.
  ///
  /// Bytes are divided by 255. The range is not checked.
  static func read(_ node: JSONNode) -> (Double, ComponentNotation)? {
    switch node.value {
    case .number(let value): (value, .number)
    case .string(let text): read(text)
    default: nil
    }
  }

  /// Parses a component; nil for other text, and for text of more than 32 bytes.
  private static func read(_ text: String) -> (Double, ComponentNotation)? {
    guard text.utf8.count <= 32 else { return nil }
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      let digits = text.dropFirst(2)
      guard digits.utf8.count <= 4, digits.utf8.allSatisfy(isHexDigit), let byte = Int(digits, radix: 16)
      else {
        return nil
      }
      return (Double(byte) / 255, .hexadecimal)
    }
    // `Double` also parses words such as "nan", and hexadecimal fractions.
    guard text.utf8.allSatisfy(isNumberByte), let value = DecimalNumber.value(of: text), value.isFinite else {
      return nil
    }
    if text.utf8.contains(UInt8(ascii: ".")) { return (value, .decimal) }
    return Int64(text).map { (Double($0) / 255, .integer) }
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    Character(UnicodeScalar(byte)).isHexDigit && byte < 0x80
  }

  private static func isNumberByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "+-.eE".utf8.contains(byte)
  }
}
