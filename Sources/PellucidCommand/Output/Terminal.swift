// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidJudge

/// Standard output for products, standard error for everything else.
struct Terminal: Sendable {
  /// A Boolean value indicating whether errors go to a person who has not asked for plain text.
  var hasColor: Bool
  /// A Boolean value indicating whether progress is worth showing.
  var showsProgress: Bool
  /// A Boolean value indicating whether notes are wanted.
  var saysNotes = true

  /// From the environment: NO_COLOR, TERM, and what standard error is.
  static func current() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    return Terminal(hasColor: isTerminal && !isPlain, showsProgress: isTerminal)
  }

  /// Without progress and notes, if that is asked for.
  func quiet(_ isQuiet: Bool) -> Terminal {
    var terminal = self
    if isQuiet { (terminal.showsProgress, terminal.saysNotes) = (false, false) }
    return terminal
  }

  /// One line or more of the product.
  func print(_ text: String) throws(CommandError) {
    let code = StandardStream.output.write(text + "\n")
    if code != 0 { throw CommandError(printing: code) }
  }

  /// One line beside the product; where it cannot be written nobody waits for it.
  func note(_ text: String) {
    if saysNotes { _ = StandardStream.error.write(text + "\n") }
  }

  /// A fact beside the product, as a note.
  func note(_ fact: some Described, in language: Language) {
    note("pellucid: note: " + fact.sentence(in: language))
  }

  func complain(_ error: CommandError, in language: Language) {
    guard let text = error.text(in: language) else { return }
    let name = hasColor ? "\u{1B}[1;31mpellucid:\u{1B}[0m" : "pellucid:"
    _ = StandardStream.error.write(name + " " + text.replacing("\n", with: " ") + "\n")
  }

  /// Replaces the line of progress; an empty text wipes it.
  func progress(_ text: String) {
    guard showsProgress else { return }
    _ = StandardStream.error.write("\r\u{1B}[K" + text)
  }
}
