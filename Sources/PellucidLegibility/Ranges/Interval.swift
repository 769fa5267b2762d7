// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The closed interval of all numbers from `low` to `high`.
///
/// Operations round to nearest, not outwards: the error is far below `ContrastBound.roundingMargin`, which is
/// subtracted at the end of every proof.
struct Interval: Hashable, Sendable {
  var low: Double, high: Double

  init(_ low: Double, _ high: Double) { (self.low, self.high) = (low, high) }
  init(_ value: Double) { (low, high) = (value, value) }

  static let zero = Interval(0)
  static let everything = Interval(-.infinity, .infinity)

  var width: Double { high - low }
  var middle: Double { (low + high) / 2 }
  /// The largest absolute value in the interval.
  var magnitude: Double { Swift.max(-low, high) }

  static func + (first: Self, second: Self) -> Self {
    Self(first.low + second.low, first.high + second.high)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(first.low - second.high, first.high - second.low)
  }

  static func + (range: Self, number: Double) -> Self { Self(range.low + number, range.high + number) }

  static func * (range: Self, factor: Double) -> Self {
    factor >= 0
      ? Self(range.low * factor, range.high * factor) : Self(range.high * factor, range.low * factor)
  }

  static func * (first: Self, second: Self) -> Self {
    if first.low >= 0, second.low >= 0 { return Self(first.low * second.low, first.high * second.high) }
    if second.low == second.high { return first * second.low }
    let (a, b) = (first.low * second.low, first.low * second.high)
    let (c, d) = (first.high * second.low, first.high * second.high)
    return Self(Swift.min(Swift.min(a, b), Swift.min(c, d)), Swift.max(Swift.max(a, b), Swift.max(c, d)))
  }

  /// The interval of the squares.
  var squared: Self {
    let (first, second) = (low * low, high * high)
    return Self(low < 0 && high > 0 ? 0 : Swift.min(first, second), Swift.max(first, second))
  }

  /// The interval of the reciprocals; the interval must not contain 0.
  var reciprocal: Self { Self(1 / high, 1 / low) }

  /// Returns the interval with both ends clamped to `low`…`high`.
  func clamped(_ low: Double, _ high: Double) -> Self {
    Self(Swift.min(Swift.max(self.low, low), high), Swift.min(Swift.max(self.high, low), high))
  }

  /// Returns the interval enlarged by `margin` on either side.
  func widened(by margin: Double) -> Self { Self(low - margin, high + margin) }

  /// Returns the smallest interval around both.
  func union(_ other: Self) -> Self { Self(Swift.min(low, other.low), Swift.max(high, other.high)) }

  /// Returns the interval of the smaller of two numbers.
  static func min(_ first: Self, _ second: Self) -> Self {
    Self(Swift.min(first.low, second.low), Swift.min(first.high, second.high))
  }

  /// Returns the interval of the larger of two numbers.
  static func max(_ first: Self, _ second: Self) -> Self {
    Self(Swift.max(first.low, second.low), Swift.max(first.high, second.high))
  }
}
