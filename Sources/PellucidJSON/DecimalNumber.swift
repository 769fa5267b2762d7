// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The conversion of decimal text to the nearest double, ties to even, without a C library.
package enum DecimalNumber {
  /// Returns the double nearest to a decimal such as `-12.5e3`: infinite beyond the range of doubles, nil if the
  /// text is not a decimal.
  package static func value(of text: some Sequence<UInt8>) -> Double? {
    guard let decimal = Decimal(text) else { return nil }
    let magnitude = decimal.magnitude
    return decimal.isNegative ? -magnitude : magnitude
  }

  /// Returns the double nearest to a decimal in a string; nil if the string is not a decimal.
  package static func value(of text: some StringProtocol) -> Double? { value(of: text.utf8) }
}

/// A decimal number as written: its significant digits, and the power of ten of the last digit.
private struct Decimal {
  private(set) var isNegative = false
  /// The significant digits, each 0 to 9, without leading zeros.
  private var digits: [UInt8] = []
  /// The power of ten of the last digit in `digits`.
  private var exponent = 0

  /// The number of digits kept exactly, more than the longest decimal halfway between two doubles has.
  ///
  /// Further digits only matter for rounding in one respect: whether any of them is not zero.
  private static let mostDigits = 800
  /// The limit on the written exponent, longer than any text, so that the exponent still outweighs the digits.
  private static let mostExponent = 100_000_000

  /// Parses a decimal; fails if the text is anything else.
  init?(_ text: some Sequence<UInt8>) {
    var bytes = text.makeIterator()
    var next = bytes.next()
    if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") {
      isNegative = next == UInt8(ascii: "-")
      next = bytes.next()
    }
    var hasDigits = false, hasPoint = false
    while let byte = next, Self.isDigit(byte) || (byte == UInt8(ascii: ".") && !hasPoint) {
      if Self.isDigit(byte) {
        hasDigits = true
        append(byte - UInt8(ascii: "0"), isFraction: hasPoint)
      } else {
        hasPoint = true
      }
      next = bytes.next()
    }
    guard hasDigits else { return nil }
    guard let letter = next else { return }
    guard letter == UInt8(ascii: "e") || letter == UInt8(ascii: "E") else { return nil }
    next = bytes.next()
    let isBelow = next == UInt8(ascii: "-")
    if isBelow || next == UInt8(ascii: "+") { next = bytes.next() }
    var power = 0
    guard next != nil else { return nil }
    while let byte = next {
      guard Self.isDigit(byte) else { return nil }
      power = min(power * 10 + Int(byte - UInt8(ascii: "0")), Self.mostExponent)
      next = bytes.next()
    }
    exponent += isBelow ? -power : power
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// Appends a digit, or folds it into the last one once `mostDigits` are kept.
  private mutating func append(_ digit: UInt8, isFraction: Bool) {
    if digits.count == Self.mostDigits {
      // A last digit that is not zero stands for all nonzero digits after it.
      if digit != 0 { digits[digits.count - 1] |= 1 }
      if !isFraction { exponent += 1 }
      return
    }
    if digit != 0 || !digits.isEmpty { digits.append(digit) }
    if isFraction { exponent -= 1 }
  }

  /// The double nearest to the absolute value.
  var magnitude: Double {
    let place = digits.count + exponent
    if digits.isEmpty || place < -330 { return 0 }
    if place > 310 { return .infinity }
    return exactMagnitude ?? dividedMagnitude
  }

  /// The quotient or product of two doubles that are both exact, which IEEE 754 rounds correctly; nil if the
  /// digits or the power of ten have no exact double.
  private var exactMagnitude: Double? {
    guard digits.count <= 15, exponent.magnitude <= 22 else { return nil }
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    let whole = Double(digits.reduce(Int64(0)) { $0 * 10 + Int64($1) })
    return exponent < 0 ? whole / power : whole * power
  }

  /// The nearest double by long division: a quotient of 62 or 63 bits of two whole numbers, rounded once.
  private var dividedMagnitude: Double {
    var remainder = WideNumber(), divisor = WideNumber(1)
    for digit in digits { remainder.multiply(by: 10, adding: UInt32(digit)) }
    for _ in 0..<exponent.magnitude {
      if exponent < 0 { divisor.multiply(by: 10) } else { remainder.multiply(by: 10) }
    }
    let shift = 62 - (remainder.bitWidth - divisor.bitWidth)
    if shift > 0 { remainder.shiftLeft(by: shift) } else { divisor.shiftLeft(by: -shift) }
    divisor.shiftLeft(by: 62)
    var quotient: UInt64 = 0
    for _ in 0..<63 {
      quotient <<= 1
      if remainder >= divisor {
        remainder.subtract(divisor)
        quotient |= 1
      }
      remainder.shiftLeft(by: 1)
    }
    return Self.rounded(quotient, hasMore: !remainder.isZero, scale: -shift)
  }

  /// Returns the double nearest to `whole · 2^scale`, or to a slightly larger value if `hasMore`.
  ///
  /// - Parameter hasMore: A Boolean value indicating whether a remainder was cut off below the last bit of
  ///   `whole`.
  private static func rounded(_ whole: UInt64, hasMore: Bool, scale: Int) -> Double {
    let width = 64 - whole.leadingZeroBitCount
    let missing = max(0, -1022 - (width - 1 + scale))
    guard missing <= 53 else { return 0 }
    let dropped = width - 53 + missing
    let rest = whole & (1 << UInt64(dropped) - 1)
    let half: UInt64 = 1 << UInt64(dropped - 1)
    var kept = whole >> UInt64(dropped)
    if rest > half || (rest == half && (hasMore || kept & 1 == 1)) { kept += 1 }
    return Double(sign: .plus, exponent: dropped + scale, significand: Double(kept))
  }
}

/// An unsigned integer of any length, for the few decimals that need long division.
private struct WideNumber {
  /// The words, the least significant first; the most significant word is not zero.
  private var words: [UInt32] = []

  init(_ word: UInt32 = 0) { if word != 0 { words = [word] } }

  var isZero: Bool { words.isEmpty }
  /// The number of bits up to the highest set bit; 0 for zero.
  var bitWidth: Int { words.last.map { words.count * 32 - $0.leadingZeroBitCount } ?? 0 }

  /// Replaces the number by `self · factor + term`.
  mutating func multiply(by factor: UInt32, adding term: UInt32 = 0) {
    var carry = UInt64(term)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  /// Multiplies the number by 2^count; does nothing for a count below 1.
  mutating func shiftLeft(by count: Int) {
    guard !isZero, count > 0 else { return }
    multiply(by: 1 << UInt32(count % 32))
    words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// - Precondition: `self >= other`.
  mutating func subtract(_ other: WideNumber) {
    var borrow: UInt32 = 0
    for index in words.indices {
      let (first, isBelow) = words[index].subtractingReportingOverflow(borrow)
      let (second, isStillBelow) = first.subtractingReportingOverflow(
        index < other.words.count ? other.words[index] : 0)
      words[index] = second
      borrow = isBelow || isStillBelow ? 1 : 0
    }
    while words.last == 0 { words.removeLast() }
  }

  static func >= (first: WideNumber, second: WideNumber) -> Bool {
    if first.words.count != second.words.count { return first.words.count > second.words.count }
    for index in first.words.indices.reversed() where first.words[index] != second.words[index] {
      return first.words[index] > second.words[index]
    }
    return true
  }
}
