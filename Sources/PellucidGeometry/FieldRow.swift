// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// Fills one row of a field by halving it and leaving out of each part the elements that cannot matter there.
///
/// Two facts make leaving out exact. A union gives the destination unchanged if the source is farther by the
/// smoothness k, and the source unchanged if the destination is. And a union of any number of shapes at
/// distances of at least D is at least D - k: a - h²·k and s - (1 - h)²·k are the same number.
struct FieldRow {
  /// An element of a part of the row, with its distance in the part's middle.
  private struct Candidate {
    var index: Int
    var distance: Float = 0
  }

  private let field: DistanceField
  private let y: Float, x: Float, step: Float
  private let row: UnsafeMutablePointer<SIMD4<Float>>
  /// The candidates of the parts from the whole row down to the current one.
  private var stack: [Candidate]
  /// What rounding can change in a distance, and a little more.
  private let slack: Float

  /// Distances change by at most 1.05 times the way: the largest slope of the continuous corner, found on a
  /// fine grid of its cell; all other fields change by at most 1.
  private static var steepest: Float { 1.0625 }
  /// Parts of so many samples are not halved again.
  private static var shortestPart: Int { 16 }

  init(
    field: DistanceField, y: Float, x: Float, step: Float, count: Int, row: UnsafeMutablePointer<SIMD4<Float>>
  ) {
    (self.field, self.y, self.x, self.step, self.row) = (field, y, x, step, row)
    let extent = max(abs(x), abs(x + step * Float(count - 1)), abs(y), field.extent)
    slack = 0.01 + extent * 0x1p-16
    stack = field.kernels.indices.map { Candidate(index: $0) }
  }

  mutating func fill(_ samples: Range<Int>) { fill(samples, candidates: 0..<stack.count) }

  private mutating func fill(_ samples: Range<Int>, candidates: Range<Int>) {
    guard candidates.count > 1 else { return fillAlone(samples, candidates: candidates) }
    let kept = keepWhatMatters(in: samples, of: candidates)
    defer { stack.removeLast(stack.count - kept.lowerBound) }
    if kept.count <= 1 {
      fillAlone(samples, candidates: kept)
    } else if samples.count <= Self.shortestPart {
      for index in samples {
        let point = SIMD2(position(index), y)
        var result = FieldSample.empty
        for place in kept { result = field.joined(result, element: stack[place].index, at: point) }
        row[index] = result.packed
      }
    } else {
      let middle = samples.lowerBound + samples.count / 2
      fill(samples.lowerBound..<middle, candidates: kept)
      fill(middle..<samples.upperBound, candidates: kept)
    }
  }

  /// A part that one element decides, or none.
  private func fillAlone(_ samples: Range<Int>, candidates: Range<Int>) {
    guard let place = candidates.first else { return write(.empty, to: samples) }
    fillAlone(samples, element: stack[place].index)
  }

  private func fillAlone(_ samples: Range<Int>, element: Int) {
    let left = position(samples.lowerBound), right = position(samples.upperBound - 1)
    if field.kernels[element].uniformSample(left: left, right: right, y: y) != nil {
      return write(field.joined(.empty, element: element, at: SIMD2(left, y)), to: samples)
    }
    if samples.count <= Self.shortestPart {
      for index in samples {
        row[index] = field.joined(.empty, element: element, at: SIMD2(position(index), y)).packed
      }
      return
    }
    let middle = samples.lowerBound + samples.count / 2
    fillAlone(samples.lowerBound..<middle, element: element)
    fillAlone(middle..<samples.upperBound, element: element)
  }

  private func write(_ sample: FieldSample, to samples: Range<Int>) {
    for index in samples { row[index] = sample.packed }
  }

  @inline(__always)
  private func position(_ index: Int) -> Float { x + step * Float(index) }

  /// Puts those of `candidates` that can matter to `samples` on top of the stack, in drawing order.
  private mutating func keepWhatMatters(in samples: Range<Int>, of candidates: Range<Int>) -> Range<Int> {
    let first = position(samples.lowerBound), last = position(samples.upperBound - 1)
    let middle = SIMD2(first + (last - first) / 2, y)
    let reach = abs(last - first) / 2 * Self.steepest + slack
    for place in candidates {
      stack[place].distance = field.source(stack[place].index, at: middle).distance
    }
    let start = stack.count
    keep(from: firstThatMatters(candidates, reach: reach), of: candidates, reach: reach)
    return start..<stack.count
  }

  /// The last element that replaces everything before it; the first of all if there is none.
  private func firstThatMatters(_ candidates: Range<Int>, reach: Float) -> Int {
    var start = candidates.lowerBound
    var lowest = FieldSample.empty.distance
    for place in candidates where !field.kernels[stack[place].index].isSubtracted {
      let distance = stack[place].distance
      if lowest >= distance + reach + field.smoothness { start = place }
      lowest = min(lowest, distance - reach - field.smoothness)
    }
    return start
  }

  /// Copies the elements from `start` on that are not too far to change what lies before them.
  private mutating func keep(from start: Int, of candidates: Range<Int>, reach: Float) {
    var lowest = FieldSample.empty.distance, highest = FieldSample.empty.distance
    for place in start..<candidates.upperBound {
      let candidate = stack[place]
      let nearest = candidate.distance - reach
      if field.kernels[candidate.index].isSubtracted {
        if nearest >= field.smoothness - lowest { continue }
        highest = max(highest, -nearest) + field.smoothness / 4
      } else {
        if nearest >= highest + field.smoothness { continue }
        highest = min(highest, candidate.distance + reach)
        lowest = min(lowest, nearest - field.smoothness)
      }
      stack.append(candidate)
    }
  }
}
