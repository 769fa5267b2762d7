// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// A quantity over boxes whose lowest value is searched for.
protocol BoxObjective {
  /// How low the quantity can be in a box; nil if nothing in the box counts.
  func estimate(_ box: ColorBox) -> BoxEstimate?
  /// Looks for low values near the point where a box may be lowest.
  ///
  /// - Returns: What was reached, and whether estimates may have become tighter.
  mutating func examine(_ estimate: BoxEstimate, lowest: Double) -> (reached: Reached?, isTighter: Bool)
}

/// What is known of a box.
struct BoxEstimate: Sendable {
  /// No value in the box is below.
  var bound: Double
  var box: ColorBox
  /// Where the bound would be reached if the box were all there is.
  var corner: GamutColor
  /// The quantity over the box, whose slopes tell where to cut it.
  var jet: Jet
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

  /// The lowest bound of all boxes, and the lowest value reached; nil if no box counts.
  mutating func minimum(over boxes: [ColorBox]) -> (bound: Double, reached: Reached)? {
    var frontier = Frontier()
    for box in boxes { push(box, below: .infinity, &frontier) }
    var best: Reached?
    var looks = 0
    while let node = frontier.pop() {
      let lowest = best?.value ?? .infinity
      if node.bound >= lowest - tolerance || looks >= limit {
        return best.map { (min(node.bound, $0.value), $0) }
      }
      looks += 1
      let (reached, isTighter) = objective.examine(node, lowest: lowest)
      if let reached, reached.value < lowest { best = reached }
      let now = best?.value ?? .infinity
      if isTighter {
        guard let again = objective.estimate(node.box) else { continue }
        if again.bound > node.bound + tolerance / 4 {
          if again.bound < now { frontier.push(again) }
          continue
        }
      }
      let (lower, upper) = node.box.split(byEffectOf: node.jet)
      push(lower, below: now, &frontier)
      push(upper, below: now, &frontier)
    }
    return best.map { ($0.value, $0) }
  }

  private func push(_ box: ColorBox, below: Double, _ frontier: inout Frontier) {
    guard let estimate = objective.estimate(box), estimate.bound < below else { return }
    frontier.push(estimate)
  }
}

/// A binary heap of boxes.
private struct Frontier {
  private var nodes: [(estimate: BoxEstimate, order: Int)] = []
  private var count = 0

  mutating func push(_ estimate: BoxEstimate) {
    nodes.append((estimate, count))
    count += 1
    var index = nodes.count - 1
    while index > 0, isBefore(index, (index - 1) / 2) {
      nodes.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func pop() -> BoxEstimate? {
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
