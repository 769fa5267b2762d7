// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// An easing from (0, 0) to (1, 1) along a cubic Bézier curve with two handles, in the notation of CSS and Core Animation.
package struct CubicEasing: Hashable, Sendable {
  package var first: SIMD2<Double>, second: SIMD2<Double>

  /// Creates an easing; the x of a handle is clamped to 0…1.
  package init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    first = SIMD2(min(max(x1, 0), 1), y1)
    second = SIMD2(min(max(x2, 0), 1), y2)
  }

  package static let inOut = CubicEasing(0.42, 0, 0.58, 1)
  /// The system's default easing for layers.
  package static let standard = CubicEasing(0.25, 0.1, 0.25, 1)

  /// Returns the eased value at `x`; 0 before the start and 1 after the end.
  package func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    // x grows with the curve's parameter, so bisection finds the parameter; fifty halvings leave an error of 10⁻¹⁵.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if Self.ordinate(first.x, second.x, middle) < x { low = middle } else { high = middle }
    }
    return Self.ordinate(first.y, second.y, (low + high) / 2)
  }

  /// Returns a coordinate of the curve at the parameter t: 3(1-t)²t·first + 3(1-t)t²·second + t³.
  private static func ordinate(_ first: Double, _ second: Double, _ t: Double) -> Double {
    let rest = 1 - t
    return 3 * rest * rest * t * first + 3 * rest * t * t * second + t * t * t
  }
}
