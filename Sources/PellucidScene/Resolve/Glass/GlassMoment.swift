// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidGeometry

/// A piece of glass at one moment: a pure function of its events and the time.
struct GlassMoment {
  /// The frame relative to the parent, as events moved it.
  var frame: Rect
  /// The share of the glass that has materialized, 0…1; at 0 no glass is drawn.
  var progress = 1.0
  /// The weight of the glass in what it shares with other glass, 0…1: the bounds of its union and the black below it.
  var presence = 1.0
  /// The progress of a focus that turns the control into glass, 0…1; the content on the glass is drawn at any value.
  var focus = 1.0
  /// The scale of the glass's shape about its centre while the glass appears or disappears in a container.
  var birth = 1.0
  /// The progress of taking over from another element, 0…1: the opacity of the content on this glass.
  var handover = 1.0
  /// The factor of the opacity of the black behind glass that opens in front of other content, beside `presence`.
  var curtain = 1.0
  /// The scale of the glass's shape about its centre while it comes back from under a menu; its content keeps its size.
  var growth = 1.0
  /// The other shape of the same field while a menu opens from its button or closes into it; nil at other times.
  var companion: Companion?
  /// The press of a finger; nil where no finger has touched the glass.
  var press: GlassPress?
  /// The points by which a lens is wider and taller than at rest.
  var lift = SIMD2<Double>(0, 0)

  /// The other shape of a menu and its button.
  struct Companion {
    /// The shape; nil is a capsule.
    var shape: Shape?
    /// The frame relative to the parent.
    var frame: Rect
    /// The standard deviation of the Gaussian that blurs the field of both shapes, in points; 0 is none.
    var fieldSigma: Double
  }

  var isThere: Bool { progress > 0 }

  /// Multiplies `progress` and `presence` by a share.
  fileprivate mutating func fade(to share: Double) {
    progress *= share
    presence *= share
  }

  /// The frame of the glass's shape, grown by a press; the content on the glass stays where it was.
  var shapeFrame: Rect {
    let scale = birth * growth * (press?.scale(width: frame.width, height: frame.height) ?? 1)
    let (width, height) = (frame.width * scale + lift.x, frame.height * scale + lift.y)
    return Rect(
      x: frame.x + (frame.width - width) / 2, y: frame.y + (frame.height - height) / 2, width: width,
      height: height)
  }

  /// The opacity of the content on the glass, 0…1: it fades with the glass, and is lowered by a press.
  var contentOpacity: Double {
    let grown = (birth - GlassBirth.startingScale) / (1 - GlassBirth.startingScale)
    return progress * min(max(grown, 0), 1) * handover * (press?.contentOpacity ?? 1)
  }
}

/// The element of the same identity from which a piece of glass takes over.
struct GlassOrigin {
  var frame: Rect
  /// The shape; nil is the control's usual shape.
  var shape: Shape?
  var control: GlassControl
}

/// The maker of moments of glass at one time.
struct GlassClock {
  /// The time in seconds; nil shows everything at rest, without events.
  var time: Double?
  var reducesMotion: Bool

  /// The spring of materializing. The system documents no animation for it; this is SwiftUI's default.
  ///
  /// Chosen: SwiftUI's smooth spring, half a second without bounce.
  static let materializing = Spring(response: 0.5, dampingRatio: 1)

  /// The spring of fades that replace motion under Reduce Motion.
  ///
  /// It was read of menus; chosen for everything else, because no source has another.
  static let fade = GlassMotion.menuReducedMotion.spring

  /// - Parameters:
  ///   - isInContainer: A Boolean value that is false for glass outside of containers, which materializes because
  ///     there is no geometry to match.
  ///   - origin: The element from which the glass takes over, if any.
  ///   - isTakenOver: A Boolean value that is true where another element takes over as this one disappears.
  func moment(
    of glass: GlassContent, at frame: Rect, isInContainer: Bool, from origin: GlassOrigin? = nil,
    isTakenOver: Bool = false
  ) -> GlassMoment {
    var moment = GlassMoment(frame: frame)
    guard let time else { return moment }
    let events = glass.events.filter { $0.at.isFinite }.sorted { $0.at < $1.at }
    move(&moment, events, glass, at: time)
    let changes = events.compactMap { event -> Presence.Change? in
      switch event.kind {
      case .appear: Presence.Change(at: event.at, comes: true)
      case .disappear: Presence.Change(at: event.at, comes: false)
      case .press, .release, .move, .focus, .unfocus: nil
      }
    }
    // Under Reduce Motion nothing grows out of another place: glass fades in its own. A union is one shape, which cannot
    // fade in part.
    let fades = reducesMotion && isInContainer && glass.union == nil && glass.transition == .matchedGeometry
    let spring = fades ? Self.fade : Self.materializing
    let presence = Presence(changes, riding: spring, at: time)
    switch glass.transition {
    case .identity: moment.fade(to: presence.isThere ? 1 : 0)
    case .matchedGeometry where isInContainer && !fades:
      if let origin, presence.isThere, let came = presence.since {
        takeOver(from: origin, glass, after: time - came, &moment)
      } else if isTakenOver, !presence.isThere {
        moment.fade(to: 0)
      } else {
        addBirth(presence, isOfUnion: glass.union != nil, to: &moment, at: time)
      }
    case .matchedGeometry, .materialize: moment.fade(to: presence.share(at: time))
    }
    addTouch(events, glass, to: &moment, at: time)
    return moment
  }

  /// Returns the progress of the focus, 0…1; nil for glass that does not depend on focus.
  func focus(of glass: GlassContent) -> Double? {
    let changes = glass.events.filter { $0.at.isFinite }.sorted { $0.at < $1.at }
      .compactMap { event -> Presence.Change? in
        switch event.kind {
        case .focus: Presence.Change(at: event.at, comes: true)
        case .unfocus: Presence.Change(at: event.at, comes: false)
        default: nil
        }
      }
    let isFocused = glass.isFocused ?? changes.first.map { !$0.comes }
    guard let isFocused else { return nil }
    guard let time else { return isFocused ? 1 : 0 }
    let begin = Presence.Change(at: -1e9, comes: isFocused)
    return Presence([begin] + changes, riding: Self.materializing, at: time).share(at: time)
  }

  // MARK: Coming and going

  /// The presence of glass over time: the last change, and the value and velocity of the spring at that change.
  private struct Presence {
    /// A change that makes glass appear or disappear.
    struct Change {
      /// The time in seconds.
      var at: Double
      var comes: Bool
    }

    var isThere = true
    var since: Double?
    private var start = SpringState(value: 1, velocity: 0)
    private let spring: Spring

    /// - Parameter changes: The changes in the order of their times; glass whose first change is to appear is absent
    ///   before it.
    init(_ changes: [Change], riding spring: Spring, at time: Double) {
      self.spring = spring
      if changes.first?.comes == true { (isThere, start.value) = (false, 0) }
      for change in changes where change.at <= time {
        if since != nil { start = state(at: change.at) }
        (isThere, since) = (change.comes, change.at)
      }
    }

    private func state(at time: Double) -> SpringState {
      spring.state(
        at: time - (since ?? time), from: start.value, to: isThere ? 1 : 0, velocity: start.velocity)
    }

    /// Returns the share of the glass that is present, 0…1.
    func share(at time: Double) -> Double {
      guard since != nil else { return isThere ? 1 : 0 }
      let value = state(at: time).value
      // Half a step of 8 bits: the spring takes seconds for the rest, which is invisible.
      return value < 0.002 ? 0 : min(value, 1)
    }
  }

  /// Returns the opacity of an effect that only fades in and out, 0…1; 1 without a time.
  func opacity(after events: [ScrollEdgeEvent], riding spring: Spring) -> Double {
    guard let time else { return 1 }
    let changes = events.filter { $0.at.isFinite }.sorted { $0.at < $1.at }
      .map { Presence.Change(at: $0.at, comes: $0.kind == .appear) }
    return Presence(changes, riding: spring, at: time).share(at: time)
  }

  /// Scales an element of a container as it appears or disappears: the element grows and shrinks, and its glass is
  /// complete from the start.
  private func addBirth(_ presence: Presence, isOfUnion: Bool, to moment: inout GlassMoment, at time: Double)
  {
    guard let since = presence.since else { return moment.fade(to: presence.isThere ? 1 : 0) }
    let (seconds, start) = (time - since, GlassBirth.startingScale)
    let way = GlassBirth.presence(at: seconds, reducesMotion: reducesMotion)
    let scale = GlassBirth.scale(at: seconds, reducesMotion: reducesMotion)
    if presence.isThere {
      (moment.birth, moment.presence) = (scale, way)
    } else {
      (moment.birth, moment.presence) = (max(1 + start - scale, start), 1 - way)
      moment.progress = way < 1 ? 1 : 0
    }
    // The scale of a union's piece follows its presence and not the birth spring, so that the union's edges do not
    // swing.
    if isOfUnion { moment.birth = start + (1 - start) * moment.presence }
  }

  // MARK: Taking over

  private func takeOver(
    from origin: GlassOrigin, _ glass: GlassContent, after seconds: Double, _ moment: inout GlassMoment
  ) {
    // Under Reduce Motion only a union comes here, and changes at once.
    guard !reducesMotion else { return }
    let isOpening = glass.control == .menu
    guard isOpening != (origin.control == .menu) else {
      let way = GlassMotion.birth.spring.progress(at: seconds)
      moment.frame = origin.frame.mixed(with: moment.frame, by: way)
      moment.handover = min(max(way, 0), 1)
      if origin.control != .alert { moment.curtain = moment.handover }
      return
    }
    let morph = MenuMorph(at: seconds, isOpening: isOpening)
    let (button, menu) = isOpening ? (origin.frame, moment.frame) : (moment.frame, origin.frame)
    let shape = morph.frame(between: button, and: menu)
    moment.handover = isOpening ? morph.contentOpacity : morph.buttonOpacity
    if isOpening { moment.frame = shape } else { moment.growth = morph.buttonOpacity }
    let left = 1 - moment.handover
    // A smaller rest is invisible; from then on the glass joins others again.
    guard morph.fieldSigma >= 1 || left >= 0.002 else {
      moment.growth = 1
      return
    }
    moment.companion = GlassMoment.Companion(
      shape: origin.shape, frame: isOpening ? button.scaledAboutMiddle(by: left) : shape,
      fieldSigma: morph.fieldSigma >= 1 ? morph.fieldSigma : 0)
  }

  // MARK: Moving

  /// Moves glass as events did; lenses follow a spring of their own and stretch along the way.
  ///
  /// Under Reduce Motion the glass fades out in its old place, then in in the new one; a union moves at once.
  private func move(
    _ moment: inout GlassMoment, _ events: [GlassEvent], _ glass: GlassContent, at time: Double
  ) {
    let lens = LensMotion(glass.control)
    var course = FrameCourse(from: moment.frame, events, riding: lens?.travel ?? GlassMotion.birth.spring)
    guard !reducesMotion else {
      guard let last = course.lastMove(before: time) else { return }
      let way = glass.union == nil ? Self.fade.progress(at: time - last.at) : 1
      moment.frame = way < 0.5 ? last.from : last.target
      // Half a step of 8 bits: the spring takes seconds for the rest, which is invisible.
      return moment.fade(to: way > 0.999 ? 1 : abs(2 * way - 1))
    }
    if lens != nil {
      moment.frame = course.stretched(by: LensFlex(glass.control), at: time)
    } else {
      course.advance(to: time)
      moment.frame = course.frame
    }
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

extension MenuMorph {
  /// Returns the frame of an opening menu, which starts over the centre of its button.
  fileprivate func frame(between button: Rect, and menu: Rect) -> Rect {
    let size = size(of: SIMD2(menu.width, menu.height)), way = max(progress, 0)
    let x = button.center.x + (menu.center.x - button.center.x) * way
    let y = button.center.y + (menu.center.y - button.center.y) * way
    return Rect(x: x - size.x / 2, y: y - size.y / 2, width: size.x, height: size.y)
  }
}

extension Rect {
  fileprivate func scaledAboutMiddle(by factor: Double) -> Rect {
    Rect(
      x: x + width * (1 - factor) / 2, y: y + height * (1 - factor) / 2, width: width * factor,
      height: height * factor)
  }

  fileprivate func mixed(with other: Rect, by share: Double) -> Rect {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * share }
    return Rect(
      x: mix(x, other.x), y: mix(y, other.y), width: max(mix(width, other.width), 0),
      height: max(mix(height, other.height), 0))
  }
}
