// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Pellucid
import PellucidAudit
import PellucidJudge

/// The standard streams: results go to standard output, and everything else to standard error.
struct Terminal: Sendable {
  /// The language of everything that is printed.
  var language: Language
  /// A Boolean value indicating whether errors are coloured: standard error is a terminal, and NO_COLOR is not set.
  var hasColor: Bool
  /// A Boolean value indicating whether progress is shown, which needs a terminal as standard error.
  var showsProgress: Bool
  /// The number of columns of help and lists, at least 20: that in COLUMNS, or that of the terminal, or 80.
  var width: Int
  /// A Boolean value indicating whether lists show colours: standard output is a terminal with true colours, and
  /// NO_COLOR is not set.
  var hasTrueColor = false
  /// The arguments of the program, for reports that say how they were made.
  var arguments: [String] = []
  /// A Boolean value indicating whether notes are printed.
  var saysNotes = true

  /// Returns the terminal that the streams and the environment describe: NO_COLOR, TERM, COLORTERM and COLUMNS.
  static func current(in language: Language, running arguments: [String]) -> Terminal {
    let environment = ProcessInfo.processInfo.environment
    func isTerminal(_ stream: Int32) -> Bool { isatty(stream) == 1 && environment["TERM"] != "dumb" }
    let isPlain = !(environment["NO_COLOR"] ?? "").isEmpty
    let hasTrueColor = ["truecolor", "24bit"].contains(environment["COLORTERM"] ?? "")
    return Terminal(
      language: language, hasColor: isTerminal(STDERR_FILENO) && !isPlain,
      showsProgress: isTerminal(STDERR_FILENO),
      width: max(environment["COLUMNS"].flatMap { Int($0) } ?? columns(of: STDOUT_FILENO), 20),
      hasTrueColor: isTerminal(STDOUT_FILENO) && !isPlain && hasTrueColor,
      arguments: arguments)
  }

  /// Returns the number of columns of a stream's terminal, or 80 for a stream without one.
  private static func columns(of stream: Int32) -> Int {
    var size = winsize()
    return ioctl(stream, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0 ? Int(size.ws_col) : 80
  }

  /// The command line, as a shell reads it.
  var command: String { ReportPage.commandLine(arguments) }

  /// Returns the arguments behind the verb without operands and some flags.
  ///
  /// - Parameter flags: The flags to leave out, each with the number of its values.
  func arguments(without operands: [String], _ flags: [String: Int]) -> [String] {
    var kept: [String] = []
    var rest = arguments.dropFirst()
    while let word = rest.popFirst() {
      let name = String(word.prefix { $0 != "=" })
      if let values = flags[name] {
        if name == word { rest = rest.dropFirst(values) }
        if name == "--matrix", let next = rest.first, MatrixAxes.isList(next) { rest.removeFirst() }
      } else if !operands.contains(where: { Paths.isSame($0, word) }) {
        kept.append(word)
      }
    }
    return kept
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

  /// Prints one or more lines of the result on standard output. Throws if they cannot be written.
  func print(_ text: String) throws(CommandError) {
    let code = StandardStream.output.write(text + "\n")
    if code != 0 { throw CommandError(printing: code) }
  }

  /// Prints a line on standard error, unless notes are turned off. A line that cannot be written is lost.
  func tell(_ text: String) {
    if saysNotes { _ = StandardStream.error.write("pellucid: " + VisibleText.line(text) + "\n") }
  }

  /// Prints a note on standard error, unless notes are turned off.
  func note(_ text: String) { tell("note: " + text) }

  /// Prints the messages of another program on standard error, line by line.
  func pass(_ messages: String) {
    for line in messages.split(separator: "\n", omittingEmptySubsequences: false) {
      _ = StandardStream.error.write(VisibleText.line(String(line)) + "\n")
    }
  }

  /// Prints the sentence of a fact as a note.
  func note(_ fact: some Described) { note(fact.sentence(in: language)) }

  /// Prints an error on standard error, in one line, unless its reader has gone.
  func complain(_ error: CommandError) {
    guard let text = error.text(in: language) else { return }
    let name = hasColor ? "\u{1B}[1;31mpellucid:\u{1B}[0m" : "pellucid:"
    _ = StandardStream.error.write(name + " " + VisibleText.line(text) + "\n")
  }

  /// Replaces the line of progress, cut to the width of the terminal. Does nothing if progress is not shown.
  func progress(_ text: String) {
    guard showsProgress else { return }
    _ = StandardStream.error.write(
      "\r\u{1B}[K" + TextLines.cut(VisibleText.line(text), to: Self.columns(of: STDERR_FILENO) - 1))
  }

  /// Shows an activity that has a single step.
  func show(_ activity: Activity) { progress(activity.sentence(in: language)) }

  /// Clears the line of progress.
  func wipeProgress() { progress("") }
}
