// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Path {
  /// Returns the path with every point transformed.
  package func transformed(by transform: Transform) -> Path {
    Path(
      elements.map { element in
        switch element {
        case .move(let point): .move(transform.applied(to: point))
        case .line(let point): .line(transform.applied(to: point))
        case .quadratic(let control, let end):
          .quadratic(control: transform.applied(to: control), end: transform.applied(to: end))
        case .cubic(let first, let second, let end):
          .cubic(
            transform.applied(to: first), transform.applied(to: second),
            end: transform.applied(to: end))
        case .close: .close
        }
      })
  }
}

extension Point {
  /// Returns the point at `fraction` of the way to `other`.
  func mixed(with other: Point, by fraction: Double) -> Point {
    Point(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
  }
}
