// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A culling hierarchy over a field's elements: an area halved recursively, so that a row of a field of thousands
/// of elements evaluates only the nearby ones.
///
/// An element is culled from a part if at every point of the part it is farther than some other element by more
/// than the field's reach. Joining would skip the element there in any case, so no bit of the result depends on
/// the tree.
struct FieldTree: Sendable {
  /// A part of the area.
  struct Node: Sendable {
    /// The range in `elements` of those that can matter, in drawing order.
    var elements: Range<Int>
    /// The two children, of which the first is the next node; nil for a leaf.
    var halves: Halves?
  }

  /// The division of a node.
  struct Halves: Sendable {
    /// A Boolean value indicating whether the second half lies right of the first, rather than below it.
    var areSideBySide: Bool
    /// The coordinate of the dividing line, x or y.
    var middle: Float
    /// The index of the second child in `nodes`.
    var second: Int
  }

  /// The nodes in preorder: every node precedes its descendants.
  private(set) var nodes: [Node] = []
  /// Lists of indices of the field's kernels, one after another.
  private(set) var elements: [Int]
  /// The corners of the area, in points.
  let low: SIMD2<Float>, high: SIMD2<Float>

  /// The smallest number of elements for which a tree saves time.
  private static var fewestElements: Int { 24 }
  /// The number of elements at which a part is no longer halved.
  private static var elementsPerLeaf: Int { 8 }
  /// The maximum depth of the tree.
  ///
  /// Chosen: with a thousand leaves, each holds a thousandth of elements that lie apart, while all lists together
  /// take tens of megabytes if ten thousand elements matter everywhere.
  private static var greatestDepth: Int { 10 }

  /// Builds the tree over `area`; nil if there are too few elements for it, or subtractions, with which every
  /// element matters everywhere.
  init?(_ field: DistanceField, area: Rect) {
    guard field.isUnion, field.kernels.count >= Self.fewestElements, !area.isEmpty else { return nil }
    low = SIMD2(Float(area.minX), Float(area.minY))
    high = SIMD2(Float(area.maxX), Float(area.maxY))
    elements = Array(field.kernels.indices)
    append(field, elements.indices, low: low, high: high, depth: 0)
  }

  /// Appends the subtree of a box, with the candidates that can matter in it.
  private mutating func append(
    _ field: DistanceField, _ candidates: Range<Int>, low: SIMD2<Float>, high: SIMD2<Float>, depth: Int
  ) {
    let kept = keepThoseInReach(field, candidates, low: low, high: high)
    let place = nodes.count
    nodes.append(Node(elements: kept))
    guard kept.count > Self.elementsPerLeaf, depth < Self.greatestDepth else { return }
    let size = high - low, middle = low + size / 2
    let areSideBySide = size.x >= size.y
    let (end, start) =
      areSideBySide
      ? (SIMD2(middle.x, high.y), SIMD2(middle.x, low.y)) : (SIMD2(high.x, middle.y), SIMD2(low.x, middle.y))
    append(field, kept, low: low, high: end, depth: depth + 1)
    nodes[place].halves = Halves(
      areSideBySide: areSideBySide, middle: areSideBySide ? middle.x : middle.y, second: nodes.count)
    append(field, kept, low: start, high: high, depth: depth + 1)
  }

  /// Returns the candidates that can matter anywhere in a box; appends a new list only if some candidate cannot.
  private mutating func keepThoseInReach(
    _ field: DistanceField, _ candidates: Range<Int>, low: SIMD2<Float>, high: SIMD2<Float>
  ) -> Range<Int> {
    let middle = low + (high - low) / 2
    let corner = high - middle
    let slack = max(field.slack(at: low), field.slack(at: high))
    var nearest = Float.infinity
    for place in candidates where field.kernels[elements[place]].leastDistance(at: middle) - slack < nearest {
      nearest = min(nearest, field.sample(of: elements[place], at: middle).distance)
    }
    let limit =
      nearest + dot(corner, corner).squareRoot() * FieldKernel.steepest + 2 * slack + field.reach
    let start = elements.count
    for place in candidates
    where field.kernels[elements[place]].leastDistance(from: low, to: high) <= limit {
      elements.append(elements[place])
    }
    guard elements.count - start < candidates.count else {
      elements.removeLast(elements.count - start)
      return candidates
    }
    return start..<elements.count
  }
}
