// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// What a quantity can be over eight ranges, and how it changes with each: a `Jet` of more than three numbers.
struct WideJet: Sendable {
  var value: Interval
  var slopes: WideInterval

  init(_ value: Interval, _ slopes: WideInterval) { (self.value, self.slopes) = (value, slopes) }

  /// A quantity that does not change.
  init(constant: Double) { self.init(Interval(constant), .zero) }

  /// One of the eight numbers itself.
  init(_ index: Int, of ranges: WideInterval) {
    var slopes = WideInterval.zero
    slopes[index] = Interval(1)
    self.init(ranges[index], slopes)
  }

  static func + (first: Self, second: Self) -> Self {
    Self(first.value + second.value, first.slopes + second.slopes)
  }

  static func - (first: Self, second: Self) -> Self {
    Self(first.value - second.value, first.slopes - second.slopes)
  }

  static func + (jet: Self, number: Double) -> Self { Self(jet.value + number, jet.slopes) }

  static func * (jet: Self, factor: Double) -> Self { Self(jet.value * factor, jet.slopes * factor) }

  static func * (jet: Self, factor: Interval) -> Self { Self(jet.value * factor, jet.slopes * factor) }

  static func * (first: Self, second: Self) -> Self {
    Self(first.value * second.value, first.slopes * second.value + second.slopes * first.value)
  }

  /// The quantity times itself.
  var squared: Self {
    let (low, high) = (value.low * value.low, value.high * value.high)
    let holdsZero = value.low < 0 && value.high > 0
    let range = Interval(holdsZero ? 0 : Swift.min(low, high), Swift.max(low, high))
    return Self(range, slopes * (value * 2))
  }

  /// One over the quantity, whose range must not hold 0.
  var reciprocal: Self {
    let one = value.reciprocal
    return Self(one, slopes * (one * one * -1))
  }

  /// The quantity held within `low`…`high`.
  func clamped(_ low: Double, _ high: Double) -> Self {
    if value.low >= low, value.high <= high { return self }
    let isFlat = value.high <= low || value.low >= high
    return Self(value.clamped(low, high), slopes * Interval(0, isFlat ? 0 : 1))
  }

  static func max(_ first: Self, _ second: Self) -> Self {
    if first.value.low >= second.value.high { return first }
    if second.value.low >= first.value.high { return second }
    return Self(Interval.max(first.value, second.value), first.slopes.union(second.slopes))
  }
}

/// Three channels over eight ranges.
struct WideColor: Sendable {
  var red: WideJet, green: WideJet, blue: WideJet

  init(_ red: WideJet, _ green: WideJet, _ blue: WideJet) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  func map(_ change: (WideJet) -> WideJet) -> WideColor {
    WideColor(change(red), change(green), change(blue))
  }

  func dot(_ weights: GamutColor) -> WideJet {
    red * weights.red + green * weights.green + blue * weights.blue
  }

  /// The way to another colour, by an amount that changes too.
  func mixed(with other: WideColor, _ amount: WideJet) -> WideColor {
    func mixed(_ from: WideJet, _ to: WideJet) -> WideJet { from + (to - from) * amount }
    return WideColor(mixed(red, other.red), mixed(green, other.green), mixed(blue, other.blue))
  }

  /// The same by one number.
  func mixed(with other: WideColor, _ amount: Double) -> WideColor {
    if amount == 1 { return other }
    let rest = 1 - amount
    return WideColor(
      red * rest + other.red * amount, green * rest + other.green * amount,
      blue * rest + other.blue * amount)
  }

  /// The ranges of the channels.
  var box: ColorBox { ColorBox(red.value, green.value, blue.value) }
}
