// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import PellucidJudge

@Suite struct MixtureBandTests {
  @Test("Each band has its share of the blur's weights, also where the blur is cut off")
  func shares() {
    for extent in [0.0...400.0, 90.0...400.0, 95.0...106.0] {
      let bands = MixtureBands(center: 100, sigma: 15, extent: extent, cell: 1e-6)
      let edges = bands.edges(shares: [2, 1, 1])
      let weights = stride(from: extent.lowerBound, to: extent.upperBound, by: 0.01).map { place in
        (place, exp(-(place - 100) * (place - 100) / 450))
      }
      let total = weights.reduce(0) { $0 + $1.1 }
      for (edge, share) in zip(edges, [0.5, 0.75]) {
        let below = weights.reduce(0) { $0 + ($1.0 < edge ? $1.1 : 0) } / total
        #expect(abs(below - share) < 1e-3, "\(extent): \(below)")
      }
    }
  }

  @Test("Edges of bands lie between cells")
  func alignment() {
    let bands = MixtureBands(center: 100, sigma: 15, extent: 6...206, cell: 4)
    let edges = bands.edges(shares: [0.3, 0.3, 0.4])
    #expect(edges.count == 2)
    #expect(edges.allSatisfy { ($0 - 6).remainder(dividingBy: 4) == 0 })
  }
}
