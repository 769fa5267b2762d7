// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The Auto setting: light by day and dark by night, as a pure function of time.
///
/// Times are seconds since the start of 1970 in UTC. The system offers the same two ways; its own threshold of the sun
/// is not published, so the usual one of sunrise is taken.
package enum AutoAppearance: Hashable, Sendable {
  /// At fixed times of the local day.
  case schedule(AppearanceSchedule)
  /// Light while the sun is up. Where it stays up or down for months, so does the appearance.
  case sun(GeographicPosition)

  /// Elevation of the sun's centre at sunrise and sunset, in degrees: 34′ of refraction and half of its disc.
  package static var sunriseElevation: Double { -0.833 }

  /// - Parameter secondsFromUTC: What the local clock is ahead at a time; schedules need it. More than a day counts as
  ///   what is left after whole days.
  package func appearance(at time: Double, secondsFromUTC: (Double) -> Int = { _ in 0 }) -> Appearance {
    switch self {
    case .schedule(let schedule):
      schedule.appearance(atSecondOfDay: Self.secondOfDay(time, secondsFromUTC))
    case .sun(let place):
      Sun(at: time).elevation(at: place) > Self.sunriseElevation ? .light : .dark
    }
  }

  /// The first whole second after `time` that has the other appearance; nil if there is none within 400 days, or
  /// `time` is not finite.
  ///
  /// Clock changes count: a schedule follows the local clock, whatever it does. A sun that shows for less than a minute
  /// may be passed over.
  package func nextChange(after time: Double, secondsFromUTC: (Double) -> Int = { _ in 0 }) -> Double? {
    guard time.isFinite, time.magnitude < 1e12 else { return nil }
    let now = appearance(at: time, secondsFromUTC: secondsFromUTC)
    let end = time + 400 * 86400
    var here = time.rounded(.down)
    while here < end {
      let next = here + stride(at: here)
      if appearance(at: next, secondsFromUTC: secondsFromUTC) != now {
        return firstSecond(from: here, to: next) { appearance(at: $0, secondsFromUTC: secondsFromUTC) != now }
      }
      here = next
    }
    return nil
  }

  /// Whole seconds without more than one change: a minute of a schedule, and what the sun takes to come to the horizon
  /// at the fastest, 15.1° an hour.
  private func stride(at time: Double) -> Double {
    guard case .sun(let place) = self else { return 60 }
    let away = (Sun(at: time).elevation(at: place) - Self.sunriseElevation).magnitude
    return max((away / 15.1 * 3600).rounded(.down), 60)
  }

  /// Halves the way until the two are one second apart.
  private func firstSecond(from start: Double, to end: Double, _ isChanged: (Double) -> Bool) -> Double {
    var (before, after) = (start, end)
    while after - before > 1 {
      let middle = ((before + after) / 2).rounded(.down)
      if isChanged(middle) { after = middle } else { before = middle }
    }
    return after
  }

  private static func secondOfDay(_ time: Double, _ secondsFromUTC: (Double) -> Int) -> Int {
    guard time.isFinite, time.magnitude < 1e15 else { return 0 }
    let local = Int(time.rounded(.down)) + secondsFromUTC(time) % 86400
    return (local % 86400 + 86400) % 86400
  }
}

/// Two times of the local day, between which it is light.
package struct AppearanceSchedule: Hashable, Sendable {
  /// Minutes since midnight, 0..<1440.
  package let lightFrom: Int, darkFrom: Int

  /// nil for minutes that no day has, and for two times that are one. Light may go past midnight.
  package init?(lightFrom: Int, darkFrom: Int) {
    let day = 0..<1440
    guard day.contains(lightFrom), day.contains(darkFrom), lightFrom != darkFrom else { return nil }
    (self.lightFrom, self.darkFrom) = (lightFrom, darkFrom)
  }

  /// - Parameter second: 0..<86400.
  package func appearance(atSecondOfDay second: Int) -> Appearance {
    let minute = second / 60
    let isBetween =
      lightFrom < darkFrom
      ? minute >= lightFrom && minute < darkFrom : minute >= lightFrom || minute < darkFrom
    return isBetween ? .light : .dark
  }
}
