// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct ContinuousCornerTests {
  static let frame = Rect(x: 10, y: 20, width: 200, height: 160)

  static func points(_ path: Path) -> [Point] {
    path.elements.compactMap { element in
      switch element {
      case .move(let point), .line(let point): point
      default: nil
      }
    }
  }

  static func outline(_ radius: Double, in frame: Rect = frame) -> [Point] {
    points(Shape.roundedRectangle(CornerRadii(radius), style: .continuous).path(in: frame))
  }

  /// The system's curve (model of the glass, section 1): the straight side ends 1.528665 r from the corner.
  @Test("The curve begins 1.528665 radii from the corner", arguments: [4.0, 20, 50])
  func theCurveBeginsAtItsReach(radius: Double) {
    let onTop = Self.outline(radius).filter { $0.y == Self.frame.minY }.map(\.x)
    #expect(abs((onTop.min() ?? 0) - (Self.frame.minX + 1.528665 * radius)) < 1e-9)
    #expect(abs((onTop.max() ?? 0) - (Self.frame.maxX - 1.528665 * radius)) < 1e-9)
  }

  @Test("The curve meets the circular arc on the diagonal", arguments: [4.0, 20, 50])
  func theDiagonalIsWhereTheArcHasIt(radius: Double) {
    let corner = ContinuousCorner(radius: radius, arcShare: 0)
    let last = corner.half.last ?? (0, 0)
    #expect(abs(last.along - last.inset) < 1e-9)
    #expect(abs(last.along - (1 - 0.5.squareRoot()) * radius) < 1e-4 * radius)
  }

  @Test("The curve is tangent to the side")
  func theCurveLeavesTheSideTangentially() {
    let half = ContinuousCorner(radius: 100, arcShare: 0).half
    let slope = (half[1].inset - half[0].inset) / (half[0].along - half[1].along)
    #expect(abs(slope) < 0.01)
    #expect(zip(half, half.dropFirst()).allSatisfy { $0.along > $1.along && $0.inset <= $1.inset })
  }

  @Test("The four corners are mirror images")
  func allFourCornersAreMirrorImages() {
    let points = Self.outline(30)
    let centre = Point(x: Self.frame.x + Self.frame.width / 2, y: Self.frame.y + Self.frame.height / 2)
    func distanceToOutline(_ p: Point) -> Double {
      points.map { max(abs($0.x - p.x), abs($0.y - p.y)) }.min() ?? .infinity
    }
    for point in points {
      #expect(distanceToOutline(Point(x: 2 * centre.x - point.x, y: point.y)) < 1e-9)
      #expect(distanceToOutline(Point(x: point.x, y: 2 * centre.y - point.y)) < 1e-9)
      // Mirrored at the diagonal of the top left corner.
      let (dx, dy) = (point.x - Self.frame.x, point.y - Self.frame.y)
      if dx < 60, dy < 60 {
        #expect(distanceToOutline(Point(x: Self.frame.x + dy, y: Self.frame.y + dx)) < 1e-9)
      }
    }
  }

  @Test("Every vertex lies on the system's contour")
  func everyVertexLiesOnTheContour() {
    let radius = 30.0, reach = 1.528665 * radius
    for point in Self.outline(radius) {
      let x = max(0, 1 - min(point.x - Self.frame.minX, Self.frame.maxX - point.x) / reach)
      let y = max(0, 1 - min(point.y - Self.frame.minY, Self.frame.maxY - point.y) / reach)
      let length = (x * x + y * y).squareRoot()
      let t = min(x, y) / max(x, y)
      let polynomial =
        0.268531 + 1.26803 * t - 3.64122 * t * t + 3.15601 * t * t * t - 0.926054 * t * t * t * t
      let contour = length + 1 - 1 / (1 - t * t * min(length, 1) * polynomial)
      #expect(abs(contour - 1) < 1e-9)
    }
  }

  /// A chord deviates most from the curve in its middle, so the true curve is compared halfway between two vertices.
  @Test(
    "The polygon deviates from the curve by less than a fiftieth of a pixel", arguments: [5.0, 33, 150, 400])
  func thePolygonIsWithinAFiftiethOfAPixel(radius: Double) {
    let corner = ContinuousCorner(radius: radius, arcShare: 0)
    let half = corner.half
    #expect(half.count > 32)
    for (step, pair) in zip(half, half.dropFirst()).enumerated() {
      let slope = (Double(step) + 0.5) / Double(half.count - 1)
      let length = corner.contourLength(slope: slope) / (1 + slope * slope).squareRoot()
      let along = corner.reach * (1 - length * slope), inset = corner.reach * (1 - length)
      // The distance of the true point from the chord.
      let (dx, dy) = (pair.1.along - pair.0.along, pair.1.inset - pair.0.inset)
      let cross = dx * (inset - pair.0.inset) - dy * (along - pair.0.along)
      #expect(abs(cross) / (dx * dx + dy * dy).squareRoot() * 8 <= 0.02)
    }
  }

  @Test("A corner that takes half of the shorter side is a circular arc")
  func aCornerThatTakesTheWholeSideIsAnArc() {
    let frame = Rect(x: 0, y: 0, width: 120, height: 40)
    let capsule = Shape.capsule(style: .continuous).path(in: frame)
    #expect(capsule == Shape.capsule(style: .circular).path(in: frame))
    for radius in [20.0, 30, 1e9, .infinity] {
      let path = Shape.roundedRectangle(CornerRadii(radius), style: .continuous).path(in: frame)
      #expect(path == capsule)
    }
  }

  @Test("The curve passes steadily into a circular arc")
  func theCurveTurnsIntoTheArcSteadily() {
    var last = 0.0
    for step in 0...40 {
      let frame = Rect(x: 0, y: 0, width: 100, height: 2 * 20 * (1.6 - 0.6 * Double(step) / 40))
      let mask = Shape.roundedRectangle(CornerRadii(20), style: .continuous).path(in: frame)
        .coverage(transform: .scale(4), clippedTo: wideClip)
      let missing = frame.width * frame.height - mask.area / 16
      if step > 0 { #expect(abs(missing - last) < 6) }
      // Four circular corners cut off 4·0.2146·r²; the integral of the continuous curve's contour gives 4·0.231907·r².
      #expect(missing > 1600 * 0.214602 - 0.5 && missing < 1600 * 0.231907 + 0.5)
      if step == 0 { #expect(missing > 1600 * 0.231907 - 0.5) }
      if step == 40 { #expect(missing < 1600 * 0.214602 + 0.5) }
      last = missing
    }
  }

  @Test("The outline stays in its frame and turns one way")
  func theOutlineStaysInItsFrameAndTurnsOneWay() throws {
    var generator = SeededGenerator(seed: 9)
    for _ in 0..<300 {
      let frame = Rect(
        x: generator.number(in: -50...50), y: generator.number(in: -50...50),
        width: generator.number(in: 1...300), height: generator.number(in: 1...300))
      let radii = CornerRadii(
        topLeft: generator.number(in: -5...80), topRight: generator.number(in: -5...80),
        bottomRight: generator.number(in: -5...80), bottomLeft: generator.number(in: -5...80))
      let path = Shape.roundedRectangle(radii, style: .continuous).path(in: frame)
      let points = try #require(path.segments(transform: .identity)).map(\.start)
      var area = 0.0
      for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
        area += (a.x * b.y - b.x * a.y) / 2
        #expect(a.x >= frame.minX - 1e-9 && a.x <= frame.maxX + 1e-9)
        #expect(a.y >= frame.minY - 1e-9 && a.y <= frame.maxY + 1e-9)
      }
      #expect(area > 0.7 * frame.width * frame.height && area <= frame.width * frame.height + 1e-6)
    }
  }

  @Test("Each corner has its own radius")
  func eachCornerHasItsOwnCell() {
    let radii = CornerRadii(topLeft: 10, topRight: 0, bottomRight: 40, bottomLeft: 25)
    let points = Self.points(Shape.roundedRectangle(radii, style: .continuous).path(in: Self.frame))
    #expect(points.contains(Point(x: Self.frame.maxX, y: Self.frame.minY)))
    let onTop = points.filter { $0.y == Self.frame.minY }.map(\.x)
    #expect(abs((onTop.min() ?? 0) - (Self.frame.minX + 15.28665)) < 1e-9)
    let onBottom = points.filter { $0.y == Self.frame.maxY }.map(\.x)
    #expect(abs((onBottom.min() ?? 0) - (Self.frame.minX + 25 * 1.528665)) < 1e-9)
    #expect(abs((onBottom.max() ?? 0) - (Self.frame.maxX - 40 * 1.528665)) < 1e-9)
  }

  @Test("Corners that share a side keep all points inside every corner")
  func corneredSidesKeepWhatIsInsideEveryCorner() {
    var generator = SeededGenerator(seed: 10)
    for _ in 0..<200 {
      let frame = Rect(
        x: 0, y: 0, width: generator.number(in: 40...120), height: generator.number(in: 40...120))
      let radii = (0..<4).map { _ in generator.number(in: 0...40) }
      let outline = ContinuousOutline(
        frame: frame,
        radii: CornerRadii(
          topLeft: radii[0], topRight: radii[1], bottomRight: radii[2], bottomLeft: radii[3]))
      for point in Self.points(outline.path) {
        var nearest = Double.infinity
        for (index, corner) in outline.corners.enumerated() where corner.radius > 0 {
          let x = index == 0 || index == 3 ? point.x : frame.width - point.x
          let y = index < 2 ? point.y : frame.height - point.y
          let cx = max(0, 1 - x / corner.reach), cy = max(0, 1 - y / corner.reach)
          guard max(cx, cy) > 0 else { continue }
          let length = (cx * cx + cy * cy).squareRoot()
          let inside = corner.contourLength(slope: min(cx, cy) / max(cx, cy)) - length
          nearest = min(nearest, inside * corner.reach)
        }
        #expect(nearest > -0.02, "\(frame) \(radii) \(point)")
      }
    }
  }
}
