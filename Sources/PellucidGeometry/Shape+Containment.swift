// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Rect {
  /// Returns a Boolean value indicating whether two rectangles overlap.
  package func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Returns the distance of two rectangles; 0 where they touch or overlap.
  package func distance(to other: Rect) -> Double {
    let x = max(0, other.minX - maxX, minX - other.maxX), y = max(0, other.minY - maxY, minY - other.maxY)
    return (x * x + y * y).squareRoot()
  }

  /// The four corners.
  package var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}

extension Shape {
  /// Returns a Boolean value that is true where the pixels in a rectangle, in points of the scene, certainly lie
  /// inside the drawn shape; false for a path, where this is not known.
  ///
  /// All shapes except paths are convex, so testing the four corners suffices.
  package func certainlyHolds(_ rect: Rect, frame: Rect, transform: Transform) -> Bool {
    guard let back = transform.inverse else { return false }
    let margin = Self.chordMargin / transform.meanScale
    return rect.corners.allSatisfy { holds(back.applied(to: $0), frame, margin) }
  }

  /// The margin for flattened curves, in points of the scene: chords lie up to 0.002 pixels inside their curves,
  /// and a pixel is at most two points wide.
  private static let chordMargin = 0.01

  /// Returns a Boolean value indicating whether a point lies in the shape by at least the margin at curves.
  private func holds(_ point: Point, _ frame: Rect, _ margin: Double) -> Bool {
    guard point.x >= frame.minX, point.x <= frame.maxX, point.y >= frame.minY, point.y <= frame.maxY
    else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii, let style): return Self.holds(point, frame, radii, style, margin)
    case .capsule(let style):
      return Self.holds(point, frame, CornerRadii(min(frame.width, frame.height) / 2), style, margin)
    case .circle:
      let radius = min(frame.width, frame.height) / 2 - margin
      return Self.ellipseHolds(point, frame, radius, radius)
    case .ellipse:
      return Self.ellipseHolds(point, frame, frame.width / 2 - margin, frame.height / 2 - margin)
    case .path: return false
    }
  }

  /// Returns a Boolean value indicating whether a point lies in the ellipse of these half axes around the centre
  /// of `frame`.
  private static func ellipseHolds(_ point: Point, _ frame: Rect, _ across: Double, _ down: Double) -> Bool {
    guard across > 0, down > 0 else { return false }
    let x = (point.x - frame.x - frame.width / 2) / across
    let y = (point.y - frame.y - frame.height / 2) / down
    return x * x + y * y <= 1
  }

  /// Returns a Boolean value indicating whether a point lies in a rounded rectangle.
  ///
  /// A continuous corner leaves the edge at 1.53 radii, and the circular corner of that radius lies inside it.
  private static func holds(
    _ point: Point, _ frame: Rect, _ radii: CornerRadii, _ style: CornerStyle, _ margin: Double
  ) -> Bool {
    let isLeft = point.x < frame.x + frame.width / 2, isTop = point.y < frame.y + frame.height / 2
    let given =
      isTop
      ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let half = min(frame.width, frame.height) / 2
    let radius = min(half, given * (style == .continuous ? 1.53 : 1))
    let x = radius - (isLeft ? point.x - frame.minX : frame.maxX - point.x)
    let y = radius - (isTop ? point.y - frame.minY : frame.maxY - point.y)
    guard x > 0, y > 0 else { return true }
    let reach = max(0, radius - margin)
    return x * x + y * y <= reach * reach
  }
}
