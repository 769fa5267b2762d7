// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The mixtures of what a set of backdrop colours becomes before the mixing: a convex set, known from inside by
/// points that are reached, from outside by half-spaces that are proven.
struct SurfaceHull {
  /// What gives a surface colour.
  struct Origin: Sendable {
    var backdrop: GamutColor
    /// The colour that may be any, where the transfer has one.
    var other: GamutColor
  }

  let transfer: PreparedTransfer
  private(set) var backdrops: BackdropSet
  private(set) var cloud = PointCloud()
  /// One for each point of the cloud.
  private(set) var origins: [Origin] = []
  private(set) var halves: [HalfSpace] = []
  /// What holds every surface colour.
  private(set) var box = ColorBox.gamut

  /// How far a half-space may stay away from the set, unless it is asked to come nearer.
  static let supportTolerance = 1e-3

  private static let mostHalves = 64

  init(_ transfer: PreparedTransfer, backdrops: BackdropSet) {
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
    let objective = SupportObjective(
      transfer: transfer, backdrops: backdrops, normal: normal, other: extreme)
    var search = BoxSearch(
      objective: objective, tolerance: tolerance, limit: backdrops.isWholeGamut ? 4000 : 400)
    guard let (bound, reached) = search.minimum(over: [backdrops.box]) else { return -.infinity }
    backdrops = search.objective.backdrops
    addPoint(reached.color, other: extreme)
    let offset = bound - ContrastBound.roundingMargin
    // Boxes have been made smaller by the older ones already; each costs time at every box to come.
    if halves.count >= Self.mostHalves { halves.removeFirst(Self.mostHalves / 2) }
    halves.append(HalfSpace(normal: normal, offset: offset))
    return offset
  }

  private mutating func addPoint(_ backdrop: GamutColor, other: GamutColor) {
    cloud.points.append(transfer.beforeMixing(ColorBox(backdrop), other: other).middle)
    origins.append(Origin(backdrop: backdrop, other: other))
  }

  /// A few colours to begin with.
  private mutating func addSamples() {
    for index in 0..<27 {
      func place(_ range: Interval, _ step: Int) -> Double {
        step == 1 ? range.middle : (step == 0 ? range.low : range.high)
      }
      let color = GamutColor(
        red: place(backdrops.box.red, index / 9), green: place(backdrops.box.green, index / 3 % 3),
        blue: place(backdrops.box.blue, index % 3))
      let (nearest, _) = backdrops.nearest(to: color)
      addPoint(nearest, other: GamutColor(white: 0))
      if transfer.hasOtherColor { addPoint(nearest, other: GamutColor(white: 1)) }
    }
  }
}

/// One linear function of the surface over backdrops.
private struct SupportObjective: BoxObjective {
  let transfer: PreparedTransfer
  var backdrops: BackdropSet
  let normal: GamutColor
  let other: GamutColor

  func estimate(_ box: ColorBox) -> BoxEstimate? {
    guard let box = backdrops.part(of: box) else { return nil }
    let jet = value(over: box)
    let minorant = LinearMinorant(jet, box)
    let base = value(over: ColorBox(minorant.corner)).value.low
    guard let rise = minorant.leastRise(within: backdrops.halves) else { return nil }
    return BoxEstimate(
      bound: max(jet.value.low, base + rise), box: box, corner: minorant.corner, jet: jet)
  }

  mutating func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool) {
    let (color, isTighter) = backdrops.nearest(to: estimate.corner)
    return (Reached(color: color, value: value(over: ColorBox(color)).value.middle), isTighter)
  }

  private func value(over box: ColorBox) -> Jet {
    transfer.beforeMixing(box, other: other).dot(normal)
  }
}
