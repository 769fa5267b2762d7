// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A straight piece of an outline with inside on one side and outside on the other.
struct OutlinePiece: Sendable {
  /// The outline at an end of a piece.
  struct End: Sendable {
    /// The unit normal, outwards, or to the left of the piece if the outside is not known.
    var normal: SIMD2<Double>
    /// A Boolean value indicating whether the outline has a corner here, around which the gradient turns.
    var isCorner: Bool
  }

  var segment: LineSegment { LineSegment(start: Point(x: from.x, y: from.y), end: Point(x: to.x, y: to.y)) }

  /// The ends of the piece.
  private let from: SIMD2<Double>, to: SIMD2<Double>
  /// The vector from start to end, and 1 over its squared length.
  private let way: SIMD2<Double>, inverseSquare: Double
  /// The normals at the ends.
  private let start: End, end: End
  /// A Boolean value indicating whether the normals are known to point outwards.
  private let pointsOutwards: Bool

  /// Creates the part of `segment` from `lower` to `upper`, fractions of its length.
  ///
  /// - Parameters:
  ///   - ends: The ends of the whole segment.
  ///   - outward: 1 if the normals of `ends` point outside, -1 if inside, and 0 if that is not known.
  init(
    _ segment: LineSegment, ends: (start: End, end: End), part: (lower: Double, upper: Double),
    outward: Double
  ) {
    let first = SIMD2(segment.start.x, segment.start.y), last = SIMD2(segment.end.x, segment.end.y)
    from = part.lower > 0 ? first + (last - first) * part.lower : first
    to = part.upper < 1 ? first + (last - first) * part.upper : last
    way = to - from
    inverseSquare = 1 / (way.x * way.x + way.y * way.y)
    pointsOutwards = outward != 0
    let sign = outward < 0 ? -1.0 : 1
    func normal(_ share: Double) -> SIMD2<Double> {
      sign * unit(ends.start.normal + (ends.end.normal - ends.start.normal) * share)
    }
    start = End(normal: normal(part.lower), isCorner: part.lower > 0 || ends.start.isCorner)
    end = End(normal: normal(part.upper), isCorner: part.upper < 1 || ends.end.isCorner)
  }

  /// Returns the position on the piece nearest to `point`, as a fraction of its length.
  @inline(__always)
  private func share(nearestTo point: SIMD2<Double>) -> Double {
    let offset = point - from
    return min(max((offset.x * way.x + offset.y * way.y) * inverseSquare, 0), 1)
  }

  /// Returns the squared distance of `point` from the piece.
  @inline(__always)
  func squaredDistance(of point: SIMD2<Double>) -> Double {
    let away = point - from - way * share(nearestTo: point)
    return away.x * away.x + away.y * away.y
  }

  /// Returns the unit direction away from the shape at a point whose nearest boundary point is on this piece.
  func gradient(at point: SIMD2<Double>, isInside: Bool) -> SIMD2<Float> {
    let share = share(nearestTo: point)
    let away = point - from - way * share
    let outwards = isInside ? -away : away
    let length = (away.x * away.x + away.y * away.y).squareRoot()
    if length > 1e-9, (share <= 0 && start.isCorner) || (share >= 1 && end.isCorner) {
      return SIMD2<Float>(outwards / length)
    }
    let normal = unit(start.normal + (end.normal - start.normal) * share)
    let isTurned = !pointsOutwards && normal.x * outwards.x + normal.y * outwards.y < 0
    return SIMD2<Float>(isTurned ? -normal : normal)
  }
}

/// Returns `vector`, which must not be 0, normalized.
private func unit(_ vector: SIMD2<Double>) -> SIMD2<Double> {
  vector / (vector.x * vector.x + vector.y * vector.y).squareRoot()
}
