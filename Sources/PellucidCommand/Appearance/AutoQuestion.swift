// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// The flags that ask what Auto shows at a time.
enum AutoQuestion {
  static let options = [
    Grammar.Option(
      name: "--sunrise-at", values: ["LAT,LON"], help: "Auto: light while the sun is up at this place"),
    Grammar.Option(
      name: "--schedule", values: ["HH:MM-HH:MM"], help: "Auto: light between two times of the local day"),
    Grammar.Option(
      name: "--at", values: ["TIME"],
      help:
        "the time for Auto, such as 2026-06-21T18:30Z; now if left out; with --follow it goes on from there"),
  ]

  /// Returns the answer to the flags; nil where nothing of Auto is asked.
  static func answer(_ arguments: ParsedArguments) throws(CommandError) -> AutoAnswer? {
    guard let way = ["--sunrise-at", "--schedule"].first(where: arguments.has) else {
      guard !arguments.has("--at") else {
        throw .usage(
          "nothing depends on the time", "--at", "write --sunrise-at LAT,LON or --schedule HH:MM-HH:MM too")
      }
      return nil
    }
    let text = arguments.text(way) ?? ""
    return AutoAnswer(
      auto: way == "--schedule" ? try schedule(text) : try sun(text), time: try time(arguments.text("--at")))
  }

  private static func sun(_ text: String) throws(CommandError) -> AutoAppearance {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map {
      Double($0.trimmingCharacters(in: .whitespaces))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1],
      let place = GeographicPosition(latitude: latitude, longitude: longitude)
    else {
      throw .usage(
        "not a place", "--sunrise-at \(text)",
        "write degrees as LAT,LON, north and east positive: -90…90 and -180…180, such as 37.57,126.98")
    }
    return .sun(place)
  }

  private static func schedule(_ text: String) throws(CommandError) -> AutoAppearance {
    let minutes = text.split(separator: "-", omittingEmptySubsequences: false).map(minute)
    guard minutes.count == 2, let light = minutes[0], let dark = minutes[1],
      let schedule = AppearanceSchedule(lightFrom: light, darkFrom: dark)
    else {
      throw .usage(
        "not a schedule", "--schedule \(text)",
        "write when it turns light and when dark, two times of the day, such as 07:00-22:00")
    }
    return .schedule(schedule)
  }

  private static func minute(_ text: Substring) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2,
      parts.allSatisfy({ (1...2).contains($0.count) && $0.allSatisfy(\.isWholeNumber) }),
      let hour = Int(parts[0]), let minute = Int(parts[1]), hour < 24, minute < 60
    else { return nil }
    return hour * 60 + minute
  }

  private static func time(_ text: String?) throws(CommandError) -> Double {
    guard let text else { return Date().timeIntervalSince1970 }
    let reader = DateFormatter()
    reader.locale = Locale(identifier: "en_US_POSIX")
    reader.isLenient = false
    for form in ["ssXXXXX", "XXXXX", "ss", ""] {
      reader.dateFormat = "yyyy-MM-dd'T'HH:mm" + (form.hasPrefix("ss") ? ":" : "") + form
      if let date = reader.date(from: text) { return date.timeIntervalSince1970 }
    }
    throw .usage(
      "not a time", "--at \(text)",
      "write YYYY-MM-DDTHH:MM, with Z or an offset such as +09:00 unless it is local time")
  }
}
