// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidGeometry

extension Plan {
  /// Rows of a picture, and the plan that draws them, whose own picture may be larger.
  package struct Strip: Sendable {
    package var rows: PixelRect
    package var plan: Plan
  }

  /// The number of passes from which strips are considered. Chosen: cutting takes as long as some dozens of passes.
  private static var leastPasses: Int { 128 }
  /// The mean height of a strip at least, in pixels. Chosen: a row of controls.
  private static var leastRows: Int { 64 }
  /// The work of all strips, in that of the whole, up to which they are drawn. Chosen: what two threads save.
  private static var mostRepeated: Double { 1.25 }

  /// A Boolean value that is true where the picture may be drawn in strips: it has many passes, and none of them measures.
  package var isDivisible: Bool { passes.count >= Self.leastPasses && !isMeasured }

  /// Returns strips of rows that together cover the picture, or nil where drawing them at the same time would not be faster
  /// than drawing one pass after another in bands.
  ///
  /// Handing a pass to the threads takes as long as many a small pass itself. A picture of hundreds of small passes is
  /// therefore cut, at rows that divide few of them, and each thread draws strips of its own. The cost is proportional to
  /// the number of passes.
  ///
  /// - Parameters:
  ///   - count: The largest number of strips.
  ///   - bytes: The memory that all strips may take together.
  ///   - masks: A rectangle around the masks of each text and symbol.
  package func strips(upTo count: Int, within bytes: Int64, masks: [Int: PixelRect]) -> [Strip]? {
    guard isDivisible, bounds.surfaceBytes <= bytes else { return nil }
    let (index, times) = (PlanIndex(self, masks: masks), passTimes(masks: masks))
    var count = min(count, bounds.height / Self.leastRows)
    while count > 1 {
      let strips = cut(into: count, index, times, masks)
      let time = strips.reduce(0) { $0 + $1.plan.work(masks: masks).seconds }
      let need = strips.reduce(0) { $0 + $1.plan.memory(masks: masks).bytes }
      if time < Self.mostRepeated * times.reduce(0, +), need <= bytes { return strips }
      // Fewer strips repeat less.
      count /= 2
    }
    return nil
  }

  private func cut(
    into count: Int, _ index: PlanIndex, _ times: [Double], _ masks: [Int: PixelRect]
  ) -> [Strip] {
    let cuts = cuts(count, times, masks)
    return zip(cuts, cuts.dropFirst()).map { top, bottom in
      let rows = PixelRect(minX: bounds.minX, minY: top, maxX: bounds.maxX, maxY: bottom)
      return Strip(rows: rows, plan: index.remaining(from: 0, for: rows).plan)
    }
  }

  /// A Boolean value that is true where drawing the plan measures something.
  private var isMeasured: Bool {
    passes.contains {
      switch $0 {
      case .masked(let text): text.measuredAs != nil
      case .probe: true
      default: false
      }
    }
  }

  /// Returns the first row of each strip, and the end of the last: strips of about equal work, cut at the rows near by that
  /// divide the fewest passes.
  ///
  /// - Parameter times: The time of each pass.
  private func cuts(_ count: Int, _ times: [Double], _ masks: [Int: PixelRect]) -> [Int] {
    let layers = PlanLayers(self)
    var (crossing, time) = (RowSums(bounds), RowSums(bounds))
    for position in passes.indices {
      let rows = drawn(by: position, masks, layers).intersection(bounds)
      guard !rows.isEmpty else { continue }
      crossing.add(1, to: (rows.minY + 1)..<rows.maxY)
      time.add(times[position] / Double(rows.height), to: rows.minY..<rows.maxY)
    }
    let (divided, spent) = (crossing.values, time.totals)
    let share = (spent.last ?? 0) / Double(count)
    var cuts = [0]
    for number in 1..<count {
      let even = share * Double(number)
      let near = ((cuts.last ?? 0) + 1..<bounds.height).filter { abs(spent[$0] - even) <= share / 4 }
      guard let cut = near.min(by: { divided[$0] < divided[$1] }) else { continue }
      cuts.append(cut)
    }
    return (cuts + [bounds.height]).map { bounds.minY + $0 }
  }
}

/// Sums by row of a picture, made of amounts that are the same in a range of rows.
private struct RowSums {
  private let first: Int
  private var changes: [Double]

  init(_ bounds: PixelRect) {
    (first, changes) = (bounds.minY, Array(repeating: 0, count: bounds.height + 1))
  }

  mutating func add(_ amount: Double, to rows: Range<Int>) {
    changes[rows.lowerBound - first] += amount
    changes[rows.upperBound - first] -= amount
  }

  /// The sum of each row.
  var values: [Double] { RowSums.running(changes) }
  /// The sum of all rows above each row.
  var totals: [Double] { [0] + RowSums.running(values) }

  private static func running(_ numbers: [Double]) -> [Double] {
    var sum = 0.0
    return numbers.map { number in
      sum += number
      return sum
    }
  }
}
