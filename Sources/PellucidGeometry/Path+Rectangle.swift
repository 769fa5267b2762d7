// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// Returns the four sides of `frame`, clockwise from the top left.
  static func rectangle(_ frame: Rect) -> Path {
    Path(
      FrameCorner.clockwise(of: frame).enumerated().map { $0 == 0 ? .move($1.point) : .line($1.point) }
        + [.close])
  }

  /// Returns a rectangle whose corners are quarters of one ellipse.
  static func roundedRectangle(_ frame: Rect, horizontal: Double, vertical: Double) -> Path {
    roundedRectangle(frame, extents: Array(repeating: (horizontal, vertical), count: 4))
  }

  /// Returns a rectangle whose corners are quarter circles; `radii` must fit into `frame`.
  static func roundedRectangle(_ frame: Rect, radii: CornerRadii) -> Path {
    roundedRectangle(frame, extents: radii.clockwise.map { ($0, $0) })
  }

  /// Returns a rectangle with elliptical corners of the given extents, clockwise from the top left.
  private static func roundedRectangle(
    _ frame: Rect, extents: [(horizontal: Double, vertical: Double)]
  ) -> Path {
    var path = Path()
    for (corner, extent) in zip(FrameCorner.clockwise(of: frame), extents) {
      let arrivesHorizontally = corner.incoming.x != 0
      let before = arrivesHorizontally ? extent.horizontal : extent.vertical
      let after = arrivesHorizontally ? extent.vertical : extent.horizontal
      let start = corner.point(before: before, after: 0)
      path.elements.append(path.elements.isEmpty ? .move(start) : .line(start))
      if before > 0, after > 0 { path.appendQuarter(at: corner, before: before, after: after) }
    }
    path.elements.append(.close)
    return path
  }

  /// Appends two cubics of 45° each, with handles of 4/3·tan(45°/4) of the radius.
  private mutating func appendQuarter(at corner: FrameCorner, before: Double, after: Double) {
    let handle = 0.26521648983954400
    let diagonal = 0.70710678118654752
    let near = 1 - diagonal, pull = handle * diagonal
    func point(_ u: Double, _ v: Double) -> Point { corner.point(before: u * before, after: v * after) }
    elements.append(
      .cubic(point(1 - handle, 0), point(near + pull, near - pull), end: point(near, near)))
    elements.append(.cubic(point(near - pull, near + pull), point(0, 1 - handle), end: point(0, 1)))
  }
}

/// A corner of a rectangle traversed clockwise with y down.
struct FrameCorner {
  var point: Point
  /// The unit direction of the side that ends at the corner.
  var incoming: Point
  /// The unit direction of the side that starts at the corner.
  var outgoing: Point

  /// Returns the corner moved back by `before` along the incoming side and on by `after` along the outgoing side.
  func point(before: Double, after: Double) -> Point {
    Point(
      x: point.x - incoming.x * before + outgoing.x * after,
      y: point.y - incoming.y * before + outgoing.y * after)
  }

  /// Returns the corners of `frame`: top left, top right, bottom right, bottom left.
  static func clockwise(of frame: Rect) -> [FrameCorner] {
    let right = Point(x: 1, y: 0), down = Point(x: 0, y: 1)
    let left = Point(x: -1, y: 0), up = Point(x: 0, y: -1)
    return [
      FrameCorner(point: Point(x: frame.minX, y: frame.minY), incoming: up, outgoing: right),
      FrameCorner(point: Point(x: frame.maxX, y: frame.minY), incoming: right, outgoing: down),
      FrameCorner(point: Point(x: frame.maxX, y: frame.maxY), incoming: down, outgoing: left),
      FrameCorner(point: Point(x: frame.minX, y: frame.maxY), incoming: left, outgoing: up),
    ]
  }
}
