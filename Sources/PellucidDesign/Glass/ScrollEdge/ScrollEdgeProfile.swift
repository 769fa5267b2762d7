// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// How strong an effect is across its band, from the screen's edge (0) to the band's end (1).
package enum ScrollEdgeProfile: Hashable, Sendable {
  case even
  /// `first` up to `start`, eased to `last` at `end`.
  case eased(start: Double, first: Double, end: Double, last: Double)
  /// 1 up to `hold`, from there 1 less a smootherstep.
  case smooth(hold: Double)
  /// Straight lines.
  case through([SIMD2<Double>])

  /// The strength at a part of the band; the nearest end outside.
  package func value(at part: Double) -> Double {
    switch self {
    case .even: return 1
    case .eased(let start, let first, let end, let last):
      let way = end > start ? (part - start) / (end - start) : (part < end ? 0 : 1)
      return first + (last - first) * CubicEasing.inOut.value(at: way)
    case .smooth(let hold):
      let way = hold < 1 ? min(max((part - hold) / (1 - hold), 0), 1) : (part < 1 ? 0 : 1)
      return 1 - way * way * way * (way * (way * 6 - 15) + 10)
    case .through(let points): return Piecewise.value(points, at: part)
    }
  }
}
