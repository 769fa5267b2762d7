// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The rule by which release 27 chooses the scale of a capture.
package enum GlassCapture {
  /// Returns the first of the scales 1/8, 1/4 and 1/2 at which at most a twentieth of the finest detail stays
  /// visible, or 1/2 if there is none.
  ///
  /// - Parameters:
  ///   - radius: The radius of the blur in the middle of the glass, in points.
  ///   - fillRadius: The radius of the wide blur, in points.
  ///   - fillAlpha: The opacity of the fill that covers the face, 0…1.
  ///   - fillShare: The share of the wide blur in the face, 0…1.
  package static func scale(
    radius: Double, fillRadius: Double, fillAlpha: Double, fillShare: Double
  ) -> Double {
    for scale in [0.125, 0.25] {
      let blurred = fillShare * remainder(fillRadius, scale) + (1 - fillShare) * remainder(radius, scale)
      if (1 - fillAlpha) * blurred <= 0.05 { return scale }
    }
    return 0.5
  }

  /// Returns the share of a capture's finest detail that a Gaussian leaves: exp(-(π · radius · scale / 2)²).
  private static func remainder(_ radius: Double, _ scale: Double) -> Double {
    Elementary.exp(-(9.869604401089358 / 4) * radius * radius * scale * scale)
  }
}
