// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign

/// The Auto setting as it goes on: the appearance now, and at every change.
package struct AutoAppearanceSource: Sendable {
  package let auto: AutoAppearance
  package let zone: TimeZone
  /// Seconds since the start of 1970 in UTC.
  private let now: @Sendable () -> Double
  /// Sleeps for some seconds.
  private let sleep: @Sendable (Double) async throws -> Void

  /// - Parameters:
  ///   - now: The clock, the system's unless given.
  ///   - sleep: Waits as long as that clock takes for so many seconds.
  package init(
    _ auto: AutoAppearance, zone: TimeZone = .current,
    now: @escaping @Sendable () -> Double = { Date().timeIntervalSince1970 },
    sleep: @escaping @Sendable (Double) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }
  ) {
    (self.auto, self.zone, self.now, self.sleep) = (auto, zone, now, sleep)
  }

  /// The longest time between two looks at the clock, in seconds. Chosen: a computer that slept, or whose clock was set,
  /// is right again a minute later.
  package static let longestNap = 60.0

  /// The appearance now and at every change; ends when nobody reads it any more.
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

  /// Tells the appearance now and at every change, on the calling thread.
  ///
  /// - Parameters:
  ///   - pause: Waits as long as the clock takes for so many seconds.
  ///   - tell: The appearance, and the time of the clock when it was seen; returns whether to go on.
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

  /// Seconds until the next look.
  private func nap(at time: Double) -> Double {
    let next = auto.nextChange(after: time, secondsFromUTC: secondsFromUTC) ?? .infinity
    return min(next - time, Self.longestNap)
  }

  private func secondsFromUTC(_ time: Double) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
  }
}
