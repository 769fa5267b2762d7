// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

extension ComponentLowering {
  /// Returns the value that events have brought a component to at the time of the scene, each over a time of its own.
  ///
  /// - Parameters:
  ///   - start: The value before the first event; the value of a scene without a time.
  ///   - duration: The duration of a change by a difference, in seconds; a change of no duration is immediate.
  ///   - ease: The progress of a change at a part of its duration, both 0…1.
  func eventValue(
    of component: Component, from start: Double, duration: (Double) -> Double,
    ease: (Double) -> Double = { $0 }
  ) -> Double {
    guard let time else { return start }
    var start = start, target = start, began = 0.0
    func value(at time: Double) -> Double {
      guard target != start else { return target }
      let duration = duration((target - start).magnitude)
      guard duration > 0 else { return target }
      let part = min(max((time - began) / duration, 0), 1)
      return start + (target - start) * ease(part)
    }
    for event in component.events where event.time <= time {
      guard case .value(let new) = event.change else { continue }
      (start, target, began) = (value(at: event.time), new, event.time)
    }
    return value(at: time)
  }
}
