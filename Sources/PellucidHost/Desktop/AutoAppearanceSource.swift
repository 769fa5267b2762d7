// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// A source of the appearance that the Auto setting shows: the current one and each change.
package struct AutoAppearanceSource: Sendable {
  package let auto: AutoAppearance
  package let zone: TimeZone
  /// Returns the time in seconds since the start of 1970 in UTC.
  private let now: @Sendable () -> Double
  /// Sleeps for a number of seconds.
  private let sleep: @Sendable (Double) async throws -> Void

  /// Creates a source.
  ///
  /// - Parameters:
  ///   - now: The clock; the system's clock by default.
  ///   - sleep: A function that waits until that clock has advanced by a number of seconds.
  package init(
    _ auto: AutoAppearance, zone: TimeZone = .current,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  ) {
    (self.auto, self.zone, self.now, self.sleep) = (auto, zone, now, sleep)
  }

  /// The longest time between two readings of the clock, in seconds. Chosen: after the computer slept or its clock was
  /// set, the appearance is right again within a minute.
  package static let longestNap = 60.0

  /// Returns a stream of the current appearance and every change. The stream ends when its consumer stops.
  package func changes() -> AsyncStream<Appearance> {
    AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let task = Task {
        var told: Appearance?
        while !Task.isCancelled {
          let time = now()
          let appearance = auto.appearance(at: time, secondsFromUTC: secondsFromUTC)
          if appearance != told { continuation.yield(appearance) }
          told = appearance
          do { try await sleep(nap(at: time)) } catch { break }
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in task.cancel() }
    }
  }

  /// Calls `tell` with the current appearance and at every change, on the calling thread.
  ///
  /// - Parameters:
  ///   - pause: A function that waits until the clock has advanced by a number of seconds.
  ///   - tell: A function that gets the appearance and the time at which it was computed, and returns false to stop.
  package func follow(
    pause: (Double) -> Void = { Thread.sleep(forTimeInterval: $0) },
    _ tell: (_ appearance: Appearance, _ time: Double) -> Bool
  ) {
    var told: Appearance?
    while true {
      let time = now()
      let appearance = auto.appearance(at: time, secondsFromUTC: secondsFromUTC)
      if appearance != told, !tell(appearance, time) { return }
      told = appearance
      pause(nap(at: time))
    }
  }

  /// Returns the number of seconds until the clock is read again.
  private func nap(at time: Double) -> Double {
    let next = auto.nextChange(after: time, secondsFromUTC: secondsFromUTC) ?? .infinity
    return min(next - time, Self.longestNap)
  }

  /// Returns the offset of the zone from UTC at a time, in seconds.
  private func secondsFromUTC(_ time: Double) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
  }
}
