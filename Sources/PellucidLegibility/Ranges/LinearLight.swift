// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidColor

/// The transfer curve of sRGB and Display P3 over ranges, from a table.
///
/// Between nodes the curve is taken as its chord. It is convex except for the step of 10⁻⁸ at its threshold, so the
/// chord is at most that below it; above it, it is at most h²/8 times the largest second derivative (3.0),
/// or h/4 times the bend at the threshold (0.0013): less than `error` for the table's h = 1/4096.
enum LinearLight {
  /// How far a value can be off.
  static let error = 1e-7
  private static let count = 4096
  private static let values: [Double] = (0...count).map { TransferCurve.linear(Double($0) / Double(count)) }
  /// Slopes at the nodes, from the right.
  private static let slopes: [Double] = (0...count).map { slope(at: Double($0) / Double(count)) }

  /// Linear light of encoded components within 0…1; rising, so the ends decide.
  static func range(over encoded: Interval) -> Interval {
    Interval(value(at: encoded.low) - error, value(at: encoded.high) + error)
  }

  /// The slopes over encoded components within 0…1; rising, so the nodes around the ends decide.
  static func slopeRange(over encoded: Interval) -> Interval {
    func node(_ encoded: Double) -> Int {
      // What is not a number is not above 0 either.
      encoded > 0 ? (encoded < 1 ? Int(encoded * Double(count)) : count) : 0
    }
    let first = node(encoded.low), last = node(encoded.high) + 1
    return Interval(slopes[first], slopes[last < count ? last : count])
  }

  /// Linear light of a component within 0…1, `error` off at most.
  static func value(at encoded: Double) -> Double {
    let place = encoded * Double(count)
    let index = place < Double(count) ? Int(place) : count - 1
    return values[index] + (values[index + 1] - values[index]) * (place - Double(index))
  }

  /// What holds the encoded component of a linear one within 0…1.
  static func encoded(_ linear: Double) -> Interval {
    var range = Interval(0, 1)
    for _ in 0..<40 {
      let middle = range.middle
      if value(at: middle) < linear { range.low = middle } else { range.high = middle }
    }
    return range.widened(by: 1e-5).clamped(0, 1)
  }

  /// The slope at an encoded component within 0…1, from the right.
  static func slope(at encoded: Double) -> Double {
    guard encoded > 0.04045 else { return 1 / 12.92 }
    return 2.4 * TransferCurve.linear(encoded) / (encoded + 0.055)
  }
}

extension Jet {
  /// Linear light of a component within 0…1.
  var linearLight: Jet {
    mapped(to: LinearLight.range(over: value), slope: LinearLight.slopeRange(over: value))
  }
}
