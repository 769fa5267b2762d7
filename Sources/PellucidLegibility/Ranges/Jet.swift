// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a quantity can be over a box of colours: the range of its values, and the ranges of its three partial
/// derivatives (interval arithmetic with automatic differentiation).
///
/// At a kink the slope's range holds the slopes of both sides, so that the mean value theorem still holds.
struct Jet: Sendable {
  var value: Interval
  /// How it changes with the box's first, second and third axis.
  var red: Interval, green: Interval, blue: Interval

  init(_ value: Interval, _ red: Interval, _ green: Interval, _ blue: Interval) {
    (self.value, self.red, self.green, self.blue) = (value, red, green, blue)
  }

  /// A quantity that does not depend on the colour.
  init(constant: Double) { self.init(Interval(constant), .zero, .zero, .zero) }

  static func + (first: Self, second: Self) -> Self {
    Self(
      first.value + second.value, first.red + second.red, first.green + second.green,
      first.blue + second.blue)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(
      first.value - second.value, first.red - second.red, first.green - second.green,
      first.blue - second.blue)
  }

  static func + (jet: Self, number: Double) -> Self {
    Self(jet.value + number, jet.red, jet.green, jet.blue)
  }

  static func * (jet: Self, factor: Double) -> Self {
    Self(jet.value * factor, jet.red * factor, jet.green * factor, jet.blue * factor)
  }

  static func * (first: Self, second: Self) -> Self {
    func slope(_ mine: Interval, _ its: Interval) -> Interval { mine * second.value + its * first.value }
    return Self(
      first.value * second.value, slope(first.red, second.red), slope(first.green, second.green),
      slope(first.blue, second.blue))
  }

  /// The quantity after a function with these values and slopes over its range (chain rule).
  func mapped(to value: Interval, slope: Interval) -> Self {
    Self(value, red * slope, green * slope, blue * slope)
  }

  /// One over the quantity, whose range must not hold 0.
  var reciprocal: Self {
    let one = value.reciprocal
    return mapped(to: one, slope: one * one * -1)
  }

  /// The quantity held within `low`…`high`.
  func clamped(_ low: Double, _ high: Double) -> Self {
    if value.low >= low, value.high <= high { return self }
    let isFlat = value.high <= low || value.low >= high
    return mapped(to: value.clamped(low, high), slope: Interval(0, isFlat ? 0 : 1))
  }

  /// Either quantity may apply: the range of both.
  func union(_ other: Self) -> Self {
    Self(
      value.union(other.value), red.union(other.red), green.union(other.green), blue.union(other.blue))
  }

  static func min(_ first: Self, _ second: Self) -> Self {
    if first.value.high <= second.value.low { return first }
    if second.value.high <= first.value.low { return second }
    var either = first.union(second)
    either.value = Interval.min(first.value, second.value)
    return either
  }

  static func max(_ first: Self, _ second: Self) -> Self { Self.min(first * -1, second * -1) * -1 }

  /// The quantity up to `margin` off, whatever for.
  func widened(by margin: Double) -> Self {
    Self(value.widened(by: margin), red, green, blue)
  }
}
