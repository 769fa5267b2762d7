// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A sequence of boxes, some of which may be missing, with a search for the boxes that overlap a rectangle, in the order
/// of the sequence.
///
/// A search visits a number of boxes that grows with the logarithm of the sequence where neighbours in the sequence
/// are neighbours in the plane, as in drawing order, and with the length of the sequence in the worst case.
package struct BoxSequence: Sendable {
  /// A box as (left, top, -right, -bottom), so that the union of two is their minimum.
  private typealias Box = SIMD4<Double>

  /// The number of boxes.
  package let count: Int
  /// The number of leaves of the tree: the power of two from `count` on.
  private let leafCount: Int
  /// The nodes of a complete binary tree: node 1 is the root, the children of node `n` are `2n` and `2n + 1`, and
  /// leaf `i` is node `leafCount + i`.
  private var nodes: [Box]

  private static let nothing = Box(repeating: .infinity)

  /// Creates a sequence; nil is a box that overlaps nothing. The cost is proportional to the number of boxes.
  package init(_ boxes: [Rect?]) {
    count = boxes.count
    var leaves = 1
    while leaves < boxes.count { leaves *= 2 }
    leafCount = leaves
    nodes = [Box](repeating: Self.nothing, count: 2 * leaves)
    for (index, box) in boxes.enumerated() { if let box { nodes[leaves + index] = Self.box(box) } }
    for node in (1..<leaves).reversed() {
      nodes[node] = pointwiseMin(nodes[2 * node], nodes[2 * node + 1])
    }
  }

  /// Creates a sequence of pixel rectangles; an empty one overlaps nothing.
  package init(_ boxes: [PixelRect]) { self.init(boxes.map { $0.isEmpty ? nil : Rect($0) }) }

  private static func box(_ rect: Rect) -> Box { Box(rect.minX, rect.minY, -rect.maxX, -rect.maxY) }

  /// Returns the opposite edges of a rectangle, which an overlapping box lies before.
  private static func edges(_ rect: Rect) -> Box { Box(rect.maxX, rect.maxY, -rect.minX, -rect.minY) }

  @inline(__always)
  private func overlaps(_ node: Int, _ edges: Box) -> Bool {
    let before = nodes[node] .< edges
    return before[0] && before[1] && before[2] && before[3]
  }

  /// Returns the index of the first box from `first` on that overlaps a rectangle.
  package func next(from first: Int, overlapping rect: Rect) -> Int? {
    guard first < count else { return nil }
    let edges = Self.edges(rect)
    var node = leafCount + first
    while true {
      if overlaps(node, edges) {
        if node >= leafCount { return node - leafCount }
        node *= 2
        continue
      }
      // Leave every subtree of which this node is the last, and go on with the next subtree.
      while node & 1 == 1 { node >>= 1 }
      guard node > 0 else { return nil }
      node += 1
    }
  }

  /// Returns the index of the last box before `end` that overlaps a rectangle.
  package func last(before end: Int, overlapping rect: Rect) -> Int? {
    guard end > 0 else { return nil }
    let edges = Self.edges(rect)
    var node = leafCount + min(end, count) - 1
    while true {
      if overlaps(node, edges) {
        if node >= leafCount { return node - leafCount }
        node = 2 * node + 1
        continue
      }
      while node > 1, node & 1 == 0 { node >>= 1 }
      guard node > 1 else { return nil }
      node -= 1
    }
  }

  /// Calls `body` with the index of every box in `range` that overlaps a rectangle, in ascending order.
  package func forEach(in range: Range<Int>, overlapping rect: Rect, _ body: (Int) -> Void) {
    var place = range.lowerBound
    while let found = next(from: place, overlapping: rect), found < range.upperBound {
      body(found)
      place = found + 1
    }
  }
}
