// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A matrix on straight, gamma-encoded colour, whose alpha row is added to the alpha of the input.
///
///     red'   = red.x·R   + red.y·G   + red.z·B   + red.w
///     green' = green.x·R + green.y·G + green.z·B + green.w
///     blue'  = blue.x·R  + blue.y·G  + blue.z·B  + blue.w
///     alpha' = alpha.x·R + alpha.y·G + alpha.z·B + alpha.w + A
package struct ColorMatrix: Hashable, Sendable {
  /// One row per output channel: three weights and, in `w`, the bias.
  package var red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>
  /// The weights of red, green and blue added to alpha and, in `w`, the bias; 0 passes alpha through.
  package var alpha: SIMD4<Float>

  /// Creates a matrix from its rows.
  package init(
    red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>, alpha: SIMD4<Float> = SIMD4(repeating: 0)
  ) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// The matrix that changes nothing.
  package static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// Applies the matrix without clamping; `lanes` is straight red, green, blue, alpha.
  @inlinable
  package func applied(to lanes: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      red.x * lanes.x + red.y * lanes.y + red.z * lanes.z + red.w,
      green.x * lanes.x + green.y * lanes.y + green.z * lanes.z + green.w,
      blue.x * lanes.x + blue.y * lanes.y + blue.z * lanes.z + blue.w,
      alpha.x * lanes.x + alpha.y * lanes.y + alpha.z * lanes.z + alpha.w + lanes.w)
  }
}

extension ColorMatrix {
  /// Returns the linear interpolation to another matrix, whose results are the interpolation of the results of both.
  package func mixed(with other: ColorMatrix, by share: Float) -> ColorMatrix {
    func row(_ one: SIMD4<Float>, _ two: SIMD4<Float>) -> SIMD4<Float> { one + (two - one) * share }
    return ColorMatrix(
      red: row(red, other.red), green: row(green, other.green), blue: row(blue, other.blue),
      alpha: row(alpha, other.alpha))
  }
}
