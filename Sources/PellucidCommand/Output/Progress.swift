// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// A display of progress in steps, with an estimate of the time that is left.
struct Progress: Sendable {
  private let terminal: Terminal
  private let start = ContinuousClock.now

  /// Creates a display whose time starts now.
  init(_ terminal: Terminal) { self.terminal = terminal }

  /// Shows a step, with the completed share and the time that is left. Does nothing on a terminal without progress.
  ///
  /// - Parameters:
  ///   - number: The number of the step, from 1.
  ///   - count: The number of all steps.
  ///   - done: The number of completed steps; `number - 1` if nil.
  func show(_ activity: Activity, _ number: Int, of count: Int, done: Int? = nil) {
    guard terminal.showsProgress else { return }
    let (done, language) = (done ?? number - 1, terminal.language)
    let elapsed = (ContinuousClock.now - start) / .seconds(1)
    let left = done > 0 ? ", " + Self.left(elapsed / Double(done) * Double(count - done), in: language) : ""
    let counted = language.choose("\(number) of \(count)", "\(number)/\(count)")
    terminal.progress(activity.line("\(counted) (\(done * 100 / max(count, 1)) %\(left))", in: language))
  }

  /// Returns a remaining time such as "5 s left", in minutes or hours if it is long.
  private static func left(_ seconds: Double, in language: Language) -> String {
    let seconds = Int(min(seconds.rounded(.up), 1e6))
    return switch seconds {
    case ..<100: language.choose("\(seconds) s left", "\(seconds)초 남음")
    case ..<6000: language.choose("\((seconds + 59) / 60) min left", "\((seconds + 59) / 60)분 남음")
    default: language.choose("\((seconds + 3599) / 3600) h left", "\((seconds + 3599) / 3600)시간 남음")
    }
  }
}
