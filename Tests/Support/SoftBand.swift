// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What lies between two edges of half planes that a Gaussian blurs, like the shadow inside a ring of glass.
package struct SoftBand: Sendable {
  /// From edge to edge.
  package var width: Double
  /// Of the Gaussian, in the same unit.
  package var deviation: Double

  package init(width: Double, deviation: Double) { (self.width, self.deviation) = (width, deviation) }

  /// 0…1 at a distance from the outer edge, negative inside.
  package func strength(at distance: Double) -> Double {
    func inside(_ distance: Double) -> Double { 0.5 * erfc(distance / deviation / 2.0.squareRoot()) }
    return inside(distance) - inside(distance + width)
  }

  /// The strength in the middle of the band, which no other place exceeds.
  package var greatest: Double { strength(at: -width / 2) }
}
