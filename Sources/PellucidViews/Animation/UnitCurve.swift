// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A function of 0…1 that gives the pace of an animation.
public struct UnitCurve: Hashable, Sendable {
  private enum Kind: Hashable, Sendable {
    case linear
    case bezier(UnitPoint, UnitPoint)
    case circleIn, circleOut, circleInOut
  }

  private let kind: Kind
  private var isInverse = false

  private init(_ kind: Kind) { self.kind = kind }

  public static let linear = UnitCurve(.linear)
  public static let easeIn = UnitCurve(.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 1, y: 1)))
  public static let easeOut = UnitCurve(.bezier(UnitPoint(x: 0, y: 0), UnitPoint(x: 0.58, y: 1)))
  public static let easeInOut = UnitCurve(.bezier(UnitPoint(x: 0.42, y: 0), UnitPoint(x: 0.58, y: 1)))
  public static let circularEaseIn = UnitCurve(.circleIn), circularEaseOut = UnitCurve(.circleOut)
  public static let circularEaseInOut = UnitCurve(.circleInOut)

  /// Returns a cubic curve from (0, 0) to (1, 1).
  public static func bezier(startControlPoint: UnitPoint, endControlPoint: UnitPoint) -> UnitCurve {
    func inside(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: min(max(point.x, 0), 1), y: point.y) }
    return UnitCurve(.bezier(inside(startControlPoint), inside(endControlPoint)))
  }

  /// The curve with its axes exchanged.
  public var inverse: UnitCurve {
    var curve = self
    curve.isInverse.toggle()
    return curve
  }

  /// Returns the value at a progress, which is clamped to 0…1.
  public func value(at progress: Double) -> Double {
    let x = progress.isNaN ? 0 : min(max(progress, 0), 1)
    guard isInverse else { return plainValue(at: x) }
    return Self.root(of: plainValue(at:), x)
  }

  /// Returns the slope of the curve at a progress.
  public func velocity(at progress: Double) -> Double {
    let step = 1e-4
    let (start, end) = (max(0, progress - step), min(1, progress + step))
    return end > start ? (value(at: end) - value(at: start)) / (end - start) : 0
  }

  private func plainValue(at x: Double) -> Double {
    switch kind {
    case .linear: return x
    case .circleIn: return 1 - (1 - x * x).squareRoot()
    case .circleOut: return (1 - (1 - x) * (1 - x)).squareRoot()
    case .circleInOut:
      let near = x < 0.5 ? 2 * x : 2 - 2 * x
      let half = (1 - (1 - near * near).squareRoot()) / 2
      return x < 0.5 ? half : 1 - half
    case .bezier(let one, let other):
      func along(_ first: CGFloat, _ second: CGFloat, _ t: Double) -> Double {
        let rest = 1 - t
        return 3 * rest * rest * t * Double(first) + 3 * rest * t * t * Double(second) + t * t * t
      }
      let t = Self.root(of: { along(one.x, other.x, $0) }, x)
      return along(one.y, other.y, t)
    }
  }

  /// Returns where in 0…1 an increasing function has a value.
  private static func root(of function: (Double) -> Double, _ value: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    // Each step halves the interval; 50 leave less than the last digit of a length on a screen.
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if function(middle) < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
