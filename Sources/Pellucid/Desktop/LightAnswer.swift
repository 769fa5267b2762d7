// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidDesign
import PellucidDocument
import PellucidHost
import PellucidJSON
import PellucidJudge

/// The appearance that Auto shows at some brightness of the surroundings.
package struct LightAnswer: Sendable {
  private(set) var appearance: Appearance
  /// The illuminance in lux; nil where it is not measured.
  private(set) var illuminance: Double?
  package private(set) var problem: LightSensorProblem?
  /// The changes of appearance during given measurements, with their times in seconds.
  private(set) var changes: [(second: Int, appearance: Appearance)] = []

  private init(_ appearance: Appearance) { self.appearance = appearance }

  /// Creates the answer for one reading of a sensor.
  package init(_ reading: LightReading, rule: AmbientLightRule = AmbientLightRule()) {
    self.init(.light)
    switch reading {
    case .lux(let lux): (appearance, illuminance) = (rule.first(illuminance: lux).appearance, lux)
    case .unavailable(let problem): self.problem = problem
    }
  }

  /// Creates the answer for a series of measurements.
  ///
  /// - Parameter measurements: The illuminances in lux, one second apart; not empty.
  package init(_ measurements: [Double], rule: AmbientLightRule = AmbientLightRule()) {
    var state = rule.first(illuminance: measurements[0])
    self.init(state.appearance)
    for (second, lux) in measurements.enumerated().dropFirst() {
      state = rule.next(state, illuminance: lux, at: Double(second))
      if state.appearance != appearance { changes.append((second, state.appearance)) }
      appearance = state.appearance
    }
    illuminance = measurements.last
  }

  private var name: String { Vocabularies.appearance.name(of: appearance) }

  /// Returns the appearance, and the illuminance where it is measured.
  package func text(in language: Language) -> String {
    guard let illuminance else { return name }
    let lux = Figures.text(min(illuminance, 1e9), places: 2)
    return language.choose("\(name) at \(lux) lux", "\(name), \(lux)럭스")
  }

  /// Returns the answer as JSON.
  ///
  /// - Parameter language: The language of the problem.
  package func json(in language: Language) -> JSONText {
    .object([
      "version": .whole(1), "appearance": .string(name),
      "illuminance": illuminance.map { .number($0) } ?? .null,
      "changes": .array(
        changes.map {
          .object([
            "second": .whole($0.second),
            "appearance": .string(Vocabularies.appearance.name(of: $0.appearance)),
          ])
        }), "problem": .optional(problem?.sentence(in: language)),
    ])
  }

  /// Reports the appearance now and at every change, until the sensor's bus closes or `tell` returns false.
  ///
  /// - Parameters:
  ///   - sensor: The sensor that measures.
  ///   - now: Returns the seconds of a monotonic clock.
  package static func follow(
    _ sensor: LightSensor = LightSensor(), rule: AmbientLightRule = AmbientLightRule(),
    now: () -> Double, tell: (LightAnswer) -> Bool
  ) {
    var shown: AmbientLightRule.State?
    var told: LightAnswer?
    sensor.follow(every: 1) { reading in
      var answer = LightAnswer(shown?.appearance ?? .light)
      switch reading {
      case .unavailable(let problem): answer.problem = problem
      case .lux(let lux):
        let next = shown.map { rule.next($0, illuminance: lux, at: now()) } ?? rule.first(illuminance: lux)
        shown = next
        (answer.appearance, answer.illuminance) = (next.appearance, lux)
      }
      guard answer.appearance != told?.appearance || answer.problem != told?.problem else { return true }
      told = answer
      return tell(answer)
    }
  }
}
