// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension Rect {
  func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  var corners: [Point] {
    [
      Point(x: minX, y: minY), Point(x: maxX, y: minY), Point(x: minX, y: maxY), Point(x: maxX, y: maxY),
    ]
  }
}

extension Shape {
  /// Whether all of a rectangle of the scene certainly lies inside the shape; for a free path it is not known.
  ///
  /// All shapes but paths are convex, so the four corners decide.
  func certainlyHolds(_ rect: Rect, frame: Rect, transform: AffineTransform) -> Bool {
    guard let back = transform.inverse else { return false }
    return rect.corners.allSatisfy { holds(back.applied(to: $0), frame) }
  }

  private func holds(_ point: Point, _ frame: Rect) -> Bool {
    guard point.x >= frame.minX, point.x <= frame.maxX, point.y >= frame.minY, point.y <= frame.maxY
    else { return false }
    switch self {
    case .rectangle: return true
    case .roundedRectangle(let radii, let style): return Self.holds(point, frame, radii, style)
    case .capsule(let style):
      return Self.holds(point, frame, CornerRadii(min(frame.width, frame.height) / 2), style)
    case .circle:
      let side = min(frame.width, frame.height)
      return Self.ellipseHolds(point, frame, side / 2, side / 2)
    case .ellipse: return Self.ellipseHolds(point, frame, frame.width / 2, frame.height / 2)
    case .path: return false
    }
  }

  private static func ellipseHolds(_ point: Point, _ frame: Rect, _ across: Double, _ down: Double) -> Bool {
    let x = (point.x - frame.x - frame.width / 2) / max(across, 1e-9)
    let y = (point.y - frame.y - frame.height / 2) / max(down, 1e-9)
    return x * x + y * y <= 1
  }

  /// A continuous corner leaves the edge at 1.53 radii; a circle of that radius lies inside it.
  private static func holds(
    _ point: Point, _ frame: Rect, _ radii: CornerRadii, _ style: CornerStyle
  ) -> Bool {
    let isLeft = point.x < frame.x + frame.width / 2, isTop = point.y < frame.y + frame.height / 2
    let given =
      isTop
      ? (isLeft ? radii.topLeft : radii.topRight) : (isLeft ? radii.bottomLeft : radii.bottomRight)
    let half = min(frame.width, frame.height) / 2
    let radius = min(half, given * (style == .continuous ? 1.53 : 1))
    let x = radius - (isLeft ? point.x - frame.minX : frame.maxX - point.x)
    let y = radius - (isTop ? point.y - frame.minY : frame.maxY - point.y)
    return x <= 0 || y <= 0 || x * x + y * y <= radius * radius
  }
}
