// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A sweep down an outline, row by row, that computes the exact coverage of the area enclosed by a fill rule.
///
/// A row is cut into bands at the outline's vertices and crossings. Within a band the pieces keep their order
/// from left to right, so that the running winding number along the band identifies the pieces that bound the
/// filled area, whose areas are exact. Vertices and crossings closer together than `shortestBand` share one band,
/// in which every piece is replaced by a vertical at its position in the middle of the band; each such band that
/// touches a pixel changes its coverage by less than 1/1024.
///
/// Thousands of pieces that cross each other in one row would need bands without number. Such a row is sampled
/// instead, at 8 × 8 places in each pixel, in a time that grows with its pieces and pixels only.
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
  /// The number of pieces that the bands of one row may visit before the row is sampled; nil for outlines of few
  /// pieces, whose rows are always exact.
  private let rowVisits: Int?
  /// The number of pieces visited in the current row.
  private var visits = 0
  /// The areas of the current row.
  private var row: CoverageRow

  /// The smallest height of a band, in pixels.
  private static var shortestBand: Double { 1.0 / 1024 }
  /// The smallest height of a piece, in pixels; lower pieces are dropped, because their area rounds to 0 and
  /// their slope could overflow.
  private static var leastHeight: Double { 1e-9 }

  /// The number of pieces up to which rows are always exact, and the number of visits to pieces in all rows of an
  /// outline, and in each row, that are always allowed. Chosen: a row of a drawn map or a word has a thousand visits;
  /// half a second in all.
  private static var mostExact: Int { 256 }
  private static var mostVisits: Int { 1 << 25 }
  private static var leastRowVisits: Int { 1 << 13 }

  /// The number of visits that sorting a piece counts as.
  private static var sortVisits: Int { 4 }

  /// Keeps the pieces that touch `bounds` or lie left of them; pieces on the right change nothing, except that they
  /// count where a row may be sampled, so that the part of an outline does not depend on what is clipped.
  ///
  /// - Parameter rows: The number of rows of the outline, which may be more than those of `bounds`.
  init(segments: [LineSegment], rule: FillRule, bounds: PixelRect, rows: Int) {
    (self.rule, width, height) = (rule, bounds.width, bounds.height)
    rowVisits =
      segments.count > Self.mostExact ? max(Self.leastRowVisits, Self.mostVisits / max(rows, 1)) : nil
    let keepsRight = rowVisits != nil
    row = CoverageRow(width: width)
    let originX = Double(bounds.minX), originY = Double(bounds.minY)
    for segment in segments {
      let isDown = segment.start.y < segment.end.y
      let upper = isDown ? segment.start : segment.end, lower = isDown ? segment.end : segment.start
      let fall = lower.y - upper.y
      guard fall >= Self.leastHeight, keepsRight || min(upper.x, lower.x) < Double(bounds.maxX) else {
        continue
      }
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
      var (before, next) = ([Edge](), 0)
      visits = 0
      if rowVisits != nil {
        active.removeAll { $0.bottom <= position }
        (before, next) = (active, nextEdge)
        // The least that one band costs.
        visits = Self.sortVisits * active.count
      }
      while position < end, visits <= rowVisits ?? .max { position = addBand(from: position, rowEnd: end) }
      if position < end {
        row.clear()
        sample(y, before, from: next, to: &values)
      } else {
        row.write(to: &values, at: y * width)
      }
    }
    return values
  }

  /// Adds the part of the row from `start` to the next vertex or crossing, and returns the end of the part.
  private mutating func addBand(from start: Double, rowEnd: Double) -> Double {
    active.removeAll { $0.bottom <= start }
    let shortEnd = min(start + Self.shortestBand, rowEnd)
    var end = rowEnd
    var vertexIsNear = false
    while nextEdge < edges.count, edges[nextEdge].top < shortEnd {
      if edges[nextEdge].top > start { vertexIsNear = true }
      if edges[nextEdge].bottom > start { active.append(edges[nextEdge]) }
      nextEdge += 1
    }
    visits += active.count
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

  /// The number of lines and of places on a line at which each pixel of a row is sampled.
  private static var samples: Int { 8 }

  /// Computes the coverage of a row from samples, and goes on behind the row.
  ///
  /// - Parameters:
  ///   - before: The pieces that were active before the row.
  ///   - next: The index of the first piece that the sweep had not reached then.
  private mutating func sample(_ y: Int, _ before: [Edge], from next: Int, to values: inout [UInt8]) {
    let end = Double(y + 1), scale = Double(Self.samples)
    active = before
    nextEdge = next
    while nextEdge < edges.count, edges[nextEdge].top < end {
      active.append(edges[nextEdge])
      nextEdge += 1
    }
    // The change of the winding number at each place, and the number of places inside in each pixel.
    var turns = [Int32](repeating: 0, count: width * Self.samples + 1)
    var inside = [Int32](repeating: 0, count: width)
    for line in 0..<Self.samples {
      let middle = Double(y) + (Double(line) + 0.5) / scale
      for edge in active where edge.top <= middle && edge.bottom > middle {
        let place = (edge.x(at: middle) * scale + 0.5).rounded(.down)
        if place < Double(turns.count) { turns[place > 0 ? Int(place) : 0] += Int32(edge.direction) }
      }
      var winding = 0
      for pixel in 0..<width {
        for place in (pixel * Self.samples)..<((pixel + 1) * Self.samples) {
          winding += Int(turns[place])
          turns[place] = 0
          if rule.encloses(winding) { inside[pixel] += 1 }
        }
      }
      turns[width * Self.samples] = 0
    }
    let all = Int32(Self.samples * Self.samples)
    for pixel in 0..<width { values[y * width + pixel] = UInt8((inside[pixel] * 255 + all / 2) / all) }
  }

  /// Sorts the active pieces from left to right at height `y`; they are nearly sorted from the previous band.
  private mutating func sort(at y: Double) {
    for index in active.indices { active[index].place = active[index].x(at: y) }
    if zip(active, active.dropFirst()).allSatisfy({ $0.place <= $1.place }) { return }
    visits += Self.sortVisits * active.count
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
