// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct DistanceFieldTests {
  /// Returns a field of two boxes whose facing edges are `gap` apart.
  static func boxes(gap: Double, spacing: Float, radius: Double = 0) -> DistanceField {
    let shape = Shape.roundedRectangle(CornerRadii(radius), style: .continuous)
    return DistanceField(
      elements: [
        FieldElement(shape, in: Rect(x: -200 - gap / 2, y: -100, width: 200, height: 200)),
        FieldElement(shape, in: Rect(x: gap / 2, y: -100, width: 200, height: 200)),
      ], smoothness: spacing)
  }

  /// Measured on a device (S11): facing edges start to lean toward each other when the gap between them falls below the
  /// spacing.
  @Test("Facing edges lean once their gap is below the spacing")
  func facingEdgesBeginToLeanWhereTheGapIsTheSpacing() {
    let spacing: Float = 40
    for gap in [40.0, 41, 80] {
      #expect(Self.boxes(gap: gap, spacing: spacing).sample(at: SIMD2(Float(gap / 2), 0)).distance == 0)
    }
    var last: Float = 0
    for gap in [39.0, 36, 30, 24] {
      let lean = Self.boxes(gap: gap, spacing: spacing).sample(at: SIMD2(Float(gap / 2), 0)).distance
      #expect(lean < last)
      last = lean
    }
  }

  /// Facing edges touch at a gap of half the spacing, where the middle of the gap has level 0; at gap 0 the middle is
  /// spacing/4 deep.
  @Test("Facing edges touch at half the spacing")
  func facingEdgesTouchAtHalfTheSpacing() {
    let spacing: Float = 40
    #expect(Self.boxes(gap: 20.5, spacing: spacing).sample(at: SIMD2(0, 0)).distance > 0)
    #expect(abs(Self.boxes(gap: 20, spacing: spacing).sample(at: SIMD2(0, 0)).distance) < 1e-5)
    #expect(Self.boxes(gap: 19.5, spacing: spacing).sample(at: SIMD2(0, 0)).distance < 0)
    #expect(abs(Self.boxes(gap: 0, spacing: spacing).sample(at: SIMD2(0, 0)).distance + spacing / 4) < 1e-5)
  }

  /// A plain smooth minimum would lift aligned edges by spacing/4; the law of glass keeps them straight.
  @Test("Aligned edges stay straight")
  func alignedEdgesStayStraight() {
    let wide = Rect(x: -100, y: -100, width: 200, height: 60)
    let nested = DistanceField(
      elements: [
        FieldElement(.rectangle, in: wide),
        FieldElement(.rectangle, in: Rect(x: -80, y: -100, width: 150, height: 90)),
      ], smoothness: 80)
    for x in stride(from: Float(-75), through: 65, by: 1) {
      #expect(nested.sample(at: SIMD2(x, -100)).distance == 0)
      #expect(nested.sample(at: SIMD2(x, -110)).distance == 10)
    }
  }

  /// The depth of the neck follows sin²(θ/2), where θ is the angle between the two normals.
  @Test("The neck's depth follows the angle between the normals")
  func theNeckFollowsTheAngleBetweenTheNormals() {
    for (cosine, sine) in [(1.0, 0.0), (0.8, 0.6), (0.6, 0.8), (0, 1), (-0.6, 0.8), (-1, 0)] {
      let one = FieldSample(distance: 0, gradient: SIMD2(1, 0))
      let two = FieldSample(distance: 0, gradient: SIMD2(Float(cosine), Float(sine)))
      let joined = one.union(two, smoothness: 12)
      #expect(abs(Double(joined.distance) + 12 * (1 - cosine) / 2 / 4) < 1e-6)
      if cosine < 1 { #expect(abs(joined.gradient.x - Float(1 + cosine) / 2) < 1e-6) }
    }
  }

  @Test("The joined distance equals the reference's formula")
  func theLawIsTheReferences() {
    var generator = SeededGenerator(seed: 51)
    func sample() -> FieldSample {
      let direction = SIMD2(Float(generator.number(in: -1...1)), Float(generator.number(in: -1...1)))
      return FieldSample(distance: Float(generator.number(in: -20...20)), gradient: normalized(direction))
    }
    for _ in 0..<500 {
      let (destination, source) = (sample(), sample())
      let smoothness: Float = 16
      let k = smoothness * min(max(0.5 - 0.5 * dot(source.gradient, destination.gradient), 0), 1)
      let h = min(max(0.5 + 0.5 * (destination.distance - source.distance) / k, 0), 1)
      let distance = destination.distance * (1 - h) + source.distance * h - k * h * (1 - h)
      let joined = destination.union(source, smoothness: smoothness)
      #expect(abs(joined.distance - distance) < 1e-5)
      let difference = joined.gradient - (destination.gradient * (1 - h) + source.gradient * h)
      #expect(dot(difference, difference) < 1e-11)
      // A ∖ B is the complement of the union of A's complement with B.
      let turned = FieldSample(distance: -destination.distance, gradient: -destination.gradient)
      let other = turned.union(source, smoothness: smoothness)
      let cut = destination.subtracting(source, smoothness: smoothness)
      #expect(abs(cut.distance + other.distance) < 1e-5)
      #expect(dot(cut.gradient + other.gradient, cut.gradient + other.gradient) < 1e-11)
    }
  }

  /// Leaving out shapes beyond reach gives the same field as joining all: to the bit for few shapes, and to 10⁻⁴ of the
  /// smoothness for many, even where each shape is within reach of the next.
  @Test("Shapes beyond reach do not change the field", arguments: [2, 5, 40])
  func farShapesLeaveNoTrace(count: Int) {
    for seed in 0..<10 {
      var generator = SeededGenerator(seed: UInt64(540 + seed))
      let elements = (0..<count).map { _ in
        FieldElement(
          .capsule(style: .continuous),
          in: Rect(
            x: generator.number(in: 0...300), y: generator.number(in: 0...200),
            width: generator.number(in: 10...60), height: generator.number(in: 10...60)))
      }
      let field = DistanceField(elements: elements, smoothness: 12)
      for _ in 0..<60 {
        let point = SIMD2(Float(generator.number(in: -60...360)), Float(generator.number(in: -60...260)))
        let all = elements.reduce(FieldSample.empty) { result, element in
          result.union(element.sample(at: point), smoothness: 12)
        }
        let found = field.sample(at: point)
        if count <= 5 { #expect(found == all) }
        #expect(abs(found.distance - all.distance) <= 12e-4)
      }
    }
  }

  @Test("Smoothness 0 gives the plain minimum")
  func smoothnessZeroIsThePlainMinimum() {
    let field = Self.boxes(gap: 10, spacing: 0)
    var generator = SeededGenerator(seed: 52)
    for _ in 0..<200 {
      let point = SIMD2(Float(generator.number(in: -300...300)), Float(generator.number(in: -200...200)))
      let each = field.elements.map { $0.sample(at: point).distance }
      #expect(field.sample(at: point).distance == each.min())
    }
    #expect(Self.boxes(gap: 10, spacing: .nan).smoothness == 0)
    #expect(Self.boxes(gap: 10, spacing: -3).smoothness == 0)
    #expect(Self.boxes(gap: 10, spacing: .infinity).sample(at: SIMD2(0, 0)).distance.isFinite)
  }

  @Test("A subtracted circle leaves a hole")
  func aSubtractedCircleLeavesAHole() {
    let field = DistanceField(
      elements: [
        FieldElement(.rectangle, in: Rect(x: 0, y: 0, width: 100, height: 100)),
        FieldElement(.circle, in: Rect(x: 30, y: 30, width: 40, height: 40), operation: .subtraction),
      ], smoothness: 0)
    #expect(field.sample(at: SIMD2(50, 50)).distance == 20)
    #expect(field.sample(at: SIMD2(50, 15)).distance == -15)
    #expect(field.sample(at: SIMD2(75, 50)).distance == -5)
    #expect(field.sample(at: SIMD2(65, 50)).gradient == SIMD2(-1, 0))
    #expect(field.bounds == Rect(x: 0, y: 0, width: 100, height: 100))
  }

  /// No enclosed point lies outside the bounds, however many shapes meet.
  @Test("The bounds contain the area that joining adds")
  func theBoundsHoldWhatJoiningAdds() {
    #expect(DistanceField.swelling(1) == 0)
    #expect(DistanceField.swelling(2) == 0.25)
    #expect(DistanceField.swelling(3) > 0.25 && DistanceField.swelling(1000) == 1)
    var generator = SeededGenerator(seed: 53)
    for _ in 0..<20 {
      let elements = (0..<6).map { _ in
        FieldElement(
          .circle,
          in: Rect(
            x: generator.number(in: 0...60), y: generator.number(in: 0...60), width: 20, height: 20))
      }
      let field = DistanceField(elements: elements, smoothness: 30)
      let bounds = field.bounds
      for _ in 0..<400 {
        let (x, y) = (generator.number(in: -40...120), generator.number(in: -40...120))
        guard field.sample(at: SIMD2(Float(x), Float(y))).distance <= 0 else { continue }
        #expect(x >= bounds.minX && x <= bounds.maxX && y >= bounds.minY && y <= bounds.maxY)
      }
    }
    #expect(DistanceField(elements: []).bounds.isEmpty)
  }

  @Test("An empty field is empty everywhere")
  func nothingIsFarFromEverything() {
    for field in [DistanceField(elements: []), DistanceField(elements: [.empty, .empty], smoothness: 8)] {
      #expect(field.sample(at: SIMD2(0, 0)) == .empty)
    }
    #expect(Self.boxes(gap: 3, spacing: 8).sample(at: SIMD2(.nan, 3)) == .empty)
  }

  @Test("Coverage falls from 1 to 0 across one pixel")
  func coverageGoesFromOneToZeroAcrossAPixel() {
    #expect(FieldSample.coverage(distance: 0, changePerPixel: 0.5) == 0.5)
    #expect(FieldSample.coverage(distance: -0.25, changePerPixel: 0.5) == 1)
    #expect(FieldSample.coverage(distance: 0.125, changePerPixel: 0.5) == 0.25)
    #expect(FieldSample.coverage(distance: 1, changePerPixel: 0.5) == 0)
    #expect(FieldSample.coverage(distance: 0.00003, changePerPixel: 0) > 0)
    #expect(FieldSample.coverage(distance: -1, changePerPixel: .nan) == 1)
  }
}
