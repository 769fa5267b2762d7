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
  func ratio(over box: ColorBox, margins: Bool) -> Jet {
    let colors =
      startsAtBackdrop
      ? transfer.beforeMixing(box, other: other) : ColorJet(box)
    return transfer.ratio(ofMixed: colors, margins: margins)
  }

  /// The contrast of one colour, exact but for rounding.
  func contrast(at color: GamutColor) -> Double {
    let ratio = ratio(over: ColorBox(color), margins: false).value.middle
    return ratio >= 1 ? ratio : 1 / ratio
  }

  /// The lowest contrast in a box within half-spaces. It is at least the ratio and at least its reciprocal.
  func estimate(_ box: ColorBox, _ halves: [HalfSpace]) -> BoxEstimate? {
    let ratio = ratio(over: box, margins: true)
    let inkIsDarker = ratio.value.low + ratio.value.high < 2
    let first = inkIsDarker ? ratio.reciprocal : ratio
    guard var estimate = estimate(first, box, halves, isReciprocal: inkIsDarker) else { return nil }
    if ratio.value.low < 1, ratio.value.high > 1, estimate.bound <= 1 {
      let second = inkIsDarker ? ratio : ratio.reciprocal
      guard let other = self.estimate(second, box, halves, isReciprocal: !inkIsDarker) else { return nil }
      if other.bound > estimate.bound { estimate = other }
    }
    estimate.bound = max(1, estimate.bound)
    return estimate
  }

  private func estimate(
    _ jet: Jet, _ box: ColorBox, _ halves: [HalfSpace], isReciprocal: Bool
  ) -> BoxEstimate? {
    let minorant = LinearMinorant(jet, box)
    let atCorner = ratio(over: ColorBox(minorant.corner), margins: true).value
    let base = isReciprocal ? 1 / atCorner.high : atCorner.low
    guard let rise = minorant.leastRise(within: halves) else { return nil }
    return BoxEstimate(
      bound: max(jet.value.low, base + rise), box: box, corner: minorant.corner, jet: jet)
  }
}

/// The contrast where each backdrop colour gives one surface colour.
struct SingleColorObjective: BoxObjective {
  let measure: ContrastMeasure
  var backdrops: BackdropSet

  func estimate(_ box: ColorBox) -> BoxEstimate? {
    backdrops.part(of: box).flatMap { measure.estimate($0, backdrops.halves) }
  }

  mutating func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool) {
    let corner = backdrops.nearest(to: estimate.corner), middle = backdrops.nearest(to: estimate.box.middle)
    let first = measure.contrast(at: corner.color), second = measure.contrast(at: middle.color)
    let best =
      first <= second
      ? Reached(color: corner.color, value: first) : Reached(color: middle.color, value: second)
    return (best, corner.isTighter || middle.isTighter)
  }
}
