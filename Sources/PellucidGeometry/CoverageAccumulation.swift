// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Sums signed areas row by row and turns them into coverage.
///
/// A piece that falls through a pixel by `h` with mean position `m` from the pixel's left edge covers
/// `h·(1-m)` of that pixel and `h` of all pixels right of it; so it adds `h·(1-m)` to its own cell and `h·m`
/// to the next, and a running sum over the row gives every pixel's area.
struct CoverageAccumulation {
  /// A piece that runs downwards, relative to the mask's top left pixel.
  private struct Edge {
    var top: Point
    var bottom: Double
    /// Change of x per unit of y.
    var slope: Double
    /// 1 if the outline runs downwards here, -1 if upwards.
    var direction: Double
  }

  private var edges: [Edge] = []
  private let width: Int
  private let height: Int
  /// One cell per pixel and one for what leaves the last pixel.
  private var row: [Double]

  /// Keeps what can touch `bounds`; pieces right of it change nothing.
  init(segments: [LineSegment], bounds: PixelRect) {
    (width, height) = (bounds.width, bounds.height)
    row = Array(repeating: 0, count: width + 1)
    let originX = Double(bounds.minX), originY = Double(bounds.minY)
    for segment in segments where segment.start.y != segment.end.y {
      let isDown = segment.start.y < segment.end.y
      let upper = isDown ? segment.start : segment.end, lower = isDown ? segment.end : segment.start
      let edge = Edge(
        top: Point(x: upper.x - originX, y: upper.y - originY), bottom: lower.y - originY,
        slope: (lower.x - upper.x) / (lower.y - upper.y), direction: isDown ? 1 : -1)
      let isRight = min(upper.x, lower.x) >= Double(bounds.maxX)
      if edge.bottom > 0, edge.top.y < Double(height), !isRight { edges.append(edge) }
    }
    edges.sort { $0.top.y < $1.top.y }
  }

  /// Coverage of every pixel, row by row.
  mutating func values() -> [UInt8] {
    var values: [UInt8] = []
    values.reserveCapacity(width * height)
    var active: [Edge] = []
    var next = 0
    for y in 0..<height {
      let top = Double(y), bottom = top + 1
      active.removeAll { $0.bottom <= top }
      while next < edges.count, edges[next].top.y < bottom {
        active.append(edges[next])
        next += 1
      }
      for edge in active { add(edge, from: top, to: bottom) }
      appendRow(to: &values)
    }
    return values
  }

  /// Adds the part of `edge` between two heights of one row.
  private mutating func add(_ edge: Edge, from top: Double, to bottom: Double) {
    let start = max(top, edge.top.y), end = min(bottom, edge.bottom)
    guard end > start else { return }
    let first = edge.top.x + (start - edge.top.y) * edge.slope
    let last = edge.top.x + (end - edge.top.y) * edge.slope
    add(left: min(first, last), right: max(first, last), height: (end - start) * edge.direction)
  }

  /// Adds a piece of signed `height` between `left` and `right`, split at the cells it crosses.
  private mutating func add(left: Double, right: Double, height: Double) {
    let limit = Double(width)
    guard left < limit else { return }
    guard right > 0 else {
      row[0] += height
      return
    }
    let heightPerWidth = right > left ? height / (right - left) : 0
    if left < 0 { row[0] -= left * heightPerWidth }
    let start = max(left, 0), end = min(right, limit)
    var cell = Int(start)
    guard right > left, end > Double(cell + 1) else {
      let part = right > left ? (end - start) * heightPerWidth : height
      let mean = (start + end) / 2 - Double(cell)
      row[cell] += part * (1 - mean)
      row[cell + 1] += part * mean
      return
    }
    var position = start
    while position < end {
      let stop = min(Double(cell + 1), end)
      let part = (stop - position) * heightPerWidth
      let mean = (position + stop) / 2 - Double(cell)
      row[cell] += part * (1 - mean)
      row[cell + 1] += part * mean
      position = stop
      cell += 1
    }
  }

  /// Turns the row's sums into coverage and clears them.
  private mutating func appendRow(to values: inout [UInt8]) {
    var sum = 0.0
    for x in 0..<width {
      sum += row[x]
      row[x] = 0
      values.append(UInt8(min(sum.magnitude, 1) * 255 + 0.5))
    }
    row[width] = 0
  }
}
