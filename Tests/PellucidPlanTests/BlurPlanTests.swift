// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidPlan
import Testing

@Suite struct BlurPlanTests {
  /// Returns the variance of a plan's steps: [1 3 3 1]/8 at each level (twice where a level is halved and doubled
  /// again), the bilinear magnification, and the Gaussian between.
  private static func variance(_ plan: BlurPlan) -> Double {
    let filter = (2.25 + 3 * 0.25 + 3 * 0.25 + 2.25) / 8
    func squared(_ level: Int) -> Double { Double(1 << (2 * level)) }
    var sum = plan.residualSigma * plan.residualSigma * squared(plan.blurLevel)
    for level in 0..<plan.blurLevel { sum += filter * squared(level) }
    for level in plan.finalLevel..<plan.blurLevel { sum += filter * squared(level) }
    return sum + (plan.finalLevel == 0 ? 0 : squared(plan.finalLevel) / 6 + 1.0 / 12)
  }

  @Test("The steps of a blur have the variance of its sigma", arguments: [1.0, 0.5, 0.25, 0.125, 0.05])
  func variance(captureScale: Double) {
    for step in 1...600 {
      let sigma = Double(step) / 4
      let plan = BlurPlan(sigmaInPixels: sigma, captureScale: captureScale)
      let variance = Self.variance(plan)
      #expect(abs(variance - sigma * sigma) < 1e-9 * variance, "\(sigma): \(plan)")
    }
  }

  @Test(
    "Levels are in order, and the residual sigma is at most four cells",
    arguments: [1.0, 0.25, 0.05])
  func levels(captureScale: Double) {
    for step in 0...2000 {
      let sigma = Double(step) / 2
      let plan = BlurPlan(sigmaInPixels: sigma, captureScale: captureScale)
      #expect(plan.captureLevel <= plan.blurLevel && plan.finalLevel <= plan.blurLevel)
      #expect(plan.residualSigma <= 4)
      #expect(plan.captureLevel == 0 || 1 / Double(1 << plan.captureLevel) >= captureScale)
      #expect(Double(plan.reachInPixels) >= 4 * sigma)
    }
  }

  @Test("Clamp sigmas out of range", arguments: [-3, 1e9, Double.infinity])
  func hostile(sigma: Double) {
    let plan = BlurPlan(sigmaInPixels: sigma, captureScale: 0.25)
    #expect(plan.sigmaInPixels == (sigma < 0 ? 0 : 4096))
  }
}
