// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A 3×4 matrix on straight, gamma-encoded colour; alpha passes through.
///
///     red'   = red.x·R   + red.y·G   + red.z·B   + red.w
///     green' = green.x·R + green.y·G + green.z·B + green.w
///     blue'  = blue.x·R  + blue.y·G  + blue.z·B  + blue.w
public struct ColorMatrix: Hashable, Sendable {
  /// One row per output channel: three weights and, in `w`, the bias.
  public var red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>

  /// A matrix from its rows.
  public init(red: SIMD4<Float>, green: SIMD4<Float>, blue: SIMD4<Float>) {
    (self.red, self.green, self.blue) = (red, green, blue)
  }

  /// The matrix that changes nothing.
  public static let identity = ColorMatrix(
    red: SIMD4(1, 0, 0, 0), green: SIMD4(0, 1, 0, 0), blue: SIMD4(0, 0, 1, 0))

  /// The unclamped result; `lanes` is straight red, green, blue, alpha.
  @inlinable
  public func applied(to lanes: SIMD4<Float>) -> SIMD4<Float> {
    SIMD4(
      red.x * lanes.x + red.y * lanes.y + red.z * lanes.z + red.w,
      green.x * lanes.x + green.y * lanes.y + green.z * lanes.z + green.w,
      blue.x * lanes.x + blue.y * lanes.y + blue.z * lanes.z + blue.w,
      lanes.w)
  }
}
