// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidScene

/// A component that opens and closes, at one moment.
struct OpeningMoment: Hashable {
  /// The progress from closed (0) to open (1); beyond 1 while it oscillates.
  var progress: Double
  /// A Boolean value that is true where it fades in its place instead of moving.
  var fades: Bool

  var isClosed: Bool { progress <= 0 }
  static let open = OpeningMoment(progress: 1, fades: false)
}

extension ComponentLowering {
  /// Returns the moment of a component that opens and closes; open without a time or events.
  ///
  /// - Parameter fades: A Boolean value that is true for components that fade without Reduce Motion too.
  func opening(_ component: Component, open: Spring, close: Spring, fades: Bool = false) -> OpeningMoment {
    let fades = fades || settings.reduceMotion
    let fade = GlassMotion.menuReducedMotion.spring
    let changes = component.events.compactMap { event -> SpringCourse.Change? in
      switch event.change {
      case .open: SpringCourse.Change(time: event.time, target: 1, spring: fades ? fade : open)
      case .close: SpringCourse.Change(time: event.time, target: 0, spring: fades ? fade : close)
      default: nil
      }
    }
    guard let time, let first = changes.first else { return .open }
    let course = SpringCourse(start: 1 - first.target, changes: changes)
    let settled = Self.settled(course.state(at: time).value)
    return OpeningMoment(progress: fades ? min(max(settled, 0), 1) : settled, fades: fades)
  }

  /// Returns the progress of a component that moves only while it opens; 1 without a time or events, and under Reduce Motion.
  func arrival(_ component: Component, _ spring: Spring) -> Double {
    guard let time, !settings.reduceMotion,
      let opened = component.events.last(where: { $0.change == .open && $0.time <= time })
    else { return 1 }
    return Self.settled(spring.progress(at: time - opened.time))
  }

  /// Returns the progress of a spring, which never quite arrives; less than a pixel from its target it has.
  private static func settled(_ progress: Double) -> Double {
    (progress - progress.rounded()).magnitude < 0.0005 ? progress.rounded() : progress
  }
}
