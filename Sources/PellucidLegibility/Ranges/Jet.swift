// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The range of a quantity over a box of colours, and the ranges of its three partial derivatives: interval
/// arithmetic with forward-mode automatic differentiation.
///
/// At a kink, the range of the slope contains the slopes of both sides, so that the mean value theorem still holds.
struct Jet: Sendable {
  var value: Interval
  /// The partial derivatives along the first, second and third axis of the box.
  var red: Interval, green: Interval, blue: Interval

  init(_ value: Interval, _ red: Interval, _ green: Interval, _ blue: Interval) {
    (self.value, self.red, self.green, self.blue) = (value, red, green, blue)
  }

  /// Creates a constant quantity.
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

  /// Returns a function of the quantity, given the function's range of values and of slopes (chain rule).
  func mapped(to value: Interval, slope: Interval) -> Self {
    Self(value, red * slope, green * slope, blue * slope)
  }

  /// The reciprocal of the quantity, whose range must not contain 0.
  var reciprocal: Self {
    let one = value.reciprocal
    return mapped(to: one, slope: one * one * -1)
  }

  /// Returns the quantity clamped to `low`…`high`.
  func clamped(_ low: Double, _ high: Double) -> Self {
    if value.low >= low, value.high <= high { return self }
    let isFlat = value.high <= low || value.low >= high
    return mapped(to: value.clamped(low, high), slope: Interval(0, isFlat ? 0 : 1))
  }

  /// Returns a quantity that may be either of two.
  func union(_ other: Self) -> Self {
    Self(
      value.union(other.value), red.union(other.red), green.union(other.green), blue.union(other.blue))
  }

  /// Returns the smaller of two quantities.
  static func min(_ first: Self, _ second: Self) -> Self {
    if first.value.high <= second.value.low { return first }
    if second.value.high <= first.value.low { return second }
    var either = first.union(second)
    either.value = Interval.min(first.value, second.value)
    return either
  }

  /// Returns the larger of two quantities.
  static func max(_ first: Self, _ second: Self) -> Self { Self.min(first * -1, second * -1) * -1 }

  /// Returns the quantity with its range enlarged by `margin`, for an error whose cause has no slope.
  func widened(by margin: Double) -> Self {
    Self(value.widened(by: margin), red, green, blue)
  }
}
