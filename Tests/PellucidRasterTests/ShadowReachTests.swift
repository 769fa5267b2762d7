// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidLegibility
import Testing

/// Tests of the distance up to which a shadow changes pixels, against the reach that the judge assumes.
@Suite struct ShadowReachTests {
  private static let side = 420

  /// Returns the middle row of a white scene with a wall at the left that casts a shadow to the right.
  private func row(sigma: Double, alpha: Double) throws -> [SIMD4<UInt16>] {
    let hex = String(Int((alpha * 255).rounded()), radix: 16)
    let color = "#000000" + (hex.count < 2 ? "0" : "") + hex
    let image = try DrawnScene.image(
      Self.side, 900,
      desktop: """
        [{"fill": "#FFFFFF"}, {"fill": "#FFFFFF", "frame": [-300, -300, 320, 1500],
          "shadow": {"sigma": \(sigma), "offset": [0, 0], "color": "\(color)"}}]
        """)
    return (0..<image.width).map { image[$0, image.height / 2] }
  }

  @Test(
    "No pixel beyond the reach changes, and the reach is not much farther",
    arguments: [(2.0, 1.0), (5, 0.4), (8, 0.1), (16, 1), (24, 0.3333), (33, 0.6), (40, 0.3333), (60, 0.2)])
  func reach(_ sigma: Double, _ alpha: Double) throws {
    let row = try row(sigma: sigma, alpha: alpha)
    let white = SIMD4<UInt16>(repeating: 65535)
    let last = try #require(row.lastIndex { $0 != white })
    // The wall ends at x = 20.
    let drawn = Double(last + 1 - 20)
    let reach = DrawnExtent.shadowReach(
      sigmaInPixels: sigma, opacity: (alpha * 255).rounded() / 255)
    #expect(drawn <= reach, "\(sigma), \(alpha): \(drawn), \(reach)")
    #expect(reach <= drawn + sigma + 4, "\(sigma), \(alpha): \(drawn), \(reach)")
  }
}
