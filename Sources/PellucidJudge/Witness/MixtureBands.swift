// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// Vertical bands of colours that a blur shows as a given mixture at one position.
///
///     │ first │ second      │ third │      shares of the blur's weights around the position,
///     └───────┴──────●──────┴───────┘      from one side to the other
///
/// If a material maps colours before it blurs them, the cells of its capture along an edge are mixed too early,
/// which leaves more contrast than the mixture has. Among all pictures with given shares of a Gaussian's weight on
/// both sides, a straight edge crosses the least weight (the Gaussian isoperimetric inequality), so two colours
/// need one edge, and an edge between cells mixes less than any other. The remaining error is proportional to the
/// size of a cell divided by the blur's standard deviation: for 15 points, at a scale of 1 it is 0.16 of 6.57, at 2
/// half of that, at 4 a quarter.
struct MixtureBands {
  /// The position at which the mixture has to appear, in pixels of the picture.
  var center: Double
  /// The standard deviation of the blur, in pixels.
  var sigma: Double
  /// The range of positions that the blur samples, in pixels; there are no pixels outside it.
  var extent: ClosedRange<Double>
  /// The width of a cell of the capture, in pixels; cells begin at the lower end of `extent`.
  var cell: Double

  /// Returns the edges between neighbouring bands, in pixels, for the share of each band; one edge fewer than
  /// bands.
  func edges(shares: [Double]) -> [Double] {
    let total = shares.reduce(0, +)
    var sum = 0.0
    return shares.dropLast().map { share in
      sum += share / total
      return aligned(edge(leaving: sum))
    }
  }

  /// Returns the position below which this share of the blur's weights lies, by bisection.
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

  /// Returns the cumulative weight of the Gaussian below a position, 0…1.
  private func weight(below edge: Double) -> Double {
    (1 + Elementary.erf((edge - center) / (sigma * 2.0.squareRoot()))) / 2
  }

  /// Returns the boundary between cells that is nearest to a position, clamped to the extent.
  private func aligned(_ edge: Double) -> Double {
    let start = extent.lowerBound
    return min(extent.upperBound, start + ((edge - start) / cell).rounded() * cell)
  }
}
