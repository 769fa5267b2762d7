// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidTestSupport
import Testing

@testable import PellucidGeometry

@Suite struct BoxSequenceTests {
  /// Returns boxes at random places, of which each tenth is missing.
  private func boxes(_ count: Int, _ random: inout SeededGenerator) -> [Rect?] {
    (0..<count).map { index in
      index % 10 == 9
        ? nil
        : Rect(
          x: Double.random(in: 0...100, using: &random), y: Double.random(in: 0...100, using: &random),
          width: Double.random(in: 0...20, using: &random), height: Double.random(in: 0...20, using: &random))
    }
  }

  private func overlap(_ first: Rect?, _ second: Rect) -> Bool {
    guard let first else { return false }
    return first.minX < second.maxX && second.minX < first.maxX && first.minY < second.maxY
      && second.minY < first.maxY
  }

  @Test("Searches find the boxes that a loop finds", arguments: [0, 1, 2, 3, 7, 8, 9, 100, 257])
  func searches(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let boxes = boxes(count, &random)
    let sequence = BoxSequence(boxes)
    for _ in 0..<50 {
      let area = self.boxes(1, &random)[0] ?? Rect(x: 0, y: 0, width: 1, height: 1)
      let found = boxes.indices.filter { overlap(boxes[$0], area) }
      for place in 0...count {
        #expect(sequence.next(from: place, overlapping: area) == found.first { $0 >= place })
        #expect(sequence.last(before: place, overlapping: area) == found.last { $0 < place })
      }
      var visited: [Int] = []
      let range = (count / 3)..<(count - count / 4)
      sequence.forEach(in: range, overlapping: area) { visited.append($0) }
      #expect(visited == found.filter { range.contains($0) })
    }
  }

  @Test("Empty pixel rectangles overlap nothing")
  func emptyRectangles() {
    let sequence = BoxSequence([.empty, PixelRect(minX: 5, minY: 5, maxX: 5, maxY: 9)])
    #expect(sequence.next(from: 0, overlapping: Rect(x: -9, y: -9, width: 99, height: 99)) == nil)
  }
}
