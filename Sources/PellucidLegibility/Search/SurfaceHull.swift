// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The convex hull of the surface colours: of the results of `beforeMixing` for a set of backdrop colours.
///
/// The hull is approximated from inside by points that occur, and from outside by half-spaces that are proven to
/// contain it.
struct SurfaceHull {
  /// The preimage of a surface colour.
  struct Origin: Sendable {
    var backdrop: GamutColor
    /// The arbitrary colour that the transfer mixes in, if any.
    var other: GamutColor
  }

  let transfer: PreparedTransfer
  /// The backdrop colours; searches tighten their half-spaces.
  private(set) var backdrops: BackdropSet
  /// Surface colours that occur.
  private(set) var cloud = PointCloud()
  /// The preimage of each point of the cloud.
  private(set) var origins: [Origin] = []
  /// Half-spaces that contain the hull.
  private(set) var halves: [HalfSpace] = []
  /// Points that span the hull; nil where it has to be searched.
  private let polytope: SurfacePolytope?
  /// A box that contains the hull.
  private(set) var box = ColorBox.gamut

  /// The default distance that a half-space may keep from the hull.
  static let supportTolerance = 1e-3

  /// The maximum number of half-spaces.
  private static let mostHalves = 64

  /// Samples the surface colours and bounds them by a box.
  init(_ transfer: PreparedTransfer, backdrops: BackdropSet) {
    (self.transfer, self.backdrops) = (transfer, backdrops)
    polytope = SurfacePolytope(transfer, over: backdrops)
    if let polytope {
      for corner in polytope.corners { addPoint(corner.origin) }
    } else {
      addSamples()
    }
    let x = GamutColor(red: 1, green: 0, blue: 0), y = GamutColor(red: 0, green: 1, blue: 0)
    let z = GamutColor(red: 0, green: 0, blue: 1)
    func range(_ axis: GamutColor) -> Interval {
      Interval(max(0, addHalf(toward: axis)), min(1, -addHalf(toward: axis * -1)))
    }
    box = ColorBox(range(x), range(y), range(z))
    // The box contains these constraints.
    halves = []
  }

  /// Adds the half-space with this normal, by minimizing `normal · surface`, and the colour that reaches the minimum.
  ///
  /// - Returns: The proven offset.
  @discardableResult
  mutating func addHalf(toward normal: GamutColor, tolerance: Double = supportTolerance) -> Double {
    let offset = polytope?.lowest(along: normal) ?? lowest(along: normal, tolerance)
    // The boxes on the frontier are already contracted by the older half-spaces, and each half-space costs time
    // for every further box.
    if halves.count >= Self.mostHalves { halves.removeFirst(Self.mostHalves / 2) }
    halves.append(HalfSpace(normal: normal, offset: offset - ContrastBound.roundingMargin))
    return offset - ContrastBound.roundingMargin
  }

  /// Searches for a lower bound of `normal · surface`, and adds the colour that reaches the lowest value found.
  private mutating func lowest(along normal: GamutColor, _ tolerance: Double) -> Double {
    func other(_ weight: Double) -> Double { weight >= 0 ? 0 : 1 }
    let extreme = GamutColor(
      red: other(normal.red), green: other(normal.green), blue: other(normal.blue))
    let objective = SupportObjective(
      transfer: transfer, backdrops: backdrops, normal: normal, other: extreme)
    var search = BoxSearch(
      objective: objective, tolerance: tolerance, limit: backdrops.isWholeGamut ? 4000 : 400)
    guard let (bound, reached) = search.minimum(over: [backdrops.box]) else { return -.infinity }
    backdrops = search.objective.backdrops
    addPoint(Origin(backdrop: reached.color, other: extreme))
    return bound
  }

  /// Adds the surface colour of a backdrop colour to the cloud.
  private mutating func addPoint(_ origin: Origin) {
    cloud.append(transfer.beforeMixing(ColorBox(origin.backdrop), other: origin.other).middle)
    origins.append(origin)
  }

  /// Adds the surface colours of a grid of 27 backdrop colours.
  private mutating func addSamples() {
    for index in 0..<27 {
      func place(_ range: Interval, _ step: Int) -> Double {
        step == 1 ? range.middle : (step == 0 ? range.low : range.high)
      }
      let color = GamutColor(
        red: place(backdrops.box.red, index / 9), green: place(backdrops.box.green, index / 3 % 3),
        blue: place(backdrops.box.blue, index % 3))
      let (nearest, _) = backdrops.nearest(to: color)
      addPoint(Origin(backdrop: nearest, other: GamutColor(white: 0)))
      if transfer.hasOtherColor { addPoint(Origin(backdrop: nearest, other: GamutColor(white: 1))) }
    }
  }
}

/// The objective of a support search: the dot product of the surface colour with a normal.
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

  /// Returns the dot product over a box of backdrop colours.
  private func value(over box: ColorBox) -> Jet {
    transfer.beforeMixing(box, other: other).dot(normal)
  }
}
