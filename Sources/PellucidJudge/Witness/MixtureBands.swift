// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Upright bands of colours of which a blur shows a given mixture at one place.
///
///     │ first │ second      │ third │      shares of the blur's weights around the place,
///     └───────┴──────●──────┴───────┘      from one side to the other
///
/// If a material maps colours before it blurs them, the cells of its capture along an edge are mixed too early,
/// which leaves more contrast than the mixture has. Of all pictures a straight edge runs through the least of a
/// Gaussian's weight for the shares on its sides (its isoperimetric inequality), so that two colours need one edge,
/// and an edge between cells mixes less than any other. What remains is in proportion to a cell's part of the blur's
/// deviation: at a scale of 1 and 15 points 0.16 of 6.57, at 2 half of it, at 4 a quarter.
struct MixtureBands {
  /// The place, in pixels of the picture.
  var center: Double
  /// Standard deviation of the blur, in pixels.
  var sigma: Double
  /// The stretch that the blur sees, in pixels; beyond it there is nothing.
  var extent: ClosedRange<Double>
  /// Pixels of a cell of the capture; cells begin at the extent's lower end.
  var cell: Double

  /// The edges between neighbouring bands, for the share of each band; one fewer than bands.
  func edges(shares: [Double]) -> [Double] {
    let total = shares.reduce(0, +)
    var sum = 0.0
    return shares.dropLast().map { share in
      sum += share / total
      return aligned(edge(leaving: sum))
    }
  }

  /// Returns the place below which this share of the blur's weights lies.
  private func edge(leaving share: Double) -> Double {
    let (first, last) = (weight(below: extent.lowerBound), weight(below: extent.upperBound))
    guard last > first else { return center }
    var (low, high) = (extent.lowerBound, extent.upperBound)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if weight(below: middle) - first < share * (last - first) { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  private func weight(below edge: Double) -> Double {
    (1 + Elementary.erf((edge - center) / (sigma * 2.0.squareRoot()))) / 2
  }

  private func aligned(_ edge: Double) -> Double {
    let start = extent.lowerBound
    return min(extent.upperBound, start + ((edge - start) / cell).rounded() * cell)
  }
}
