// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// The light around the computer that Auto goes by: measured by its sensor, or as it is given.
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
}
