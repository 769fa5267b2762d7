// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A band between two half-plane edges that a Gaussian blurs, such as the ring shadow inside glass.
package struct SoftBand: Sendable {
  /// The width from edge to edge.
  package var width: Double
  /// The standard deviation of the Gaussian, in the unit of `width`.
  package var deviation: Double

  package init(width: Double, deviation: Double) { (self.width, self.deviation) = (width, deviation) }

  /// Returns the band's strength, 0…1, at a signed distance from the outer edge, negative inside.
  package func strength(at distance: Double) -> Double {
    func inside(_ distance: Double) -> Double { 0.5 * erfc(distance / deviation / 2.0.squareRoot()) }
    return inside(distance) - inside(distance + width)
  }

  /// The strength in the middle of the band, where it is greatest.
  package var greatest: Double { strength(at: -width / 2) }
}
