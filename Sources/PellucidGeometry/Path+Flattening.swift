// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A straight piece of an outline, in pixels.
struct LineSegment: Hashable, Sendable {
  var start: Point, end: Point
}

extension Path {
  /// The transformed outline as straight pieces, each subpath closed, curves within 0.002 of their chord.
  ///
  /// Outlines of thousands of large curves get fewer pieces, about a million in all, to keep memory bounded.
  /// nil if a coordinate is not a number or beyond ±2³⁰. A subpath that does not begin with `move` begins
  /// where the one before it ended.
  func segments(transform: AffineTransform) -> [LineSegment]? {
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

/// Collects the straight pieces of an outline.
private struct Flattening {
  /// Pieces of one curve.
  let largestStepCount: Int
  var segments: [LineSegment] = []
  var start: Point?
  var current: Point?
  var isDrawable = true

  init(largestStepCount: Int) { self.largestStepCount = largestStepCount }

  mutating func move(to point: Point) {
    close()
    check(point)
    (start, current) = (point, point)
  }

  mutating func line(to point: Point) {
    guard let from = current else { return move(to: point) }
    check(point)
    if from != point { segments.append(LineSegment(start: from, end: point)) }
    current = point
  }

  /// Even steps; their number follows from the largest second difference, which bounds the chord's error.
  mutating func cubic(_ first: Point, _ second: Point, _ end: Point) {
    if current == nil { move(to: first) }
    guard let from = current else { return }
    check(first)
    check(second)
    check(end)
    guard isDrawable else { return }
    let bend = max(
      Self.bend(from, first, second), Self.bend(first, second, end))
    // Error of one chord ≤ 6·bend / (8·steps²); 0.002 pixels are half a level of coverage.
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

  mutating func close() {
    if let start { line(to: start) }
  }

  private mutating func check(_ point: Point) {
    let limit = 1_073_741_824.0
    if !(point.x.magnitude <= limit && point.y.magnitude <= limit) { isDrawable = false }
  }

  /// The length of the second difference of three points.
  private static func bend(_ a: Point, _ b: Point, _ c: Point) -> Double {
    let x = a.x - 2 * b.x + c.x, y = a.y - 2 * b.y + c.y
    return (x * x + y * y).squareRoot()
  }
}
