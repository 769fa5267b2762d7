// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The rule by which release 27 chooses how coarsely to capture.
package enum GlassCapture {
  /// The first of 1/8, 1/4 and 1/2 that leaves at most a twentieth of the detail to be seen; else 1/2.
  ///
  /// - Parameters:
  ///   - radius: Of the blur in the middle, in points.
  ///   - fillRadius: Of the wide blur, in points, and `fillShare` its part of the face.
  ///   - fillAlpha: How much of the face its fill covers.
  package static func scale(
    radius: Double, fillRadius: Double, fillAlpha: Double, fillShare: Double
  ) -> Double {
    for scale in [0.125, 0.25] {
      let blurred = fillShare * remainder(fillRadius, scale) + (1 - fillShare) * remainder(radius, scale)
      if (1 - fillAlpha) * blurred <= 0.05 { return scale }
    }
    return 0.5
  }

  /// What a blur leaves of the finest detail a capture can hold.
  private static func remainder(_ radius: Double, _ scale: Double) -> Double {
    Elementary.exp(-(9.869604401089358 / 4) * radius * radius * scale * scale)
  }
}
