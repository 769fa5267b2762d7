// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A sweep down an outline, row by row, that computes the exact coverage of the area enclosed by a fill rule.
///
/// A row is cut into bands at the outline's vertices and crossings. Within a band the pieces keep their order
/// from left to right, so that the running winding number along the band identifies the pieces that bound the
/// filled area, whose areas are exact. Vertices and crossings closer together than `shortestBand` share one band,
/// in which every piece is replaced by a vertical at its position in the middle of the band; each such band that
/// touches a pixel changes its coverage by less than 1/1024.
struct WindingSweep {
  /// A piece of the outline, in pixels relative to the mask's top left pixel.
  private struct Edge {
    var topX: Double, top: Double, bottom: Double
    /// The change of x per unit of y.
    var slope: Double
    /// 1 if the outline runs downwards here, -1 if upwards.
    var direction: Int
    /// The x at the height where the current band is sorted.
    var place = 0.0

    @inline(__always)
    func x(at y: Double) -> Double { topX + (y - top) * slope }
  }

  /// All pieces, sorted by their top.
  private var edges: [Edge] = []
  /// The pieces that reach into the current band, from left to right.
  private var active: [Edge] = []
  /// The index of the first piece in `edges` that the sweep has not reached.
  private var nextEdge = 0
  private let rule: FillRule
  private let width: Int, height: Int
  /// The areas of the current row.
  private var row: CoverageRow

  /// The smallest height of a band, in pixels.
  private static var shortestBand: Double { 1.0 / 1024 }
  /// The smallest height of a piece, in pixels; lower pieces are dropped, because their area rounds to 0 and
  /// their slope could overflow.
  private static var leastHeight: Double { 1e-9 }

  /// Keeps the pieces that touch `bounds` or lie left of them; pieces on the right change nothing.
  init(segments: [LineSegment], rule: FillRule, bounds: PixelRect) {
    (self.rule, width, height) = (rule, bounds.width, bounds.height)
    row = CoverageRow(width: width)
    let originX = Double(bounds.minX), originY = Double(bounds.minY)
    for segment in segments {
      let isDown = segment.start.y < segment.end.y
      let upper = isDown ? segment.start : segment.end, lower = isDown ? segment.end : segment.start
      let fall = lower.y - upper.y
      guard fall >= Self.leastHeight, min(upper.x, lower.x) < Double(bounds.maxX) else { continue }
      let edge = Edge(
        topX: upper.x - originX, top: upper.y - originY, bottom: lower.y - originY,
        slope: (lower.x - upper.x) / fall, direction: isDown ? 1 : -1)
      if edge.bottom > 0, edge.top < Double(height) { edges.append(edge) }
    }
    edges.sort { $0.top < $1.top }
  }

  /// Computes the coverage of every pixel, row by row.
  mutating func values() -> [UInt8] {
    var values = [UInt8](repeating: 0, count: width * height)
    for y in 0..<height {
      var position = Double(y)
      let end = position + 1
      // The minimum height grows with the number of pieces, so that hostile outlines cost no more than long ones.
      let shortest = max(Self.shortestBand, min(1, Double(active.count) * 0x1p-20))
      while position < end { position = addBand(from: position, rowEnd: end, shortest: shortest) }
      row.write(to: &values, at: y * width)
    }
    return values
  }

  /// Adds the part of the row from `start` to the next vertex or crossing, and returns the end of the part.
  private mutating func addBand(from start: Double, rowEnd: Double, shortest: Double) -> Double {
    active.removeAll { $0.bottom <= start }
    let shortEnd = min(start + shortest, rowEnd)
    var end = rowEnd
    var vertexIsNear = false
    while nextEdge < edges.count, edges[nextEdge].top < shortEnd {
      if edges[nextEdge].top > start { vertexIsNear = true }
      if edges[nextEdge].bottom > start { active.append(edges[nextEdge]) }
      nextEdge += 1
    }
    if nextEdge < edges.count { end = min(end, edges[nextEdge].top) }
    for edge in active {
      if edge.bottom < shortEnd { vertexIsNear = true }
      end = min(end, edge.bottom)
    }
    if !vertexIsNear {
      sort(at: (start + min(shortEnd, end)) / 2)
      end = firstCrossing(after: start, until: end)
      if end >= shortEnd {
        addAreas(from: start, to: end)
        return end
      }
    }
    addUprightAreas(from: start, to: shortEnd)
    return shortEnd
  }

  /// Sorts the active pieces from left to right at height `y`; they are nearly sorted from the previous band.
  private mutating func sort(at y: Double) {
    for index in active.indices { active[index].place = active[index].x(at: y) }
    if zip(active, active.dropFirst()).allSatisfy({ $0.place <= $1.place }) { return }
    active.sort { $0.place < $1.place }
  }

  /// Returns the height at which the first two neighbours cross, or `end`: no two pieces can cross before two
  /// neighbours do.
  private func firstCrossing(after start: Double, until end: Double) -> Double {
    var first = end
    for (left, right) in zip(active, active.dropFirst()) {
      let overlap = left.x(at: end) - right.x(at: end)
      let gap = right.x(at: start) - left.x(at: start)
      guard overlap > 1e-9, gap + overlap > 0 else { continue }
      first = min(first, start + (end - start) * max(gap, 0) / (gap + overlap))
    }
    return first
  }

  /// Adds the pieces between inside and outside, with their exact areas.
  private mutating func addAreas(from start: Double, to end: Double) {
    var winding = 0
    for edge in active {
      let wasInside = rule.encloses(winding)
      winding += edge.direction
      guard rule.encloses(winding) != wasInside else { continue }
      let height = wasInside ? start - end : end - start
      row.add(from: edge.x(at: start), to: edge.x(at: end), height: height)
    }
  }

  /// Adds the pieces of a band too short to be cut, each as a vertical.
  private mutating func addUprightAreas(from start: Double, to end: Double) {
    let middle = (start + end) / 2
    sort(at: middle)
    var winding = 0
    for edge in active where edge.top <= middle && edge.bottom > middle {
      let wasInside = rule.encloses(winding)
      winding += edge.direction
      guard rule.encloses(winding) != wasInside else { continue }
      row.add(from: edge.place, to: edge.place, height: wasInside ? start - end : end - start)
    }
  }
}
