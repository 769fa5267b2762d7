// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Shape {
  /// Returns the shape for a frame that lies `inset` points inside this shape's frame on every side, with
  /// concentric corners: each radius is reduced by the inset, but not below 0.
  ///
  /// Capsules, circles, ellipses and rectangles are returned unchanged, because they fit themselves into the
  /// smaller frame; so are paths, which have no corner radii. A negative inset yields the shape around this one.
  /// An inset that is not finite is ignored. Radii above half the shorter side are clamped only when the shape
  /// gets its frame, so clamp the radii of the outer frame before calling.
  package func concentric(inset: Double) -> Shape {
    guard case .roundedRectangle(let radii, let style) = self, inset.isFinite else { return self }
    return .roundedRectangle(radii.map { max(0, $0 - inset) }, style: style)
  }
}
