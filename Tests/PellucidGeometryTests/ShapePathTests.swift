// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import Testing

@Suite struct ShapePathTests {
  static func area(_ shape: Shape, in frame: Rect, scale: Double = 4) -> Double {
    shape.path(in: frame).coverage(transform: .scale(scale), clippedTo: wideClip).area / scale / scale
  }

  @Test("The area of each shape follows its formula")
  func areasAreTheFormulas() {
    let frame = Rect(x: 5, y: 3, width: 100, height: 60)
    let radii = CornerRadii(topLeft: 4, topRight: 30, bottomRight: 0, bottomLeft: 18.5)
    let squares = [4.0, 30, 0, 18.5].reduce(0) { $0 + $1 * $1 }
    let cases: [(Shape, Double)] = [
      (.rectangle, 6000), (.ellipse, .pi * 50 * 30), (.circle, .pi * 900),
      (.capsule(style: .circular), .pi * 900 + 40 * 60),
      (.roundedRectangle(radii, style: .circular), 6000 - (1 - .pi / 4) * squares),
      (.roundedRectangle(CornerRadii(500), style: .circular), .pi * 900 + 40 * 60),
      (.roundedRectangle(CornerRadii(-3), style: .continuous), 6000),
    ]
    for (shape, area) in cases {
      #expect(abs(Self.area(shape, in: frame) - area) < 0.12, "\(shape)")
    }
  }

  @Test("A circle is centred in its frame")
  func theCircleIsCentred() {
    let mask = Shape.circle.path(in: Rect(x: 0, y: 0, width: 30, height: 10))
      .coverage(transform: .identity, clippedTo: wideClip)
    #expect(mask.bounds == PixelRect(minX: 10, minY: 0, maxX: 20, maxY: 10))
  }

  @Test(
    "The coverage of symmetric shapes is symmetric",
    arguments: [
      Shape.circle, .ellipse, .capsule(style: .continuous),
      .roundedRectangle(CornerRadii(8), style: .circular),
      .roundedRectangle(CornerRadii(8), style: .continuous),
    ])
  func coverageIsSymmetric(shape: Shape) {
    let mask = shape.path(in: Rect(x: 0, y: 0, width: 40, height: 40))
      .coverage(transform: .identity, clippedTo: wideClip)
    #expect(mask.bounds.width == 40 && mask.bounds.height == 40)
    for y in 0..<40 {
      for x in 0..<40 {
        let value = Int(mask.value(x: x, y: y))
        #expect(abs(value - Int(mask.value(x: 39 - x, y: y))) <= 1)
        #expect(abs(value - Int(mask.value(x: x, y: 39 - y))) <= 1)
        #expect(abs(value - Int(mask.value(x: y, y: x))) <= 1)
      }
    }
  }

  @Test("A circle's coverage is its area in each pixel")
  func circleCoverageIsTheAreaInEachPixel() {
    // Compared with fine sampling of the true circle: 32 × 32 points per pixel have an error below 2 levels.
    let radius = 9.3, centre = Point(x: 10.2, y: 11.7)
    let frame = Rect(x: centre.x - radius, y: centre.y - radius, width: 2 * radius, height: 2 * radius)
    let mask = Shape.circle.path(in: frame).coverage(transform: .identity, clippedTo: wideClip)
    for y in mask.bounds.minY..<mask.bounds.maxY {
      for x in mask.bounds.minX..<mask.bounds.maxX {
        var inside = 0
        for step in 0..<1024 {
          let dx = Double(x) + (Double(step % 32) + 0.5) / 32 - centre.x
          let dy = Double(y) + (Double(step / 32) + 0.5) / 32 - centre.y
          if dx * dx + dy * dy <= radius * radius { inside += 1 }
        }
        #expect(abs(Double(inside) / 1024 * 255 - Double(mask.value(x: x, y: y))) < 4)
      }
    }
  }

  @Test("Paths are relative to their frame")
  func pathsAreRelativeToTheFrame() {
    let path = Path([
      .move(Point(x: 0, y: 0)), .quadratic(control: Point(x: 10, y: 0), end: Point(x: 10, y: 10)),
      .cubic(Point(x: 8, y: 10), Point(x: 4, y: 10), end: Point(x: 0, y: 10)), .close,
    ])
    let moved = Shape.path(path).path(in: Rect(x: 3, y: 4, width: 0, height: 0))
    #expect(moved == path.transformed(by: .translation(x: 3, y: 4)))
    // The quadratic cuts a sixth off the square.
    let mask = moved.coverage(transform: .scale(8), clippedTo: wideClip)
    #expect(abs(mask.area / 64 - 250.0 / 3) < 0.05)
  }

  @Test(
    "Frames without a usable area cover nothing",
    arguments: [
      Rect(x: 0, y: 0, width: 0, height: 10), Rect(x: 0, y: 0, width: -5, height: 10),
      Rect(x: 0, y: 0, width: .nan, height: 10), Rect(x: .nan, y: 0, width: 10, height: 10),
      Rect(x: 0, y: 0, width: .infinity, height: .infinity),
    ])
  func unusableFramesCoverNothing(frame: Rect) {
    for shape in [
      Shape.rectangle, .circle, .ellipse, .capsule(style: .continuous),
      .roundedRectangle(CornerRadii(5), style: .circular),
      .roundedRectangle(CornerRadii(.nan), style: .continuous),
      .roundedRectangle(CornerRadii(5), style: .continuous),
      .roundedRectangle(CornerRadii(.infinity), style: .continuous),
    ] {
      let mask = shape.path(in: frame).coverage(transform: .identity, clippedTo: wideClip)
      #expect(mask.values.isEmpty)
    }
  }
}
