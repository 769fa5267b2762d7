// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The progress of work in steps, of which the time is measured.
struct Progress: Sendable {
  private let terminal: Terminal
  private let start = ContinuousClock.now

  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows a step, with the share that is done and the time that is left.
  ///
  /// - Parameters:
  ///   - number: The number of the step, from 1.
  ///   - done: The number of steps that are done; those before this one if nil.
  func show(_ activity: Activity, _ number: Int, of count: Int, done: Int? = nil) {
    guard terminal.showsProgress else { return }
    let (done, language) = (done ?? number - 1, terminal.language)
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = done > 0 ? ", " + Self.left(elapsed / Double(done) * Double(count - done), in: language) : ""
    let counted = language.choose("\(number) of \(count)", "\(number)/\(count)")
    terminal.progress(activity.line("\(counted) (\(done * 100 / max(count, 1)) %\(left))", in: language))
  }

  /// Returns "5 s left", or minutes or hours of a longer time.
  private static func left(_ seconds: Double, in language: Language) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e6))
    return switch seconds {
    case ..<100: language.choose("\(seconds) s left", "\(seconds)초 남음")
    case ..<6000: language.choose("\((seconds + 59) / 60) min left", "\((seconds + 59) / 60)분 남음")
    default: language.choose("\((seconds + 3599) / 3600) h left", "\((seconds + 3599) / 3600)시간 남음")
    }
  }
}
