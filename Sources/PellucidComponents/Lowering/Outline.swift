// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidScene

/// Borders, as paths between two outlines.
enum Outline {
  /// Returns the border inside a shape of a size.
  static func ring(of shape: Shape, _ size: Size, width: Double) -> Path {
    let inner = Rect(
      x: width, y: width, width: max(0, size.width - 2 * width), height: max(0, size.height - 2 * width))
    return between(shape.path(in: Rect(size)), shape.grown(by: -width).path(in: inner))
  }

  /// Returns the path between two outlines, the second inside the first.
  static func between(_ outer: Path, _ inner: Path) -> Path { Path(outer.elements + inner.reversed.elements) }
}

extension Shape {
  /// Returns the shape for a frame that is larger by a distance on every side, with corners around the same centres.
  func grown(by distance: Double) -> Shape {
    guard case .roundedRectangle(let radii, let style) = self else { return self }
    func grown(_ radius: Double) -> Double { max(0, radius + distance) }
    return .roundedRectangle(
      CornerRadii(
        topLeft: grown(radii.topLeft), topRight: grown(radii.topRight), bottomRight: grown(radii.bottomRight),
        bottomLeft: grown(radii.bottomLeft)), style: style)
  }
}
