// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension Shape {
  /// The shape for a frame `inset` points inside this shape's frame on every side, with corners about the
  /// same centres: each radius less the inset, but not below 0.
  ///
  /// Capsules, circles, ellipses and rectangles keep their kind, which fits itself into the smaller frame; so
  /// do paths, which know no corners. A negative inset gives the shape around this one. An inset that is not
  /// finite counts as 0. Radii above half the shorter side count as that half only once the shape has its
  /// frame, so give those of the outer frame fitted.
  package func concentric(inset: Double) -> Shape {
    guard case .roundedRectangle(let radii, let style) = self, inset.isFinite else { return self }
    return .roundedRectangle(radii.map { max(0, $0 - inset) }, style: style)
  }
}
