// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// What Auto shows by the light around the computer: measured by its sensor, or as it is given.
enum LightQuestion {
  /// Lux, a second apart; not empty.
  case measurements([Double])
  case sensor

  static let options = [
    Grammar.Option(
      name: "--light", values: ["LUX,…"], help: "Auto: by what a light sensor measured, a second apart"),
    Grammar.Option(name: "--light-sensor", help: "Auto: by the light sensor of this computer"),
  ]

  /// nil where nothing of light is asked.
  init?(_ arguments: ParsedArguments) throws(CommandError) {
    if arguments.has("--light-sensor") {
      self = .sensor
    } else if let text = arguments.text("--light") {
      self = .measurements(try Self.measurements(text))
    } else {
      return nil
    }
  }

  private static func measurements(_ text: String) throws(CommandError) -> [Double] {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { Double($0) }.filter { (0...1_000_000).contains($0) }
    guard numbers.count == parts.count, numbers.count <= 10_000 else {
      throw .usage(
        "not measurements of light", "--light \(text.prefix(64))",
        "write lux from 0 to 1000000 with commas between, such as 300,12,12; at most 10000")
    }
    return numbers
  }

  func answer() -> LightAnswer {
    switch self {
    case .measurements(let measurements): LightAnswer(measurements)
    case .sensor: LightAnswer(LightSensor().current())
    }
  }

  /// Tells what is shown now and at every change, until the sensor's bus goes away or `tell` returns false.
  ///
  /// - Parameters:
  ///   - sensor: Measures.
  ///   - now: Seconds of a clock that does not go back.
  static func follow(
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

/// What is shown by some light.
struct LightAnswer {
  var appearance: Appearance
  /// In lux; nil where nothing is measured.
  var illuminance: Double?
  var problem: LightSensorProblem?
  /// Of given measurements.
  var changes: [(second: Int, appearance: Appearance)] = []

  init(_ appearance: Appearance) { self.appearance = appearance }

  init(_ reading: LightReading, rule: AmbientLightRule = AmbientLightRule()) {
    self.init(.light)
    switch reading {
    case .lux(let lux): (appearance, illuminance) = (rule.first(illuminance: lux).appearance, lux)
    case .unavailable(let problem): self.problem = problem
    }
  }

  /// - Parameter measurements: In lux, a second apart; not empty.
  init(_ measurements: [Double], rule: AmbientLightRule = AmbientLightRule()) {
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

  var text: String {
    name + (illuminance.map { " at \(Figures.text(min($0, 1e9), places: 2)) lux" } ?? "")
  }

  var json: JSONText {
    .object([
      "version": .whole(1), "appearance": .string(name),
      "illuminance": illuminance.map { .number($0) } ?? .null,
      "changes": .array(
        changes.map {
          .object([
            "second": .whole($0.second),
            "appearance": .string(Vocabularies.appearance.name(of: $0.appearance)),
          ])
        }), "problem": .optional(problem?.description),
    ])
  }
}
