// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The range of a quantity over a box of eight intervals, and the ranges of its eight partial derivatives.
///
/// `Jet` is the counterpart with three variables.
struct WideJet: Sendable {
  var value: Interval
  /// The ranges of the partial derivatives over the box.
  var slopes: WideInterval
  /// The range of the quantity at the midpoint of the box.
  var middle: Interval

  init(_ value: Interval, _ slopes: WideInterval, middle: Interval) {
    (self.value, self.slopes, self.middle) = (value, slopes, middle)
  }

  /// Creates a constant quantity.
  init(constant: Double) { self.init(Interval(constant), .zero, middle: Interval(constant)) }

  /// Creates the quantity that is one of the eight variables.
  init(_ index: Int, of ranges: WideInterval) {
    var slopes = WideInterval.zero
    slopes[index] = Interval(1)
    self.init(ranges[index], slopes, middle: Interval(ranges[index].middle))
  }

  static func + (first: Self, second: Self) -> Self {
    Self(first.value + second.value, first.slopes + second.slopes, middle: first.middle + second.middle)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(first.value - second.value, first.slopes - second.slopes, middle: first.middle - second.middle)
  }

  static func + (jet: Self, number: Double) -> Self {
    Self(jet.value + number, jet.slopes, middle: jet.middle + number)
  }

  static func * (jet: Self, factor: Double) -> Self {
    Self(jet.value * factor, jet.slopes * factor, middle: jet.middle * factor)
  }

  /// Multiplies a quantity by an unknown number of an interval.
  static func * (jet: Self, factor: Interval) -> Self {
    Self(jet.value * factor, jet.slopes * factor, middle: jet.middle * factor)
  }

  static func * (first: Self, second: Self) -> Self {
    Self(
      first.value * second.value, first.slopes * second.value + second.slopes * first.value,
      middle: first.middle * second.middle)
  }

  /// The square of the quantity.
  var squared: Self {
    Self(value.squared, slopes * (value * 2), middle: middle.squared)
  }

  /// The reciprocal of the quantity, whose range must not contain 0.
  var reciprocal: Self {
    let one = value.reciprocal
    return Self(one, slopes * (one * one * -1), middle: middle.reciprocal)
  }

  /// Returns the quantity clamped to `low`…`high`.
  func clamped(_ low: Double, _ high: Double) -> Self {
    if value.low >= low, value.high <= high { return self }
    let isFlat = value.high <= low || value.low >= high
    return Self(
      value.clamped(low, high), slopes * Interval(0, isFlat ? 0 : 1),
      middle: middle.clamped(low, high))
  }

  /// Returns the larger of two quantities.
  static func max(_ first: Self, _ second: Self) -> Self {
    if first.value.low >= second.value.high { return first }
    if second.value.low >= first.value.high { return second }
    return Self(
      Interval.max(first.value, second.value), first.slopes.union(second.slopes),
      middle: Interval.max(first.middle, second.middle))
  }

  /// Returns the quantity with its range tightened by the mean value theorem: to the range at the midpoint plus
  /// the slopes times half the widths.
  ///
  /// Interval arithmetic overestimates sums and products of quantities that depend on the same variables.
  func tightened(over ranges: WideInterval) -> Self {
    let reach = (slopes.magnitude * ranges.width).sum() / 2 + 1e-12
    var jet = self
    jet.value = Interval(
      Swift.max(value.low, middle.low - reach), Swift.min(value.high, middle.high + reach))
    return jet
  }
}

/// Three channels of a colour, each a quantity over a box of eight intervals.
struct WideColor: Sendable {
  var red: WideJet, green: WideJet, blue: WideJet

  init(_ red: WideJet, _ green: WideJet, _ blue: WideJet) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  func map(_ change: (WideJet) -> WideJet) -> WideColor {
    WideColor(change(red), change(green), change(blue))
  }

  /// Returns the weighted sum of the channels.
  func dot(_ weights: GamutColor) -> WideJet {
    red * weights.red + green * weights.green + blue * weights.blue
  }

  /// Returns the linear interpolation to another colour by a variable amount.
  func mixed(with other: WideColor, _ amount: WideJet) -> WideColor {
    func mixed(_ from: WideJet, _ to: WideJet) -> WideJet { from + (to - from) * amount }
    return WideColor(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue))
  }

  /// Returns the linear interpolation to another colour by a constant amount.
  func mixed(with other: WideColor, _ amount: Double) -> WideColor {
    if amount == 1 { return other }
    let rest = 1 - amount
    return WideColor(
      red * rest + other.red * amount, green * rest + other.green * amount,
      blue * rest + other.blue * amount)
  }

  func tightened(over ranges: WideInterval) -> WideColor { map { $0.tightened(over: ranges) } }

  /// The ranges of the channels.
  var box: ColorBox { ColorBox(red.value, green.value, blue.value) }
}
