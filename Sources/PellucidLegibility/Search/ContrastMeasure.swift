// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast over boxes of surface colours, or of backdrop colours where each gives one surface colour.
struct ContrastMeasure: Sendable {
  let transfer: PreparedTransfer
  /// A Boolean value indicating whether the boxes contain backdrop colours, to which `beforeMixing` still applies.
  let startsAtBackdrop: Bool
  /// The value of the arbitrary colour mixed in before the mixing, for boxes of backdrop colours.
  var other = GamutColor(white: 0)

  /// Returns the ratio of ink to surface, which is below 1 where the ink is darker.
  func ratio(over box: ColorBox, margins: Bool) -> Jet { lights(over: box, margins: margins).ratio }

  /// Returns the luminances of surface and ink over a box.
  func lights(over box: ColorBox, margins: Bool) -> ContrastLights {
    let colors = startsAtBackdrop ? transfer.beforeMixing(box, other: other) : ColorJet(box)
    return transfer.lights(ofMixed: colors, margins: margins)
  }

  /// Returns the contrast of one colour, exact up to rounding.
  func contrast(at color: GamutColor) -> Double {
    let ratio = ratio(over: ColorBox(color), margins: false).value.middle
    return ratio >= 1 ? ratio : 1 / ratio
  }

  /// Returns a lower bound of the contrast in the part of a box within half-spaces; nil if that part is empty.
  ///
  /// The contrast is the larger of the ratio and its reciprocal, so that a lower bound of either is a lower bound
  /// of the contrast.
  ///
  /// - Parameter level: The contrast near which the bound should be tight; nil for the middle of the range.
  func estimate(_ box: ColorBox, _ halves: [HalfSpace], level: Double?) -> BoxEstimate? {
    let lights = lights(over: box, margins: true)
    let inkIsDarker = lights.inkIsDarker
    func estimate(inkIsDarker: Bool) -> BoxEstimate? {
      let excess = lights.excess(inkIsDarker: inkIsDarker, over: level)
      let minorant = LinearMinorant(excess.jet, box)
      guard let rise = minorant.leastRise(within: halves) else { return nil }
      let atCorner = self.lights(over: ColorBox(minorant.corner), margins: true)
        .excess(inkIsDarker: inkIsDarker, over: excess.level)
      return BoxEstimate(
        bound: excess.bound(atCorner.jet.value.low + rise), box: box, corner: minorant.corner,
        jet: excess.jet)
    }
    guard var best = estimate(inkIsDarker: inkIsDarker) else { return nil }
    if lights.mayCross, best.bound <= 1, let other = estimate(inkIsDarker: !inkIsDarker),
      other.bound > best.bound
    {
      best = other
    }
    best.bound = max(1, best.bound)
    return best
  }
}

/// The objective of a search where each backdrop colour gives one surface colour.
struct SingleColorObjective: BoxObjective {
  let measure: ContrastMeasure
  private(set) var backdrops: BackdropSet
  /// The contrast to decide, or else the lowest contrast found.
  private var level: Double?
  /// The contrast to decide; nil in a search for the minimum.
  private let threshold: Double?

  /// Creates the objective.
  ///
  /// - Parameter threshold: The contrast to decide, or nil for the minimum.
  init(measure: ContrastMeasure, backdrops: BackdropSet, threshold: Double?) {
    (self.measure, self.backdrops, self.threshold) = (measure, backdrops, threshold)
    level = threshold
  }

  func estimate(_ box: ColorBox) -> BoxEstimate? {
    backdrops.part(of: box).flatMap { measure.estimate($0, backdrops.halves, level: level) }
  }

  mutating func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool) {
    let corner = backdrops.nearest(to: estimate.corner), middle = backdrops.nearest(to: estimate.box.middle)
    let first = measure.contrast(at: corner.color), second = measure.contrast(at: middle.color)
    let best =
      first <= second
      ? Reached(color: corner.color, value: first) : Reached(color: middle.color, value: second)
    level = threshold ?? min(lowest, best.value)
    return (best, corner.isTighter || middle.isTighter)
  }
}
