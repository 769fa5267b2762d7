// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A reader of one decimal number in CSS notation: sign, digits, point and digits, exponent.
struct DecimalParser {
  private let bytes: [UInt8]
  private(set) var position: Int

  init(bytes: [UInt8], position: Int) { (self.bytes, self.position) = (bytes, position) }

  /// Reads the number at the position and advances past it; returns nil if no number is there.
  ///
  /// Significant digits beyond the eighteenth are read as zeros; magnitudes beyond the range of `Double` become
  /// infinite.
  mutating func number() -> Double? {
    let isNegative = sign()
    var mantissa = 0.0, scale = 0, digits = 0
    while let digit = digit() {
      if digits < 18 { mantissa = mantissa * 10 + digit } else { scale += 1 }
      if mantissa > 0 { digits += 1 }
      hasDigits = true
    }
    if next == UInt8(ascii: "."), position + 1 < bytes.count, Self.isDigit(bytes[position + 1]) {
      position += 1
      while let digit = digit() {
        if digits < 18 {
          mantissa = mantissa * 10 + digit
          scale -= 1
        }
        if mantissa > 0 { digits += 1 }
        hasDigits = true
      }
    }
    guard hasDigits else { return nil }
    scale += exponent()
    let value = mantissa == 0 ? 0 : Self.scaled(mantissa, byPowerOfTen: scale)
    return isNegative ? -value : value
  }

  /// A Boolean value that is true once a digit of the number has been read.
  private var hasDigits = false
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Advances past an optional sign and returns true for a minus.
  private mutating func sign() -> Bool {
    guard let byte = next, byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") else { return false }
    position += 1
    return byte == UInt8(ascii: "-")
  }

  /// Advances past a digit and returns its value; nil if the next byte is no digit.
  private mutating func digit() -> Double? {
    guard let byte = next, Self.isDigit(byte) else { return nil }
    position += 1
    return Double(byte - 48)
  }

  /// Reads the exponent after the digits, clamped to ±9999; returns 0 where there is none.
  private mutating func exponent() -> Int {
    let start = position
    guard next == UInt8(ascii: "e") || next == UInt8(ascii: "E") else { return 0 }
    position += 1
    let isNegative = sign()
    guard let first = digit() else {
      position = start
      return 0
    }
    var value = first
    while let digit = digit() { value = min(value * 10 + digit, 9999) }
    return isNegative ? -Int(value) : Int(value)
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  /// Returns `mantissa · 10^power`, in steps of at most 10²².
  ///
  /// 10²² is the largest power of ten that a double represents exactly. A mantissa below 2⁵³ within one such step
  /// is scaled by a single rounded operation, so short numbers are correctly rounded.
  private static func scaled(_ mantissa: Double, byPowerOfTen power: Int) -> Double {
    if power > 400 { return .infinity }
    if power < -400 { return 0 }
    var factor = 1.0, result = mantissa
    for step in 0..<power.magnitude {
      factor *= 10
      if step % 22 == 21 {
        result = power < 0 ? result / factor : result * factor
        factor = 1
      }
    }
    return power < 0 ? result / factor : result * factor
  }
}
