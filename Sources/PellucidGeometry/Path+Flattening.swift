// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A straight piece of an outline, in pixels or in the unit of the outline.
struct LineSegment: Hashable, Sendable {
  var start: Point, end: Point
}

extension Path {
  /// Returns the transformed outline flattened to straight pieces, within 0.002 units of the curves, with each
  /// subpath closed.
  ///
  /// Outlines of thousands of large curves are flattened more coarsely, to about a million pieces in all, to
  /// bound memory. Returns nil if a coordinate is NaN or beyond ±2³⁰. A subpath that does not begin with `move`
  /// begins where the previous one ended.
  func segments(transform: Transform) -> [LineSegment]? {
    var flattening = Flattening(largestStepCount: min(4096, max(16, 1_048_576 / max(elements.count, 1))))
    for element in transformed(by: transform).elements {
      switch element {
      case .move(let point): flattening.move(to: point)
      case .line(let point): flattening.line(to: point)
      case .quadratic(let control, let end):
        let start = flattening.current ?? control
        flattening.cubic(
          start.mixed(with: control, by: 2.0 / 3), end.mixed(with: control, by: 2.0 / 3), end)
      case .cubic(let first, let second, let end): flattening.cubic(first, second, end)
      case .close: flattening.close()
      }
    }
    flattening.close()
    return flattening.isDrawable ? flattening.segments : nil
  }
}

/// The flattening of one outline: its straight pieces so far, and the current point.
private struct Flattening {
  /// The maximum number of pieces per curve.
  let largestStepCount: Int
  var segments: [LineSegment] = []
  var start: Point?
  var current: Point?
  /// A Boolean value that is true while all coordinates are within ±2³⁰.
  var isDrawable = true

  init(largestStepCount: Int) { self.largestStepCount = largestStepCount }

  /// Closes the current subpath and begins another.
  mutating func move(to point: Point) {
    close()
    check(point)
    (start, current) = (point, point)
  }

  /// Appends a straight piece, unless it has no length.
  mutating func line(to point: Point) {
    guard let from = current else { return move(to: point) }
    check(point)
    if from != point { segments.append(LineSegment(start: from, end: point)) }
    current = point
  }

  /// Appends a cubic Bézier curve in steps of equal parameter; their number follows from the largest second
  /// difference, which bounds the chord error.
  mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    if current == nil { move(to: first) }
    guard let from = current else { return }
    check(first)
    check(second)
    check(end)
    guard isDrawable else { return }
    let bend = max(
      Self.bend(from, first, second), Self.bend(first, second, end))
    // The error of one chord is at most 6·bend / (8·steps²); 0.002 pixels are half a level of 8-bit coverage.
    let steps = Int(min(max((bend * 375).squareRoot().rounded(.up), 1), Double(largestStepCount)))
    for step in 1..<max(steps, 2) where step < steps {
      let share = Double(step) / Double(steps)
      let a = from.mixed(with: first, by: share), b = first.mixed(with: second, by: share)
      let c = second.mixed(with: end, by: share)
      let ab = a.mixed(with: b, by: share), bc = b.mixed(with: c, by: share)
      line(to: ab.mixed(with: bc, by: share))
    }
    line(to: end)
  }

  /// Appends the closing piece of the subpath.
  mutating func close() {
    if let start { line(to: start) }
  }

  /// Marks the outline as not drawable if a coordinate is NaN or beyond ±2³⁰.
  private mutating func check(_ point: Point) {
    let limit = 1_073_741_824.0
    if !(point.x.magnitude <= limit && point.y.magnitude <= limit) { isDrawable = false }
  }

  /// Returns the length of the second difference of three points.
  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let x = a.x - 2 * b.x + c.x, y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}
