// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

/// Tests of outlines whose pieces cross each other so often that rows are sampled.
@Suite struct DenseOutlineTests {
  /// Returns a closed path through random points of a square.
  private func star(_ count: Int, side: Double) -> Path {
    var random = SeededGenerator(seed: 7)
    let points = (0..<count).map { _ in
      Point(x: Double.random(in: 0...side, using: &random), y: Double.random(in: 0...side, using: &random))
    }
    return Path([.move(points[0])] + points.dropFirst().map { .line($0) } + [.close])
  }

  @Test("Sampled rows are near the exact ones")
  func samples() {
    // A comb of crossing lines over a square: the even-odd rule makes narrow cells, whose mean is a half.
    let path = star(3000, side: 200)
    let mask = path.coverage(
      transform: .identity, clippedTo: PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 200), rule: .evenOdd)
    let middle = (60..<140).flatMap { y in (60..<140).map { x in Int(mask.values[y * 200 + x]) } }
    let mean = Double(middle.reduce(0, +)) / Double(middle.count)
    #expect(abs(mean - 127.5) < 3)
    let filled = path.coverage(
      transform: .identity, clippedTo: PixelRect(minX: 0, minY: 0, maxX: 200, maxY: 200))
    // Few places have a winding number of 0.
    #expect(filled.values[100 * 200 + 100] > 200)
  }

  @Test("A part of a dense outline is the part of the whole", arguments: [FillRule.nonZero, .evenOdd])
  func parts(_ rule: FillRule) {
    let path = star(2000, side: 300)
    let whole = path.coverage(
      transform: .identity, clippedTo: PixelRect(minX: 0, minY: 0, maxX: 300, maxY: 300), rule: rule)
    let clip = PixelRect(minX: 40, minY: 80, maxX: 90, maxY: 120)
    let part = path.coverage(transform: .identity, clippedTo: clip, rule: rule)
    #expect(part.bounds == clip)
    for y in clip.minY..<clip.maxY {
      for x in clip.minX..<clip.maxX {
        let value = whole.values[(y - whole.bounds.minY) * whole.bounds.width + x - whole.bounds.minX]
        #expect(part.values[(y - clip.minY) * clip.width + x - clip.minX] == value)
      }
    }
  }
}
