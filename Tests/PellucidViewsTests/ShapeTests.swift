// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidGeometry
import PellucidScene
import PellucidViews
import Testing

@MainActor @Suite struct ShapeTests {
  typealias Path = PellucidViews.Path
  typealias Color = PellucidViews.Color

  private static let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  private static func isNear(_ one: CGRect, _ other: CGRect, _ tolerance: CGFloat = 0.05) -> Bool {
    [one.minX - other.minX, one.minY - other.minY, one.maxX - other.maxX, one.maxY - other.maxY]
      .allSatisfy { abs($0) < tolerance }
  }

  @Test("Circles begin at the right, rectangles in a corner")
  func shapesBeginWhereTheSystemBegins() {
    func first(_ shape: some PellucidViews.Shape) -> CGPoint? {
      var point: CGPoint?
      // swift-format-ignore: ReplaceForEachWithForLoop
      shape.path(in: Self.square).forEach { element in
        if case .move(let to) = element, point == nil { point = to }
      }
      return point
    }
    #expect(first(Circle()) == CGPoint(x: 100, y: 50) && first(Capsule()) == CGPoint(x: 100, y: 50))
    #expect(first(RoundedRectangle(cornerRadius: 20)) == CGPoint(x: 100, y: 50))
    #expect(first(Rectangle()) == .zero)
  }

  @Test("The first quarter of a circle is the lower right one")
  func trimmedCirclesAreClockwise() {
    let quarter = Circle().trim(from: 0, to: 0.25).path(in: Self.square).boundingRect
    #expect(Self.isNear(quarter, CGRect(x: 50, y: 50, width: 50, height: 50)))
    let path = Path { $0.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)]) }
    #expect(path.trimmedPath(from: 0.25, to: 0.75).description == "5 0 m 10 0 l 10 5 l")
    #expect(path.trimmedPath(from: 0.5, to: 0.5).isEmpty && path.trimmedPath(from: 0, to: 1) == path)
  }

  @Test("Arcs run toward larger angles unless they are clockwise, and begin with a line")
  func arcsHaveDirections() {
    func bounds(_ clockwise: Bool) -> CGRect {
      Path {
        $0.addArc(
          center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: clockwise)
      }.boundingRect
    }
    #expect(Self.isNear(bounds(false), CGRect(x: 0, y: 0, width: 10, height: 10)))
    #expect(Self.isNear(bounds(true), CGRect(x: -10, y: -10, width: 20, height: 20)))
    let rounded = Path {
      $0.move(to: .zero)
      $0.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    }
    #expect(rounded.currentPoint.map { abs($0.x - 20) < 1e-9 && abs($0.y - 5) < 1e-9 } == true)
    #expect(Self.isNear(rounded.boundingRect, CGRect(x: 0, y: 0, width: 20, height: 5)))
  }

  @Test("A line is as wide as it says, with caps, corners and dashes")
  func linesHaveAWidth() {
    let line = Path { $0.addLines([CGPoint(x: 10, y: 10), CGPoint(x: 30, y: 10)]) }
    func bounds(_ style: StrokeStyle, _ path: Path) -> CGRect { path.strokedPath(style).boundingRect }
    #expect(Self.isNear(bounds(StrokeStyle(lineWidth: 4), line), CGRect(x: 10, y: 8, width: 20, height: 4)))
    for cap in [CGLineCap.round, .square] {
      let style = StrokeStyle(lineWidth: 4, lineCap: cap)
      #expect(Self.isNear(bounds(style, line), CGRect(x: 8, y: 8, width: 24, height: 4)))
    }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 4, dash: [5, 5]))
    #expect(dashed.contains(CGPoint(x: 12, y: 10)) && !dashed.contains(CGPoint(x: 17, y: 10)))
    #expect(dashed.contains(CGPoint(x: 22, y: 10)))
    let corner = Path { $0.addLines([.zero, CGPoint(x: 20, y: 0), CGPoint(x: 20, y: 20)]) }
    let tip = CGPoint(x: 21.9, y: -1.9)
    #expect(corner.strokedPath(StrokeStyle(lineWidth: 4)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .bevel)).contains(tip))
    #expect(!corner.strokedPath(StrokeStyle(lineWidth: 4, lineJoin: .round)).contains(tip))
  }

  @Test("A border lies inside the shape, and a line on both sides of its outline")
  func bordersLieInside() throws {
    func bounds(_ view: some View) throws -> CGRect {
      guard case .path(let path) = try DrawnLayers.fill(view).shape else { return .null }
      return Path { draw in
        for element in path.elements {
          switch element {
          case .move(let point): draw.move(to: CGPoint(x: point.x, y: point.y))
          case .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
            draw.addLine(to: CGPoint(x: point.x, y: point.y))
          case .close: draw.closeSubpath()
          }
        }
      }.boundingRect
    }
    for shape in [AnyShape(Circle()), AnyShape(RoundedRectangle(cornerRadius: 9))] {
      #expect(Self.isNear(try bounds(shape.stroke(.red, lineWidth: 4)), Self.square.insetBy(dx: -2, dy: -2)))
    }
    #expect(Self.isNear(try bounds(Circle().strokeBorder(.red, lineWidth: 4)), Self.square))
    #expect(Self.isNear(try bounds(Ellipse().strokeBorder(.red, lineWidth: 4)), Self.square, 0.1))
    #expect(
      Self.isNear(
        try bounds(Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4, dash: [3]))), Self.square))
  }

  @Test("Areas are joined, cut out and filled by the odd rule")
  func areasAreCombined() {
    let (one, other) = (Path(Self.square), Path(CGRect(x: 50, y: 50, width: 100, height: 100)))
    let (left, both, right) = (CGPoint(x: 25, y: 25), CGPoint(x: 75, y: 75), CGPoint(x: 125, y: 125))
    func inside(_ path: Path) -> [Bool] { [left, both, right].map { path.contains($0) } }
    #expect(inside(one.union(other)) == [true, true, true])
    #expect(inside(one.intersection(other)) == [false, true, false])
    #expect(inside(one.subtracting(other)) == [true, false, false])
    #expect(inside(one.symmetricDifference(other)) == [true, false, true])
    var nested = one
    nested.addRect(Self.square.insetBy(dx: 20, dy: 20))
    #expect(nested.contains(both) && !nested.contains(both, eoFill: true))
    #expect(!nested.normalized().contains(both) && nested.normalized().contains(CGPoint(x: 10, y: 50)))
  }

  @Test("A path is read from its description")
  func pathsAreRead() throws {
    let path = try #require(Path("0 0 m 10 0 l 10 5 20 5 q 1 2 3 4 5 6 c h"))
    #expect(path.description == "0 0 m 10 0 l 10 5 20 5 q 1 2 3 4 5 6 c h")
    #expect(Path("0 0 l x") == nil && Path("1 m") == nil && Path("")?.isEmpty == true)
    #expect(path.offsetBy(dx: 1, dy: 1).currentPoint == CGPoint(x: 1, y: 1))
  }

  @Test("Transformed shapes have transformed outlines")
  func shapesAreTransformed() {
    let rect = CGRect(x: 0, y: 0, width: 40, height: 20)
    func bounds(_ shape: some PellucidViews.Shape) -> CGRect { shape.path(in: rect).boundingRect }
    #expect(
      Self.isNear(bounds(Rectangle().rotation(.degrees(90))), CGRect(x: 10, y: -10, width: 20, height: 40)))
    #expect(Self.isNear(bounds(Rectangle().scale(0.5)), CGRect(x: 10, y: 5, width: 20, height: 10)))
    #expect(Self.isNear(bounds(Rectangle().offset(x: 3, y: 4)), rect.offsetBy(dx: 3, dy: 4)))
    #expect(
      Self.isNear(bounds(Rectangle().size(width: 5, height: 6)), CGRect(x: 0, y: 0, width: 5, height: 6)))
    #expect(Self.isNear(bounds(Circle().inset(by: 4)), CGRect(x: 14, y: 4, width: 12, height: 12)))
    let transform = CGAffineTransform(translationX: 5, y: 0).scaledBy(x: 2, y: 2)
    #expect(CGPoint(x: 1, y: 1).applying(transform) == CGPoint(x: 7, y: 2))
    #expect(CGPoint(x: 7, y: 2).applying(transform.inverted()) == CGPoint(x: 1, y: 1))
  }

  @Test("A shape in a container has the container's corners less its distance")
  func shapesFollowTheirContainer() throws {
    func radius(_ shape: some PellucidViews.Shape) throws -> Double {
      let view = ZStack { shape.fill(.red).padding(8) }.frame(width: 80, height: 60)
        .containerShape(RoundedRectangle(cornerRadius: 20))
      guard case .roundedRectangle(let radii, _) = try DrawnLayers.fill(view).shape else { return -1 }
      return radii.topLeft
    }
    #expect(try radius(ContainerRelativeShape()) == 12)
    #expect(try radius(ConcentricRectangle()) == 12)
    #expect(try radius(ConcentricRectangle(corners: .concentric(minimum: 15))) == 15)
    #expect(try radius(ConcentricRectangle(corners: .fixed(3))) == 3)
  }

  @Test("Corners that differ are mirrored with the language")
  func cornersAreMirrored() throws {
    let view = UnevenRoundedRectangle(topLeadingRadius: 10, bottomTrailingRadius: 4).fill(.red)
    guard
      case .roundedRectangle(let radii, _) = try DrawnLayers.fill(
        view.environment(\.layoutDirection, .rightToLeft)
      ).shape
    else {
      Issue.record("not a rounded rectangle")
      return
    }
    #expect(radii == CornerRadii(topLeft: 0, topRight: 10, bottomRight: 0, bottomLeft: 4))
  }

  @Test(
    "Strange numbers of shapes end in a picture", arguments: [CGFloat.nan, .infinity, -.infinity, -20, 1e300])
  func strangeNumbersAreHarmless(number: CGFloat) throws {
    let path = Path { path in
      path.addLine(to: CGPoint(x: number, y: 3))
      path.move(to: CGPoint(x: number, y: number))
      path.addArc(
        center: .zero, radius: number, startAngle: .zero, endAngle: .degrees(Double(number)), clockwise: true)
      path.addRoundedRect(
        in: CGRect(x: 0, y: 0, width: number, height: 4), cornerSize: CGSize(width: number, height: 3))
    }
    _ = (path.boundingRect, path.contains(.zero), path.union(Path(Self.square)), path.description)
    let view = VStack {
      path.stroke(.red, style: StrokeStyle(lineWidth: number, dash: [number, 1], dashPhase: number))
      Circle().trim(from: number, to: 0.5).stroke(.red, style: StrokeStyle(lineWidth: 3, dash: [0, number]))
      RoundedRectangle(cornerRadius: number).strokeBorder(.red, lineWidth: number)
      Rectangle().inset(by: number).rotation(.degrees(Double(number))).scale(number).fill(.blue)
    }.rotationEffect(.degrees(Double(number))).shadow(radius: number)
    var renderer = try SceneRenderer(threads: 1)
    _ = try? renderer.draw(renderer.description(of: view, width: 60, height: 100))
  }
}
