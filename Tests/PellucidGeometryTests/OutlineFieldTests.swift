// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct OutlineFieldTests {
  static func square(_ x: Double, _ y: Double, _ side: Double, isClockwise: Bool = true) -> [PathElement] {
    let corners = [
      Point(x: x, y: y), Point(x: x + side, y: y), Point(x: x + side, y: y + side), Point(x: x, y: y + side),
    ]
    let ordered = isClockwise ? corners : corners.reversed()
    return ordered.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
  }

  static func element(_ elements: [PathElement], rule: FillRule = .nonZero) -> FieldElement {
    FieldElement(
      .path(Path(elements)), in: Rect(x: 0, y: 0, width: 1, height: 1), fillRule: rule)
  }

  /// Compares random polygons with an exhaustive search over all pieces for every point.
  @Test("Simple outlines agree with an exhaustive search", arguments: [FillRule.nonZero, .evenOdd])
  func simpleOutlinesAgreeWithEveryPieceLookedAt(rule: FillRule) throws {
    var generator = SeededGenerator(seed: 71)
    for _ in 0..<8 {
      // A star around (50, 50), which never crosses itself, with a square hole.
      let turns = [
        (1.0, 0.0), (0.8, 0.6), (0.3, 0.9), (-0.5, 0.8), (-1, 0.1), (-0.6, -0.8), (0.1, -1), (0.7, -0.7),
      ]
      let points = turns.map { turn in
        let radius = generator.number(in: 25...60)
        return Point(x: 50 + turn.0 * radius, y: 50 + turn.1 * radius)
      }
      let star = points.enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) } + [.close]
      let outline = star + Self.square(45, 45, 10, isClockwise: false)
      let element = Self.element(outline, rule: rule)
      let exact = try #require(OutlineDistance(to: Path(outline)))
      for _ in 0..<150 {
        let point = SIMD2(Float(generator.number(in: -30...130)), Float(generator.number(in: -30...130)))
        let expected = exact.signedDistance(of: Point(x: Double(point.x), y: Double(point.y)))
        #expect(abs(Double(element.sample(at: point).distance) - expected) < 1e-4)
      }
    }
  }

  /// Where shapes overlap, the seam inside does not count: outside, the field is exactly that of the plain union.
  @Test("Overlapping shapes leave no seam")
  func overlapsLeaveNoSeam() {
    let both = Self.element(Self.square(0, 0, 60) + Self.square(40, 20, 60))
    let one = Self.element(Self.square(0, 0, 60)), other = Self.element(Self.square(40, 20, 60))
    var generator = SeededGenerator(seed: 72)
    for _ in 0..<400 {
      let point = SIMD2(Float(generator.number(in: -20...120)), Float(generator.number(in: -20...100)))
      let nearer = min(one.sample(at: point).distance, other.sample(at: point).distance)
      let found = both.sample(at: point).distance
      // Inside, the nearest point of the true outline is at least as far away as the nearer shape's.
      if nearer > 0 { #expect(abs(found - nearer) < 1e-4) } else { #expect(found <= nearer + 1e-4) }
    }
    // On the seam: from (40, 40), the nearest point of the outline is the notch at (40, 60).
    #expect(abs(both.sample(at: SIMD2(40, 40)).distance + 20) < 1e-4)
    #expect(abs(both.sample(at: SIMD2(50, 40)).distance + (500 as Float).squareRoot()) < 1e-4)
  }

  @Test("The fill rule decides which overlaps are inside")
  func fillRulesDecideWhatOverlapsEnclose() {
    let squares = Self.square(0, 0, 60) + Self.square(20, 20, 20)
    #expect(abs(Self.element(squares).sample(at: SIMD2(30, 30)).distance + 30) < 1e-4)
    #expect(abs(Self.element(squares, rule: .evenOdd).sample(at: SIMD2(30, 30)).distance - 10) < 1e-4)
    let twice = Self.square(0, 0, 60) + Self.square(0, 0, 60)
    #expect(abs(Self.element(twice).sample(at: SIMD2(30, 20)).distance + 20) < 1e-4)
    #expect(Self.element(twice, rule: .evenOdd).isEmpty)
    let hole = Self.square(0, 0, 60) + Self.square(20, 20, 20, isClockwise: false)
    let sample = Self.element(hole).sample(at: SIMD2(22, 30))
    #expect(abs(sample.distance - 2) < 1e-4)
    #expect(abs(sample.gradient.x - 1) < 1e-6)
  }

  /// Curves are cut into chords, but their gradient turns as it does along the curve.
  @Test("The gradient of a curve turns smoothly")
  func gradientsOfCurvesTurnSmoothly() {
    let path = Shape.circle.path(in: Rect(x: 0, y: 0, width: 100, height: 100))
    for direction in [path, Path(Self.reversed(path))] {
      let element = FieldElement(.path(direction), in: Rect(x: 0, y: 0, width: 1, height: 1))
      var generator = SeededGenerator(seed: 73)
      for _ in 0..<300 {
        let point = SIMD2(Float(generator.number(in: -10...110)), Float(generator.number(in: -10...110)))
        let offset = point - SIMD2(50, 50)
        guard dot(offset, offset) > 100 else { continue }
        let sample = element.sample(at: point)
        #expect(abs(sample.distance - (dot(offset, offset).squareRoot() - 50)) < 0.002)
        let difference = sample.gradient - normalized(offset)
        #expect(dot(difference, difference).squareRoot() < (sample.distance < 1 ? 0.006 : 0.02))
      }
    }
  }

  /// Returns the same curves in the opposite direction.
  static func reversed(_ path: Path) -> [PathElement] {
    var points: [(Point, PathElement)] = []
    var last = Point(x: 0, y: 0)
    for element in path.elements {
      switch element {
      case .move(let point): last = point
      case .line(let point):
        points.append((point, .line(last)))
        last = point
      case .quadratic(let control, let end):
        points.append((end, .quadratic(control: control, end: last)))
        last = end
      case .cubic(let first, let second, let end):
        points.append((end, .cubic(second, first, end: last)))
        last = end
      case .close: break
      }
    }
    guard let first = points.last?.0 else { return [] }
    return [.move(first)] + points.reversed().map { $0.1 } + [.close]
  }

  @Test("On the outline the gradient is the normal")
  func onTheOutlineTheGradientIsTheNormal() {
    let element = Self.element(Self.square(0, 0, 60))
    for (point, normal) in [
      (SIMD2<Float>(30, 0), SIMD2<Float>(0, -1)), (SIMD2(60, 20), SIMD2(1, 0)), (SIMD2(10, 60), SIMD2(0, 1)),
    ] {
      #expect(element.sample(at: point) == FieldSample(distance: 0, gradient: normal))
    }
    let corner = element.sample(at: SIMD2(-3, -4))
    #expect(abs(corner.distance - 5) < 1e-5)
    #expect(abs(corner.gradient.x + 0.6) < 1e-6 && abs(corner.gradient.y + 0.8) < 1e-6)
  }

  @Test("A path is relative to the frame's origin")
  func pathsAreRelativeToTheFramesOrigin() {
    let shape = Shape.path(Path(Self.square(5, 7, 20)))
    let element = FieldElement(shape, in: Rect(x: 100.3, y: 50.7, width: 0, height: 0))
    #expect(abs(element.sample(at: SIMD2(115.3, 67.7)).distance + 10) < 1e-4)
    let bounds = element.bounds
    #expect(abs(bounds.x - 105.3) < 1e-4 && abs(bounds.width - 20) < 1e-4)
  }

  @Test("Outlines that enclose no area are empty")
  func outlinesThatEncloseNothingAreEmpty() {
    let line: [PathElement] = [.move(Point(x: 0, y: 0)), .line(Point(x: 50, y: 20)), .close]
    let broken: [PathElement] = [.move(Point(x: 0, y: 0)), .line(Point(x: .nan, y: 20)), .close]
    for elements in [[], line, broken] { #expect(Self.element(elements).isEmpty) }
    #expect(FieldElement(.path(Path(line)), in: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
  }

  /// Thousands of crossing lines give finite numbers and the right sign in bounded work.
  @Test("Outlines that cross everywhere have the right sign")
  func outlinesThatCrossEverywhereAreHandled() {
    var generator = SeededGenerator(seed: 74)
    let points = (0..<3000).map { _ in
      Point(x: generator.number(in: 0...100), y: generator.number(in: 0...100))
    }
    let elements = points.enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) } + [.close]
    let element = Self.element(elements)
    #expect(element.sample(at: SIMD2(50, 50)).distance.isFinite)
    #expect(element.sample(at: SIMD2(150, 50)).distance > 49)
  }

  /// A saw of long teeth, whose pieces are cut for the search: the result equals an exhaustive search, in every
  /// orientation.
  @Test("Long pieces agree with an exhaustive search", arguments: [SIMD2<Float>(1, 0), SIMD2(0.6, 0.8)])
  func longOutlinesAgreeWithEveryPieceLookedAt(turn: SIMD2<Float>) throws {
    let teeth = (0...400).flatMap { tooth -> [Point] in
      let x = Double(tooth) / 4
      return [Point(x: x, y: 5), Point(x: x + 0.125, y: 95)]
    }
    let points = teeth + [Point(x: 100, y: 100), Point(x: 0, y: 100)]
    let elements = points.enumerated().map { $0 == 0 ? PathElement.move($1) : .line($1) } + [.close]
    let exact = try #require(OutlineDistance(to: Path(elements)))
    let element = Self.element(elements).transformed(by: FieldTransform(rotation: turn))
    let field = DistanceField(elements: [element])
    let middle = SIMD2<Float>(50.0625, 52.5)
    var row = [SIMD4<Float>](repeating: SIMD4(repeating: 0), count: 60)
    for y: Float in [20.3, 51.7, 88.1] {
      field.fillUnsafeRow(y: y, from: 20.2, step: 1, count: row.count, into: &row)
      for (index, sample) in row.enumerated() {
        let away = SIMD2(20.2 + Float(index), y) - middle
        let place = middle + SIMD2(turn.x * away.x + turn.y * away.y, turn.x * away.y - turn.y * away.x)
        let expected = exact.signedDistance(of: Point(x: Double(place.x), y: Double(place.y)))
        #expect(abs(Double(sample.x) - expected) < 1e-4, "\(place): \(sample.x) for \(expected)")
      }
    }
  }

  /// For any number of long pieces, the boxes take bounded memory and no piece is lost.
  @Test("Long pieces are cut into a bounded number of parts", arguments: [600, 2_000, 10_000, 600_000])
  func longPiecesAreCutIntoBoundedParts(count: Int) {
    let pieces = (0..<count).map { line in
      let y = 100 * Double(line) / Double(count) - 50
      return LineSegment(start: Point(x: -50, y: y), end: Point(x: 50, y: -y))
    }
    let tree = PieceTree(pieces, size: 100)
    let parts = tree.boxes.nodes.map { Int($0.pieces.upperBound) }.max() ?? 0
    #expect(count > PieceTree.mostParts ? parts == count : parts <= PieceTree.mostParts && parts > 4 * count)
    #expect(Set((0..<parts).map(tree.piece)).count == count)
  }
}
