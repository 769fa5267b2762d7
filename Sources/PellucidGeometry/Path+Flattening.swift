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
  /// Outlines that would need more than `mostPieces` are flattened more coarsely, every curve by the same share, to
  /// bound memory and time. Returns nil if a coordinate is NaN or beyond ±2³⁰. A subpath that does not begin with
  /// `move` begins where the previous one ended.
  func segments(transform: Transform, mostPieces: Int = Self.mostPieces) -> [LineSegment]? {
    let elements = transformed(by: transform).elements
    var flattening = Flattening()
    // Ordinary outlines are too short to exceed the maximum, and need not be counted.
    if elements.count * Flattening.mostSteps > mostPieces {
      let count = Flattening(counting: elements)
      flattening.share = min(1, Double(mostPieces) / Double(max(count.pieces, 1)))
    }
    flattening.append(elements)
    return flattening.isDrawable ? flattening.segments : nil
  }

  /// The maximum number of straight pieces of an outline that is filled.
  static var mostPieces: Int { 1 << 20 }

  /// Returns the number of straight pieces of the filled outline, and an upper bound of their heights in all.
  package func pieceCount() -> (pieces: Int, height: Double) {
    let count = Flattening(counting: elements)
    return count.isDrawable ? (min(count.pieces, Self.mostPieces), count.height) : (0, 0)
  }

  /// Returns the number of straight pieces of the outline's distance field.
  package func fieldPieceCount() -> Int {
    let count = Flattening(counting: transformed(by: .scale(OutlineField.chordScale)).elements)
    return count.isDrawable ? min(count.pieces, OutlineField.mostPieces) : 0
  }
}

/// The flattening of one outline: its straight pieces so far, or only their number, and the current point.
private struct Flattening {
  /// A Boolean value that is true if pieces are counted and not made.
  private var counts = false
  /// The share of the pieces of each curve that is made, at least one.
  var share = 1.0
  var segments: [LineSegment] = []
  /// The number of pieces, and an upper bound of their heights in all.
  private(set) var pieces = 0, height = 0.0
  var start: Point?
  var current: Point?
  /// A Boolean value that is true while all coordinates are within ±2³⁰.
  var isDrawable = true

  init() {}

  /// Counts the pieces of a whole outline.
  init(counting elements: [PathElement]) {
    counts = true
    append(elements)
  }

  /// Appends a whole outline, with each subpath closed.
  mutating func append(_ elements: [PathElement]) {
    for element in elements where isDrawable {
      switch element {
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .quadratic(let control, let end):
        let start = current ?? control
        cubic(start.mixed(with: control, by: 2.0 / 3), end.mixed(with: control, by: 2.0 / 3), end)
      case .cubic(let first, let second, let end): cubic(first, second, end)
      case .close: close()
      }
    }
    close()
  }

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
    if from != point {
      pieces += 1
      height += abs(point.y - from.y)
      if !counts { segments.append(LineSegment(start: from, end: point)) }
    }
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
    let steps = Int(max(1, min((bend * 375).squareRoot().rounded(.up), Double(Self.mostSteps)) * share))
    if counts {
      pieces += steps - 1
      height += max(from.y, first.y, second.y, end.y) - min(from.y, first.y, second.y, end.y)
      return line(to: end)
    }
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

  /// The largest number of pieces per curve.
  static var mostSteps: Int { 4096 }

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
