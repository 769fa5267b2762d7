// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct FieldElementTests {
  static let frame = Rect(x: 10, y: 20, width: 120, height: 80)
  static let everyShape: [Shape] = [
    .rectangle, .circle, .ellipse, .capsule(style: .circular), .capsule(style: .continuous),
    .roundedRectangle(CornerRadii(18), style: .circular),
    .roundedRectangle(CornerRadii(18), style: .continuous),
    .roundedRectangle(CornerRadii(36), style: .continuous),
    .roundedRectangle(
      CornerRadii(topLeft: 12, topRight: 30, bottomRight: 25, bottomLeft: 0), style: .circular),
    .roundedRectangle(
      CornerRadii(topLeft: 12, topRight: 30, bottomRight: 25, bottomLeft: 0), style: .continuous),
    .path(
      Path([
        .move(Point(x: 5, y: 3)), .line(Point(x: 90, y: 20)),
        .cubic(Point(x: 110, y: 60), Point(x: 60, y: 90), end: Point(x: 20, y: 70)), .close,
      ])),
  ]

  static func point(_ generator: inout SeededGenerator, around frame: Rect = frame) -> SIMD2<Float> {
    SIMD2(
      Float(generator.number(in: frame.minX - 40...frame.maxX + 40)),
      Float(generator.number(in: frame.minY - 40...frame.maxY + 40)))
  }

  /// The field is zero on the outline, within 0.01 points, for every shape.
  @Test("The zero contour is the outline", arguments: everyShape)
  func theZeroContourIsTheOutline(shape: Shape) throws {
    let element = FieldElement(shape, in: Self.frame)
    let pieces = try #require(shape.path(in: Self.frame).segments(transform: .scale(8)))
    for piece in pieces {
      let end = SIMD2(Float(piece.start.x / 8), Float(piece.start.y / 8))
      #expect(abs(element.sample(at: end).distance) < 0.01, "\(end)")
    }
  }

  @Test("Radii in any proportion agree with the outline")
  func radiiInEveryProportionAgreeWithTheOutline() throws {
    var generator = SeededGenerator(seed: 41)
    for _ in 0..<150 {
      let frame = Rect(
        x: generator.number(in: -50...50), y: generator.number(in: -50...50),
        width: generator.number(in: 10...300), height: generator.number(in: 10...300))
      let radii = (0..<4).map { _ in generator.number(in: -5...90) }
      for corners in [
        CornerRadii(radii[0]),
        CornerRadii(topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]),
      ] {
        let shape = Shape.roundedRectangle(corners, style: .continuous)
        let element = FieldElement(shape, in: frame)
        let pieces = try #require(shape.path(in: frame).segments(transform: .identity))
        let largest = pieces.map { piece in
          abs(element.sample(at: SIMD2(Float(piece.start.x), Float(piece.start.y))).distance)
        }.max()
        #expect((largest ?? 1) < 0.01, "\(frame) \(corners)")
      }
    }
  }

  /// Compares with the distance from the outline's pieces, inside and outside.
  @Test(
    "Distances are exact",
    arguments: everyShape.filter { shape in
      if case .roundedRectangle(_, style: .continuous) = shape { return false }
      return true
    })
  func distancesAreExact(shape: Shape) throws {
    let element = FieldElement(shape, in: Self.frame)
    let exact = try #require(OutlineDistance(to: shape.path(in: Self.frame), pixelsPerUnit: 16))
    var generator = SeededGenerator(seed: 42)
    for _ in 0..<400 {
      let point = Self.point(&generator)
      let expected = exact.signedDistance(of: Point(x: Double(point.x), y: Double(point.y)))
      #expect(abs(Double(element.sample(at: point).distance) - expected) < 0.002, "\(point)")
    }
  }

  @Test("A capsule is a circular arc in both corner styles")
  func aCapsuleIsAPlainArcAndCountsAlikeInBothStyles() {
    var generator = SeededGenerator(seed: 43)
    let frame = Rect(x: 0, y: 0, width: 120, height: 40)
    let continuous = FieldElement(.roundedRectangle(CornerRadii(20), style: .continuous), in: frame)
    for _ in 0..<300 {
      let point = Self.point(&generator, around: frame)
      let (dx, dy) = (max(abs(point.x - 60) - 40, 0), abs(point.y - 20))
      let expected = (dx * dx + dy * dy).squareRoot() - 20
      for style in [CornerStyle.circular, .continuous] {
        let sample = FieldElement(.capsule(style: style), in: frame).sample(at: point)
        #expect(abs(sample.distance - expected) < 1e-4)
      }
      #expect(abs(continuous.sample(at: point).distance - expected) < 1e-4)
    }
  }

  @Test("Straight edges of continuous boxes have exact distances")
  func straightEdgesOfContinuousBoxesHaveExactDistances() {
    let element = FieldElement(
      .roundedRectangle(CornerRadii(20), style: .continuous), in: Rect(x: 0, y: 0, width: 200, height: 160))
    for x in stride(from: Float(31), through: 169, by: 3) {
      for y in stride(from: Float(-20), through: 29, by: 0.5) {
        let sample = element.sample(at: SIMD2(x, y))
        #expect(abs(sample.distance + y) < 1e-4)
        #expect(sample.gradient == SIMD2(0, -1))
      }
    }
    #expect(element.sample(at: SIMD2(100, 50)).distance == -50)
  }

  /// Expected values from evaluating section 1 of the glass model in double precision.
  @Test("The continuous field equals the system's")
  func theContinuousFieldIsTheSystems() {
    let half = SIMD2<Double>(100, 60)
    for radius in [12.0, 38, 44, 55, 60, 90] {
      let element = FieldElement(
        .roundedRectangle(CornerRadii(radius), style: .continuous),
        in: Rect(x: -half.x, y: -half.y, width: 2 * half.x, height: 2 * half.y))
      var generator = SeededGenerator(seed: 44)
      for _ in 0..<300 {
        let point = SIMD2(generator.number(in: -140...140), generator.number(in: -100...100))
        let expected = Self.systemDistance(point, half: half, radius: radius)
        let found = element.sample(at: SIMD2(Float(point.x), Float(point.y))).distance
        #expect(abs(Double(found) - expected) < 5e-4, "\(radius) \(point)")
      }
    }
  }

  /// Returns the signed distance from a continuous rounded rectangle, by the system's formula in double precision.
  static func systemDistance(_ point: SIMD2<Double>, half: SIMD2<Double>, radius asked: Double) -> Double {
    let constant = 1.528665
    func share(_ length: Double) -> Double {
      min(max((constant - length / asked) / (constant - 1), 0), 1)
    }
    let arcShare = max(share(half.x), share(half.y))
    let radius = min(asked, min(half.x, half.y)), reach = constant * radius
    let q = SIMD2(abs(point.x) - half.x + reach, abs(point.y) - half.y + reach)
    let c = SIMD2(max(0, q.x / reach), max(0, q.y / reach))
    let length = (c.x * c.x + c.y * c.y).squareRoot()
    let t = max(c.x, c.y) > 0 ? min(c.x, c.y) / max(c.x, c.y) : 0
    let polynomial =
      0.268531 + 1.26803 * t - 3.64122 * t * t + 3.15601 * t * t * t - 0.926054 * t * t * t * t
    let smooth = length + 1 - 1 / (1 - t * t * min(length, 1) * polynomial)
    let a = SIMD2(max(0, constant * c.x - 0.528665), max(0, constant * c.y - 0.528665))
    let arc = 0.65416557 * (a.x * a.x + a.y * a.y).squareRoot() + 0.34583443
    return reach * (smooth + (arc - smooth) * arcShare - 1) + min(max(q.x, q.y), 0)
  }

  /// Compared where the field is smooth; at a kink the two one-sided slopes differ, and the point is skipped.
  @Test("The gradient is the derivative of the distance", arguments: everyShape)
  func theGradientIsTheDerivative(shape: Shape) {
    let element = FieldElement(shape, in: Self.frame)
    var generator = SeededGenerator(seed: 45)
    let step: Float = 0.0625
    var compared = 0
    for _ in 0..<400 {
      let point = Self.point(&generator)
      let here = element.sample(at: point)
      func slopes(_ direction: SIMD2<Float>) -> (Float, Float) {
        (
          (element.sample(at: point + direction * step).distance - here.distance) / step,
          (here.distance - element.sample(at: point - direction * step).distance) / step
        )
      }
      let (x, y) = (slopes(SIMD2(1, 0)), slopes(SIMD2(0, 1)))
      guard abs(x.0 - x.1) < 0.01, abs(y.0 - y.1) < 0.01 else { continue }
      let derivative = normalized(SIMD2(x.0 + x.1, y.0 + y.1))
      let difference = derivative - here.gradient
      #expect(dot(difference, difference).squareRoot() < 0.012, "\(point) \(here) \(derivative)")
      #expect(abs(dot(here.gradient, here.gradient) - 1) < 1e-5)
      compared += 1
    }
    #expect(compared > 250)
  }

  @Test("Ovalization turns the gradient and keeps the distance")
  func ovalizationTurnsTheDirectionOnly() {
    let plain = FieldElement(.capsule(style: .continuous), in: Rect(x: 0, y: 0, width: 120, height: 40))
    let oval = FieldElement(
      .capsule(style: .continuous), in: Rect(x: 0, y: 0, width: 120, height: 40), ovalization: 0.5)
    let point = SIMD2<Float>(90, 5)
    #expect(oval.sample(at: point).distance == plain.sample(at: point).distance)
    let shape = plain.sample(at: point).gradient
    let ellipse = normalized(SIMD2(30, -15 * 3))
    let expected = normalized((shape + ellipse) / 2)
    let difference = oval.sample(at: point).gradient - expected
    #expect(dot(difference, difference).squareRoot() < 1e-6)
  }

  @Test("Inflation moves the outline outwards")
  func inflationMovesTheOutlineOutwards() {
    let frame = Rect(x: 0, y: 0, width: 100, height: 60)
    let grown = FieldElement(.roundedRectangle(CornerRadii(10), style: .circular), in: frame).inflated(by: 8)
    let larger = FieldElement(
      .roundedRectangle(CornerRadii(18), style: .circular), in: frame.outset(by: 8))
    var generator = SeededGenerator(seed: 46)
    for _ in 0..<200 {
      let point = Self.point(&generator, around: frame)
      #expect(abs(grown.sample(at: point).distance - larger.sample(at: point).distance) < 1e-4)
    }
    #expect(grown.bounds == frame.outset(by: 8))
    #expect(grown.inflated(by: -100).bounds.isEmpty)
  }

  @Test("Transforms move, scale and turn about the middle")
  func transformsMoveSizeAndTurnAboutTheMiddle() {
    let frame = Rect(x: 10, y: 20, width: 120, height: 80)
    for shape in Self.everyShape {
      let element = FieldElement(shape, in: frame)
      let transform = FieldTransform(translation: SIMD2(7, -3), scale: 0.2, rotation: SIMD2(0.6, 0.8))
      let moved = element.transformed(by: transform)
      let centre = element.kernel.centre
      var generator = SeededGenerator(seed: 47)
      for _ in 0..<60 {
        let point = Self.point(&generator)
        let before = element.sample(at: point)
        let offset = (point - centre) * 0.2
        let turned = SIMD2(0.6 * offset.x - 0.8 * offset.y, 0.8 * offset.x + 0.6 * offset.y)
        let after = moved.sample(at: centre + SIMD2(7, -3) + turned)
        #expect(abs(after.distance - before.distance * 0.2) < 1e-3)
        guard abs(before.distance) > 0.1, dot(before.gradient, before.gradient) > 0.5 else { continue }
        let expected = SIMD2(
          0.6 * before.gradient.x - 0.8 * before.gradient.y, 0.8 * before.gradient.x + 0.6 * before.gradient.y
        )
        #expect(dot(after.gradient, expected) > 0.999 || before.distance < -20, "\(shape) \(point)")
      }
    }
  }

  @Test("Flat ellipses have exact distances")
  func flatEllipsesStayExact() throws {
    for (width, height) in [(400.0, 4.0), (3, 500), (100, 99.9), (0.01, 10)] {
      let frame = Rect(x: -width / 2, y: -height / 2, width: width, height: height)
      let element = FieldElement(.ellipse, in: frame)
      let exact = try #require(OutlineDistance(to: Shape.ellipse.path(in: frame), pixelsPerUnit: 64))
      var generator = SeededGenerator(seed: 48)
      for _ in 0..<200 {
        let point = SIMD2(Float(generator.number(in: -300...300)), Float(generator.number(in: -300...300)))
        let expected = exact.signedDistance(of: Point(x: Double(point.x), y: Double(point.y)))
        let sample = element.sample(at: point)
        #expect(abs(Double(sample.distance) - expected) < 0.002)
        #expect(abs(dot(sample.gradient, sample.gradient) - 1) < 1e-5)
      }
      for point in [SIMD2<Float>(0, 0), SIMD2(Float(width / 2), 0), SIMD2(0, Float(height / 2))] {
        let sample = element.sample(at: point)
        #expect(sample.distance.isFinite && sample.gradient.x.isFinite && sample.gradient.y.isFinite)
      }
    }
  }

  @Test("Frames without area or with invalid numbers are empty")
  func framesWithoutAreaOrNumbersAreEmpty() {
    let frames = [
      Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 0, y: 0, width: -5, height: 10),
      Rect(x: .nan, y: 0, width: 5, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 10),
      Rect(x: 0, y: 1e300, width: 5, height: 5), Rect(x: 0, y: 0, width: 5, height: .nan),
    ]
    for frame in frames {
      for shape in Self.everyShape.dropLast() {
        let element = FieldElement(shape, in: frame)
        #expect(element.isEmpty && element.bounds.isEmpty)
        #expect(element.sample(at: SIMD2(1, 1)) == .empty)
      }
    }
    #expect(FieldElement(.path(Path()), in: Self.frame).isEmpty)
    #expect(FieldElement.empty.inflated(by: 5).sample(at: SIMD2(0, 0)) == .empty)
    let element = FieldElement(.capsule(style: .continuous), in: Self.frame)
    #expect(element.sample(at: SIMD2(.nan, 0)) == .empty)
    #expect(element.sample(at: SIMD2(0, -.infinity)) == .empty)
    #expect(element.inflated(by: .nan).isEmpty)
    for scale in [0, -1, Float.nan, .infinity] {
      #expect(element.transformed(by: FieldTransform(scale: scale)).isEmpty)
    }
    #expect(element.transformed(by: FieldTransform(rotation: SIMD2(0, 0))).isEmpty)
    #expect(element.transformed(by: FieldTransform(translation: SIMD2(.nan, 0))).isEmpty)
  }

  @Test("A radius of NaN counts as 0, an infinite one as the largest")
  func radiiThatAreNotNumbersCountAsTheirLimits() {
    for style in [CornerStyle.circular, .continuous] {
      let sharp = FieldElement(.roundedRectangle(CornerRadii(.nan), style: style), in: Self.frame)
      #expect(sharp.sample(at: SIMD2(10, 20)).distance == 0)
      let round = FieldElement(.roundedRectangle(CornerRadii(.infinity), style: style), in: Self.frame)
      #expect(round.sample(at: SIMD2(20, 60)).distance == -10)
    }
  }

  private static let upright = Rect(x: 10.25, y: 20.5, width: 120, height: 160)

  /// Beside an upright side, points in one column hold identical bits in every row.
  @Test(
    "Rows are identical beside an upright side",
    arguments: [
      Shape.rectangle, .capsule(style: .circular), .roundedRectangle(CornerRadii(18), style: .circular),
      .roundedRectangle(CornerRadii(18), style: .continuous),
      .roundedRectangle(CornerRadii(36), style: .continuous),
    ])
  func uprightSidesHoldTheSameFromRowToRow(shape: Shape) throws {
    let kernel = FieldElement(shape, in: Self.upright).kernel
    let runs: [(Float, Float)] = [
      (-30.5, -4.5), (-4.5, 3.5), (3.5, 22.5), (118.5, 127.5), (126.5, 160.5),
    ]
    for (left, right) in runs {
      let heights = try #require(kernel.heightsAlike(left: left, right: right))
      #expect(heights.upperBound - heights.lowerBound > 8)
      for x in stride(from: left, through: right, by: 0.75) {
        let middle = kernel.sample(at: SIMD2(x, kernel.centre.y))
        for y in stride(from: heights.lowerBound + 0.01, to: heights.upperBound, by: 0.875) {
          let sample = kernel.sample(at: SIMD2(x, y))
          guard Self.bits(sample) != Self.bits(middle) else { continue }
          Issue.record("\(x), \(y): \(sample), not \(middle)")
        }
      }
    }
  }

  private static func bits(_ sample: FieldSample) -> [UInt32] {
    [sample.distance.bitPattern, sample.gradient.x.bitPattern, sample.gradient.y.bitPattern]
  }

  @Test("Rows are alike only beside a single upright side")
  func heightsAreAlikeBesideOneUprightSideOnly() {
    let shape = Shape.roundedRectangle(CornerRadii(18), style: .continuous)
    let element = FieldElement(shape, in: Self.upright)
    func heights(_ element: FieldElement, _ left: Float = 3.5, _ right: Float = 22.5) -> ClosedRange<Float>? {
      element.kernel.heightsAlike(left: left, right: right)
    }
    #expect(heights(element) != nil)
    // This run reaches from one upright side to the other.
    #expect(heights(element, 60.5, 80.5) == nil)
    // Deeper than the radius of corners that are mixed with an arc: their distance levels off there.
    let round = FieldElement(.roundedRectangle(CornerRadii(45), style: .continuous), in: Self.upright)
    #expect(round.kernel.arcShares.x > 0)
    #expect(heights(round, 30.5, 50.5) != nil && heights(round, 40.5, 60.5) == nil)
    #expect(heights(element.transformed(by: FieldTransform(rotation: SIMD2(0.6, 0.8)))) == nil)
    #expect(heights(element.transformed(by: FieldTransform(scale: 1.25))) == nil)
    #expect(heights(FieldElement(shape, in: Self.upright, ovalization: 0.5)) == nil)
    #expect(heights(FieldElement(.ellipse, in: Self.upright)) == nil)
    // A flat capsule's sides have no straight part.
    let flat = FieldElement(.capsule(style: .circular), in: Rect(x: 10.25, y: 20.5, width: 120, height: 30))
    #expect(heights(flat) == nil)
  }
}
