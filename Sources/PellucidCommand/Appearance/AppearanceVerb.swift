// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid appearance`: what the desktop says now or at every change, or what Auto would show.
struct AppearanceVerb: Verb {
  static let grammar = Grammar(
    verb: "appearance", summary: "What the desktop says of its appearance, and where each value comes from.",
    operands: [],
    options: [
      Grammar.Option(name: "--follow", help: "a line now and at every change, until the bus goes away"),
      Grammar.Option(name: "--json", help: "the answer as JSON; with --follow one document a line"),
      Grammar.Option(
        name: "--sunrise-at", values: ["LAT,LON"], help: "Auto: light while the sun is up at this place"),
      Grammar.Option(
        name: "--schedule", values: ["HH:MM-HH:MM"], help: "Auto: light between two times of the local day"),
      Grammar.Option(
        name: "--at", values: ["TIME"], help: "the time for Auto, such as 2026-06-21T18:30Z; now if left out"),
    ] + TraitFlags.traits)

  let arguments: ParsedArguments
  let auto: AutoQuestion?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    auto = try AutoQuestion(arguments)
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    if let auto {
      try terminal.print(arguments.has("--json") ? auto.json.text : auto.text)
    } else if arguments.has("--follow") {
      try follow(terminal)
    } else {
      let report = try report(on: DesktopSettings().current())
      warn(report.state, terminal)
      try terminal.print(arguments.has("--json") ? report.json.text : report.table)
    }
    return .success
  }

  private func report(on state: DesktopState) throws(CommandError) -> DesktopReport {
    var traits = Traits().following(state.settings)
    try TraitFlags(arguments: arguments).apply(to: &traits)
    return DesktopReport(state: state, traits: traits, arguments: arguments)
  }

  private func follow(_ terminal: Terminal) throws(CommandError) {
    var failure: CommandError?
    var warning: String?
    DesktopSettings().follow { state in
      do throws(CommandError) {
        let report = try report(on: state)
        if state.warning != warning { warn(state, terminal) }
        warning = state.warning
        try terminal.print(arguments.has("--json") ? report.json.text.onOneLine : report.line)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  private func warn(_ state: DesktopState, _ terminal: Terminal) {
    guard !arguments.has("--quiet") else { return }
    for text in [state.warning].compactMap(\.self) + state.problems.map(\.description) {
      terminal.note("pellucid: note: \(text)")
    }
  }
}

extension String {
  /// JSON without its line ends; those of its strings are escaped.
  fileprivate var onOneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
