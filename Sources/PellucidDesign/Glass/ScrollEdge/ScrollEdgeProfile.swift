// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The strength of an effect across its band, as a function from the screen's edge (0) to the band's end (1).
package enum ScrollEdgeProfile: Hashable, Sendable {
  case even
  /// `first` up to `start`, from there eased in and out to `last` at `end`.
  case eased(start: Double, first: Double, end: Double, last: Double)
  /// 1 up to `hold`, from there 1 minus a smootherstep.
  case smooth(hold: Double)
  /// A curve without corners through (position, strength) points.
  case through([SIMD2<Double>])

  /// Returns the strength at a position in the band; a position outside is clamped.
  package func value(at part: Double) -> Double {
    switch self {
    case .even: return 1
    case .eased(let start, let first, let end, let last):
      let way = end > start ? (part - start) / (end - start) : (part < end ? 0 : 1)
      return first + (last - first) * CubicEasing.inOut.value(at: way)
    case .smooth(let hold):
      let way = hold < 1 ? min(max((part - hold) / (1 - hold), 0), 1) : (part < 1 ? 0 : 1)
      return 1 - way * way * way * (way * (way * 6 - 15) + 10)
    case .through(let points): return Piecewise.smoothValue(points, at: part)
    }
  }
}
