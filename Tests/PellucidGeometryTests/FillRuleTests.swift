// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct FillRuleTests {
  static func square(_ x: Double, _ y: Double, _ side: Double, reversed: Bool = false) -> [PathElement] {
    let corners = [
      Point(x: x, y: y), Point(x: x + side, y: y), Point(x: x + side, y: y + side), Point(x: x, y: y + side),
    ]
    return polygon(reversed ? corners.reversed() : corners)
  }

  static func polygon(_ points: [Point]) -> [PathElement] {
    points.enumerated().map { $0 == 0 ? .move($1) : .line($1) } + [.close]
  }

  static func mask(_ elements: [PathElement], _ rule: FillRule) -> CoverageMask {
    Path(elements).coverage(transform: .identity, clippedTo: wideClip, rule: rule)
  }

  /// Two squares of area 100 that overlap by 25.
  @Test("Overlaps count by winding direction and fill rule")
  func overlapsCountByTheirDirections() {
    let same = Self.square(0, 0, 10) + Self.square(5, 5, 10)
    let opposite = Self.square(0, 0, 10) + Self.square(5, 5, 10, reversed: true)
    #expect(Self.mask(same, .nonZero).area == 175)
    #expect(Self.mask(same, .evenOdd).area == 150)
    #expect(Self.mask(opposite, .nonZero).area == 150)
    #expect(Self.mask(opposite, .evenOdd).area == 150)
  }

  /// Each square covers half of the pixels between them; their opposite windings must not cancel there.
  @Test("Neighbours of opposite direction fill their shared pixel")
  func neighboursOfOppositeDirectionFillTheirPixel() {
    let halves = Self.square(0, 0, 10.5) + Self.square(10.5, 0, 10, reversed: true)
    let mask = Self.mask(halves, .nonZero)
    for y in 0..<10 { #expect(mask.value(x: 10, y: y) == 255) }
  }

  /// A pixel whose part the outline encloses twice must count that part once.
  @Test("A part of a pixel enclosed twice counts once")
  func doubledPartsOfAPixelCountOnce() {
    let pair = Self.square(0, 0, 1.25) + Self.square(0.75, 0, 0.5)
    let pixel = Self.mask(pair, .nonZero).value(x: 1, y: 0)
    #expect(pixel == 64)
    #expect(Self.mask(pair, .evenOdd).value(x: 0, y: 0) == 223)
    #expect(Self.mask(pair, .evenOdd).value(x: 1, y: 0) == 32)
  }

  /// A star of radius r: the non-zero rule fills the inner pentagon, the even-odd rule leaves it out.
  @Test("A star has the area given by its fill rule")
  func aStarHasTheAreaOfItsTriangles() {
    let (radius, centre) = (50.0, Point(x: 60.3, y: 61.7))
    // The sine and cosine of 90° + k·144°, in drawing order.
    let unit: [(Double, Double)] = [
      (0, -1), (0.587785252292473, 0.809016994374947), (-0.951056516295154, -0.309016994374947),
      (0.951056516295154, -0.309016994374947), (-0.587785252292473, 0.809016994374947),
    ]
    let star = Self.polygon(unit.map { Point(x: centre.x + radius * $0.0, y: centre.y + radius * $0.1) })
    // Inner radius ρ = r·0.381966; pentagon 2.5·ρ²·sin 72°, the five points 5·ρ·sin 36°·(r - ρ·cos 36°).
    let inner = radius * 0.381966011250105
    let pentagon = 2.5 * inner * inner * 0.951056516295154
    let points = 5 * inner * 0.587785252292473 * (radius - inner * 0.809016994374947)
    #expect(abs(Self.mask(star, .nonZero).area - (pentagon + points)) < 0.2)
    #expect(abs(Self.mask(star, .evenOdd).area - points) < 0.2)
  }

  @Test("Tangled polygons agree with fine scanning", arguments: [FillRule.nonZero, .evenOdd])
  func tangledOutlinesAgreeWithFineScanning(rule: FillRule) {
    var generator = SeededGenerator(seed: 31)
    for round in 0..<40 {
      var elements: [PathElement] = []
      for _ in 0..<(1 + round % 3) {
        elements += Self.polygon(
          (0..<(3 + Int(generator.next() % 6))).map { _ in
            Point(x: generator.number(in: -3...19), y: generator.number(in: -2...14))
          })
      }
      let clip = PixelRect(minX: 0, minY: 0, maxX: 16, maxY: 12)
      let mask = Path(elements).coverage(transform: .identity, clippedTo: clip, rule: rule)
      let exact = FineScan.coverage(Path(elements), rule, clip)
      var worst = 0.0
      for y in 0..<12 {
        for x in 0..<16 {
          worst = max(worst, abs(Double(mask.value(x: x, y: y)) - 255 * exact[16 * y + x]))
        }
      }
      // Half a level of rounding, plus the error of the scan.
      #expect(worst <= 1, "round \(round): \(worst)")
    }
  }

  @Test("Self-crossing curves agree with fine scanning", arguments: [FillRule.nonZero, .evenOdd])
  func curvesThatCrossThemselvesAgreeWithFineScanning(rule: FillRule) {
    var generator = SeededGenerator(seed: 32)
    func point() -> Point { Point(x: generator.number(in: -5...25), y: generator.number(in: -5...20)) }
    let clip = PixelRect(minX: 0, minY: 0, maxX: 20, maxY: 15)
    for round in 0..<10 {
      let path = Path([
        .move(point()), .cubic(point(), point(), end: point()), .cubic(point(), point(), end: point()),
        .quadratic(control: point(), end: point()), .close,
      ])
      let mask = path.coverage(transform: .identity, clippedTo: clip, rule: rule)
      let exact = FineScan.coverage(path, rule, clip)
      for y in 0..<15 {
        for x in 0..<20 {
          let difference = abs(Double(mask.value(x: x, y: y)) - 255 * exact[20 * y + x])
          #expect(difference <= 1.25, "round \(round) at \(x), \(y)")
        }
      }
    }
  }

  /// Ten thousand pieces through a few pixels give a valid coverage in bounded work.
  @Test("A tangle of 10,000 pieces gives a valid coverage")
  func hostileTanglesEnd() {
    var generator = SeededGenerator(seed: 33)
    let tangle = Self.polygon(
      (0..<10_000).map { _ in Point(x: generator.number(in: -9...25), y: generator.number(in: 0...1)) })
    let mask = Self.mask(tangle, .nonZero)
    #expect(mask.bounds.height == 1)
    #expect(mask.value(x: 8, y: 0) > 200)
  }

  @Test("Nearly horizontal pieces do not overflow")
  func nearlyLevelPiecesDoNotOverflow() {
    let spike = Self.polygon([
      Point(x: -1e9, y: 1), Point(x: 1e9, y: 1 + 1e-300), Point(x: 1e9, y: 4), Point(x: -1e9, y: 4.5),
    ])
    let mask = Path(spike).coverage(
      transform: .identity, clippedTo: PixelRect(minX: 0, minY: 0, maxX: 4, maxY: 6))
    #expect(mask.value(x: 2, y: 2) == 255 && mask.value(x: 2, y: 0) == 0)
  }

  /// 10,000 curves as long as coordinates allow are cut into at most about a million pieces.
  @Test("Many long curves are cut into a bounded number of pieces")
  func manyLongCurvesAreCutCoarsely() throws {
    let far = 1e9
    let curve = PathElement.cubic(Point(x: far, y: 3), Point(x: -far, y: 5), end: Point(x: 0, y: 9))
    let path = Path([.move(Point(x: 0, y: 0))] + Array(repeating: curve, count: 10_000))
    let pieces = try #require(path.segments(transform: .identity))
    #expect(pieces.count <= 1_100_000)
  }
}

/// Computes coverage from 512 scan lines a pixel, exact along each line.
enum FineScan {
  static func coverage(_ path: Path, _ rule: FillRule, _ clip: PixelRect) -> [Double] {
    let pieces = path.segments(transform: .identity) ?? []
    var result = [Double](repeating: 0, count: clip.width * clip.height)
    let lines = 512
    for line in 0..<(lines * clip.height) {
      let y = Double(clip.minY) + (Double(line) + 0.5) / Double(lines)
      var crossings: [(x: Double, turn: Int)] = []
      for piece in pieces where (piece.start.y <= y) != (piece.end.y <= y) {
        let share = (y - piece.start.y) / (piece.end.y - piece.start.y)
        crossings.append(
          (piece.start.x + share * (piece.end.x - piece.start.x), piece.start.y < piece.end.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (left, right) in zip(crossings, crossings.dropFirst()) {
        winding += left.turn
        let isInside = rule == .nonZero ? winding != 0 : winding % 2 != 0
        guard isInside else { continue }
        let first = max(left.x - Double(clip.minX), 0),
          last = min(right.x - Double(clip.minX), Double(clip.width))
        var cell = Int(min(first, Double(clip.width)))
        while Double(cell) < last {
          let part = min(last, Double(cell + 1)) - max(first, Double(cell))
          result[line / lines * clip.width + cell] += max(part, 0) / Double(lines)
          cell += 1
        }
      }
    }
    return result
  }
}
