// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The course of a number that springs drive from one target to the next, each from where the last has brought it.
struct SpringCourse {
  /// A new target from a time on.
  struct Change {
    var time: Double
    var target: Double
    var spring: Spring
  }

  var start: Double
  /// The changes, in ascending order of time.
  var changes: [Change]

  /// Returns the value and the velocity at a time.
  func state(at time: Double) -> SpringState {
    var state = SpringState(value: start, velocity: 0)
    for (index, change) in changes.enumerated() where change.time <= time {
      let next = index + 1 < changes.count ? min(changes[index + 1].time, time) : time
      state = change.spring.state(
        at: next - change.time, from: state.value, to: change.target, velocity: state.velocity)
    }
    return state
  }

  /// Returns the last two targets at a time, and the progress of a cross-fade from one to the other, 0…1.
  func fade(at time: Double, _ spring: Spring) -> (from: Double, to: Double, progress: Double) {
    let past = changes.filter { $0.time <= time }
    guard let last = past.last else { return (start, start, 1) }
    let from = past.count > 1 ? past[past.count - 2].target : start
    return (from, last.target, min(max(spring.withoutBounce.progress(at: time - last.time), 0), 1))
  }
}
