// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast over boxes of colours: of surfaces, or of backdrops where each gives one surface.
struct ContrastMeasure: Sendable {
  let transfer: PreparedTransfer
  /// Whether a box holds backdrops, which `beforeMixing` still has to change.
  let startsAtBackdrop: Bool
  /// Which colour the one that may be any is, for backdrops.
  var other = GamutColor(white: 0)

  /// The ratio of ink to surface, which is below 1 where the ink is darker.
  func ratio(over box: ColorBox, margins: Bool) -> Jet { lights(over: box, margins: margins).ratio }

  func lights(over box: ColorBox, margins: Bool) -> ContrastLights {
    let colors = startsAtBackdrop ? transfer.beforeMixing(box, other: other) : ColorJet(box)
    return transfer.lights(ofMixed: colors, margins: margins)
  }

  /// The contrast of one colour, exact but for rounding.
  func contrast(at color: GamutColor) -> Double {
    let ratio = ratio(over: ColorBox(color), margins: false).value.middle
    return ratio >= 1 ? ratio : 1 / ratio
  }

  /// The lowest contrast in a box within half-spaces. It is at least the ratio and at least its reciprocal.
  ///
  /// - Parameter level: As in `ContrastLights.excess`.
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

/// The contrast where each backdrop colour gives one surface colour.
struct SingleColorObjective: BoxObjective {
  let measure: ContrastMeasure
  private(set) var backdrops: BackdropSet
  /// The contrast that is asked for, or else the lowest that was reached.
  private var level: Double?
  private let threshold: Double?

  /// - Parameter threshold: Where only this is asked, whether every contrast is at least so much.
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
