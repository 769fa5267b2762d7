// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Standard output for products, standard error for everything else.
struct Terminal: Sendable {
  /// Whether errors go to a person who has not asked for plain text.
  var hasColor: Bool
  /// Whether progress is worth showing.
  var showsProgress: Bool

  /// From the environment: NO_COLOR, TERM, and what standard error is.
  static func current() -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    let isTerminal = isatty(STDERR_FILENO) == 1 && environment["TERM"] != "dumb"
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    return Terminal(hasColor: isTerminal && !isPlain, showsProgress: isTerminal)
  }

  func quiet(_ isQuiet: Bool) -> Terminal {
    Terminal(hasColor: hasColor, showsProgress: showsProgress && !isQuiet)
  }

  /// One line or more of the product.
  func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  /// One line beside the product.
  func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

  func complain(_ error: CommandError) {
    let name = hasColor ? "\u{1B}[1;31mpellucid:\u{1B}[0m" : "pellucid:"
    note(name + " " + error.text.replacing("\n", with: " "))
  }

  /// Replaces the line of progress; an empty text wipes it.
  func progress(_ text: String) {
    guard showsProgress else { return }
    FileHandle.standardError.write(Data(("\r\u{1B}[K" + text).utf8))
  }
}
