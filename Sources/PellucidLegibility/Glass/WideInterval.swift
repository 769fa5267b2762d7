// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Eight intervals in SIMD lanes.
struct WideInterval: Hashable, Sendable {
  var low: SIMD8<Double>, high: SIMD8<Double>

  static let zero = WideInterval(low: SIMD8(repeating: 0), high: SIMD8(repeating: 0))

  var width: SIMD8<Double> { high - low }
  var middle: SIMD8<Double> { (low + high) / 2 }

  /// The largest absolute value of each interval.
  var magnitude: SIMD8<Double> { Self.greatest(high, -low) }

  subscript(index: Int) -> Interval {
    get { Interval(low[index], high[index]) }
    set { (low[index], high[index]) = (newValue.low, newValue.high) }
  }

  static func + (first: Self, second: Self) -> Self {
    Self(low: first.low + second.low, high: first.high + second.high)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(low: first.low - second.high, high: first.high - second.low)
  }

  static func * (ranges: Self, factor: Double) -> Self {
    factor >= 0
      ? Self(low: ranges.low * factor, high: ranges.high * factor)
      : Self(low: ranges.high * factor, high: ranges.low * factor)
  }

  /// Multiplies each interval by any number of `factor`.
  static func * (ranges: Self, factor: Interval) -> Self {
    if factor.low == factor.high { return ranges * factor.low }
    let (a, b) = (ranges.low * factor.low, ranges.low * factor.high)
    let (c, d) = (ranges.high * factor.low, ranges.high * factor.high)
    return Self(low: least(least(a, b), least(c, d)), high: greatest(greatest(a, b), greatest(c, d)))
  }

  /// Returns the smallest interval around both, in each lane.
  func union(_ other: Self) -> Self {
    Self(low: Self.least(low, other.low), high: Self.greatest(high, other.high))
  }

  private static func least(_ first: SIMD8<Double>, _ second: SIMD8<Double>) -> SIMD8<Double> {
    first.replacing(with: second, where: second .< first)
  }

  private static func greatest(_ first: SIMD8<Double>, _ second: SIMD8<Double>) -> SIMD8<Double> {
    first.replacing(with: second, where: second .> first)
  }
}
