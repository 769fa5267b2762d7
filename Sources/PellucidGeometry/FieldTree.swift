// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Which elements of a field can matter where: an area halved again and again, so that a row of a field of thousands
/// looks only at those around it.
///
/// An element is left out of a part that is farther from it, everywhere, than from another by more than the field's
/// reach; joining would leave it out at every point of the part, so no bit depends on the tree.
struct FieldTree: Sendable {
  struct Node: Sendable {
    /// The place in `elements` of those that can matter, in drawing order.
    var elements: Range<Int>
    /// The halves of a node that has any: the first is the next node.
    var halves: Halves?
  }

  struct Halves: Sendable {
    /// A Boolean value indicating whether the second half lies to the right of the first, not below it.
    var areSideBySide: Bool
    /// The first coordinate of the second half.
    var middle: Float
    var second: Int
  }

  /// Every node before those below it.
  private(set) var nodes: [Node] = []
  /// Indices of kernels.
  private(set) var elements: [Int]
  let low: SIMD2<Float>, high: SIMD2<Float>

  /// Fewer elements are walked in less time than a tree takes.
  private static var fewestElements: Int { 24 }
  /// Parts with so few elements are not halved again.
  private static var elementsPerLeaf: Int { 8 }
  /// Chosen: of a thousand leaves, each holds a thousandth of elements that lie apart, and all lists together take tens
  /// of megabytes where ten thousand elements matter everywhere.
  private static var greatestDepth: Int { 10 }

  /// nil where there are too few elements, and where some are taken away, so that all matter everywhere.
  init?(_ field: DistanceField, area: Rect) {
    guard field.isUnion, field.kernels.count >= Self.fewestElements, !area.isEmpty else { return nil }
    low = SIMD2(Float(area.minX), Float(area.minY))
    high = SIMD2(Float(area.maxX), Float(area.maxY))
    elements = Array(field.kernels.indices)
    append(field, elements.indices, low: low, high: high, depth: 0)
  }

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

  /// Those of `candidates` that can matter anywhere in a box; a list of their own only where some cannot.
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
