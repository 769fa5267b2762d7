// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct FieldRowTests {
  /// Returns a row of distances and gradients, as the field fills it.
  static func row(
    _ field: DistanceField, y: Float, from x: Float, step: Float, count: Int
  ) -> [SIMD4<Float>] {
    var row = [SIMD4<Float>](repeating: SIMD4(repeating: -1), count: count)
    row.withUnsafeMutableBufferPointer { buffer in
      if let base = buffer.baseAddress {
        field.fillUnsafeRow(y: y, from: x, step: step, count: count, into: base)
      }
    }
    return row
  }

  /// Returns the number of values in a row that differ in any bit from the values of single points.
  static func differences(
    _ field: DistanceField, y: Float, from x: Float, step: Float, count: Int
  ) -> Int {
    row(field, y: y, from: x, step: step, count: count).enumerated().count { index, value in
      let sample = field.sample(at: SIMD2(x + step * Float(index), y))
      let parts = [sample.distance, sample.gradient.x, sample.gradient.y, 0]
      return (0..<4).contains { value[$0].bitPattern != parts[$0].bitPattern }
    }
  }

  /// Returns a random element within `extent`, some of them inflated, transformed or subtracted.
  static func someElement(_ generator: inout SeededGenerator, extent: Double) -> FieldElement {
    let shapes = FieldElementTests.everyShape
    let shape = shapes[Int(generator.next() % UInt64(shapes.count))]
    let frame = Rect(
      x: generator.number(in: 0...extent), y: generator.number(in: 0...extent),
      width: generator.number(in: 4...120), height: generator.number(in: 4...120))
    var element = FieldElement(shape, in: frame, ovalization: generator.next() % 4 == 0 ? 0.5 : 0)
    if generator.next() % 4 == 0 { element = element.inflated(by: Float(generator.number(in: -3...9))) }
    if generator.next() % 4 == 0 {
      let turn = SIMD2(Float(generator.number(in: -1...1)), Float(generator.number(in: 0.1...1)))
      element = element.transformed(
        by: FieldTransform(scale: Float(generator.number(in: 0.2...2)), rotation: turn))
    }
    if generator.next() % 6 == 0 { element.operation = .subtraction }
    return element
  }

  @Test("A row of one shape has the bits of single points", arguments: FieldElementTests.everyShape)
  func oneShapeHasTheSameBitsInRowsAndPoints(shape: Shape) {
    let field = DistanceField(elements: [FieldElement(shape, in: FieldElementTests.frame)], smoothness: 8)
    for y in stride(from: Float(-10), through: 130, by: 1.75) {
      #expect(Self.differences(field, y: y, from: -30.25, step: 0.5, count: 400) == 0)
    }
  }

  @Test("A row of many shapes has the bits of single points", arguments: [0, 3, 8, 40] as [Float])
  func manyShapesHaveTheSameBitsInRowsAndPoints(smoothness: Float) {
    for seed in 0..<16 {
      var generator = SeededGenerator(seed: UInt64(600 + seed))
      let count = 1 + Int(generator.next() % 30)
      let elements = (0..<count).map { _ in Self.someElement(&generator, extent: 500) }
      let field = DistanceField(elements: elements, smoothness: smoothness)
      for _ in 0..<3 {
        let y = Float(generator.number(in: -50...600))
        #expect(
          Self.differences(field, y: y, from: -60, step: 2.1, count: 300) == 0, "seed \(seed) y \(y)")
      }
    }
  }

  @Test("Rows may run backwards, have step 0 or go far")
  func rowsRunBackwardsStandStillAndGoFar() {
    var generator = SeededGenerator(seed: 61)
    let elements = (0..<12).map { _ in Self.someElement(&generator, extent: 300) }
    let field = DistanceField(elements: elements, smoothness: 12)
    #expect(Self.differences(field, y: 100, from: 400, step: -0.5, count: 800) == 0)
    #expect(Self.differences(field, y: 100, from: 150, step: 0, count: 50) == 0)
    #expect(Self.differences(field, y: 100, from: -20000, step: 37, count: 1000) == 0)
    #expect(Self.differences(field, y: 1e7, from: -1e8, step: 1e5, count: 1000) == 0)
    #expect(Self.differences(field, y: .nan, from: 0, step: 1, count: 20) == 0)
    #expect(Self.differences(field, y: 0, from: 0, step: .infinity, count: 20) == 0)
    #expect(Self.differences(field, y: 0, from: 3e38, step: 3e37, count: 20) == 0)
    #expect(Self.row(field, y: 0, from: 0, step: 1, count: 0).isEmpty)
  }

  /// Overlapping chains within reach of each other: no shape may be dropped that changes a value.
  @Test("Chains within reach keep their bits")
  func chainsWithinReachKeepTheirBits() {
    for isReversed in [false, true] {
      let elements = (0..<200).map { index in
        FieldElement(.circle, in: Rect(x: Double(index) * 3, y: Double(index % 7), width: 6, height: 6))
      }
      let field = DistanceField(elements: isReversed ? elements.reversed() : elements, smoothness: 16)
      for y in [-30, -4, 0.5, 7, 40] as [Float] {
        #expect(Self.differences(field, y: y, from: -50, step: 2, count: 350) == 0)
      }
    }
  }

  @Test("A row over 4,096 shapes is evaluated in bounded work")
  func thousandsOfShapesStayAffordable() {
    let elements = (0..<4096).map { index in
      FieldElement(
        .capsule(style: .continuous),
        in: Rect(x: Double(index % 64) * 30, y: Double(index / 64) * 30, width: 24, height: 20))
    }
    let field = DistanceField(elements: elements, smoothness: 8)
    for y in [11, 1000] as [Float] {
      #expect(Self.differences(field, y: y, from: -10, step: 80, count: 25) == 0)
      let sampled = Self.row(field, y: y, from: -10, step: 4, count: 490)
      #expect(sampled.allSatisfy { $0.x.isFinite && abs($0.x) < 100 })
    }
  }

  /// Preparing a field for an area speeds up its rows and changes none of their bits, inside the area and beyond.
  @Test("A prepared field keeps its bits", arguments: [0, 5, 60] as [Float])
  func preparedFieldsKeepTheirBits(smoothness: Float) {
    for seed in 0..<6 {
      var generator = SeededGenerator(seed: UInt64(900 + seed))
      let elements = (0..<120).map { _ in
        var element = Self.someElement(&generator, extent: 900)
        element.operation = .union
        return element
      }
      let field = DistanceField(elements: elements, smoothness: smoothness)
        .prepared(for: Rect(x: 40, y: 60, width: 800, height: 700))
      #expect(field.tree != nil)
      for y in [-200, 59.9, 60, 760, 1400] + (0..<4).map({ _ in Float(generator.number(in: 60...760)) }) {
        #expect(Self.differences(field, y: y, from: -300, step: 3.1, count: 500) == 0, "seed \(seed) y \(y)")
      }
      #expect(Self.differences(field, y: 300, from: 900, step: -2.5, count: 400) == 0)
    }
  }

  /// If each row evaluated all elements, the cost of a picture of thousands would grow with the square of their number.
  @Test("A prepared field evaluates only nearby shapes")
  func preparedFieldsLookOnlyAtWhatIsNear() throws {
    let elements = (0..<4096).map { index in
      FieldElement(
        .circle, in: Rect(x: Double(index % 64) * 20, y: Double(index / 64) * 20, width: 14, height: 14))
    }
    let field = DistanceField(elements: elements, smoothness: 2)
      .prepared(for: Rect(x: 0, y: 0, width: 1280, height: 1280))
    let tree = try #require(field.tree)
    let leaves = tree.nodes.filter { $0.halves == nil }.map { $0.elements.count }
    #expect(leaves.count >= 512)
    #expect(try #require(leaves.max()) <= 64)
    #expect(tree.elements.count < 80 * elements.count)
  }

  @Test("A field with a subtracted shape gets no tree and keeps its bits")
  func whatIsTakenAwayMattersEverywhere() {
    var elements = (0..<60).map {
      FieldElement(.circle, in: Rect(x: Double($0) * 20, y: 0, width: 14, height: 14))
    }
    elements[30].operation = .subtraction
    let field = DistanceField(elements: elements).prepared(for: Rect(x: 0, y: 0, width: 1200, height: 20))
    #expect(field.tree == nil)
    #expect(Self.differences(field, y: 7, from: -10, step: 2, count: 600) == 0)
  }
}
