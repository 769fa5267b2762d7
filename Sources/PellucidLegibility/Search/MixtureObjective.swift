// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The objective of a search over mixtures: the contrast in boxes of surface colours, of which only those inside
/// the hull are admissible.
///
/// If a box may have a low contrast, its lowest corner either belongs to the hull, and its contrast is reached,
/// or a half-space that excludes it is found.
struct MixtureObjective: BoxObjective {
  let measure: ContrastMeasure
  var hull: SurfaceHull
  /// The mixture with the lowest contrast so far.
  private(set) var best: PointMixture?
  /// The contrast to decide, or else the lowest contrast found.
  private var level: Double?
  /// The contrast to decide; nil in a search for the minimum.
  private let threshold: Double?

  /// Creates the objective.
  ///
  /// - Parameter threshold: The contrast to decide, or nil for the minimum.
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

  /// Adds a half-space whose boundary is tangent to the surface of equal contrast at a colour.
  ///
  /// At the minimum of the contrast, the boundary of the hull and the surface of equal contrast are tangent, so
  /// that this half-space excludes colours of lower contrast near the minimum.
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
