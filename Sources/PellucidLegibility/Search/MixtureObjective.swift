// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The contrast over mixtures: boxes of surface colours, of which only those inside the hull count.
///
/// Where a box may be low, its lowest corner either belongs to the hull, and is reached, or a half-space that
/// leaves it out is found.
struct MixtureObjective: BoxObjective {
  let measure: ContrastMeasure
  var hull: SurfaceHull
  /// What gives the lowest contrast so far.
  private(set) var best: PointMixture?
  /// The contrast that is asked for, or else the lowest that was reached.
  private var level: Double?
  private let threshold: Double?

  /// - Parameter threshold: Where only this is asked, whether every contrast is at least so much.
  init(transfer: PreparedTransfer, hull: SurfaceHull, threshold: Double?) {
    measure = ContrastMeasure(transfer: transfer, startsAtBackdrop: false)
    (self.hull, self.threshold, level) = (hull, threshold, threshold)
  }

  func estimate(_ box: ColorBox) -> BoxEstimate? {
    var rest = box
    for half in hull.halves {
      guard let part = rest.contracted(to: half) else { return nil }
      rest = part
    }
    return measure.estimate(rest, hull.halves, level: level)
  }

  mutating func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool) {
    var isTighter = false
    var mixture = hull.cloud.nearestMixture(to: estimate.corner)
    for _ in 0..<4 {
      let away = mixture.color - estimate.corner
      let distance = away.dot(away).squareRoot()
      guard distance > 1e-4 else { break }
      let normal = away * (1 / distance)
      let offset = hull.addHalf(toward: normal, tolerance: distance / 4)
      if offset > normal.dot(estimate.corner) + 1e-9 {
        isTighter = true
        break
      }
      let closer = hull.cloud.nearestMixture(to: estimate.corner)
      let step = closer.color - estimate.corner
      guard step.dot(step) < away.dot(away) * 0.999 else { break }
      mixture = closer
    }
    let reached = Reached(color: mixture.color, value: measure.contrast(at: mixture.color))
    if reached.value < lowest {
      best = mixture
      level = threshold ?? reached.value
      addHalfAcrossSlope(at: mixture.color)
      isTighter = true
    }
    return (reached, isTighter)
  }

  /// Where the contrast is lowest, the set's edge and the level of equal contrast touch.
  private mutating func addHalfAcrossSlope(at surface: GamutColor) {
    let ratio = measure.ratio(over: ColorBox(surface), margins: false)
    let sign: Double = ratio.value.middle >= 1 ? 1 : -1
    let slope = GamutColor(
      red: ratio.red.middle * sign, green: ratio.green.middle * sign, blue: ratio.blue.middle * sign)
    let length = slope.dot(slope).squareRoot()
    guard length > 1e-9 else { return }
    hull.addHalf(toward: slope * (1 / length), tolerance: min(1e-2, ContrastBound.tolerance / 8 / length))
  }
}
