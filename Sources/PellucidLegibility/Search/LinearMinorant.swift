// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// All colours with `normal · colour ≥ offset`.
struct HalfSpace: Sendable {
  var normal: GamutColor
  var offset: Double
}

/// A quantity that is at least `base` at a corner of a box and rises from there at least by `rates` an axis.
///
/// From the mean value theorem: with the corner chosen against the slopes' signs,
/// `f(x) ≥ f(corner) + Σ rateᵢ·tᵢ`, where `tᵢ` in 0…widthᵢ is the way from the corner.
struct LinearMinorant {
  private(set) var corner: GamutColor
  /// 1 where the corner is at the low end of an axis, -1 at the high end.
  private var signs: GamutColor
  private var rates: GamutColor
  private var widths: GamutColor

  init(_ jet: Jet, _ box: ColorBox) {
    let red = Self.axis(jet.red, box.red), green = Self.axis(jet.green, box.green)
    let blue = Self.axis(jet.blue, box.blue)
    corner = GamutColor(red: red.end, green: green.end, blue: blue.end)
    signs = GamutColor(red: red.sign, green: green.sign, blue: blue.sign)
    rates = GamutColor(red: red.rate, green: green.rate, blue: blue.rate)
    widths = GamutColor(red: box.red.width, green: box.green.width, blue: box.blue.width)
  }

  private static func axis(_ slope: Interval, _ range: Interval) -> (end: Double, sign: Double, rate: Double)
  {
    slope.middle >= 0 ? (range.low, 1, slope.low) : (range.high, -1, -slope.high)
  }

  /// What is added per unit of each axis.
  var gradient: GamutColor {
    GamutColor(red: signs.red * rates.red, green: signs.green * rates.green, blue: signs.blue * rates.blue)
  }

  /// The least that can be added to the corner's value in the box.
  var leastRise: Double { rise(rates) }

  /// The same within the half-space; nil if the box has no point there.
  ///
  /// A linear programme with one constraint, by its dual: every multiplier λ ≥ 0 gives a bound,
  /// `λ·δ + Σ min(0, rate - λ·e)·width`, and the best one is a breakpoint `rate / e`.
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

  /// The best that one of some half-spaces gives; nil if the box has no point in one of them.
  func leastRise(within halves: [HalfSpace]) -> Double? {
    var best = leastRise
    for half in halves {
      guard let within = leastRise(within: half) else { return nil }
      best = max(best, within)
    }
    return best
  }

  private func rise(_ rates: GamutColor) -> Double {
    min(0, rates.red) * widths.red + min(0, rates.green) * widths.green + min(0, rates.blue) * widths.blue
  }
}

extension ColorBox {
  /// The box made smaller where a half-space leaves out whole slices; nil if nothing is left.
  func contracted(to half: HalfSpace) -> ColorBox? {
    let normal = half.normal
    func most(_ weight: Double, _ range: Interval) -> Double {
      weight * (weight >= 0 ? range.high : range.low)
    }
    let (a, b, c) = (most(normal.red, red), most(normal.green, green), most(normal.blue, blue))
    guard a + b + c >= half.offset else { return nil }
    func cut(_ range: Interval, _ weight: Double, others: Double) -> Interval {
      // What the others cannot give, this axis has to; the margin is far above the rounding of a division.
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
