// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// The flags that ask what Auto shows at a time, or in some light.
struct AutoFlags: Sendable {
  private var place: GeographicPosition?
  private var schedule: AppearanceSchedule?
  /// In seconds since 1970.
  private var time: Double?
  /// In lux, a second apart; not empty.
  private var measurements: [Double]?
  private var usesSensor = false

  static var section: Section<AutoFlags> {
    Section(
      .what,
      .option("--sunrise-at", \.place, .position, "Auto: light while the sun is up at this place"),
      .option("--schedule", \.schedule, .schedule, "Auto: light between two times of the local day"),
      .option(
        "--at", \.time, .time,
        "the time for Auto, such as 2026-06-21T18:30Z; now unless given; with --follow it goes on from there"),
      .option("--light", \.measurements, .light, "Auto: by what a light sensor measured, a second apart"),
      .toggle("--light-sensor", \.usesSensor, "Auto: by the light sensor of this computer"))
  }

  /// The flags of ways in which Auto decides that were given; it goes one way.
  var ways: [String] {
    [
      place != nil ? "--sunrise-at" : nil, schedule != nil ? "--schedule" : nil,
      measurements != nil ? "--light" : nil, usesSensor ? "--light-sensor" : nil,
    ].compactMap(\.self)
  }

  /// A Boolean value indicating whether measurements were given, which end.
  var isFinite: Bool { measurements != nil }

  func check() throws(UsageProblem) {
    let ways = ways
    if ways.count > 1 { throw .excluding(ways[0], ways[1]) }
    if time != nil, place == nil, schedule == nil {
      throw .needs("--at", oneOf: ["--sunrise-at LAT,LON", "--schedule HH:MM-HH:MM"])
    }
  }

  /// The question of what Auto shows.
  enum Question {
    case time(AutoAnswer)
    case measurements([Double])
    case sensor
  }

  /// nil where nothing of Auto is asked.
  var question: Question? {
    let now = time ?? Date().timeIntervalSince1970
    if let place { return .time(AutoAnswer(auto: .sun(place), time: now)) }
    if let schedule { return .time(AutoAnswer(auto: .schedule(schedule), time: now)) }
    if let measurements { return .measurements(measurements) }
    return usesSensor ? .sensor : nil
  }
}

extension ValueForm<GeographicPosition> {
  fileprivate static var position: ValueForm {
    .notation("LAT,LON") { (text, place) throws(UsageProblem) in
      let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
        Double($0.trimmingCharacters(in: .whitespaces))
      }
      guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
        let position = GeographicPosition(latitude: latitude, longitude: longitude)
      else { throw .malformed(.position, at: place) }
      return position
    }
  }
}

extension ValueForm<AppearanceSchedule> {
  fileprivate static var schedule: ValueForm {
    .notation("HH:MM-HH:MM") { (text, place) throws(UsageProblem) in
      let minutes = text.split(separator: "-", omittingEmptySubsequences: false).map(minute)
      guard minutes.count == 2, let light = minutes[0], let dark = minutes[1],
        let schedule = AppearanceSchedule(lightFrom: light, darkFrom: dark)
      else { throw .malformed(.schedule, at: place) }
      return schedule
    }
  }

  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }
}

extension ValueForm<Double> {
  /// A time, in seconds since 1970.
  fileprivate static var time: ValueForm {
    .notation("TIME") { (text, place) throws(UsageProblem) in
      let reader = DateFormatter()
      reader.locale = Locale(identifier: "en_US_POSIX")
      reader.isLenient = false
      for form in ["ssXXXXX", "XXXXX", "ss", ""] {
        reader.dateFormat = "yyyy-MM-dd'T'HH:mm" + (form.hasPrefix("ss") ? ":" : "") + form
        if let date = reader.date(from: text) { return date.timeIntervalSince1970 }
      }
      throw .malformed(.time, at: place)
    }
  }
}

extension ValueForm<[Double]> {
  /// Measurements of light in lux.
  fileprivate static var light: ValueForm {
    .notation("LUX,…") { (text, place) throws(UsageProblem) in
      let parts = text.split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { Double($0) }.filter { (0...1_000_000).contains($0) }
      guard numbers.count == parts.count, numbers.count <= 10_000 else {
        throw .malformed(.light, at: String(place.prefix(72)))
      }
      return numbers
    }
  }
}
