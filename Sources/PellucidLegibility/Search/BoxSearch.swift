// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A quantity over boxes whose lowest value is searched for.
protocol BoxObjective {
  associatedtype Estimate: BoundedBox
  /// How low the quantity can be in a box; nil if nothing in the box counts.
  func estimate(_ box: Estimate.Box) -> Estimate?
  /// Looks for low values near the point where a box may be lowest.
  ///
  /// - Returns: What was reached, and whether estimates may have become tighter.
  mutating func examine(_ estimate: Estimate, lowest: Double) -> (reached: Reached?, isTighter: Bool)
}

/// A box, and how low a quantity can be in it.
protocol BoundedBox {
  associatedtype Box
  /// No value in the box is below.
  var bound: Double { get }
  var box: Box { get }
  /// Whether the box has no parts.
  var isPoint: Bool { get }
  /// Both parts of the box, cut where that tells most.
  var parts: (Box, Box) { get }
}

/// What is known of a box of colours.
struct BoxEstimate: BoundedBox, Sendable {
  /// No value in the box is below.
  var bound: Double
  var box: ColorBox
  /// Where the bound would be reached if the box were all there is.
  var corner: GamutColor
  /// The quantity over the box, whose slopes tell where to cut it.
  var jet: Jet

  var isPoint: Bool { box.red.width + box.green.width + box.blue.width == 0 }

  var parts: (ColorBox, ColorBox) { box.split(byEffectOf: jet) }
}

/// A colour and its value.
struct Reached: Sendable {
  var color: GamutColor
  var value: Double
}

/// Branch and bound, the box with the lowest bound first; of equal ones the older, so that every run is the same.
struct BoxSearch<Objective: BoxObjective> {
  var objective: Objective
  /// How far the bound may stay below what was reached.
  var tolerance: Double
  /// Boxes looked at before the search gives up on the tolerance; the bound holds all the same.
  var limit: Int
  /// Where only this is asked, whether every value is at least so much: the search ends as soon as it knows.
  var threshold: Double?

  /// The lowest bound of all boxes, and the lowest value reached; nil if no box counts.
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

  /// Whether more boxes would tell nothing that is asked for.
  ///
  /// - Parameters:
  ///   - bound: No value is below.
  ///   - lowest: The lowest value reached, ∞ before the first.
  private func isSettled(_ bound: Double, _ lowest: Double) -> Bool {
    guard let threshold else { return bound >= lowest - tolerance }
    // The margins of a bound may leave the answer open for ever.
    return bound >= lowest - tolerance / 3 || lowest < .infinity && bound >= threshold || lowest < threshold
  }

  private func push(
    _ box: Objective.Estimate.Box, below: Double, _ frontier: inout Frontier<Objective.Estimate>
  ) {
    guard let estimate = objective.estimate(box), estimate.bound < below else { return }
    frontier.push(estimate)
  }
}

/// A binary heap of boxes.
private struct Frontier<Estimate: BoundedBox> {
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

  private func isBefore(_ first: Int, _ second: Int) -> Bool {
    let (one, other) = (nodes[first], nodes[second])
    return one.estimate.bound < other.estimate.bound
      || one.estimate.bound == other.estimate.bound && one.order < other.order
  }
}
