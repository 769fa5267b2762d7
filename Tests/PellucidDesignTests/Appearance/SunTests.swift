// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidTestSupport
import Testing

@Suite struct SunTests {
  /// Meeus, example 25.a: 13 October 1992, 0 h.
  @Test("The sun's position equals the worked example")
  func theWorkedExampleComesOut() throws {
    let sun = Sun(at: try Self.time("1992-10-13T00:00:00Z"))
    #expect(abs(sun.rightAscension - 198.38083) < 0.001)
    #expect(abs(sun.declination - -7.78507) < 0.001)
  }

  /// Local times to the minute, as almanacs print them.
  @Test(
    "Published sunrises and sunsets are met",
    arguments: [
      ("London", 51.5074, -0.1278, "2024-06-20T04:43:00+01:00", "2024-06-20T21:21:00+01:00"),
      ("London", 51.5074, -0.1278, "2024-12-21T08:04:00Z", "2024-12-21T15:53:00Z"),
      ("New York", 40.7128, -74.0060, "2024-06-20T05:25:00-04:00", "2024-06-20T20:31:00-04:00"),
      ("New York", 40.7128, -74.0060, "2024-12-21T07:17:00-05:00", "2024-12-21T16:32:00-05:00"),
      ("Seoul", 37.5665, 126.9780, "2024-06-21T05:11:00+09:00", "2024-06-21T19:57:00+09:00"),
      ("Sydney", -33.8688, 151.2093, "2024-06-21T07:00:00+10:00", "2024-06-21T16:54:00+10:00"),
    ])
  func publishedTimesAreMet(
    place: String, latitude: Double, longitude: Double, sunrise: String, sunset: String
  ) throws {
    let position = try #require(GeographicPosition(latitude: latitude, longitude: longitude))
    let auto = AutoAppearance.sun(position)
    let (rise, set) = (try Self.time(sunrise), try Self.time(sunset))
    let risen = try #require(auto.nextChange(after: rise - 3 * 3600))
    #expect(abs(risen - rise) <= 90, "\(place)")
    let down = try #require(auto.nextChange(after: risen))
    #expect(abs(down - set) <= 90, "\(place)")
  }

  struct Row {
    var place: String, position: GeographicPosition, midnight: Double
    /// The times of sunrise and sunset; nil where the sun stays up or down.
    var rise: Double?, set: Double?, stays: Appearance?

    static func all() throws -> [Row] {
      let file = SourceTree.fixtures.appending(path: "appearance/sun.tsv")
      return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").filter { $0.first != "#" }
        .map { line in
          let cells = line.split(separator: "\t").map(String.init)
          let numbers = try cells[1...3].map { try #require(Double($0)) }
          return Row(
            place: cells[0],
            position: try #require(GeographicPosition(latitude: numbers[0], longitude: numbers[1])),
            midnight: numbers[2], rise: Double(cells[4]), set: Double(cells[5]),
            stays: cells[4] == "up" ? .light : cells[4] == "down" ? .dark : nil)
        }
    }
  }

  /// Compared with a series of far higher order: within 10 s up to the polar circles.
  @Test("Sunrises and sunsets equal those of an ephemeris")
  func sunrisesAreThoseOfAnEphemeris() throws {
    let rows = try Row.all()
    #expect(Set(rows.compactMap(\.stays)) == [.light, .dark], "a polar day and a polar night are among them")
    #expect(Set(rows.map { $0.position.latitude > 0 }) == [true, false], "so are both hemispheres")
    var worst = 0.0
    for row in rows {
      let auto = AutoAppearance.sun(row.position)
      guard let rise = row.rise, let set = row.set else {
        let change = auto.nextChange(after: row.midnight) ?? .infinity
        #expect(auto.appearance(at: row.midnight) == row.stays, "\(row.place)")
        #expect(change > row.midnight + 86400, "\(row.place)")
        continue
      }
      let first = try #require(auto.nextChange(after: row.midnight))
      let second = try #require(auto.nextChange(after: first))
      worst = max(worst, abs(first - min(rise, set)), abs(second - max(rise, set)))
      #expect(auto.appearance(at: first) == (rise < set ? .light : .dark), "\(row.place)")
    }
    #expect(worst <= 10, "\(worst) s")
  }

  /// In Tromsø the published season of the midnight sun ends late in July, and the polar night in January.
  @Test("Polar days and nights last until the sun crosses the horizon")
  func polarDaysAndNightsLastUntilTheSunCrossesTheHorizon() throws {
    let tromso = AutoAppearance.sun(try #require(GeographicPosition(latitude: 69.6492, longitude: 18.9553)))
    let june = try Self.time("2024-06-20T12:00:00Z")
    #expect(tromso.appearance(at: june) == .light && tromso.appearance(at: june + 43200) == .light)
    let sunset = try #require(tromso.nextChange(after: june))
    #expect((try Self.time("2024-07-23T00:00:00Z")...Self.time("2024-07-29T00:00:00Z")).contains(sunset))
    let december = try Self.time("2024-12-21T11:00:00Z")
    #expect(tromso.appearance(at: december) == .dark)
    let sunrise = try #require(tromso.nextChange(after: december))
    #expect((try Self.time("2025-01-13T00:00:00Z")...Self.time("2025-01-17T00:00:00Z")).contains(sunrise))
    for latitude in [90.0, -90] {
      let pole = AutoAppearance.sun(try #require(GeographicPosition(latitude: latitude, longitude: 0)))
      #expect(pole.appearance(at: june) == (latitude > 0 ? .light : .dark))
      // One sunrise and one sunset a year.
      let first = try #require(pole.nextChange(after: june))
      let second = try #require(pole.nextChange(after: first))
      #expect((150...220).contains((second - first) / 86400))
    }
  }

  @Test("Reject positions outside the globe")
  func positionsBeyondTheGlobeAreNone() {
    #expect(GeographicPosition(latitude: 90.1, longitude: 0) == nil)
    #expect(GeographicPosition(latitude: 0, longitude: -180.1) == nil)
    #expect(GeographicPosition(latitude: .nan, longitude: 0) == nil)
    #expect(GeographicPosition(latitude: 0, longitude: .infinity) == nil)
  }

  static func time(_ text: String) throws -> Double {
    try #require(ISO8601DateFormatter().date(from: text)).timeIntervalSince1970
  }
}
