// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import Testing

@Suite struct ScheduleTests {
  @Test("It is light between the scheduled times, also across midnight")
  func lightIsBetweenTheTimesAlsoPastMidnight() throws {
    let day = try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320))
    let night = try #require(AppearanceSchedule(lightFrom: 1320, darkFrom: 420))
    for second in stride(from: 0, to: 86400, by: 30) {
      let isDay = second >= 420 * 60 && second < 1320 * 60
      #expect(day.appearance(atSecondOfDay: second) == (isDay ? .light : .dark))
      #expect(night.appearance(atSecondOfDay: second) == (isDay ? .dark : .light))
    }
    #expect(AppearanceSchedule(lightFrom: 420, darkFrom: 420) == nil)
    #expect(AppearanceSchedule(lightFrom: -1, darkFrom: 420) == nil)
    #expect(AppearanceSchedule(lightFrom: 0, darkFrom: 1440) == nil)
  }

  @Test("The next change is the first second of the other appearance")
  func theNextChangeIsTheFirstSecondOfTheOther() throws {
    let auto = AutoAppearance.schedule(try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320)))
    let midnight = try SunTests.time("2024-05-01T00:00:00Z")
    #expect(auto.nextChange(after: midnight) == midnight + 420 * 60)
    #expect(auto.nextChange(after: midnight + 420 * 60) == midnight + 1320 * 60)
    #expect(auto.nextChange(after: midnight + 420 * 60 - 0.25) == midnight + 420 * 60)
    #expect(auto.nextChange(after: midnight + 1320 * 60 + 59.5) == midnight + 86400 + 420 * 60)
    // At an offset of nine hours, light begins at 22:00 UTC.
    #expect(auto.nextChange(after: midnight, secondsFromUTC: { _ in 9 * 3600 }) == midnight + 13 * 3600)
    #expect(auto.appearance(at: -86400 * 3 + 8 * 3600) == .light)
  }

  /// In Berlin, clocks went from 2 to 3 on 31 March 2024, and from 3 back to 2 on 27 October.
  @Test("Schedules follow the local clock")
  func schedulesFollowTheLocalClock() throws {
    let zone = try #require(TimeZone(identifier: "Europe/Berlin"))
    let offset = { (time: Double) in zone.secondsFromGMT(for: Date(timeIntervalSince1970: time)) }
    let auto = AutoAppearance.schedule(try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320)))
    for (evening, morning) in [
      ("2024-03-30T23:00:00+01:00", "2024-03-31T07:00:00+02:00"),
      ("2024-10-26T23:00:00+02:00", "2024-10-27T07:00:00+01:00"),
    ] {
      let change = auto.nextChange(after: try SunTests.time(evening), secondsFromUTC: offset)
      #expect(change == (try SunTests.time(morning)))
    }
    // A time skipped by the clock takes effect when the clock has passed it.
    let skipped = AutoAppearance.schedule(try #require(AppearanceSchedule(lightFrom: 150, darkFrom: 1320)))
    let night = try SunTests.time("2024-03-31T00:30:00+01:00")
    let change = skipped.nextChange(after: night, secondsFromUTC: offset)
    #expect(change == (try SunTests.time("2024-03-31T03:00:00+02:00")))
  }

  @Test("Invalid times do not trap")
  func timesThatAreNoneTrapNothing() throws {
    let place = try #require(GeographicPosition(latitude: 52, longitude: 13))
    let schedule = try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320))
    for auto in [AutoAppearance.sun(place), .schedule(schedule)] {
      for time: Double in [.nan, .infinity, -Double.infinity, 1e300, -1e15] {
        _ = auto.appearance(at: time, secondsFromUTC: { _ in .max })
        #expect(auto.nextChange(after: time) == nil)
      }
    }
  }
}
