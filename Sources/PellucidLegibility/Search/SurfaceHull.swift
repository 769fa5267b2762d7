// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The mixtures of what a set of backdrop colours becomes before the mixing: a convex set, known from inside by
/// points that are reached, from outside by half-spaces that are proven.
struct SurfaceHull {
  /// A surface colour and what gives it.
  struct Point: Sendable {
    var surface: GamutColor
    var backdrop: GamutColor
    /// The colour that may be any, where the transfer has one.
    var other: GamutColor
  }

  let transfer: PreparedTransfer
  /// The backdrop colours, as boxes.
  let backdrops: [ColorBox]
  private(set) var points: [Point] = []
  private(set) var halves: [HalfSpace] = []
  /// What holds every surface colour.
  private(set) var box = ColorBox.gamut

  /// How far a half-space may stay away from the set, unless it is asked to come nearer.
  static let supportTolerance = 1e-3

  init(_ transfer: PreparedTransfer, backdrops: [ColorBox]) {
    (self.transfer, self.backdrops) = (transfer, backdrops)
    addSamples()
    let x = GamutColor(red: 1, green: 0, blue: 0), y = GamutColor(red: 0, green: 1, blue: 0)
    let z = GamutColor(red: 0, green: 0, blue: 1)
    func range(_ axis: GamutColor) -> Interval {
      Interval(max(0, addHalf(toward: axis)), min(1, -addHalf(toward: axis * -1)))
    }
    box = ColorBox(range(x), range(y), range(z))
    // The box says it already.
    halves = []
  }

  /// Finds how low `normal · surface` can be, and keeps what was found.
  ///
  /// - Returns: The proven offset; the points gain the colour that comes closest to it.
  @discardableResult
  mutating func addHalf(toward normal: GamutColor, tolerance: Double = supportTolerance) -> Double {
    func other(_ weight: Double) -> Double { weight >= 0 ? 0 : 1 }
    let extreme = GamutColor(
      red: other(normal.red), green: other(normal.green), blue: other(normal.blue))
    let objective = SupportObjective(transfer: transfer, normal: normal, other: extreme)
    var search = BoxSearch(objective: objective, tolerance: tolerance, limit: 4000)
    guard let (bound, reached) = search.minimum(over: backdrops) else { return -.infinity }
    addPoint(reached.color, other: extreme)
    let offset = bound - ContrastBound.roundingMargin
    halves.append(HalfSpace(normal: normal, offset: offset))
    return offset
  }

  private mutating func addPoint(_ backdrop: GamutColor, other: GamutColor) {
    let surface = transfer.beforeMixing(ColorBox(backdrop), other: other)
    points.append(
      Point(
        surface: GamutColor(
          red: surface.red.value.middle, green: surface.green.value.middle, blue: surface.blue.value.middle),
        backdrop: backdrop, other: other))
  }

  /// A few colours of every box, to begin with.
  private mutating func addSamples() {
    for box in backdrops {
      for index in 0..<27 {
        func place(_ range: Interval, _ step: Int) -> Double {
          step == 1 ? range.middle : (step == 0 ? range.low : range.high)
        }
        let color = GamutColor(
          red: place(box.red, index / 9), green: place(box.green, index / 3 % 3),
          blue: place(box.blue, index % 3))
        addPoint(color, other: GamutColor(white: 0))
        if transfer.hasOtherColor { addPoint(color, other: GamutColor(white: 1)) }
      }
    }
  }
}

/// One linear function of the surface over backdrops.
private struct SupportObjective: BoxObjective {
  let transfer: PreparedTransfer
  let normal: GamutColor
  let other: GamutColor

  func estimate(_ box: ColorBox) -> BoxEstimate? {
    let jet = value(over: box)
    let minorant = LinearMinorant(jet, box)
    let base = value(over: ColorBox(minorant.corner)).value.low
    return BoxEstimate(
      bound: max(jet.value.low, base + minorant.leastRise), box: box, corner: minorant.corner, jet: jet)
  }

  func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool) {
    let value = value(over: ColorBox(estimate.corner)).value.middle
    return (Reached(color: estimate.corner, value: value), false)
  }

  private func value(over box: ColorBox) -> Jet {
    transfer.beforeMixing(box, other: other).dot(normal)
  }
}
