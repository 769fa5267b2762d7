// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJSON

extension ComponentNotation {
  /// Returns a component as JSON in this notation, or as a decimal where the notation cannot express it exactly.
  ///
  /// - Parameter old: The previous value, whose letter case is kept.
  func json(of value: Double, like old: JSONNode? = nil) -> JSONText {
    if self == .number { return .number(value) }
    if case .string(let old)? = old?.value, let text = text(of: value, like: old) { return .string(text) }
    return .string(text(of: value) ?? Self.decimalText(of: value))
  }

  /// Returns a component in this notation; nil where the notation cannot express it exactly.
  ///
  /// - Parameter old: A component whose letter case is kept.
  func text(of value: Double, like old: String = "0xFF") -> String? {
    switch self {
    case .decimal, .number: return Self.decimalText(of: value)
    case .hexadecimal, .integer:
      let byte = (value * 255).rounded()
      guard (0...255).contains(byte), byte / 255 == value else { return nil }
      guard self == .hexadecimal else { return String(Int(byte)) }
      let isLower = old.dropFirst(2).contains { $0.isLowercase }
      return "0x" + (byte < 16 ? "0" : "") + String(Int(byte), radix: 16, uppercase: !isLower)
    }
  }

  /// Returns a decimal with a point and at least three digits after it, and as many as it takes to read the same number.
  static func decimalText(of value: Double) -> String {
    let text = positional("\(value)")
    let digits = text.split(separator: ".", omittingEmptySubsequences: false)
    let fraction = digits.count == 2 ? digits[1] : ""
    return digits[0] + "." + fraction + String(repeating: "0", count: max(0, 3 - fraction.count))
  }

  /// Returns a number in Swift's notation without the negative exponent that small numbers have.
  private static func positional(_ text: String) -> String {
    let parts = text.split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]), exponent < 0 else { return text }
    let isNegative = parts[0].hasPrefix("-")
    let digits = parts[0].filter { $0.isNumber }
    let shift = -exponent - 1
    return (isNegative ? "-" : "") + "0." + String(repeating: "0", count: shift) + trimmed(digits)
  }

  private static func trimmed(_ digits: String) -> String {
    var digits = digits
    while digits.count > 1, digits.hasSuffix("0") { digits.removeLast() }
    return digits
  }
}
