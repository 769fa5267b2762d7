// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast on glass over boxes of everything that its surface depends on.
struct GlassObjective: BoxObjective {
  let glass: PreparedGlass
  let measure: ContrastMeasure
  /// What the colour and its surroundings can be.
  private(set) var backdrops: BackdropSet
  /// What gives the lowest contrast so far.
  private(set) var best: (point: WideInterval, value: Double)?

  init(_ transfer: PreparedTransfer, glass: PreparedGlass, backdrops: BackdropSet) {
    self.glass = glass
    measure = ContrastMeasure(transfer: transfer, startsAtBackdrop: false)
    // A wide blur mixed in by darker and lighter parts takes each channel from another mixture.
    self.backdrops = glass.mixesChannelsAlone ? backdrops.channelByChannel : backdrops
  }

  /// All there is.
  var whole: WideInterval { glass.ranges(backdrops.box) }

  func estimate(_ box: WideInterval) -> GlassEstimate? {
    guard let box = possible(box) else { return nil }
    let surface = glass.surface(box)
    let ratio = measure.ratio(over: surface.box, margins: true)
    let inkIsDarker = ratio.value.low + ratio.value.high < 2
    var estimate = estimate(inkIsDarker ? ratio.reciprocal : ratio, surface, box, isReciprocal: inkIsDarker)
    if ratio.value.low < 1, ratio.value.high > 1, estimate.bound <= 1 {
      let other = self.estimate(
        inkIsDarker ? ratio : ratio.reciprocal, surface, box, isReciprocal: !inkIsDarker)
      if other.bound > estimate.bound { estimate = other }
    }
    estimate.bound = max(1, estimate.bound)
    return estimate
  }

  /// The box without what cannot lie behind the glass; nil if nothing is left.
  private func possible(_ box: WideInterval) -> WideInterval? {
    guard let color = backdrops.part(of: box.colors(at: PreparedGlass.Place.color)) else { return nil }
    var box = box
    box.setColors(color, at: PreparedGlass.Place.color)
    guard glass.hasSurroundings else { return box }
    guard let other = backdrops.part(of: box.colors(at: PreparedGlass.Place.surroundings)) else { return nil }
    box.setColors(other, at: PreparedGlass.Place.surroundings)
    return box
  }

  /// The best of three bounds: by the range of the quantity, by its slopes over the box, and by a linear function below
  /// it over the surfaces, whose range over the box is found by slopes again.
  ///
  /// The third one knows that channels which a colour raises and lowers together nearly cancel.
  private func estimate(
    _ jet: Jet, _ surface: WideColor, _ box: WideInterval, isReciprocal: Bool
  ) -> GlassEstimate {
    // The chain rule, with slopes over all surfaces of the box.
    let slopes =
      surface.red.slopes * jet.red + surface.green.slopes * jet.green + surface.blue.slopes * jet.blue
    let (corner, rise) = slopes.lowest(over: box)
    let bySlopes = value(over: glass.surface(corner).box, isReciprocal).low + rise
    let minorant = LinearMinorant(jet, surface.box)
    let gradient = minorant.gradient
    let (start, change) = surface.dot(gradient).slopes.lowest(over: box)
    let away = glass.surface(start).dot(gradient).value.low + change - gradient.dot(minorant.corner)
    let base = value(over: ColorBox(minorant.corner), isReciprocal).low
    let bySurface = base + max(away, minorant.leastRise)
    return GlassEstimate(
      bound: max(jet.value.low, max(bySlopes, bySurface)), box: box, corners: (corner, start),
      slopes: slopes)
  }

  /// The ratio or its reciprocal over surfaces, with margins.
  private func value(over surfaces: ColorBox, _ isReciprocal: Bool) -> Interval {
    let ratio = measure.ratio(over: surfaces, margins: true).value
    return isReciprocal ? ratio.reciprocal : ratio
  }

  mutating func examine(
    _ estimate: GlassEstimate, lowest: Double
  ) -> (reached: Reached?, isTighter: Bool) {
    let middle = WideInterval(low: estimate.box.middle, high: estimate.box.middle)
    var reached: Reached?
    var isTighter = false
    for point in [estimate.corners.0, estimate.corners.1, middle] {
      let (point, tells) = moved(point)
      let color = surface(at: point)
      let value = measure.contrast(at: color)
      if value < reached?.value ?? .infinity { reached = Reached(color: color, value: value) }
      if value < best?.value ?? .infinity { best = (point, value) }
      isTighter = isTighter || tells
    }
    return (reached, isTighter)
  }

  func surface(at point: WideInterval) -> GamutColor { glass.surface(point).box.middle }

  /// A point whose colours certainly can lie behind the glass.
  private mutating func moved(_ point: WideInterval) -> (point: WideInterval, isTighter: Bool) {
    var point = point
    let color = backdrops.nearest(to: point.colors(at: PreparedGlass.Place.color).middle)
    point.setColors(ColorBox(color.color), at: PreparedGlass.Place.color)
    guard glass.hasSurroundings else { return (point, color.isTighter) }
    let other = backdrops.nearest(to: point.colors(at: PreparedGlass.Place.surroundings).middle)
    point.setColors(ColorBox(other.color), at: PreparedGlass.Place.surroundings)
    return (point, color.isTighter || other.isTighter)
  }
}

/// What is known of a box of everything that glass depends on.
struct GlassEstimate: BoundedBox, Sendable {
  var bound: Double
  var box: WideInterval
  /// Where the slopes say that the bound would be reached.
  var corners: (WideInterval, WideInterval)
  var slopes: WideInterval

  /// Cut across the axis on which slope and width have the largest effect together; the widest if none has any.
  var parts: (WideInterval, WideInterval) {
    var (most, index) = (-1.0, 0)
    for axis in 0..<8 where box.high[axis] > box.low[axis] {
      let width = box.high[axis] - box.low[axis]
      let effect = slopes[axis].magnitude * width + 1e-12 * width
      if effect > most { (most, index) = (effect, axis) }
    }
    var (lower, upper) = (box, box)
    (lower[index], upper[index]) = box[index].halves
    return (lower, upper)
  }
}

extension WideInterval {
  /// Where a quantity with these slopes is about lowest in a box, and the least that is added from there.
  fileprivate func lowest(over box: WideInterval) -> (corner: WideInterval, rise: Double) {
    var corner = box.low, rise = 0.0
    for index in 0..<8 {
      let rises = low[index] + high[index] >= 0
      if !rises { corner[index] = box.high[index] }
      rise += min(0, rises ? low[index] : -high[index]) * (box.high[index] - box.low[index])
    }
    return (WideInterval(low: corner, high: corner), rise)
  }

  func colors(at place: Int) -> ColorBox { ColorBox(self[place], self[place + 1], self[place + 2]) }

  mutating func setColors(_ box: ColorBox, at place: Int) {
    (self[place], self[place + 1], self[place + 2]) = (box.red, box.green, box.blue)
  }
}
