// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast on glass, as a function of boxes over everything that the glass surface depends on.
struct GlassObjective: BoxObjective {
  let glass: PreparedGlass
  let measure: ContrastMeasure
  /// The set of colours that the backdrop and its surroundings can have.
  private(set) var backdrops: BackdropSet
  /// The contrast to decide, or nil: if set, the search only has to find whether every contrast reaches it.
  let threshold: Double?
  /// The whole gamut, for a search over surfaces.
  private let allSurfaces: BackdropSet
  /// The point with the lowest contrast so far.
  private(set) var best: (point: WideInterval, value: Double)?

  init(_ transfer: PreparedTransfer, glass: PreparedGlass, backdrops: BackdropSet, threshold: Double?) {
    (self.glass, self.threshold) = (glass, threshold)
    allSurfaces = backdrops.wholeGamut
    measure = ContrastMeasure(transfer: transfer, startsAtBackdrop: false)
    // Where a wide blur is mixed in by darken and lighten blends, each channel can come from another mixture.
    self.backdrops = glass.mixesChannelsAlone ? backdrops.channelByChannel : backdrops
  }

  /// The box of everything that the surface can depend on.
  var whole: WideInterval { glass.ranges(backdrops.box) }

  /// Returns a bound of the contrast in a box; nil if the box contains no possible backdrop.
  func estimate(_ box: WideInterval) -> GlassEstimate? {
    guard let box = possible(box) else { return nil }
    let surface = glass.surface(box)
    let lights = measure.lights(over: surface.box, margins: true)
    let (inkIsDarker, mayCross) = (lights.inkIsDarker, lights.mayCross)
    var estimate = estimate(lights, surface, box, inkIsDarker: inkIsDarker)
    if !mayCross, let lowest = face(of: box, slopes: estimate.contrastSlopes) { return self.estimate(lowest) }
    if mayCross, estimate.bound <= 1 {
      let other = self.estimate(lights, surface, box, inkIsDarker: !inkIsDarker)
      if other.bound > estimate.bound { estimate = other }
    }
    estimate.bound = max(1, estimate.bound)
    if let level, estimate.bound < level, holds(level, over: surface.box) { estimate.bound = level }
    return estimate
  }

  /// The contrast at which a box needs no further search; nil before any contrast was computed.
  private var level: Double? { threshold ?? best.map { $0.value - 0.9 * ContrastBound.tolerance } }

  /// The limit on boxes of a search over surfaces.
  private static let surfaceLimit = 256

  /// Returns a Boolean value that is true where a short search proves that every surface in a box has at least
  /// the contrast `level`.
  private func holds(_ level: Double, over surfaces: ColorBox) -> Bool {
    var search = BoxSearch(
      objective: SingleColorObjective(measure: measure, backdrops: allSurfaces, threshold: level),
      tolerance: ContrastBound.tolerance, limit: Self.surfaceLimit, threshold: level)
    return search.minimum(over: [surfaces]).map { $0.bound >= level } ?? false
  }

  /// Returns the face of a box on which a quantity with these slopes is lowest; nil if no slope has a constant sign.
  private func face(of box: WideInterval, slopes: WideInterval) -> WideInterval? {
    var face = box
    for index in 0..<8 where box.low[index] < box.high[index] {
      if index < PreparedGlass.Place.shade, !backdrops.isBox { continue }
      if slopes.low[index] >= 0 {
        face.high[index] = box.low[index]
      } else if slopes.high[index] <= 0 {
        face.low[index] = box.high[index]
      }
    }
    return face == box ? nil : face
  }

  /// Returns the part of a box that can lie behind the glass; nil if nothing is left.
  private func possible(_ box: WideInterval) -> WideInterval? {
    guard let color = backdrops.part(of: box.colors(at: PreparedGlass.Place.color)) else { return nil }
    var box = box
    box.setColors(color, at: PreparedGlass.Place.color)
    guard glass.hasSurroundings else { return box }
    guard let other = backdrops.part(of: box.colors(at: PreparedGlass.Place.surroundings)) else { return nil }
    box.setColors(other, at: PreparedGlass.Place.surroundings)
    return box
  }

  /// Returns the tightest of three bounds: by the range of the contrast; by the slopes of the contrast excess
  /// over the box; and by a linear minorant of the excess over the surfaces, whose range over the box is bounded
  /// by slopes again.
  ///
  /// The third bound accounts for channels that nearly cancel because one colour raises and lowers them together.
  private func estimate(
    _ lights: ContrastLights, _ surface: WideColor, _ box: WideInterval, inkIsDarker: Bool
  ) -> GlassEstimate {
    let excess = lights.excess(inkIsDarker: inkIsDarker, over: level)
    func value(over surfaces: ColorBox) -> Double {
      measure.lights(over: surfaces, margins: true)
        .excess(inkIsDarker: inkIsDarker, over: excess.level).jet.value.low
    }
    let slopes = surface.slopes(of: excess.jet)
    let (corner, rise) = slopes.lowest(over: box)
    let bySlopes = value(over: glass.surface(corner).box) + rise
    let minorant = LinearMinorant(excess.jet, surface.box)
    let gradient = minorant.gradient
    let (start, change) = surface.dot(gradient).slopes.lowest(over: box)
    let away = glass.surface(start).dot(gradient).value.low + change - gradient.dot(minorant.corner)
    let bySurface = value(over: ColorBox(minorant.corner)) + max(away, minorant.leastRise)
    return GlassEstimate(
      bound: excess.bound(max(bySlopes, bySurface)), box: box, corners: (corner, start), slopes: slopes,
      contrastSlopes: surface.slopes(of: excess.contrast))
  }

  /// Evaluates the contrast at the corners where the estimate is lowest and at the midpoint of the box.
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

  /// Returns the surface colour at a point.
  func surface(at point: WideInterval) -> GamutColor { glass.surface(point).box.middle }

  /// Returns the point with its colours moved to colours that can lie behind the glass.
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

/// A bound of the contrast in a box of everything that glass depends on.
struct GlassEstimate: BoundedBox, Sendable {
  var bound: Double
  var box: WideInterval
  /// The corners at which the second and third bound would be reached.
  var corners: (WideInterval, WideInterval)
  /// The slopes of the contrast excess, for the choice of the axis to split.
  var slopes: WideInterval
  /// The slopes of the contrast itself.
  var contrastSlopes: WideInterval

  var isPoint: Bool { box.low == box.high }

  /// The halves of the box across the axis with the largest product of slope and width, or the widest axis if all
  /// slopes are 0.
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

extension WideColor {
  /// Returns the slopes over a box of a quantity that depends on the surface, by the chain rule.
  fileprivate func slopes(of jet: Jet) -> WideInterval {
    red.slopes * jet.red + green.slopes * jet.green + blue.slopes * jet.blue
  }
}

extension WideInterval {
  /// Returns the corner of a box at which a quantity with these slopes is approximately lowest, and a lower bound
  /// of its change from there.
  fileprivate func lowest(over box: WideInterval) -> (corner: WideInterval, rise: Double) {
    var corner = box.low, rise = 0.0
    for index in 0..<8 {
      let rises = low[index] + high[index] >= 0
      if !rises { corner[index] = box.high[index] }
      rise += min(0, rises ? low[index] : -high[index]) * (box.high[index] - box.low[index])
    }
    return (WideInterval(low: corner, high: corner), rise)
  }

  /// Returns the colour stored at three consecutive indices.
  func colors(at place: Int) -> ColorBox { ColorBox(self[place], self[place + 1], self[place + 2]) }

  /// Stores a colour at three consecutive indices.
  mutating func setColors(_ box: ColorBox, at place: Int) {
    (self[place], self[place + 1], self[place + 2]) = (box.red, box.green, box.blue)
  }
}
