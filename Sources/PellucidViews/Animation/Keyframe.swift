// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Keyframes of one value.
public protocol KeyframeTrackContent<Value> {
  associatedtype Value: Animatable
  var systemKeyframes: [KeyframeStep<Value.AnimatableData>] { get }
}

/// A keyframe: a value, the time in which it is reached, and the way.
public struct KeyframeStep<Data: VectorArithmetic> {
  enum Way {
    case jump
    case line(UnitCurve)
    case spring(Spring, velocity: Data?)
    case cubic(start: Data?, end: Data?)
  }

  let end: Data
  let duration: TimeInterval
  let way: Way
}

/// The value is there at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let systemKeyframes: [KeyframeStep<Value.AnimatableData>]
  public init(_ to: Value) {
    systemKeyframes = [KeyframeStep(end: to.animatableData, duration: 0, way: .jump)]
  }
}

/// The value moves at the pace of a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let systemKeyframes: [KeyframeStep<Value.AnimatableData>]
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    systemKeyframes = [
      KeyframeStep(end: to.animatableData, duration: max(0, duration), way: .line(timingCurve))
    ]
  }
}

/// The value moves as on a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let systemKeyframes: [KeyframeStep<Value.AnimatableData>]
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
  ) {
    systemKeyframes = [
      KeyframeStep(
        end: to.animatableData, duration: max(0, duration ?? spring.settlingDuration),
        way: .spring(spring, velocity: startVelocity?.animatableData))
    ]
  }
}

/// The value moves on a cubic curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  public let systemKeyframes: [KeyframeStep<Value.AnimatableData>]
  public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
    systemKeyframes = [
      KeyframeStep(
        end: to.animatableData, duration: max(0, duration),
        way: .cubic(start: startVelocity?.animatableData, end: endVelocity?.animatableData))
    ]
  }
}

/// Several keyframes, one after the other.
public struct KeyframeSequence<Value: Animatable>: KeyframeTrackContent {
  public let systemKeyframes: [KeyframeStep<Value.AnimatableData>]
}

@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
    expression
  }
  public static func buildBlock() -> KeyframeSequence<Value> { KeyframeSequence(systemKeyframes: []) }
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K where K.Value == Value {
    first
  }
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> KeyframeSequence<Value> {
    KeyframeSequence(systemKeyframes: accumulated.systemKeyframes + next.systemKeyframes)
  }
  public static func buildArray(_ components: [some KeyframeTrackContent<Value>]) -> KeyframeSequence<Value> {
    KeyframeSequence(systemKeyframes: components.flatMap(\.systemKeyframes))
  }
  public static func buildIf(_ content: (some KeyframeTrackContent<Value>)?) -> KeyframeSequence<Value> {
    KeyframeSequence(systemKeyframes: content?.systemKeyframes ?? [])
  }
  public static func buildEither(first: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(systemKeyframes: first.systemKeyframes)
  }
  public static func buildEither(second: some KeyframeTrackContent<Value>) -> KeyframeSequence<Value> {
    KeyframeSequence(systemKeyframes: second.systemKeyframes)
  }
}

/// The values of keyframes over time.
struct KeyframeCurve<Data: VectorArithmetic> {
  private let steps: [KeyframeStep<Data>]

  init(_ steps: [KeyframeStep<Data>]) { self.steps = steps }

  var duration: TimeInterval { steps.reduce(0) { $0 + $1.duration } }

  func value(_ initial: Data, at time: TimeInterval) -> Data {
    var (start, left) = (initial, time.isNaN ? 0 : max(0, time))
    for (index, step) in steps.enumerated() {
      if left < step.duration { return value(of: index, from: start, initial: initial, at: left) }
      left -= step.duration
      start = end(of: index, from: start)
    }
    return start
  }

  private func end(of index: Int, from start: Data) -> Data {
    let step = steps[index]
    // A spring that is cut off ends where it is.
    guard case .spring(let spring, let velocity) = step.way else { return step.end }
    return start
      + spring.value(target: step.end - start, initialVelocity: velocity ?? .zero, time: step.duration)
  }

  private func value(of index: Int, from start: Data, initial: Data, at time: TimeInterval) -> Data {
    let step = steps[index]
    switch step.way {
    case .jump: return step.end
    case .line(let curve):
      return start + (step.end - start).scaled(by: curve.value(at: time / step.duration))
    case .spring(let spring, let velocity):
      return start + spring.value(target: step.end - start, initialVelocity: velocity ?? .zero, time: time)
    case .cubic(let first, let last):
      let speeds = (first ?? speed(before: index, initial), last ?? speed(before: index + 1, initial))
      return Self.cubic(start, step.end, speeds.0, speeds.1, step.duration, time / step.duration)
    }
  }

  /// Returns the speed at the border of two keyframes: that of a straight line between their neighbours, and none at the ends and
  /// beside a keyframe that is no curve.
  private func speed(before index: Int, _ initial: Data) -> Data {
    guard index > 0, index < steps.count, case .cubic = steps[index - 1].way, case .cubic = steps[index].way
    else {
      return .zero
    }
    let before = index > 1 ? steps[index - 2].end : initial
    let time = steps[index - 1].duration + steps[index].duration
    return time > 0 ? (steps[index].end - before).scaled(by: 1 / time) : .zero
  }

  /// Returns a point of the cubic curve with given ends and speeds there.
  private static func cubic(
    _ start: Data, _ end: Data, _ startSpeed: Data, _ endSpeed: Data, _ duration: Double, _ t: Double
  ) -> Data {
    let (t2, t3) = (t * t, t * t * t)
    let ends = start.scaled(by: 2 * t3 - 3 * t2 + 1) + end.scaled(by: 3 * t2 - 2 * t3)
    let first = startSpeed.scaled(by: (t3 - 2 * t2 + t) * duration)
    return ends + first + endSpeed.scaled(by: (t3 - t2) * duration)
  }
}
