// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Shape {
  /// Returns the outline of the shape fitted into `frame`, in the frame's unit and coordinates, clockwise with y down.
  ///
  /// An empty frame, or one with NaN, yields an empty outline; only `path` ignores the frame's size. Radii are
  /// clamped to 0 and to half the shorter side. A circle has the shorter side as diameter. Circular arcs are
  /// cubics within 5·10⁻⁶ of the radius; continuous corners are polygons within 0.02 pixels at 8 pixels per unit.
  package func path(in frame: Rect) -> Path {
    if case .path(let path) = self {
      return path.transformed(by: .translation(x: frame.x, y: frame.y))
    }
    guard !frame.isEmpty else { return Path() }
    switch self {
    case .rectangle, .path: return .rectangle(frame)
    case .ellipse: return .roundedRectangle(frame, horizontal: frame.width / 2, vertical: frame.height / 2)
    case .circle:
      let side = min(frame.width, frame.height)
      let square = Rect(
        x: frame.x + (frame.width - side) / 2, y: frame.y + (frame.height - side) / 2,
        width: side, height: side)
      return .roundedRectangle(square, horizontal: side / 2, vertical: side / 2)
    case .capsule:
      // Both styles give the same outline: a corner that takes the whole side is a plain arc even if continuous.
      let radius = min(frame.width, frame.height) / 2
      return .roundedRectangle(frame, horizontal: radius, vertical: radius)
    case .roundedRectangle(let radii, style: .circular):
      return .roundedRectangle(frame, radii: radii.clamped(to: frame))
    case .roundedRectangle(let radii, style: .continuous):
      return ContinuousOutline(frame: frame, radii: radii).path
    }
  }
}

extension CornerRadii {
  /// The four radii clockwise from the top left.
  var clockwise: [Double] { [topLeft, topRight, bottomRight, bottomLeft] }

  /// Returns the radii clamped to 0 and to half the shorter side of `frame`.
  package func clamped(to frame: Rect) -> CornerRadii {
    let limit = min(frame.width, frame.height) / 2
    return map { $0 > 0 ? min($0, limit) : 0 }
  }
}
