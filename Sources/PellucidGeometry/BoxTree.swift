// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A bounding box hierarchy over the pieces of an outline, built by halving the sequence of pieces.
///
/// Pieces that are neighbours in the outline are neighbours in the plane, so the hierarchy needs no sorting.
struct BoxTree: Sendable {
  /// The bounding box of a run of pieces.
  struct Node: Sendable {
    var low: SIMD2<Double>, high: SIMD2<Double>
    /// The pieces of a leaf; empty for an inner node, whose left child is the node after it.
    var pieces: Range<Int32>
    /// The index of the first node after this node's subtree; the `next` of a left child is the right child.
    var next: Int32

    /// Returns the squared distance of `point` from the box, 0 inside.
    @inline(__always)
    func squaredDistance(of point: SIMD2<Double>) -> Double {
      let x = max(max(low.x - point.x, point.x - high.x), 0),
        y = max(max(low.y - point.y, point.y - high.y), 0)
      return x * x + y * y
    }
  }

  /// The nodes in preorder: every node precedes its descendants.
  private(set) var nodes: [Node] = []

  /// The maximum number of pieces in a leaf.
  private static var piecesPerLeaf: Int { 4 }

  /// Builds the hierarchy over `segments`, which must not be empty; every box is enlarged by `margin` on all sides.
  init(_ segments: [LineSegment], margin: Double = 0) {
    nodes.reserveCapacity(segments.count)
    append(0..<segments.count, of: segments)
    guard margin > 0 else { return }
    for index in nodes.indices {
      nodes[index].low -= SIMD2(repeating: margin)
      nodes[index].high += SIMD2(repeating: margin)
    }
  }

  /// Appends the subtree of a range of segments.
  private mutating func append(_ range: Range<Int>, of segments: [LineSegment]) {
    let place = nodes.count
    let infinity = SIMD2(repeating: Double.infinity)
    nodes.append(Node(low: infinity, high: -infinity, pieces: 0..<0, next: 0))
    if range.count <= Self.piecesPerLeaf {
      nodes[place].pieces = Int32(range.lowerBound)..<Int32(range.upperBound)
      for segment in segments[range] {
        let ends = [SIMD2(segment.start.x, segment.start.y), SIMD2(segment.end.x, segment.end.y)]
        for end in ends { nodes[place].include(low: end, high: end) }
      }
    } else {
      let middle = range.lowerBound + range.count / 2
      append(range.lowerBound..<middle, of: segments)
      let right = nodes.count
      append(middle..<range.upperBound, of: segments)
      for half in [nodes[place + 1], nodes[right]] {
        nodes[place].include(low: half.low, high: half.high)
      }
    }
    nodes[place].next = Int32(nodes.count)
  }

  /// Calls `visit` with every piece in a leaf that passes `test`, as must all boxes above the leaf, in the order
  /// of the outline.
  @inline(__always)
  func forEachPiece(where test: (Node) -> Bool, visit: (Int) -> Void) {
    var place = 0
    while place < nodes.count {
      let node = nodes[place]
      guard test(node) else {
        place = Int(node.next)
        continue
      }
      for piece in node.pieces { visit(Int(piece)) }
      place += 1
    }
  }
}

extension BoxTree.Node {
  /// Enlarges the box to contain the box from `low` to `high`.
  fileprivate mutating func include(low: SIMD2<Double>, high: SIMD2<Double>) {
    self.low = SIMD2(min(self.low.x, low.x), min(self.low.y, low.y))
    self.high = SIMD2(max(self.high.x, high.x), max(self.high.y, high.y))
  }
}
