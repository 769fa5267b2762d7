// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The extraction of an outline's boundary: cuts the outline where it meets itself and keeps the pieces with
/// inside on one side and outside on the other.
struct OutlineBoundary {
  private let winding: OutlineWinding
  /// The longer side of the outline's bounds.
  private let size: Double
  /// The number of boxes that may still be visited.
  ///
  /// When the allowance is used up, the rest of the outline is kept uncut, so that outlines made to cross
  /// themselves everywhere cost a fraction of a second and, with the boxes that `PieceTree` searches, a few tens
  /// of megabytes. Ordinary outlines of up to twenty thousand pieces stay below the limit.
  private var allowance = 8_000_000
  /// The cost of a cut in units of boxes: a cut makes a piece, which takes memory.
  private static var boxesPerCut: Int { 64 }

  init(_ winding: OutlineWinding, size: Double) {
    (self.winding, self.size) = (winding, size)
  }

  /// Returns the pieces of the boundary, cut at all crossings.
  mutating func pieces() -> [OutlinePiece] {
    let segments = winding.segments
    let ends = Self.ends(of: segments)
    var pieces: [OutlinePiece] = []
    for (index, segment) in segments.enumerated() where segment.length > 1e-9 * size {
      var lower = 0.0
      for upper in cuts(of: index) + [1] {
        if let outward = outward(of: segment, from: lower, to: upper) {
          pieces.append(
            OutlinePiece(segment, ends: ends[index], part: (lower, upper), outward: outward))
        }
        lower = upper
      }
    }
    return pieces
  }

  /// Returns the positions where other segments meet this one, as rising fractions of its length, without its ends.
  private mutating func cuts(of index: Int) -> [Double] {
    guard allowance > 0 else { return [] }
    let segment = winding.segments[index]
    let low = SIMD2(min(segment.start.x, segment.end.x), min(segment.start.y, segment.end.y))
    let high = SIMD2(max(segment.start.x, segment.end.x), max(segment.start.y, segment.end.y))
    var shares: [Double] = []
    var looked = 0
    winding.tree.forEachPiece { node in
      looked += 1
      return node.low.x <= high.x && node.high.x >= low.x && node.low.y <= high.y && node.high.y >= low.y
    } visit: { other in
      if other != index { shares += segment.meetings(with: winding.segments[other]) }
    }
    allowance -= looked + Self.boxesPerCut * shares.count
    return shares.filter { $0 > 1e-9 && $0 < 1 - 1e-9 }.sorted()
  }

  /// Returns the side on which the outside of a part of the segment lies: -1 if the normal points inside, 1 if it
  /// points outside, nil if both sides are inside or both outside, and 0 if the allowance is used up.
  private mutating func outward(of segment: LineSegment, from lower: Double, to upper: Double) -> Double? {
    guard allowance > 0 else { return 0 }
    let middle = (lower + upper) / 2, normal = segment.normal
    var looked = 0
    func isInside(_ distance: Double) -> Bool {
      let point = Point(
        x: segment.start.x + (segment.end.x - segment.start.x) * middle + normal.x * distance,
        y: segment.start.y + (segment.end.y - segment.start.y) * middle + normal.y * distance)
      return winding.encloses(point, looked: &looked)
    }
    // An offset far below a pixel, and far above the resolution of double precision.
    let left = isInside(1e-7 * size), right = isInside(-1e-7 * size)
    allowance -= looked
    return left == right ? nil : (left ? -1 : 1)
  }

  /// Returns the normals at both ends of each segment, averaged where the outline bends gently: there the
  /// segments are chords of a curve.
  private static func ends(
    of segments: [LineSegment]
  ) -> [(start: OutlinePiece.End, end: OutlinePiece.End)] {
    var ends = segments.map { segment in
      let end = OutlinePiece.End(normal: segment.normal, isCorner: true)
      return (start: end, end: end)
    }
    var first = 0
    for index in segments.indices {
      let isLast = index + 1 == segments.count || segments[index + 1].start != segments[index].end
      let next = isLast ? first : index + 1
      if isLast { first = index + 1 }
      guard segments[next].start == segments[index].end else { continue }
      let sum = segments[index].normal + segments[next].normal
      // Chords of a curve turn by far less than 20°; the cosine of half that angle is .985.
      let length = (sum.x * sum.x + sum.y * sum.y).squareRoot()
      guard length > 2 * 0.985 else { continue }
      let shared = OutlinePiece.End(normal: sum / length, isCorner: false)
      ends[index].end = shared
      ends[next].start = shared
    }
    return ends
  }
}

extension LineSegment {
  /// The vector from start to end.
  fileprivate var way: SIMD2<Double> { SIMD2(end.x - start.x, end.y - start.y) }

  fileprivate var length: Double { (way.x * way.x + way.y * way.y).squareRoot() }

  /// The unit normal, to the left as seen along the segment with y up; 0 for a segment without length.
  fileprivate var normal: SIMD2<Double> {
    let length = length
    return length > 0 ? SIMD2(way.y, -way.x) / length : SIMD2(0, 0)
  }

  /// Returns the positions where `other` crosses or touches this segment, or the ends of their overlap, as
  /// fractions of this segment's length.
  fileprivate func meetings(with other: LineSegment) -> [Double] {
    func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }
    func dot(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.x + a.y * b.y }
    let own = way, others = other.way, square = dot(own, own)
    let offset = SIMD2(other.start.x - start.x, other.start.y - start.y)
    let turn = cross(own, others)
    guard abs(turn) <= 1e-12 * length * other.length else {
      let share = cross(offset, own) / turn
      return share >= -1e-9 && share <= 1 + 1e-9 ? [cross(offset, others) / turn] : []
    }
    guard square > 0, abs(cross(offset, own)) <= 1e-9 * square else { return [] }
    return [dot(offset, own) / square, dot(offset + others, own) / square]
  }
}
