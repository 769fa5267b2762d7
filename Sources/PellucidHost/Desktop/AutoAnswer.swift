// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import PellucidDesign
import PellucidDocument
import PellucidJSON
import PellucidJudge

/// The appearance that the Auto setting shows at a time, with the time of the next change.
package struct AutoAnswer: Sendable {
  private let auto: AutoAppearance
  /// The time in seconds since the start of 1970.
  private let time: Double

  package init(auto: AutoAppearance, time: Double) { (self.auto, self.time) = (auto, time) }

  private var zone: TimeZone { .current }
  /// Returns the offset of local time from UTC at a time, in seconds.
  private func secondsFromUTC(_ time: Double) -> Int {
    zone.secondsFromGMT(for: Date(timeIntervalSince1970: time))
  }
  private var appearance: String {
    Vocabularies.appearance.name(of: auto.appearance(at: time, secondsFromUTC: secondsFromUTC))
  }
  private var nextChange: Double? { auto.nextChange(after: time, secondsFromUTC: secondsFromUTC) }

  /// Returns the appearance with the time at which it changes.
  package func text(in language: Language) -> String {
    guard let nextChange else { return appearance + language.choose(" for good", ", 바뀌지 않음") }
    let time = written(nextChange)
    return language.choose("\(appearance) until \(time)", "\(appearance), \(time)까지")
  }

  /// Calls `tell` with the current answer and again at every change, on a clock that starts at `time`, until `tell`
  /// returns false.
  package func follow(_ tell: (AutoAnswer) -> Bool) {
    let ahead = time - Date().timeIntervalSince1970
    AutoAppearanceSource(auto, now: { Date().timeIntervalSince1970 + ahead }).follow { _, time in
      tell(AutoAnswer(auto: auto, time: time))
    }
  }

  package var json: JSONText {
    .object([
      "version": .whole(1), "appearance": .string(appearance), "at": .string(written(time)),
      "nextChange": .optional(nextChange.map(written)),
    ])
  }

  /// Returns a time as text in local time, with the offset from UTC.
  private func written(_ time: Double) -> String {
    let writer = DateFormatter()
    writer.locale = Locale(identifier: "en_US_POSIX")
    writer.dateFormat = "yyyy-MM-dd'T'HH:mm:ssXXXXX"
    return writer.string(from: Date(timeIntervalSince1970: time))
  }
}
