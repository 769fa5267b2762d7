// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// Standard output for products, standard error for everything else.
struct Terminal: Sendable {
  /// The language of everything that is printed.
  var language: Language
  /// A Boolean value indicating whether errors go to a person who has not asked for plain text.
  var hasColor: Bool
  /// A Boolean value indicating whether progress is worth showing.
  var showsProgress: Bool
  /// The columns of standard output: those that COLUMNS says, or its terminal has, or 80.
  var width: Int
  /// A Boolean value indicating whether standard output shows true colours, and plain text was not asked for.
  var hasTrueColor = false
  /// A Boolean value indicating whether notes are wanted.
  var saysNotes = true

  /// Returns the terminal that the streams and the environment describe: NO_COLOR, TERM, COLORTERM and COLUMNS.
  static func current(in language: Language) -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 && environment["TERM"] != "dumb" }
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    let hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    return Terminal(
      language: language, hasColor: isTerminal(STDERR_FILENO) && !isPlain,
      showsProgress: isTerminal(STDERR_FILENO),
      width: max(environment["COLUMNS"].flatMap { Int($0) } ?? columns(of: STDOUT_FILENO), 20),
      hasTrueColor: isTerminal(STDOUT_FILENO) && !isPlain && hasTrueColor)
  }

  /// Returns the columns of a stream: those of its terminal, or 80.
  private static func columns(of stream: Int32) -> Int {
    var size = winsize()
    return ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// The layout of names and colours on standard output.
  var cells: NamedCells { NamedCells(width: width, hasTrueColor: hasTrueColor) }

  /// Returns the terminal as the flags of a verb ask for it: in a language, or without progress and notes.
  func following(_ flags: CommonFlags) -> Terminal {
    var terminal = self
    terminal.language = flags.language ?? language
    if flags.isQuiet { (terminal.showsProgress, terminal.saysNotes) = (false, false) }
    return terminal
  }

  /// One line or more of the product.
  func print(_ text: String) throws(CommandError) {
    let code = StandardStream.output.write(text + "\n")
    if code != 0 { throw CommandError(printing: code) }
  }

  /// Prints a line about the product beside it; a line that cannot be written is lost.
  func tell(_ text: String) {
    if saysNotes { _ = StandardStream.error.write("pellucid: " + text + "\n") }
  }

  /// Prints a note beside the product.
  func note(_ text: String) { tell("note: " + text) }

  /// Prints a fact as a note beside the product.
  func note(_ fact: some Described) { note(fact.sentence(in: language)) }

  func complain(_ error: CommandError) {
    guard let text = error.text(in: language) else { return }
    let name = hasColor ? "\u{1B}[1;31mpellucid:\u{1B}[0m" : "pellucid:"
    _ = StandardStream.error.write(name + " " + text.replacing("\n", with: " ") + "\n")
  }

  /// Replaces the line of progress, cut where the line of the terminal ends.
  func progress(_ text: String) {
    guard showsProgress else { return }
    _ = StandardStream.error.write(
      "\r\u{1B}[K" + TextLines.cut(text, to: Self.columns(of: STDERR_FILENO) - 1))
  }

  /// Shows work that is done in one step.
  func show(_ activity: Activity) { progress(activity.sentence(in: language)) }

  func wipeProgress() { progress("") }
}
