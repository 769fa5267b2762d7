// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign

/// The changes of a scene's glass between light and dark up to a moment.
///
/// Glass samples its backdrop ten times a second while something moves, at times that depend on the scene alone. Its
/// state is therefore a pure function of the scene and its time: a frame is the same whether the frames before it were
/// drawn or not. A history that is kept from one frame to the next saves the samples that both frames share.
package struct GlassHistory: Sendable {
  /// The scene without its time.
  private var description: SceneDescription?
  private var looks = GlassLooks(eventTimes: [])
  /// The number of the last sample.
  private var last: Int?
  /// The state of each glass at the time of the last sample, by the path of its layer.
  private var turns: [String: GlassTurn] = [:]

  package init() {}

  /// Advances to the last sample before a moment of a scene; starts over where the history is of a later moment or of
  /// another scene.
  ///
  /// - Parameter look: Returns the probes of the scene at a moment, and the backdrop seen at each, by the probe's
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
      // Glass that was not there at the last sample does not fade.
      now[probe.path] =
        turns[probe.path].map { adaptivity.turned($0, after: seconds, over: luma) }
        ?? GlassTurn(adaptivity.appearance(luma: luma, before: usual))
    }
    turns = now
  }

  /// Returns the state between light and dark of a probe's glass at a time after the last sample; nil where no sample
  /// has seen the glass.
  func turn(of probe: GlassProbe, at time: Double) -> GlassTurn? {
    guard let last, let description, let turn = turns[probe.path] else { return nil }
    return turn.later(
      by: time - looks.time(last), riding: description.glassRules.adaptivity.crossFade)
  }
}

/// The times at which glass samples its backdrop: at the beginning, and from each event until the motion that it
/// started has come to rest.
struct GlassLooks: Sendable {
  /// The usual seconds between two samples. Chosen: a change then begins a tenth of a second late at most.
  private static let usualStep = 0.1
  /// The seconds after an event during which glass is sampled. Chosen: after them the springs of glass are within 10⁻⁶
  /// of their end.
  private static let settling = 2.0
  /// The greatest number of samples. Chosen, since a sample costs about as much as a drawing; scenes with more events
  /// are sampled less often.
  private static let most = 1200.0

  /// The seconds between two samples.
  private let step: Double
  /// The ranges of sample numbers, in order and disjoint.
  private var stretches: [ClosedRange<Int>] = [0...0]

  /// - Parameter eventTimes: The times of the events, in seconds, in ascending order.
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

  /// Returns the number of the next sample; nil after the last one.
  func number(after number: Int?) -> Int? {
    guard let number else { return 0 }
    let stretch = stretches.first { $0.upperBound > number }
    return stretch.map { max($0.lowerBound, number + 1) }
  }
}
