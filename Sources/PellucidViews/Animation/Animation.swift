// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The way in which a value moves from one state to another over time.
public struct Animation: Hashable, Sendable {
  fileprivate indirect enum Course: Hashable, Sendable {
    case curve(UnitCurve, duration: TimeInterval)
    case spring(Spring, velocity: Double)
    case delayed(Course, TimeInterval)
    case faster(Course, Double)
    case repeated(Course, count: Int?, turns: Bool)
    case custom(CustomCourse)
  }

  fileprivate let course: Course

  fileprivate init(_ course: Course) { self.course = course }

  public init<Custom: CustomAnimation>(_ base: Custom) { course = .custom(CustomCourse(base)) }

  // MARK: Curves

  public static let `default` = Animation(.spring(Spring(response: 0.55, dampingRatio: 1), velocity: 0))
  public static var linear: Animation { linear(duration: 0.35) }
  public static var easeIn: Animation { easeIn(duration: 0.35) }
  public static var easeOut: Animation { easeOut(duration: 0.35) }
  public static var easeInOut: Animation { easeInOut(duration: 0.35) }
  public static func linear(duration: TimeInterval) -> Animation { timingCurve(.linear, duration: duration) }
  public static func easeIn(duration: TimeInterval) -> Animation { timingCurve(.easeIn, duration: duration) }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: duration))
  }
  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }

  // MARK: Springs

  public static var spring: Animation { spring() }
  public static var interactiveSpring: Animation { interactiveSpring() }
  public static var smooth: Animation { smooth() }
  public static var snappy: Animation { snappy() }
  public static var bouncy: Animation { bouncy() }
  public static var interpolatingSpring: Animation { interpolatingSpring() }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    Animation(.spring(spring, velocity: 0))
  }
  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    spring(Spring(duration: duration, bounce: bounce))
  }
  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(response: response, dampingRatio: dampingFraction))
  }
  @_disfavoredOverload
  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    spring(Spring(duration: duration, bounce: 0.14 + extraBounce))
  }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.smooth(duration: duration, extraBounce: extraBounce))
  }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.snappy(duration: duration, extraBounce: extraBounce))
  }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    spring(.bouncy(duration: duration, extraBounce: extraBounce))
  }
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping, allowOverDamping: true)
    return interpolatingSpring(spring, initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation {
    interpolatingSpring(Spring(duration: duration, bounce: bounce), initialVelocity: initialVelocity)
  }
  public static func interpolatingSpring(_ spring: Spring, initialVelocity: Double = 0) -> Animation {
    Animation(.spring(spring, velocity: initialVelocity))
  }

  // MARK: Changes

  /// Returns the animation. The time at which an animation counts as complete decides when an action runs, and none runs in a picture.
  public func logicallyComplete(after duration: TimeInterval) -> Animation { self }

  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(course, delay)) }
  public func speed(_ speed: Double) -> Animation { Animation(.faster(course, speed)) }
  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: max(0, repeatCount), turns: autoreverses))
  }
  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(course, count: nil, turns: autoreverses))
  }

  /// The time until the animation has ended, in seconds; nil where it does not end.
  var length: TimeInterval? { course.length }

  /// Returns the way that has been covered at a time; nil when the animation has ended.
  ///
  /// - Parameter way: The whole way, from the first value to the last.
  func covered<V: VectorArithmetic>(_ way: V, at time: TimeInterval) -> V? { course.covered(way, at: time) }
}

extension Animation.Course {
  func covered<V: VectorArithmetic>(_ way: V, at time: TimeInterval) -> V? {
    switch self {
    case .curve(let curve, let duration):
      guard time < duration else { return nil }
      return way.scaled(by: curve.value(at: max(0, time) / duration))
    case .spring(let spring, let velocity):
      let speed = way.scaled(by: velocity)
      guard time < spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001) else {
        return nil
      }
      return spring.value(target: way, initialVelocity: speed, time: time)
    case .delayed(let course, let delay): return time < delay ? .zero : course.covered(way, at: time - delay)
    case .faster(let course, let speed): return course.covered(way, at: time * speed)
    case .repeated(let course, let count, let turns):
      guard let length = course.length, length > 0 else { return nil }
      let round = (max(0, time) / length).rounded(.down)
      if let count, round >= Double(count) { return nil }
      let (inside, isBack) = (time - round * length, turns && round.truncatingRemainder(dividingBy: 2) == 1)
      return course.covered(way, at: isBack ? length - inside : inside) ?? way
    case .custom(let custom): return custom.covered(way, at: time)
    }
  }

  /// The time until the animation has ended, in seconds; nil where it does not end.
  var length: TimeInterval? {
    switch self {
    case .curve(_, let duration): return duration
    case .spring(let spring, let velocity):
      let length = spring.settlingDuration(target: 1.0, initialVelocity: velocity, epsilon: 0.001)
      return length.isFinite ? length : nil
    case .delayed(let course, let delay): return course.length.map { $0 + delay }
    case .faster(let course, let speed): return speed > 0 ? course.length.map { $0 / speed } : nil
    case .repeated(let course, let count, _):
      return count.flatMap { n in course.length.map { $0 * Double(n) } }
    case .custom: return nil
    }
  }
}

/// A movement that a program computes itself.
public protocol CustomAnimation: Hashable, Sendable {
  /// Returns the way that has been covered at a time; nil when the movement has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
}

/// The things that a custom animation may keep between its values.
public struct AnimationContext<Value: VectorArithmetic> {
  public var isLogicallyComplete = false
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// A custom animation whose type is not known.
private struct CustomCourse: Hashable, Sendable {
  private let animation: any CustomAnimation

  init(_ animation: some CustomAnimation) { self.animation = animation }

  func covered<V: VectorArithmetic>(_ way: V, at time: TimeInterval) -> V? {
    var context = AnimationContext<V>()
    return animation.animate(value: way, time: time, context: &context)
  }

  static func == (one: Self, other: Self) -> Bool {
    AnyHashable(one.animation) == AnyHashable(other.animation)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(animation)) }
}
