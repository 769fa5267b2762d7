// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import PellucidGeometry

@Suite struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("An intersection lies in both rectangles")
  func intersectionsLieInBoth() {
    let other = Rect(x: 25, y: 0, width: 100, height: 30)
    #expect(rect.intersection(other) == Rect(x: 25, y: 20, width: 15, height: 10))
    #expect(rect.intersection(other) == other.intersection(rect))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(rect.moved(x: 30, y: 0)).isEmpty)
    #expect(rect.intersection(rect.moved(x: 0, y: -50)).isEmpty)
  }

  @Test("A size becomes a frame at the origin")
  func aSizeMakesAFrameInItsOwnSpace() {
    #expect(Rect(rect.size) == Rect(x: 0, y: 0, width: 30, height: 40))
    #expect(rect.center == Point(x: 25, y: 40))
  }

  @Test("A transform about a point keeps that point")
  func nothingMovesAtTheCenterOfATransform() {
    let doubled = Transform.scale(2).about(rect.center)
    #expect(doubled.applied(to: rect.center) == rect.center)
    #expect(doubled.bounds(of: rect) == Rect(x: -5, y: 0, width: 60, height: 80))
  }

  @Test("Scaling a shape scales its corner radii")
  func cornersGrowWithTheShape() {
    let radii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    let doubled = CornerRadii(topLeft: 2, topRight: 4, bottomRight: 6, bottomLeft: 8)
    let shape = Shape.roundedRectangle(radii, style: .circular)
    #expect(shape.scaled(by: 2) == .roundedRectangle(doubled, style: .circular))
    #expect(Shape.capsule(style: .continuous).scaled(by: 2) == .capsule(style: .continuous))
    let line = Shape.path(Path([.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]))
    #expect(line.scaled(by: 2) == .path(Path([.move(Point(x: 2, y: 4)), .line(Point(x: 6, y: 8))])))
  }
}
