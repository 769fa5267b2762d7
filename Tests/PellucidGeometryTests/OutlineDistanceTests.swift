// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct OutlineDistanceTests {
  static let frame = Rect(x: 10, y: 20, width: 120, height: 80)

  static func distance(_ shape: Shape, in frame: Rect = frame) throws -> OutlineDistance {
    try #require(OutlineDistance(to: shape.path(in: frame), pixelsPerUnit: 8))
  }

  @Test("A rectangle has the distances of its sides and corners")
  func aRectangleHasTheDistancesOfItsSidesAndCorners() throws {
    let distance = try Self.distance(.rectangle)
    #expect(distance.signedDistance(of: Point(x: 13, y: 60)) == -3)
    #expect(distance.signedDistance(of: Point(x: 4, y: 60)) == 6)
    #expect(distance.signedDistance(of: Point(x: 7, y: 16)) == 5)
    #expect(distance.signedDistance(of: Point(x: 70, y: 60)) == -40)
    #expect(distance.signedDistance(of: Point(x: 10, y: 33)) == 0)
  }

  @Test("A circle has the distance from its centre less the radius")
  func aCircleHasTheDistanceFromItsCentre() throws {
    let distance = try Self.distance(.circle, in: Rect(x: 0, y: 0, width: 60, height: 60))
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<300 {
      let point = Point(x: generator.number(in: -30...90), y: generator.number(in: -30...90))
      let (dx, dy) = (point.x - 30, point.y - 30)
      let expected = (dx * dx + dy * dy).squareRoot() - 30
      #expect(abs(distance.signedDistance(of: point) - expected) < 0.001)
    }
  }

  /// The distance is zero on the outline that coverage fills, and changes no faster than the point moves.
  @Test("Continuous corners have distance 0 on their outline")
  func continuousCornersAgreeWithTheirOutline() throws {
    let radii = CornerRadii(topLeft: 12, topRight: 30, bottomRight: 25, bottomLeft: 0)
    let shape = Shape.roundedRectangle(radii, style: .continuous)
    let distance = try Self.distance(shape)
    for point in ContinuousCornerTests.points(shape.path(in: Self.frame)) {
      #expect(abs(distance.signedDistance(of: point)) < 1e-9)
    }
    let mask = shape.path(in: Self.frame).coverage(transform: .identity, clippedTo: wideClip)
    for y in 15..<105 {
      for x in 5..<135 {
        let here = distance.signedDistance(of: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
        let next = distance.signedDistance(of: Point(x: Double(x) + 1.5, y: Double(y) + 0.5))
        #expect(abs(next - here) <= 1 + 1e-9)
        if here < -0.7072 { #expect(mask.value(x: x, y: y) == 255) }
        if here > 0.7072 { #expect(mask.value(x: x, y: y) == 0) }
      }
    }
  }

  /// The system's own field has the same zero: R·(κ - 1), section 1 of the glass model.
  @Test("The distance is 0 on the system's contour")
  func theFieldsZeroIsTheSystems() throws {
    let radius = 20.0, reach = 1.528665 * radius
    let distance = try Self.distance(.roundedRectangle(CornerRadii(radius), style: .continuous))
    for step in 0...200 {
      // A point of the true contour, from its polar form.
      let t = Double(step) / 200
      let polynomial =
        0.268531 + 1.26803 * t - 3.64122 * t * t + 3.15601 * t * t * t - 0.926054 * t * t * t * t
      let major = 1 / (1 - t * t * polynomial) / (1 + t * t).squareRoot()
      let point = Point(
        x: Self.frame.minX + reach * (1 - major * t), y: Self.frame.minY + reach * (1 - major))
      #expect(abs(distance.signedDistance(of: point)) < 0.0025)
    }
  }

  @Test("Unusable outlines have no distance")
  func unusableOutlinesHaveNoDistance() {
    #expect(OutlineDistance(to: Path()) == nil)
    #expect(OutlineDistance(to: Shape.rectangle.path(in: Self.frame), pixelsPerUnit: .nan) == nil)
    let broken = Path([.move(Point(x: 0, y: 0)), .line(Point(x: .infinity, y: 1)), .line(Point(x: 1, y: 0))])
    #expect(OutlineDistance(to: broken) == nil)
  }
}
