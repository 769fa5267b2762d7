// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The half-space of all colours with `normal · colour ≥ offset`.
struct HalfSpace: Sendable {
  var normal: GamutColor
  var offset: Double
}

/// A linear lower bound of a quantity over a box: it rises from the value at a corner by at least `rates` along
/// each axis.
///
/// By the mean value theorem, with the corner chosen against the signs of the slopes,
/// `f(x) ≥ f(corner) + Σ rateᵢ·tᵢ`, where `tᵢ` in 0…widthᵢ is the distance from the corner along an axis.
struct LinearMinorant {
  /// The corner of the box with the base value.
  private(set) var corner: GamutColor
  /// The direction from the corner into the box along each axis: 1 from its low end, -1 from its high end.
  private var signs: GamutColor
  /// Lower bounds of the slopes along these directions.
  private var rates: GamutColor
  /// The widths of the box along the axes.
  private var widths: GamutColor

  init(_ jet: Jet, _ box: ColorBox) {
    let red = Self.axis(jet.red, box.red), green = Self.axis(jet.green, box.green)
    let blue = Self.axis(jet.blue, box.blue)
    corner = GamutColor(red: red.end, green: green.end, blue: blue.end)
    signs = GamutColor(red: red.sign, green: green.sign, blue: blue.sign)
    rates = GamutColor(red: red.rate, green: green.rate, blue: blue.rate)
    widths = GamutColor(red: box.red.width, green: box.green.width, blue: box.blue.width)
  }

  /// Returns the corner, direction and rate along one axis.
  private static func axis(_ slope: Interval, _ range: Interval) -> (end: Double, sign: Double, rate: Double)
  {
    slope.middle >= 0 ? (range.low, 1, slope.low) : (range.high, -1, -slope.high)
  }

  /// The gradient of the linear function.
  var gradient: GamutColor {
    GamutColor(red: signs.red * rates.red, green: signs.green * rates.green, blue: signs.blue * rates.blue)
  }

  /// The minimum change from the corner's value in the box, at most 0.
  var leastRise: Double { rise(rates) }

  /// Returns the minimum change within the half-space; nil if no point of the box is in it.
  ///
  /// This is a linear program with one constraint, solved by its dual: every multiplier λ ≥ 0 gives a lower bound
  /// `λ·δ + Σ min(0, rate - λ·e)·width`, and the largest one is at a breakpoint `rate / e`. Here δ is the amount
  /// by which the corner misses the half-space, and e the gain of each axis toward it.
  func leastRise(within half: HalfSpace) -> Double? {
    let missing = half.offset - half.normal.dot(corner)
    guard missing > 0 else { return leastRise }
    let gains = GamutColor(
      red: half.normal.red * signs.red, green: half.normal.green * signs.green,
      blue: half.normal.blue * signs.blue)
    let most =
      max(0, gains.red) * widths.red + max(0, gains.green) * widths.green + max(0, gains.blue) * widths.blue
    guard most >= missing else { return nil }
    var best = leastRise
    func attempt(_ rate: Double, _ gain: Double) {
      guard rate > 0, gain > 0 else { return }
      let multiplier = rate / gain
      best = max(best, multiplier * missing + rise(rates - gains * multiplier))
    }
    attempt(rates.red, gains.red)
    attempt(rates.green, gains.green)
    attempt(rates.blue, gains.blue)
    return best
  }

  /// Returns the largest lower bound that any one of the half-spaces gives; nil if no point of the box is in one
  /// of them.
  func leastRise(within halves: [HalfSpace]) -> Double? {
    var best = leastRise
    for half in halves {
      guard let within = leastRise(within: half) else { return nil }
      best = max(best, within)
    }
    return best
  }

  /// Returns the minimum of a linear function with these rates over the box.
  private func rise(_ rates: GamutColor) -> Double {
    min(0, rates.red) * widths.red + min(0, rates.green) * widths.green + min(0, rates.blue) * widths.blue
  }
}

extension ColorBox {
  /// Returns the box contracted to the part that a half-space can contain; nil if nothing is left.
  func contracted(to half: HalfSpace) -> ColorBox? {
    let normal = half.normal
    func most(_ weight: Double, _ range: Interval) -> Double {
      weight * (weight >= 0 ? range.high : range.low)
    }
    let (a, b, c) = (most(normal.red, red), most(normal.green, green), most(normal.blue, blue))
    guard a + b + c >= half.offset else { return nil }
    func cut(_ range: Interval, _ weight: Double, others: Double) -> Interval {
      // The axis must contribute the rest of the offset that the other axes cannot; the margin is far above the
      // rounding error of the division.
      guard weight.magnitude > 1e-6 else { return range }
      let limit = (half.offset - others) / weight
      return weight > 0
        ? Interval(max(range.low, min(range.high, limit - 1e-9)), range.high)
        : Interval(range.low, min(range.high, max(range.low, limit + 1e-9)))
    }
    return ColorBox(
      cut(red, normal.red, others: b + c), cut(green, normal.green, others: a + c),
      cut(blue, normal.blue, others: a + b))
  }
}
