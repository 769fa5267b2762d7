// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct ConcentricTests {
  @Test("A concentric corner radius is the outer radius less the inset")
  func theInnerRadiusIsTheOuterOneLessThePadding() {
    let outer = Shape.roundedRectangle(
      CornerRadii(topLeft: 30, topRight: 20, bottomRight: 8, bottomLeft: 3), style: .continuous)
    let inner = Shape.roundedRectangle(
      CornerRadii(topLeft: 22, topRight: 12, bottomRight: 0, bottomLeft: 0), style: .continuous)
    #expect(outer.concentric(inset: 8) == inner)
    #expect(outer.concentric(inset: 0) == outer)
    let around = Shape.roundedRectangle(CornerRadii(18), style: .circular)
    #expect(Shape.roundedRectangle(CornerRadii(10), style: .circular).concentric(inset: -8) == around)
  }

  @Test("Shapes without corner radii stay unchanged")
  func otherKindsStayThemselves() {
    let path = Shape.path(Path([.move(Point(x: 0, y: 0)), .line(Point(x: 9, y: 9))]))
    let kinds: [Shape] = [
      .capsule(style: .continuous), .capsule(style: .circular), .circle, .ellipse, .rectangle, path,
    ]
    for shape in kinds { #expect(shape.concentric(inset: 12) == shape) }
    let rounded = Shape.roundedRectangle(CornerRadii(10), style: .circular)
    #expect(rounded.concentric(inset: .nan) == rounded)
    #expect(rounded.concentric(inset: .infinity) == rounded)
    #expect(
      Shape.roundedRectangle(CornerRadii(.infinity), style: .continuous).concentric(inset: 5)
        == .roundedRectangle(CornerRadii(.infinity), style: .continuous))
  }

  /// Corners about one centre keep their distance along the whole outline.
  @Test("Concentric outlines keep their distance all round")
  func bothOutlinesKeepTheirDistance() {
    let outer = FieldElement(
      .roundedRectangle(CornerRadii(30), style: .circular), in: Rect(x: 0, y: 0, width: 200, height: 120))
    let shape = Shape.roundedRectangle(CornerRadii(30), style: .circular).concentric(inset: 12)
    let inner = FieldElement(shape, in: Rect(x: 12, y: 12, width: 176, height: 96))
    for x in stride(from: Float(-20), through: 220, by: 7) {
      for y in stride(from: Float(-20), through: 11, by: 3) {
        let point = SIMD2(x, y)
        #expect(abs(inner.sample(at: point).distance - outer.sample(at: point).distance - 12) < 1e-4)
      }
    }
  }
}
