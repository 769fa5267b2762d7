// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidTestSupport
import Testing

@testable import PellucidRaster

/// Tests of the curves of the glass passes, against their closed forms.
@Suite struct GlassProfileTests {
  @Test("Refraction follows the quarter circle, and native glass within half a point")
  func refraction() {
    let circle = QuarterCircle(amount: -41.6, height: 20)
    for step in 0...40 {
      let depth = Double(step)
      let t = min(max(depth / 20, 0), 1)
      let expected = -41.6 * (1 - (t * (2 - t)).squareRoot())
      #expect(abs(Double(circle.displacement(Float(-depth))) - expected) < 1e-4)
    }
    for (inset, native) in NativeGlass.clearEnd {
      #expect(abs(-Double(circle.displacement(Float(-inset))) - native) < 0.5)
    }
  }

  @Test("The native figures equal the file of measurements")
  func native() throws {
    let truth = try GlassGroundTruth.load()
    let end = try #require(truth.geometry.first { $0.id == "clear-refraction-64" })
    #expect(end.insetPt == NativeGlass.clearEnd.map(\.inset))
    #expect(end.endNativePt == NativeGlass.clearEnd.map(\.displacement))
    let shade = try #require(truth.profiles.first { $0.id == "segment-inner-shadow" }?.alpha)
    #expect(Array(shade.dropFirst()) == NativeGlass.lensShade)
    let edge = try #require(truth.profiles.first { $0.id == "segment-rim-dark-line" })
    #expect(edge.rowsPx?.map(\.value) == NativeGlass.lensEdge && edge.rowsNativeMeanDelta == -26.6)
  }

  @Test("Height 0 refracts nothing inside; outside the edge the amount is full")
  func refractionLimits() {
    #expect(QuarterCircle(amount: -60, height: 0).displacement(Float(-3)) == 0)
    #expect(QuarterCircle(amount: -60, height: 20).displacement(Float(5)) == -60)
    #expect(abs(QuarterCircle(amount: -60, height: 20).displacement(-Float.infinity)) < 1e-4)
  }

  @Test("Roots and logarithms of four lanes equal those of one, and are nearly exact")
  func elementary() {
    for step in 0...2000 {
      let value = Float(step) / 10
      let root = value.root
      #expect(abs(root - value.squareRoot()) <= 3e-7 * value)
      #expect(SIMD4(repeating: value).root == SIMD4(repeating: root))
      let logarithm = (value + 0.01).logarithm
      #expect(abs(logarithm - log2(value + 0.01)) < 1.2e-4)
      #expect(SIMD4(repeating: value + 0.01).logarithm == SIMD4(repeating: logarithm))
    }
  }

  @Test("The Gaussian edge is the complementary error function within 0.004")
  func edge() {
    for step in -300...300 {
      let place = Double(step) / 100
      let value = GaussianEdge.value(Float(place))
      #expect(abs(Double(value) - 0.5 * erfc(place)) < 0.00396)
    }
    #expect(GaussianEdge.value(Float(0)) == 0.5)
  }

  /// A shadow without a blur is drawn with an edge of a quarter of a pixel, at any number of pixels per point.
  @Test("The bound on a ring shadow without a blur contains the drawn shadow", arguments: [1.0, 2, 3])
  func ringBound(pixelsPerPoint: Double) {
    let parameters = GlassSets.plain {
      ($0.ringShadow.opacity, $0.ringShadow.strokeWidth, $0.ringShadow.blurRadius) = (0.8, 0.1, 0)
    }
    let ring = RingShadow(PixelGlass(parameters, pixelsPerPoint: pixelsPerPoint).ringShadow)
    func drawn(_ depth: Double) -> Double {
      Double(ring.alpha(Float(-depth * pixelsPerPoint), coverage: 1))
    }
    for depth in stride(from: 0, through: 2, by: 0.125) {
      let glass = GlassTransfer(
        parameters, at: .init(depth: 10, depthOfRing: depth), pixelsPerPoint: pixelsPerPoint)
      // The drawn alphas at this depth and below, in steps far smaller than a pixel.
      let alphas = stride(from: depth, through: 3, by: 0.002).map(drawn)
      let (least, most) = (alphas.min() ?? 0, alphas.max() ?? 0)
      #expect(1 - glass.shade.lowerBound >= most && 1 - glass.shade.upperBound <= least, "\(depth): \(most)")
      // The bound must not be much higher than the shadow, or it would be useless.
      #expect(depth > 0 || 1 - glass.shade.lowerBound < 1.6 * most, "\(glass.shade) for \(most)")
    }
  }

  @Test("The level of detail is the radius's logarithm")
  func detail() {
    for step in 1...4000 {
      let radius = Double(step) / 10
      let expected = radius >= 2 ? log2(radius) : log2(1 + radius / 2)
      #expect(abs(Double(DepthBlur.detail(Float(radius))) - expected) < 2e-4)
    }
    #expect(DepthBlur.detail(Float(0)) == 0)
    #expect(DepthBlur.detail(Float(32)) == 5)
  }

  @Test("The blur's radius is linear between its two distances")
  func blurRadius() {
    let parameters = GlassSets.regular(200)
    let blur = DepthBlur(PixelGlass(parameters, pixelsPerPoint: 1).blur, cellsPerPixel: 1)
    for (distance, radius) in [(-150.0, 4.0), (-100, 4), (-50.5, 3), (-1, 2), (-0.5, 2.25), (1, 5)] {
      #expect(abs(blur.detail(Float(distance)) - DepthBlur.detail(Float(radius * 1.6))) < 1e-3)
    }
  }

  @Test("A strength of one half changes nothing, a smaller one bends the curve down")
  func strength() {
    for step in 0...10 {
      let value = Float(step) / 10
      #expect(Strength(amount: 0.5).value(value) == value)
      #expect(abs(Strength(amount: 0.075).value(value) - value / (1 + (1 / 0.075 - 2) * (1 - value))) < 1e-6)
    }
  }

  @Test("Rim light falls on edges that face it")
  func facing() {
    let above = Facing(angleInRadians: 0, cosineOfSpread: 0.17)
    #expect(above.value(Float(0), -1, side: 1) == 1)
    #expect(above.value(Float(0), 1, side: 1) == 0)
    #expect(above.value(Float(0), 1, side: -1) == 1)
    #expect(above.value(Float(1), 0, side: 1) == 0)
    let right = Facing(angleInRadians: Double.pi / 2, cosineOfSpread: 0)
    #expect(abs(right.value(Float(1), 0, side: 1) - 1) < 1e-6)
    #expect(abs(right.value(Float(0.5).squareRoot(), -Float(0.5).squareRoot(), side: 1) - 0.7071) < 1e-4)
  }
}
