// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry
import PellucidTestSupport
import Testing

/// A clip that contains every shape of these tests.
let wideClip = PixelRect(minX: -512, minY: -512, maxX: 1024, maxY: 1024)

extension CoverageMask {
  /// The covered area, in pixels.
  var area: Double { values.reduce(0) { $0 + Double($1) } / 255 }

  func value(x: Int, y: Int) -> UInt8 {
    guard x >= bounds.minX, x < bounds.maxX, y >= bounds.minY, y < bounds.maxY else { return 0 }
    return values[(y - bounds.minY) * bounds.width + x - bounds.minX]
  }
}

@Suite struct CoverageTests {
  @Test("Rectangles cover their area at any subpixel offset")
  func rectanglesCoverTheirAreaAtAnyOffset() {
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<200 {
      let rect = Rect(
        x: generator.number(in: -20...20), y: generator.number(in: -20...20),
        width: generator.number(in: 0.1...40), height: generator.number(in: 0.1...40))
      let mask = Shape.rectangle.path(in: rect).coverage(transform: .identity, clippedTo: wideClip)
      #expect(mask.bounds == PixelRect(covering: rect))
      for y in mask.bounds.minY..<mask.bounds.maxY {
        let tall = min(rect.maxY, Double(y + 1)) - max(rect.minY, Double(y))
        for x in mask.bounds.minX..<mask.bounds.maxX {
          let wide = min(rect.maxX, Double(x + 1)) - max(rect.minX, Double(x))
          #expect(abs(Double(mask.value(x: x, y: y)) - tall * wide * 255) <= 0.5001)
        }
      }
    }
  }

  @Test("A pixel-aligned rectangle has full coverage")
  func aPixelAlignedRectangleIsFull() {
    let mask = Shape.rectangle.path(in: Rect(x: 3, y: 4, width: 5, height: 2))
      .coverage(transform: .identity, clippedTo: wideClip)
    #expect(mask.bounds == PixelRect(minX: 3, minY: 4, maxX: 8, maxY: 6))
    #expect(mask.values.allSatisfy { $0 == 255 })
  }

  @Test("Circles cover their area", arguments: [3.0, 10.25, 57.5, 200])
  func circlesCoverTheirArea(radius: Double) {
    let frame = Rect(x: 3.3, y: -1.7, width: 2 * radius, height: 2 * radius)
    let mask = Shape.circle.path(in: frame).coverage(transform: .identity, clippedTo: wideClip)
    let area = Double.pi * radius * radius
    #expect(abs(mask.area - area) < 0.01 * 2 * Double.pi * radius + 0.02)
  }

  @Test("Clipping keeps the coverage of the pixels inside")
  func clippingKeepsThePixelsInside() {
    let path = Shape.ellipse.path(in: Rect(x: -10.5, y: -7.25, width: 60, height: 40))
    let whole = path.coverage(transform: .identity, clippedTo: wideClip)
    for clip in [
      PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 20), PixelRect(minX: -30, minY: -30, maxX: 5, maxY: 3),
      PixelRect(minX: 30, minY: 10, maxX: 90, maxY: 31),
    ] {
      let part = path.coverage(transform: .identity, clippedTo: clip)
      #expect(part.bounds == whole.bounds.intersection(clip))
      for y in part.bounds.minY..<part.bounds.maxY {
        for x in part.bounds.minX..<part.bounds.maxX {
          #expect(abs(Int(part.value(x: x, y: y)) - Int(whole.value(x: x, y: y))) <= 1)
        }
      }
    }
  }

  @Test("Turned and scaled triangles cover their area")
  func trianglesCoverTheirAreaTurnedAndScaled() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let points = (0..<3).map { _ in
        Point(x: generator.number(in: -50...50), y: generator.number(in: -50...50))
      }
      let path = Path([.move(points[0]), .line(points[1]), .line(points[2])])
      let transform = Transform(a: 1.2, b: 0.4, c: -0.7, d: 0.9, tx: 3.3, ty: -8.1)
      let (p, q, r) = (points[0], points[1], points[2])
      let area = abs((q.x - p.x) * (r.y - p.y) - (r.x - p.x) * (q.y - p.y)) / 2 * (1.2 * 0.9 + 0.7 * 0.4)
      let mask = path.coverage(transform: transform, clippedTo: wideClip)
      #expect(abs(mask.area - area) < 0.7)
    }
  }

  @Test("Overlapping shapes of one direction cover a pixel once")
  func overlapInOneDirectionIsCoveredOnce() {
    let square = Shape.rectangle.path(in: Rect(x: 0, y: 0, width: 10, height: 10))
    let other = Shape.rectangle.path(in: Rect(x: 5, y: 5, width: 10, height: 10))
    let mask = Path(square.elements + other.elements)
      .coverage(transform: .identity, clippedTo: wideClip)
    #expect(mask.area == 175)
  }

  @Test("A subpath of opposite direction is a hole")
  func aHoleRunsTheOtherWay() {
    let square = Shape.rectangle.path(in: Rect(x: 0, y: 0, width: 10, height: 10))
    let hole = Path([
      .move(Point(x: 2, y: 2)), .line(Point(x: 2, y: 8)), .line(Point(x: 8, y: 8)),
      .line(Point(x: 8, y: 2)), .close,
    ])
    let mask = Path(square.elements + hole.elements)
      .coverage(transform: .identity, clippedTo: wideClip)
    #expect(mask.area == 64)
    #expect(mask.value(x: 5, y: 5) == 0)
  }

  @Test(
    "Coordinates that are not finite or too large cover nothing",
    arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e12])
  func unusableCoordinatesCoverNothing(value: Double) {
    let paths = [
      Path([.move(Point(x: 0, y: 0)), .line(Point(x: value, y: 3)), .line(Point(x: 0, y: 9)), .close]),
      Path([
        .move(Point(x: 0, y: value)),
        .cubic(Point(x: 1, y: 1), Point(x: 2, y: 1), end: Point(x: 3, y: 0)),
      ]),
      Shape.circle.path(in: Rect(x: value, y: 0, width: 10, height: 10)),
    ]
    for path in paths {
      let mask = path.coverage(transform: .identity, clippedTo: wideClip)
      #expect(mask.bounds.isEmpty && mask.values.isEmpty)
    }
  }

  @Test("Outlines far larger than the clip fill it")
  func largeOutlinesFillTheClip() {
    let clip = PixelRect(minX: 0, minY: 0, maxX: 8, maxY: 8)
    let mask = Shape.rectangle.path(in: Rect(x: -1e8, y: -1e8, width: 2e8, height: 2e8))
      .coverage(transform: .identity, clippedTo: clip)
    #expect(mask.bounds == clip)
    #expect(mask.values.allSatisfy { $0 == 255 })
  }

  @Test("An outline outside the clip gives an empty mask")
  func nothingInsideTheClipIsEmpty() {
    let path = Shape.rectangle.path(in: Rect(x: 100, y: 100, width: 10, height: 10))
    let clip = PixelRect(minX: 0, minY: 0, maxX: 50, maxY: 50)
    #expect(path.coverage(transform: .identity, clippedTo: clip).values.isEmpty)
    #expect(Path().coverage(transform: .identity, clippedTo: clip).values.isEmpty)
  }
}
