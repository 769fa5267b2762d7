// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension Layer {
  /// Returns the layer with concentric corners inside the outline around it.
  func shaped(in outline: Surroundings.Outline?) -> Layer {
    guard let least = concentricRadius else { return self }
    let radii = outline?.radii(inside: frame, least: least) ?? CornerRadii(least)
    let shape = Shape.roundedRectangle(radii, style: .continuous)
    var layer = self
    if let content = content.reshaped(to: shape) { layer.content = content } else { layer.clip = shape }
    return layer
  }
}

extension Surroundings.Outline {
  /// Returns the corner radii of `inner`: at each corner the outline's radius less the distance to the outline, at
  /// least `least`.
  ///
  /// Where the two sides of a corner have different distances the larger counts, so that the corner stays inside.
  func radii(inside inner: Rect, least: Double) -> CornerRadii {
    let outer = radii
    func radius(_ radius: Double, _ x: Double, _ y: Double) -> Double {
      max(radius - max(x, y, 0), least, 0)
    }
    let (left, right) = (inner.minX - frame.minX, frame.maxX - inner.maxX)
    let (top, bottom) = (inner.minY - frame.minY, frame.maxY - inner.maxY)
    return CornerRadii(
      topLeft: radius(outer.topLeft, left, top), topRight: radius(outer.topRight, right, top),
      bottomRight: radius(outer.bottomRight, right, bottom),
      bottomLeft: radius(outer.bottomLeft, left, bottom))
  }

  /// The outline's own radii, clamped to half its shorter side; 0 for outlines without rounded corners.
  private var radii: CornerRadii {
    let half = max(min(frame.width, frame.height) / 2, 0)
    switch shape {
    case .rectangle, .ellipse, .path: return CornerRadii(0)
    case .capsule, .circle: return CornerRadii(half)
    case .roundedRectangle(let radii, _): return radii.clamped(to: frame)
    }
  }
}
