// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidHost
import Synchronization
import Testing

@Suite(.timeLimit(.minutes(1))) struct AutoAppearanceSourceTests {
  /// A clock that stands unless somebody sleeps.
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

  @Test func everyChangeOfADayIsToldAtItsSecond() async throws {
    let schedule = try #require(AppearanceSchedule(lightFrom: 420, darkFrom: 1320))
    let zone = try #require(TimeZone(identifier: "Asia/Seoul"))
    let clock = Clock(at: 1_750_000_000)
    let looks = Mutex<Set<Double>>([])
    let source = AutoAppearanceSource(
      .schedule(schedule), zone: zone,
      now: {
        _ = looks.withLock { $0.insert(clock.now) }
        return clock.now
      },
      sleep: { seconds in
        clock.sleep(seconds)
        if clock.now > 1_750_000_000 + 3 * 86400 { throw CancellationError() }
      })
    var last: Appearance?
    for await appearance in source.changes() { last = appearance }
    #expect(last != nil)
    // Midnight in Seoul is 15 o'clock in Greenwich.
    let midnight = 1_750_000_000 / 86400 * 86400 + 15 * 3600
    for day in 0..<2 {
      for minute in [420, 1320] {
        let change = Double(midnight + day * 86400 + minute * 60)
        #expect(looks.withLock { $0.contains(change) })
      }
    }
    #expect(clock.longestSleep <= AutoAppearanceSource.longestNap)
  }

  @Test func aStreamThatNobodyReadsEnds() async throws {
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
