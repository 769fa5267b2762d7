// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A quantity over boxes whose minimum is searched.
protocol BoxObjective {
  associatedtype Estimate: BoundedBox
  /// Returns a lower bound of the quantity in a box; nil if the box contains no admissible point.
  func estimate(_ box: Estimate.Box) -> Estimate?
  /// Evaluates the quantity at admissible points near the place where a box may be lowest.
  ///
  /// - Returns: The lowest value found, and a Boolean value indicating whether estimates may have become tighter.
  mutating func examine(_ estimate: Estimate, lowest: Double) -> (reached: Reached?, isTighter: Bool)
}

/// A box with a lower bound of a quantity in it.
protocol BoundedBox {
  associatedtype Box
  /// The lower bound: no value in the box is below.
  var bound: Double { get }
  var box: Box { get }
  /// A Boolean value indicating whether the box is too small to be split.
  var isPoint: Bool { get }
  /// The two parts of the box, split where that tightens the bounds most.
  var parts: (Box, Box) { get }
}

/// A lower bound of a quantity in a box of colours.
struct BoxEstimate: BoundedBox, Sendable {
  /// The lower bound: no value in the box is below.
  var bound: Double
  var box: ColorBox
  /// The corner at which the bound would be reached without half-spaces.
  var corner: GamutColor
  /// The quantity over the box, whose slopes determine the axis to split.
  var jet: Jet

  /// The width of boxes that are not split: far below the margins around every surface colour.
  private static let least = 0x1p-18

  var isPoint: Bool { max(box.red.width, box.green.width, box.blue.width) < Self.least }

  var parts: (ColorBox, ColorBox) { box.split(byEffectOf: jet) }
}

/// A colour and the value of the quantity there.
struct Reached: Sendable {
  var color: GamutColor
  var value: Double
}

/// A best-first branch and bound search over boxes.
///
/// Among boxes of equal bounds the older one is first, so that every run is identical.
struct BoxSearch<Objective: BoxObjective> {
  var objective: Objective
  /// The largest allowed difference between the lowest value found and the bound.
  var tolerance: Double
  /// The number of boxes after which the search ends without reaching the tolerance; the bound is valid in any case.
  var limit: Int
  /// A value to decide, or nil: the search ends as soon as all values are known to reach it, or one is known to
  /// be lower.
  var threshold: Double?

  /// Returns the lowest bound of all boxes and the lowest value found; nil if no box has an admissible point.
  mutating func minimum(over boxes: [Objective.Estimate.Box]) -> (bound: Double, reached: Reached)? {
    var frontier = Frontier<Objective.Estimate>()
    for box in boxes { push(box, below: .infinity, &frontier) }
    var best: Reached?
    var looks = 0
    while let node = frontier.pop() {
      let lowest = best?.value ?? .infinity
      if isSettled(node.bound, lowest) || looks >= limit {
        return best.map { (min(node.bound, $0.value), $0) }
      }
      looks += 1
      let (reached, isTighter) = objective.examine(node, lowest: lowest)
      if let reached, reached.value < lowest { best = reached }
      let now = best?.value ?? .infinity
      if node.isPoint { return best.map { (min(node.bound, $0.value), $0) } }
      if isTighter {
        guard let again = objective.estimate(node.box) else { continue }
        if again.bound > node.bound + tolerance / 4 {
          if again.bound < now { frontier.push(again) }
          continue
        }
      }
      let (lower, upper) = node.parts
      push(lower, below: now, &frontier)
      push(upper, below: now, &frontier)
    }
    return best.map { ($0.value, $0) }
  }

  /// Returns a Boolean value indicating whether the search has its answer.
  ///
  /// - Parameters:
  ///   - bound: The lowest bound on the frontier.
  ///   - lowest: The lowest value found, ∞ before the first.
  private func isSettled(_ bound: Double, _ lowest: Double) -> Bool {
    guard let threshold else { return bound >= lowest - tolerance }
    // The first condition is needed because the margins in a bound may keep the answer open forever.
    return bound >= lowest - tolerance / 3 || lowest < .infinity && bound >= threshold || lowest < threshold
  }

  /// Adds a box to the frontier unless its bound is not below a value.
  private func push(
    _ box: Objective.Estimate.Box, below: Double, _ frontier: inout Frontier<Objective.Estimate>
  ) {
    guard let estimate = objective.estimate(box), estimate.bound < below else { return }
    frontier.push(estimate)
  }
}

/// The frontier of the search: a binary heap of boxes, lowest bound first.
private struct Frontier<Estimate: BoundedBox> {
  /// The heap, with the order of insertion of each box.
  private var nodes: [(estimate: Estimate, order: Int)] = []
  private var count = 0

  mutating func push(_ estimate: Estimate) {
    nodes.append((estimate, count))
    count += 1
    var index = nodes.count - 1
    while index > 0, isBefore(index, (index - 1) / 2) {
      nodes.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> Estimate? {
    guard let first = nodes.first else { return nil }
    let last = nodes.removeLast()
    guard !nodes.isEmpty else { return first.estimate }
    nodes[0] = last
    var index = 0
    while true {
      var least = index
      for child in [2 * index + 1, 2 * index + 2] where child < nodes.count && isBefore(child, least) {
        least = child
      }
      guard least != index else { return first.estimate }
      nodes.swapAt(index, least)
      index = least
    }
  }

  /// Returns a Boolean value indicating whether the first of two boxes has the lower bound, or is older at an
  /// equal bound.
  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (nodes[first], nodes[second])
    return one.estimate.bound < other.estimate.bound
      || one.estimate.bound == other.estimate.bound && one.order < other.order
  }
}
