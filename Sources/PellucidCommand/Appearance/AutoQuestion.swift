// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid

/// What Auto shows at a time, and until when.
struct AutoQuestion {
  let auto: AutoAppearance
  /// Seconds since the start of 1970.
  let time: Double

  /// nil where nothing of Auto is asked.
  init?(_ arguments: ParsedArguments) throws(CommandError) {
    let ways = ["--sunrise-at", "--schedule"].filter { arguments.has($0) }
    guard ways.count < 2 else {
      throw .usage("options exclude each other", ways.joined(separator: " and "), "keep one of them")
    }
    guard let way = ways.first else {
      guard !arguments.has("--at") else {
        throw .usage(
          "nothing depends on the time", "--at", "write --sunrise-at LAT,LON or --schedule HH:MM-HH:MM too")
      }
      return nil
    }
    let desktop = ["--follow"] + TraitFlags.traits.map(\.name)
    if let other = desktop.first(where: { arguments.has($0) }) {
      throw .usage("options exclude each other", "\(way) and \(other)", "keep one of them")
    }
    let text = arguments.text(way) ?? ""
    auto = way == "--schedule" ? try Self.schedule(text) : try Self.sun(text)
    time = try Self.time(arguments.text("--at"))
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

  // MARK: Answers

  private var zone: TimeZone { .current }
  private func secondsFromUTC(_ time: Double) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
  }
  private var appearance: String {
    Vocabularies.appearance.name(of: auto.appearance(at: time, secondsFromUTC: secondsFromUTC))
  }
  private var nextChange: Double? { auto.nextChange(after: time, secondsFromUTC: secondsFromUTC) }

  var text: String { appearance + (nextChange.map { " until " + written($0) } ?? " for good") }

  var json: JSONText {
    .object([
      "version": .whole(1), "appearance": .string(appearance), "at": .string(written(time)),
      "nextChange": .optional(nextChange.map(written)),
    ])
  }

  /// In local time, with its offset.
  private func written(_ time: Double) -> String {
    let writer = DateFormatter()
    writer.locale = Locale(identifier: "en_US_POSIX")
    writer.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"
    return writer.string(from: Date(timeIntervalSince1970: time))
  }
}
