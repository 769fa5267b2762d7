// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The turns that the glass of a scene took between light and dark up to a moment.
///
/// Glass looks at what is behind it ten times a second while something moves, at times that depend on the scene alone. So
/// it is a pure function of the scene and its time, and a frame is the same whether the frames before it were drawn or
/// not; kept from one frame to the next it saves the looks that both have in common.
package struct GlassHistory: Sendable {
  /// The scene without its time.
  private var description: SceneDescription?
  private var looks = GlassLooks(eventTimes: [])
  /// The number of the last look.
  private var last: Int?
  /// By the path of the layer, at the time of the last look.
  private var turns: [String: GlassTurn] = [:]

  package init() {}

  /// Goes on to the last look before a moment of a scene, from the beginning where it was later or another one's.
  ///
  /// - Parameter look: Returns the places where the scene at a moment asks for a look, and what was seen there, by their
  ///   index.
  mutating func advance<Failure: Error>(
    _ scene: SceneDescription,
    look: (_ moment: SceneDescription) throws(Failure) -> (probes: [GlassProbe], seen: [Int: GlassBackdrop])
  ) throws(Failure) {
    let time = scene.time ?? 0
    var timeless = scene
    timeless.time = nil
    if timeless != description || last.map({ looks.time($0) > time }) ?? true {
      self = GlassHistory()
      description = timeless
      looks = GlassLooks(eventTimes: scene.eventTimes)
    }
    while let number = looks.number(after: last), looks.time(number) <= time {
      timeless.time = looks.time(number)
      let (probes, seen) = try look(timeless)
      turn(probes, over: seen, after: last.map { looks.time(number) - looks.time($0) } ?? 0)
      last = number
    }
  }

  private mutating func turn(_ probes: [GlassProbe], over seen: [Int: GlassBackdrop], after seconds: Double) {
    let adaptivity = description?.glassRules.adaptivity ?? GlassAdaptivity()
    var now: [String: GlassTurn] = [:]
    for (index, probe) in probes.enumerated() {
      guard let usual = probe.turnsFrom, let luma = seen[index]?.luminance, luma.isFinite else { continue }
      // Glass that was not there before does not fade.
      now[probe.path] =
        turns[probe.path].map { adaptivity.turned($0, after: seconds, over: luma) }
        ?? GlassTurn(adaptivity.appearance(luma: luma, before: usual))
    }
    turns = now
  }

  /// Returns the state between light and dark of a probe's glass at a time after the last look; nil if no look has seen
  /// it.
  func turn(of probe: GlassProbe, at time: Double) -> GlassTurn? {
    guard let last, let description, let turn = turns[probe.path] else { return nil }
    return turn.later(
      by: time - looks.time(last), riding: description.glassRules.adaptivity.crossFade)
  }
}

/// The times at which glass looks at what is behind it: at the beginning, and from each event on until what it set in
/// motion has come to rest.
struct GlassLooks: Sendable {
  /// Chosen: a turn begins a tenth of a second late at most.
  private static let usualStep = 0.1
  /// Chosen: the springs of glass are within 10⁻⁶ of their end by then.
  private static let settling = 2.0
  /// Chosen: looking costs about as much as drawing. Scenes with more events are looked at less often.
  private static let most = 1200.0

  /// Seconds between two looks.
  private let step: Double
  /// Numbers of looks, in order, apart from each other.
  private var stretches: [ClosedRange<Int>] = [0...0]

  /// - Parameter eventTimes: In order.
  init(eventTimes: [Double]) {
    let times = eventTimes.filter { $0 >= 0 && $0 <= 1e6 }
    step = max(Self.usualStep, Double(times.count) * Self.settling / Self.most)
    for time in times {
      let first = Int((time / step).rounded(.up))
      let last = Int(((time + Self.settling) / step).rounded(.up))
      let open = stretches[stretches.count - 1]
      if first <= open.upperBound + 1 {
        stretches[stretches.count - 1] = open.lowerBound...max(open.upperBound, last)
      } else {
        stretches.append(first...last)
      }
    }
  }

  func time(_ number: Int) -> Double { Double(number) * step }

  /// The number of the next look; nil after the last one.
  func number(after number: Int?) -> Int? {
    guard let number else { return 0 }
    let stretch = stretches.first { $0.upperBound > number }
    return stretch.map { max($0.lowerBound, number + 1) }
  }
}
