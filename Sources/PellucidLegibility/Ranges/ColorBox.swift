// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A box of colours: one interval per channel.
struct ColorBox: Hashable, Sendable {
  var red: Interval, green: Interval, blue: Interval

  init(_ red: Interval, _ green: Interval, _ blue: Interval) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// Creates the box of one colour.
  init(_ color: GamutColor) {
    self.init(Interval(color.red), Interval(color.green), Interval(color.blue))
  }

  /// The whole gamut.
  static let gamut = ColorBox(Interval(0, 1), Interval(0, 1), Interval(0, 1))

  var isFinite: Bool { (red.low + red.high + green.low + green.high + blue.low + blue.high).isFinite }

  /// A Boolean value indicating whether the box has one colour only.
  var isPoint: Bool { red.width + green.width + blue.width == 0 }

  var middle: GamutColor { GamutColor(red: red.middle, green: green.middle, blue: blue.middle) }

  /// Returns both halves, split across the axis with the largest product of slope and width.
  func split(byEffectOf jet: Jet) -> (ColorBox, ColorBox) {
    let effects = (
      jet.red.magnitude * red.width, jet.green.magnitude * green.width, jet.blue.magnitude * blue.width
    )
    var (lower, upper) = (self, self)
    if effects.0 >= effects.1, effects.0 >= effects.2, red.width > 0 {
      (lower.red, upper.red) = red.halves
    } else if effects.1 >= effects.2, green.width > 0 {
      (lower.green, upper.green) = green.halves
    } else if blue.width > 0 {
      (lower.blue, upper.blue) = blue.halves
    } else if green.width > 0 {
      (lower.green, upper.green) = green.halves
    } else {
      (lower.red, upper.red) = red.halves
    }
    return (lower, upper)
  }
}

extension Interval {
  /// The two halves of the interval.
  var halves: (Interval, Interval) { (Interval(low, middle), Interval(middle, high)) }
}
