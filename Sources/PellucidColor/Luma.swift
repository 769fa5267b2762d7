// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

extension SRGB {
  /// The weights of gamma-encoded red, green and blue in the luma of Rec. 709 (ITU-R BT.709-6, item 3.2).
  package static var lumaWeights: SIMD3<Double> { SIMD3(0.2126, 0.7152, 0.0722) }

  /// Returns the luma of a gamma-encoded colour, 0…1 for colours in the gamut.
  package static func luma(_ color: SIMD3<Double>) -> Double {
    let weights = lumaWeights
    return weights.x * color.x + weights.y * color.y + weights.z * color.z
  }
}
