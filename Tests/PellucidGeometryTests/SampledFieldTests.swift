// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct SampledFieldTests {
  /// Straight edges stay in place, and the gradient keeps its length.
  @Test("A blur leaves straight edges in place", arguments: [0, 1, 8, 20] as [Float])
  func blurLeavesStraightEdgesAlone(sigma: Float) {
    let field = DistanceField(
      elements: [FieldElement(.rectangle, in: Rect(x: -400, y: 0, width: 800, height: 800))])
    let blurred = SampledField(field, sigma: sigma, area: Rect(x: -40, y: -60, width: 80, height: 120))
    for y in stride(from: Float(-55), through: 55, by: 2.5) {
      let sample = blurred.sample(at: SIMD2(3.3, y))
      #expect(abs(sample.distance + y) < 2e-3)
      #expect(abs(sample.gradient.y + 1) < 1e-3 && abs(sample.gradient.x) < 1e-3)
    }
  }

  /// The mean of |x| under a Gaussian is σ·√(2/π): in the middle of a gap, both edges come nearer by this distance.
  @Test("Facing edges approach by the blur's mean deviation", arguments: [4, 10, 20] as [Float])
  func facingEdgesJoinByTheMeanOfTheBlur(sigma: Float) {
    let gap = 24.0
    let field = DistanceField(
      elements: [
        FieldElement(.rectangle, in: Rect(x: -800 - gap / 2, y: -400, width: 800, height: 800)),
        FieldElement(.rectangle, in: Rect(x: gap / 2, y: -400, width: 800, height: 800)),
      ])
    let blurred = SampledField(field, sigma: sigma, area: Rect(x: -40, y: -20, width: 80, height: 40))
    let expected = Float(gap) / 2 - sigma * 0.797_884_6
    #expect(abs(blurred.sample(at: SIMD2(0, 0)).distance - expected) < 0.06 + 0.004 * sigma)
    #expect(abs(blurred.sample(at: SIMD2(0, 0)).gradient.x) < 1e-3)
  }

  @Test("Sigma 0 gives the field itself")
  func withoutBlurItIsTheField() {
    let field = DistanceField(
      elements: [
        FieldElement(
          .roundedRectangle(CornerRadii(30), style: .continuous), in: Rect(x: 0, y: 0, width: 160, height: 90)
        ),
        FieldElement(.circle, in: Rect(x: 170, y: 20, width: 44, height: 44)),
      ], smoothness: 20)
    for sigma in [0, 0.5, .nan] as [Float] {
      let sampled = SampledField(field, sigma: sigma)
      var generator = SeededGenerator(seed: 81)
      for _ in 0..<300 {
        let point = SIMD2(Float(generator.number(in: -20...230)), Float(generator.number(in: -20...110)))
        #expect(abs(sampled.sample(at: point).distance - field.sample(at: point).distance) < 0.3)
      }
      // Away from kinks, a grid of one point is much finer than the curves.
      #expect(abs(sampled.sample(at: SIMD2(80.3, -7.7)).distance - 7.7) < 1e-4)
    }
  }

  @Test("The blur equals an independent convolution")
  func theBlurIsTheIndependentConvolution() {
    let element = FieldElement(.capsule(style: .continuous), in: Rect(x: 0, y: 0, width: 90, height: 40))
    let field = DistanceField(elements: [element])
    let blurred = SampledField(field, sigma: 6)
    for point in [SIMD2<Float>(45, 20), SIMD2(10, 5), SIMD2(88, 30), SIMD2(45, -9)] {
      var sum = 0.0, weights = 0.0
      for row in -40...40 {
        for column in -40...40 {
          let (x, y) = (Float(column) * 0.5, Float(row) * 0.5)
          // (1 - u/64)^64 approximates exp(-u) closely enough for a weight.
          var weight = max(0, 1 - Double(x * x + y * y) / 72 / 64)
          for _ in 0..<6 { weight *= weight }
          sum += weight * Double(element.sample(at: point + SIMD2(x, y)).distance)
          weights += weight
        }
      }
      #expect(abs(Double(blurred.sample(at: point).distance) - sum / weights) < 0.06)
    }
  }

  @Test("Outside the area, the distance to the area is added")
  func outsideTheAreaTheWayIsAdded() {
    let field = DistanceField(elements: [FieldElement(.circle, in: Rect(x: 0, y: 0, width: 40, height: 40))])
    let sampled = SampledField(field, sigma: 0, area: Rect(x: -10, y: -10, width: 60, height: 60))
    #expect(abs(sampled.sample(at: SIMD2(150, 20)).distance - 110) < 0.01)
    #expect(sampled.sample(at: SIMD2(1e9, -1e9)).distance.isFinite)
  }

  @Test("Invalid areas are empty, and huge ones are bounded")
  func areasWithoutSizeAndHugeOnesAreHandled() {
    let field = DistanceField(elements: [FieldElement(.circle, in: Rect(x: 0, y: 0, width: 40, height: 40))])
    for area in [
      Rect(x: 0, y: 0, width: 0, height: 5), Rect(x: .nan, y: 0, width: 5, height: 5),
      Rect(x: 0, y: 0, width: .infinity, height: 5), Rect(x: 0, y: 0, width: -4, height: 5),
    ] {
      #expect(SampledField(field, sigma: 4, area: area).sample(at: SIMD2(1, 1)) == .empty)
    }
    #expect(SampledField(DistanceField(elements: []), sigma: 4).sample(at: SIMD2(1, 1)) == .empty)
    #expect(SampledField(field, sigma: 4).sample(at: SIMD2(.nan, 1)) == .empty)
    let thin = SampledField(field, sigma: 0, area: Rect(x: 0, y: 0, width: 1e-3, height: 1e-3))
    #expect(abs(thin.sample(at: SIMD2(0, 0)).distance - 8.284) < 1e-3)
    let long = SampledField(field, sigma: 0, area: Rect(x: 0, y: 0, width: 1e6, height: 1e-3))
    #expect(long.spacing > 1 && long.sample(at: SIMD2(3, 0)).distance.isFinite)
  }

  @Test("A row holds the values of single points")
  func rowsHoldTheSamePoints() {
    let field = DistanceField(elements: [FieldElement(.circle, in: Rect(x: 0, y: 0, width: 40, height: 40))])
    let sampled = SampledField(field, sigma: 5)
    var row = [SIMD4<Float>](repeating: SIMD4(), count: 40)
    row.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        sampled.fillUnsafeRow(y: 7, from: -10, step: 1.5, count: 40, into: base)
      }
    }
    for (index, value) in row.enumerated() {
      #expect(value == sampled.sample(at: SIMD2(-10 + 1.5 * Float(index), 7)).packed)
    }
  }
}
