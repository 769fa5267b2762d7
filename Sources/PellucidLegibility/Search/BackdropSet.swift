// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor
import PellucidDesign

/// The convex set of all mixtures of the colours that a `Backdrop` allows.
///
/// The set is approximated from inside by points that span it, and from outside by half-spaces that are added as
/// the search needs them.
struct BackdropSet: Sendable {
  /// A box that contains the set.
  let box: ColorBox
  /// Half-spaces that contain the set.
  private(set) var halves: [HalfSpace] = []
  /// The points that span the set; empty if the set is the whole box.
  private var cloud = PointCloud()
  /// The range of the relative luminances, 0…1, of single colours; nil if they are not restricted.
  private var luminance: Interval?
  /// The weights of the relative luminance in the gamut.
  private let weights: GamutColor
  /// The maximum number of half-spaces; with more, time goes up and no bound gets tighter. The hull of a photo has about 200 faces.
  private static let mostHalves = 400
  /// The tolerance at the limits of luminance, above the error of the table of linear light.
  private static let luminanceMargin = 2e-6

  /// Creates the set of a backdrop in a gamut; nil if the set is empty.
  init?(_ backdrop: Backdrop, _ gamut: Gamut) {
    weights = gamut.luminanceWeights
    switch backdrop {
    case .anything: box = .gamut
    case .colors(let ranges):
      let boxes = ranges.compactMap { ColorBox($0) }
      guard let first = boxes.first else { return nil }
      box = boxes.dropFirst().reduce(first) { $0.union($1) }
      if boxes.count > 1 { cloud = PointCloud(boxes.flatMap { $0.isPoint ? [$0.middle] : $0.corners }) }
    case .luminance(let range):
      box = .gamut
      guard range.lowerBound <= 1, range.upperBound >= 0 else { return nil }
      let limits = Interval(max(0, range.lowerBound), min(1, range.upperBound))
      luminance = limits
      if limits.low > 0 { cloud = PointCloud(brightPoints(above: limits.low - Self.luminanceMargin)) }
    }
  }

  private init(box: ColorBox, weights: GamutColor) { (self.box, self.weights) = (box, weights) }

  /// The set of all colours whose channels each occur in some colour of the set: its bounding box.
  var channelByChannel: BackdropSet {
    guard let luminance else { return BackdropSet(box: box, weights: weights) }
    func channel(_ weight: Double) -> Interval {
      let low = (luminance.low - Self.luminanceMargin - (1 - weight)) / weight
      let high = (luminance.high + Self.luminanceMargin) / weight
      return Interval(
        low > 0 ? LinearLight.encoded(low).low : 0, high < 1 ? LinearLight.encoded(high).high : 1)
    }
    let box = ColorBox(channel(weights.red), channel(weights.green), channel(weights.blue))
    return BackdropSet(box: box, weights: weights)
  }

  /// The set of all colours of the gamut.
  var wholeGamut: BackdropSet { BackdropSet(box: .gamut, weights: weights) }

  /// A Boolean value indicating whether the set is the whole gamut.
  var isWholeGamut: Bool { isBox && box == .gamut }

  /// A Boolean value indicating whether the set is the whole of `box`.
  var isBox: Bool { cloud.isEmpty && luminance == nil }

  /// A Boolean value indicating whether the set is between two luminances, which are curved limits.
  var hasLuminanceLimits: Bool { luminance != nil }

  /// Colours whose mixtures are the set; nil where a limit of luminance bounds it, which is curved.
  var corners: [GamutColor]? {
    guard luminance == nil else { return nil }
    return cloud.isEmpty ? box.corners : cloud.points
  }

  /// Returns the part of a box that can contain colours of the set; nil if there is none.
  func part(of box: ColorBox) -> ColorBox? {
    var rest = box
    for half in halves {
      guard let part = rest.contracted(to: half) else { return nil }
      rest = part
    }
    let darkest = GamutColor(red: rest.red.low, green: rest.green.low, blue: rest.blue.low)
    if let luminance, self.luminance(of: darkest) > luminance.high + Self.luminanceMargin { return nil }
    return rest
  }

  /// Returns a colour that certainly belongs to the set: the given colour if it does.
  ///
  /// If the given colour does not belong to the set, adds a half-space that excludes it, and sets `isTighter` to true.
  mutating func nearest(to color: GamutColor) -> (color: GamutColor, isTighter: Bool) {
    let count = halves.count
    var color = color
    if !cloud.isEmpty {
      let mixture = cloud.nearestMixture(to: color).color
      let away = mixture - color
      let distance = away.dot(away).squareRoot()
      if distance > 1e-6 { add(toward: away * (1 / distance), through: color) }
      color = mixture
    }
    if let luminance {
      let isBright = self.luminance(of: color) > luminance.high
      color = moved(color, into: luminance)
      if isBright, halves.count < Self.mostHalves { halves.append(tangent(at: color)) }
    }
    return (color, halves.count > count)
  }

  /// Adds the half-space with this normal that contains all points of the cloud, unless it contains `color` too.
  private mutating func add(toward normal: GamutColor, through color: GamutColor) {
    guard halves.count < Self.mostHalves else { return }
    let offset =
      normal.dot(cloud.points[cloud.lowestPoint(along: normal)]) - 2 * ContrastBound.roundingMargin
    if offset > normal.dot(color) { halves.append(HalfSpace(normal: normal, offset: offset)) }
  }

  // MARK: Luminance

  /// Returns the relative luminance of a gamma-encoded colour, from the table.
  private func luminance(of color: GamutColor) -> Double {
    GamutColor(
      red: LinearLight.value(at: color.red), green: LinearLight.value(at: color.green),
      blue: LinearLight.value(at: color.blue)
    ).dot(weights)
  }

  /// Returns a gamma-encoded colour, moved on a straight line toward black or white until its luminance is in the range.
  private func moved(_ color: GamutColor, into range: Interval) -> GamutColor {
    let isBright = luminance(of: color) > range.high
    guard isBright || luminance(of: color) < range.low else { return color }
    let end = GamutColor(white: isBright ? 0 : 1)
    var (outside, inside) = (0.0, 1.0)
    for _ in 0..<24 {
      let middle = (outside + inside) / 2
      let mixed = luminance(of: color + (end - color) * middle)
      if isBright ? mixed > range.high : mixed < range.low { outside = middle } else { inside = middle }
    }
    return color + (end - color) * inside
  }

  /// Returns the half-space below the plane that touches the colours of equal luminance at a colour.
  ///
  /// The encoded colours whose luminance is at most a limit are a convex set, so the half-space contains them all.
  private func tangent(at color: GamutColor) -> HalfSpace {
    let normal = GamutColor(
      red: -weights.red * LinearLight.slope(at: color.red),
      green: -weights.green * LinearLight.slope(at: color.green),
      blue: -weights.blue * LinearLight.slope(at: color.blue))
    let length = normal.dot(normal).squareRoot()
    let offset = normal.dot(color) - Self.luminanceMargin
    return HalfSpace(normal: normal * (1 / length), offset: offset / length)
  }

  /// Returns the points that span the mixtures of all colours above a luminance.
  ///
  /// The gamut's colours above a luminance are the gamut without a convex set. Their mixtures are spanned by the
  /// corners of the gamut above the limit and the places where the gamut's edges cross the limit.
  private func brightPoints(above limit: Double) -> [GamutColor] {
    let corners = ColorBox.gamut.corners
    var points = corners.filter { luminance(of: $0) >= limit }
    for bright in points {
      for dark in corners where luminance(of: dark) < limit {
        let way = dark - bright
        guard way.dot(way) == 1 else { continue }
        var (inside, outside) = (0.0, 1.0)
        for _ in 0..<44 {
          let middle = (outside + inside) / 2
          if luminance(of: bright + way * middle) < limit { outside = middle } else { inside = middle }
        }
        points.append(bright + way * inside)
      }
    }
    return points
  }
}

extension ColorBox {
  /// Creates the box of a range's colours inside the gamut; nil if there are none.
  init?(_ range: Backdrop.Range) {
    let (low, high) = (range.low, range.high)
    func part(_ low: Double, _ high: Double) -> Interval { Interval(max(0, low), min(1, high)) }
    self.init(part(low.red, high.red), part(low.green, high.green), part(low.blue, high.blue))
    guard red.low <= red.high, green.low <= green.high, blue.low <= blue.high else { return nil }
  }

  /// The eight corners of the box.
  var corners: [GamutColor] {
    (0..<8).map { index in
      GamutColor(
        red: index & 4 == 0 ? red.low : red.high, green: index & 2 == 0 ? green.low : green.high,
        blue: index & 1 == 0 ? blue.low : blue.high)
    }
  }

  /// Returns the smallest box around both.
  func union(_ other: ColorBox) -> ColorBox {
    ColorBox(red.union(other.red), green.union(other.green), blue.union(other.blue))
  }
}
