// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A frame that events move: each of its numbers follows a spring, from its value at the time of the event.
struct FrameCourse {
  private let spring: Spring
  private let moves: [(at: Double, target: Rect)]
  /// The number of moves that have begun.
  private var begun = 0
  private var now = -Double.infinity
  private var target: SIMD4<Double>
  private var states: [SpringState]

  /// - Parameter events: The events in the order of their times.
  init(from frame: Rect, _ events: [GlassEvent], riding spring: Spring) {
    self.spring = spring
    moves = events.compactMap { event in
      if case .move(let target) = event.kind { (event.at, target) } else { nil }
    }
    target = frame.numbers
    states = (0..<4).map { SpringState(value: frame.numbers[$0], velocity: 0) }
  }

  var frame: Rect {
    Rect(
      x: states[0].value, y: states[1].value, width: max(states[2].value, 0), height: max(states[3].value, 0))
  }

  /// The velocity of the frame's centre, in points per second.
  private var velocity: SIMD2<Double> {
    SIMD2(states[0].velocity + states[2].velocity / 2, states[1].velocity + states[3].velocity / 2)
  }

  /// Returns the last move up to a time, with the frame that it begins at; nil where there is none.
  func lastMove(before time: Double) -> (at: Double, from: Rect, target: Rect)? {
    guard let index = moves.lastIndex(where: { $0.at <= time }) else { return nil }
    return (moves[index].at, index > 0 ? moves[index - 1].target : frame, moves[index].target)
  }

  /// Advances to a later time.
  mutating func advance(to time: Double) {
    while begun < moves.count, moves[begun].at <= time {
      ride(to: moves[begun].at)
      target = moves[begun].target.numbers
      begun += 1
    }
    ride(to: time)
  }

  private mutating func ride(to time: Double) {
    for (index, state) in states.enumerated() {
      states[index] = spring.state(
        at: time - now, from: state.value, to: target[index], velocity: state.velocity)
    }
    now = time
  }
}

// MARK: Stretch

extension FrameCourse {
  /// The seconds after which a past velocity no longer counts: the spring that smooths it has decayed to 10⁻¹⁴ by then.
  private static let memory = 4.0
  private static let stepsPerSecond = 120.0

  /// Returns the frame at a time, stretched along its direction of motion and narrowed across it. The leading edge
  /// follows the spring; only the trailing edge lags.
  func stretched(by flex: LensFlex, at time: Double) -> Rect {
    var arrived = self
    arrived.advance(to: time)
    let frame = arrived.frame
    let velocity = smoothedVelocity(flex.spring, at: time)
    let alongX = flex.scale(velocity: velocity.x, length: frame.width)
    let alongY = flex.scale(velocity: velocity.y, length: frame.height)
    let width = frame.width * alongX.x * alongY.y
    let height = frame.height * alongY.x * alongX.y
    func start(_ middle: Double, _ length: Double, _ along: Double, _ speed: Double) -> Double {
      let lag = length * (along - 1) / 2
      return middle - length * along / 2 + (speed < 0 ? lag : -lag)
    }
    return Rect(
      x: start(frame.x + frame.width / 2, frame.width * alongY.y, alongX.x, velocity.x),
      y: start(frame.y + frame.height / 2, frame.height * alongX.y, alongY.x, velocity.y),
      width: width, height: height)
  }

  /// Returns the velocity smoothed by a spring, integrated in steps shorter than a frame, in points per second.
  private func smoothedVelocity(_ smoothing: Spring, at time: Double) -> SIMD2<Double> {
    guard let first = moves.first?.at, time > first else { return SIMD2(0, 0) }
    let begin = max(first, time - Self.memory)
    let count = max(((time - begin) * Self.stepsPerSecond).rounded(.up), 1)
    let step = (time - begin) / count
    var course = self
    var x = SpringState(value: 0, velocity: 0), y = x
    for index in 0..<Int(count) {
      course.advance(to: begin + step * (Double(index) + 0.5))
      let speed = course.velocity
      x = smoothing.state(at: step, from: x.value, to: speed.x, velocity: x.velocity)
      y = smoothing.state(at: step, from: y.value, to: speed.y, velocity: y.velocity)
    }
    return SIMD2(x.value, y.value)
  }
}

extension Rect {
  fileprivate var numbers: SIMD4<Double> { SIMD4(x, y, width, height) }
}
