// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// The look of a thumb or selection at one moment: where it is, and how far it has lifted, which is turning into a lens where
/// there are lenses.
struct ControlMoment: Hashable {
  /// The places along the way, 0…1 or in segments, each with its opacity: one, or two that cross-fade under Reduce Motion.
  var places: [Place]
  /// The progress of the change from the shape at rest to that under a finger; 0 at rest, beyond 1 while it oscillates.
  var lift: Double
  /// The velocity along the way, in the unit of the places per second.
  var velocity = 0.0

  struct Place: Hashable {
    var position: Double
    var opacity: Double
  }

  /// The opacity of the solid shape over the lens, 0…1.
  var solidity: Double { min(max(1 - lift, 0), 1) }
  /// A Boolean value that is true while the shape is not the one at rest.
  var isLifted: Bool { lift > 0.001 }

  static func resting(at position: Double, lifted: Bool) -> ControlMoment {
    ControlMoment(places: [Place(position: position, opacity: 1)], lift: lifted ? 1 : 0)
  }
}

extension ComponentLowering {
  /// Returns the moment of a control whose thumb follows its value.
  ///
  /// - Parameters:
  ///   - start: The position before the first event.
  ///   - lens: The control whose lens the thumb becomes; its springs drive lift and travel.
  ///   - position: Returns the position that an event leads to; nil for events that do not move the thumb.
  func moment(
    of component: Component, from start: Double, lens: GlassControl,
    _ position: (ComponentEvent.Change) -> Double?
  ) -> ControlMoment {
    let isHeld = component.has(.pressed) || component.has(.dragged)
    guard let time, !component.events.isEmpty, let motion = LensMotion(lens) else {
      return .resting(at: start, lifted: isHeld && canLift)
    }
    let moves = SpringCourse(
      start: start,
      changes: component.events.compactMap { event in
        position(event.change).map {
          SpringCourse.Change(time: event.time, target: $0, spring: motion.travel)
        }
      })
    let lift = liftCourse(component, motion, isHeld: isHeld).state(at: time).value
    guard !settings.reduceMotion else {
      let fade = moves.fade(at: time, motion.travel)
      let places = [(fade.from, 1 - fade.progress), (fade.to, fade.progress)]
        .filter { $0.1 > 0.001 }.map { ControlMoment.Place(position: $0.0, opacity: $0.1) }
      return ControlMoment(places: places, lift: canLift ? min(max(lift, 0), 1) : 0)
    }
    let state = moves.state(at: time)
    return ControlMoment(
      places: [ControlMoment.Place(position: state.value, opacity: 1)], lift: canLift ? lift : 0,
      velocity: state.velocity)
  }

  /// Returns the course of the lift: up when a finger presses, down when it has left and the thumb has hung for a moment.
  private func liftCourse(_ component: Component, _ motion: LensMotion, isHeld: Bool) -> SpringCourse {
    func calm(_ spring: Spring) -> Spring { settings.reduceMotion ? spring.withoutBounce : spring }
    let changes = component.events.compactMap { event -> SpringCourse.Change? in
      switch event.change {
      case .press: SpringCourse.Change(time: event.time, target: 1, spring: calm(motion.rise))
      case .release: SpringCourse.Change(time: event.time, target: 0, spring: calm(motion.fall))
      default: nil
      }
    }
    return SpringCourse(start: isHeld ? 1 : 0, changes: changes)
  }

  /// A Boolean value that is true where thumbs and selections answer to a finger or pointer.
  private var canLift: Bool { traits.platform == .iOS || traits.platform == .macOS && !isOld }
}
