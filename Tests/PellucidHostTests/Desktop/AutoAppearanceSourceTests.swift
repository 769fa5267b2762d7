// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidHost
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(10))) struct AutoAppearanceSourceTests {
  /// A clock that advances only while a caller sleeps.
  private final class Clock: Sendable {
    private let time: Mutex<Double>
    private let longest = Mutex(0.0)
    init(at time: Double) { self.time = Mutex(time) }
    var now: Double { time.withLock { $0 } }
    var longestSleep: Double { longest.withLock { $0 } }

    func sleep(_ seconds: Double) {
      longest.withLock { $0 = max($0, seconds) }
      time.withLock { $0 += seconds }
    }
  }

  /// Ten seconds before 0:07 in Seoul, which is nine hours ahead of UTC.
  private static let start = 1_750_000_000.0

  private static func source(_ clock: Clock) throws -> AutoAppearanceSource {
    let schedule = try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320))
    let zone = try #require(TimeZone(identifier: "Asia/Seoul"))
    return AutoAppearanceSource(
      .schedule(schedule), zone: zone, now: { clock.now },
      sleep: { seconds in
        clock.sleep(seconds)
        if clock.now > start + 3 * 86400 { throw CancellationError() }
      })
  }

  @Test("Each change is reported at its second")
  func everyChangeIsToldAtItsSecond() throws {
    let clock = Clock(at: Self.start)
    var (appearances, times): ([Appearance], [Double]) = ([], [])
    try Self.source(clock).follow(pause: clock.sleep) { appearance, time in
      appearances.append(appearance)
      times.append(time)
      return times.count < 5
    }
    // Midnight in Seoul is 15:00 UTC.
    let midnight = Double(1_750_000_000 / 86400 * 86400 + 15 * 3600)
    #expect(appearances == [.dark, .light, .dark, .light, .dark])
    let minutes: [Double] = [420, 1320, 1440 + 420, 1440 + 1320]
    #expect(times.first == Self.start && Array(times.dropFirst()) == minutes.map { midnight + $0 * 60 })
    #expect(clock.longestSleep <= AutoAppearanceSource.longestNap)
  }

  @Test("A stream that is read late holds the last change")
  func aStreamThatIsReadLateHoldsTheLastChange() async throws {
    let clock = Clock(at: Self.start)
    var last: Appearance?
    for await appearance in try Self.source(clock).changes() { last = appearance }
    // The clock ended three days later, at 0:07.
    #expect(last == .dark)
    #expect(clock.longestSleep <= AutoAppearanceSource.longestNap)
  }

  @Test("A stream without a reader ends")
  func aStreamThatNobodyReadsEnds() async throws {
    let place = try #require(GeographicPosition(latitude: 37.5665, longitude: 126.978))
    let source = AutoAppearanceSource(.sun(place), now: { 1_750_000_000 })
    for await appearance in source.changes() {
      #expect(appearance == AutoAppearance.sun(place).appearance(at: 1_750_000_000))
      break
    }
    let task = Task { for await _ in source.changes() {} }
    task.cancel()
    await task.value
  }
}
