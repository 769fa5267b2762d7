// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A piece of glass at one moment: a pure function of its events and the time.
struct GlassMoment {
  /// Relative to the parent, as events moved it.
  var frame: Rect
  /// How far it has materialized, 0…1; at 0 nothing is there.
  var progress = 1.0
  /// Of its shape about the middle, from coming and going in a container.
  var birth = 1.0
  /// How far it has taken over from another: what lies on it comes as that is left behind.
  var handover = 1.0
  /// nil where no finger has been.
  var press: GlassPress?
  /// Points by which a lens is wider and taller than at rest.
  var lift = SIMD2<Double>(0, 0)

  var isThere: Bool { progress > 0 }

  /// The frame of the glass itself, grown by a press; what lies on it stays where it was.
  var shapeFrame: Rect {
    let scale = birth * (press?.scale(width: frame.width, height: frame.height) ?? 1)
    let (width, height) = (frame.width * scale + lift.x, frame.height * scale + lift.y)
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width,
      height: height)
  }

  /// Of what lies on it: it comes and goes with the glass, and steps back under a finger.
  var contentOpacity: Double {
    let grown = (birth - GlassBirth.startingScale) / (1 - GlassBirth.startingScale)
    return progress * min(max(grown, 0), 1) * handover * (press?.contentOpacity ?? 1)
  }
}

/// Makes moments.
struct GlassClock {
  /// Seconds; nil shows everything at rest, without events.
  var time: Double?
  var reducesMotion: Bool

  /// The system attaches no animation of its own to materializing; this is the default of what surrounds it.
  ///
  /// Chosen: SwiftUI's smooth spring, half a second without bounce.
  static let materializing = Spring(response: 0.5, dampingRatio: 1)

  /// - Parameters:
  ///   - isInContainer: Outside of containers there is no geometry to match: glass materializes.
  ///   - origin: Where the element of the same identity is that it takes over from.
  ///   - isTakenOver: Whether another one takes over from it as it leaves.
  func moment(
    of glass: GlassContent, at frame: Rect, isInContainer: Bool, from origin: Rect? = nil,
    isTakenOver: Bool = false
  ) -> GlassMoment {
    var moment = GlassMoment(frame: frame)
    guard let time else { return moment }
    let events = glass.events.filter { $0.at.isFinite }.sorted { $0.at < $1.at }
    moment.frame = self.frame(from: frame, events, glass.control, at: time)
    let presence = presence(events, at: time)
    switch glass.transition {
    case .identity: moment.progress = presence.isThere ? 1 : 0
    case .matchedGeometry where isInContainer:
      if let origin, presence.isThere, let came = presence.since {
        let way = reducesMotion ? 1 : GlassMotion.birth.spring.progress(at: time - came)
        moment.frame = origin.mixed(with: moment.frame, by: way)
        moment.handover = min(max(way, 0), 1)
      } else if isTakenOver, !presence.isThere {
        moment.progress = 0
      } else {
        (moment.progress, moment.birth) = birth(presence, at: time)
      }
    case .matchedGeometry, .materialize: moment.progress = presence.materialized(at: time)
    }
    addTouch(events, glass, to: &moment, at: time)
    return moment
  }

  // MARK: Coming and going

  /// Whether it is there, since when it comes or goes, and where it was by then.
  private struct Presence {
    var isThere = true
    var since: Double?
    var start = SpringState(value: 1, velocity: 0)

    func materialized(at time: Double) -> Double {
      guard let since else { return isThere ? 1 : 0 }
      let state = GlassClock.materializing.state(
        at: time - since, from: start.value, to: isThere ? 1 : 0, velocity: start.velocity)
      // Half a step of 8 bits: the spring needs seconds for the rest, and nobody sees it.
      return state.value < 0.002 ? 0 : min(state.value, 1)
    }
  }

  private func presence(_ events: [GlassEvent], at time: Double) -> Presence {
    var presence = Presence()
    let first = events.first { $0.kind == .appear || $0.kind == .disappear }
    if first?.kind == .appear { (presence.isThere, presence.start.value) = (false, 0) }
    for event in events where event.at <= time {
      guard event.kind == .appear || event.kind == .disappear else { continue }
      if let since = presence.since {
        presence.start = Self.materializing.state(
          at: event.at - since, from: presence.start.value, to: presence.isThere ? 1 : 0,
          velocity: presence.start.velocity)
      }
      (presence.isThere, presence.since) = (event.kind == .appear, event.at)
    }
    return presence
  }

  /// Elements of containers are born small and leave small; the glass itself is there at once.
  private func birth(_ presence: Presence, at time: Double) -> (progress: Double, scale: Double) {
    guard let since = presence.since else { return (presence.isThere ? 1 : 0, 1) }
    if presence.isThere { return (1, GlassBirth.scale(at: time - since, reducesMotion: reducesMotion)) }
    let isGone = reducesMotion || time - since >= GlassMotion.birth.spring.response
    let left = 1 + GlassBirth.startingScale - GlassBirth.scale(at: time - since)
    return (isGone ? 0 : 1, max(left, GlassBirth.startingScale))
  }

  // MARK: Moving

  /// Lenses ride their own spring, and stretch on the way.
  private func frame(
    from frame: Rect, _ events: [GlassEvent], _ control: GlassControl, at time: Double
  ) -> Rect {
    let lens = LensMotion(control)
    let spring = lens?.travel ?? GlassMotion.birth.spring
    var course = FrameCourse(from: frame, events, riding: reducesMotion ? spring.withoutBounce : spring)
    if lens != nil, !reducesMotion { return course.stretched(by: LensFlex(control), at: time) }
    course.advance(to: time)
    return course.frame
  }

  // MARK: Touching

  private func addTouch(
    _ events: [GlassEvent], _ glass: GlassContent, to moment: inout GlassMoment, at time: Double
  ) {
    let past = events.filter { $0.at <= time }
    guard let touched = past.last(where: { $0.kind == .press })?.at else { return }
    let released = past.last { $0.kind == .release && $0.at >= touched }?.at
    if let motion = LensMotion(glass.control) {
      guard !reducesMotion else { return }
      let risen = motion.rise.progress(at: (released ?? time) - touched)
      let left = released.map { 1 - motion.fall.progress(at: time - $0) } ?? 1
      moment.lift = motion.lift * (risen * left)
    } else if glass.isInteractive {
      moment.press = GlassPress(
        sinceTouch: time - touched, sinceRelease: released.map { time - $0 }, reducesMotion: reducesMotion)
    }
  }
}

extension Rect {
  fileprivate func mixed(with other: Rect, by share: Double) -> Rect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y), width: max(mix(width, other.width), 0),
      height: max(mix(height, other.height), 0))
  }
}
