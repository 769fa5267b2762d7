// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

extension GlassParameters {
  /// Returns the parameters on the straight line between these and others, so that glass that turns light or dark
  /// does not jump.
  ///
  /// - Parameter share: The position on the line: 0 gives these parameters, 1 the others; not clamped. The scale of
  ///   the capture is the finer of both.
  package func mixed(with other: GlassParameters, by share: Double) -> GlassParameters {
    var result = share < 0.5 ? self : other
    for input in GlassInput.allCases {
      result[input] = self[input] + (other[input] - self[input]) * share
    }
    result.capture.scale = max(capture.scale, other.capture.scale)
    result.face.fill = Self.mixed(face.fill, other.face.fill, share)
    result.shadow.fill = Self.mixed(shadow.fill, other.shadow.fill, share)
    result.rim.matrix = rim.matrix.mixed(with: other.rim.matrix, by: Float(share))
    return result
  }

  /// Mixes two straight colours, each weighted by its alpha, so that a colour of alpha 0 does not show.
  private static func mixed(
    _ first: SIMD4<Double>, _ second: SIMD4<Double>, _ share: Double
  ) -> SIMD4<Double> {
    let alpha = first.w + (second.w - first.w) * share
    var sum = first * (first.w * (1 - share)) + second * (second.w * share)
    if alpha > 0 { sum /= alpha } else { sum = share < 0.5 ? first : second }
    sum.w = alpha
    return sum
  }
}
