// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Shape {
  /// Returns the shape for a frame enlarged by `factor`: radii and path coordinates are multiplied.
  package func scaled(by factor: Double) -> Shape {
    switch self {
    case .rectangle, .capsule, .circle, .ellipse: return self
    case .roundedRectangle(let radii, let style):
      return .roundedRectangle(radii.map { $0 * factor }, style: style)
    case .path(let path): return .path(path.transformed(by: .scale(factor)))
    }
  }
}

extension CornerRadii {
  /// Returns the radii with `change` applied to each.
  package func map(_ change: (Double) -> Double) -> CornerRadii {
    CornerRadii(
      topLeft: change(topLeft), topRight: change(topRight), bottomRight: change(bottomRight),
      bottomLeft: change(bottomLeft))
  }
}
