// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// The flags that ask for the appearance that Auto shows: at a time by the sun or a schedule, or in some light.
struct AutoFlags: Sendable {
  /// The place at which the sun decides; nil if not given.
  private var place: GeographicPosition?
  /// The schedule that decides; nil if not given.
  private var schedule: AppearanceSchedule?
  /// The time at which the answer is wanted, in seconds since the start of 1970 in UTC; nil for now.
  private var time: Double?
  /// The illuminances that decide, in lux and a second apart; never empty, nil if not given.
  private var measurements: [Double]?
  /// A Boolean value indicating whether the light sensor of this computer decides.
  private var usesSensor = false

  /// The section with all flags of Auto.
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

  /// The given flags that state how Auto decides. `check()` permits one.
  var ways: [String] {
    [
      place != nil ? "--sunrise-at" : nil, schedule != nil ? "--schedule" : nil,
      measurements != nil ? "--light" : nil, usesSensor ? "--light-sensor" : nil,
    ].compactMap(\.self)
  }

  /// A Boolean value indicating whether the answers end, because measurements are given.
  var isFinite: Bool { measurements != nil }

  /// Rejects several ways for Auto to decide, and a time without a place or a schedule.
  func check() throws(UsageProblem) {
    let ways = ways
    if ways.count > 1 { throw .excluding(ways[0], ways[1]) }
    if time != nil, place == nil, schedule == nil {
      throw .needs("--at", oneOf: ["--sunrise-at LAT,LON", "--schedule HH:MM-HH:MM"])
    }
  }

  /// A question for the appearance that Auto shows: at a time, after measurements in lux, or by the sensor of this
  /// computer.
  enum Question {
    case time(AutoAnswer)
    case measurements([Double])
    case sensor
  }

  /// The question that the flags ask; nil if no flag states how Auto decides.
  var question: Question? {
    let now = time ?? Date().timeIntervalSince1970
    if let place { return .time(AutoAnswer(auto: .sun(place), time: now)) }
    if let schedule { return .time(AutoAnswer(auto: .schedule(schedule), time: now)) }
    if let measurements { return .measurements(measurements) }
    return usesSensor ? .sensor : nil
  }
}

extension ValueForm<GeographicPosition> {
  /// The form of a position: its latitude and longitude in degrees, north and east positive.
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
  /// The form of a schedule: the local times at which light and dark begin.
  fileprivate static var schedule: ValueForm {
    .notation("HH:MM-HH:MM") { (text, place) throws(UsageProblem) in
      let minutes = text.split(separator: "-", omittingEmptySubsequences: false).map(minute)
      guard minutes.count == 2, let light = minutes[0], let dark = minutes[1],
        let schedule = AppearanceSchedule(lightFrom: light, darkFrom: dark)
      else { throw .malformed(.schedule, at: place) }
      return schedule
    }
  }

  /// Returns the number of minutes after midnight of a time such as `07:00`, or nil for any other text.
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
  /// The form of a time, in seconds since the start of 1970 in UTC. A time without an offset is local.
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
  /// The form of at most 10 000 illuminances, each 0…1 000 000 lux.
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
