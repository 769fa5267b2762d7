// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

/// The Auto setting: light by day and dark by night, as a pure function of time.
///
/// Times are seconds since 1 January 1970 UTC. The system offers the same two ways; its threshold for the sun's
/// elevation is not published, so the usual elevation of sunrise is used.
package enum AutoAppearance: Hashable, Sendable {
  /// Switches at fixed times of the local day.
  case schedule(AppearanceSchedule)
  /// Light while the sun is up. Where the sun stays up or down for months, the appearance stays too.
  case sun(GeographicPosition)

  /// The elevation of the sun's centre at sunrise and sunset, in degrees: 34′ of refraction and the 16′ radius of its disc.
  package static var sunriseElevation: Double { -0.833 }

  /// Returns the appearance at a time.
  ///
  /// - Parameter secondsFromUTC: Returns the offset of the local clock from UTC at a time, in seconds; only schedules
  ///   call it. Whole days in the offset are dropped.
  package func appearance(at time: Double, secondsFromUTC: (Double) -> Int = { _ in 0 }) -> Appearance {
    switch self {
    case .schedule(let schedule):
      schedule.appearance(atSecondOfDay: Self.secondOfDay(time, secondsFromUTC))
    case .sun(let place):
      Sun(at: time).elevation(at: place) > Self.sunriseElevation ? .light : .dark
    }
  }

  /// Returns the first whole second after `time` that has the other appearance; nil if there is none within 400 days,
  /// or `time` is not within ±10¹² seconds.
  ///
  /// Clock changes count, because a schedule follows the local clock. A sun that is up for less than a minute may be missed.
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

  /// Returns a step, in whole seconds, within which the appearance changes at most once: a minute for a schedule; for
  /// the sun the least time in which it can reach the horizon, at 15.1° an hour, but at least a minute.
  private func stride(at time: Double) -> Double {
    guard case .sun(let place) = self else { return 60 }
    let away = (Sun(at: time).elevation(at: place) - Self.sunriseElevation).magnitude
    return max((away / 15.1 * 3600).rounded(.down), 60)
  }

  /// Returns the first second in an interval that has changed, by bisection.
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

/// The two times of the local day between which the appearance is light.
package struct AppearanceSchedule: Hashable, Sendable {
  /// The minutes since midnight, 0..<1440.
  package let lightFrom: Int, darkFrom: Int

  /// Creates a schedule; nil for minutes outside 0..<1440, and for two equal times. The light period may span midnight.
  package init?(lightFrom: Int, darkFrom: Int) {
    let day = 0..<1440
    guard day.contains(lightFrom), day.contains(darkFrom), lightFrom != darkFrom else { return nil }
    (self.lightFrom, self.darkFrom) = (lightFrom, darkFrom)
  }

  /// Returns the appearance at a second of the local day, 0..<86400.
  package func appearance(atSecondOfDay second: Int) -> Appearance {
    let minute = second / 60
    let isBetween =
      lightFrom < darkFrom
      ? minute >= lightFrom && minute < darkFrom : minute >= lightFrom || minute < darkFrom
    return isBetween ? .light : .dark
  }
}
