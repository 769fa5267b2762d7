// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The transfer curve of sRGB and Display P3 over intervals, from a table.
///
/// Between nodes the curve is replaced by its chord. The curve is convex except for a step of 10⁻⁸ at its
/// threshold, so that the chord is below it by at most that step. The chord is above it by at most h²/8 times the
/// largest second derivative (3.0), or h/4 times the change of slope at the threshold (0.0013): less than `error`
/// for the table's h = 1/4096.
enum LinearLight {
  /// The largest error of a value.
  static let error = 1e-7
  private static let count = 4096
  private static let values: [Double] = (0...count).map { TransferCurve.linear(Double($0) / Double(count)) }
  /// The slopes at the nodes, from the right.
  private static let slopes: [Double] = (0...count).map { slope(at: Double($0) / Double(count)) }

  /// Returns the range of the linear light of encoded components within 0…1; the curve is increasing, so its ends
  /// determine the range.
  static func range(over encoded: Interval) -> Interval {
    Interval(value(at: encoded.low) - error, value(at: encoded.high) + error)
  }

  /// Returns the range of the slopes over encoded components within 0…1; the slope is increasing, so the nodes
  /// around the ends determine the range.
  static func slopeRange(over encoded: Interval) -> Interval {
    func node(_ encoded: Double) -> Int {
      // NaN fails the comparison and becomes 0.
      encoded > 0 ? (encoded < 1 ? Int(encoded * Double(count)) : count) : 0
    }
    let first = node(encoded.low), last = node(encoded.high) + 1
    return Interval(slopes[first], slopes[last < count ? last : count])
  }

  /// Returns the linear light of a component within 0…1, with an error of at most `error`.
  static func value(at encoded: Double) -> Double {
    let place = encoded * Double(count)
    let index = place < Double(count) ? Int(place) : count - 1
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }

  /// Returns an interval that contains the encoded component of a linear one within 0…1.
  static func encoded(_ linear: Double) -> Interval {
    var range = Interval(0, 1)
    for _ in 0..<40 {
      let middle = range.middle
      if value(at: middle) < linear { range.low = middle } else { range.high = middle }
    }
    return range.widened(by: 1e-5).clamped(0, 1)
  }

  /// Returns the slope at an encoded component within 0…1, from the right.
  static func slope(at encoded: Double) -> Double {
    guard encoded > 0.04045 else { return 1 / 12.92 }
    return 2.4 * TransferCurve.linear(encoded) / (encoded + 0.055)
  }
}

extension Jet {
  /// The linear light of an encoded component within 0…1.
  var linearLight: Jet {
    mapped(to: LinearLight.range(over: value), slope: LinearLight.slopeRange(over: value))
  }
}
