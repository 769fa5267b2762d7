// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid appearance`: what the desktop says now or at every change, or what Auto would show.
struct AppearanceVerb: Verb {
  static let grammar = Grammar(
    verb: "appearance", summary: "What the desktop says of its appearance, and where each value comes from.",
    operands: [],
    options: [
      Grammar.Option(
        name: "--follow", help: "a line now and at every change; without Auto until the bus goes away"),
      Grammar.Option(name: "--json", help: "the answer as JSON; with --follow one document a line"),
    ] + AutoQuestion.options + LightQuestion.options + TraitFlags.traits)

  let arguments: ParsedArguments
  let auto: AutoAnswer?
  let light: LightQuestion?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    self.arguments = arguments
    try Self.checkWays(arguments)
    auto = try AutoQuestion.answer(arguments)
    light = try LightQuestion(arguments)
  }

  /// Auto goes one way, and asks nobody about the desktop.
  private static func checkWays(_ arguments: ParsedArguments) throws(CommandError) {
    let ways = ["--sunrise-at", "--schedule", "--light", "--light-sensor"].filter(arguments.has)
    guard let way = ways.first else { return }
    let others = (way == "--light" ? ["--follow"] : []) + TraitFlags.traits.map(\.name)
    if let other = ways.dropFirst().first ?? others.first(where: arguments.has) {
      throw .usage("options exclude each other", "\(way) and \(other)", "keep one of them")
    }
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    if auto != nil || light != nil {
      try tellAuto(terminal)
    } else if arguments.has("--follow") {
      try follow(terminal)
    } else {
      let report = try report(on: DesktopSettings().state())
      warn(report.state, terminal)
      try terminal.print(
        arguments.has("--json") ? report.json(in: .english).text : report.table(in: .english))
    }
    return .success
  }

  private func report(on state: DesktopState) throws(CommandError) -> DesktopReport {
    var traits = Traits().following(state.settings)
    try TraitFlags(arguments: arguments).apply(to: &traits)
    let byHand = Set(DesktopState.Setting.allCases.filter { arguments.has($0.flag) })
    return DesktopReport(state, traits, overriding: byHand)
  }

  private func tellAuto(_ terminal: Terminal) throws(CommandError) {
    var failure: CommandError?
    func tell(_ text: String, _ json: JSONText) -> Bool {
      let follows = arguments.has("--follow")
      do throws(CommandError) {
        try terminal.print(!arguments.has("--json") ? text : follows ? json.text.onOneLine : json.text)
        return follows
      } catch {
        failure = error
        return false
      }
    }
    func tell(_ answer: LightAnswer) -> Bool {
      if let problem = answer.problem { terminal.note("pellucid: note: \(problem)") }
      return tell(answer.text, answer.json)
    }
    if let auto {
      auto.follow { tell($0.text, $0.json) }
    } else if case .sensor? = light, arguments.has("--follow") {
      let start = ContinuousClock.now
      LightAnswer.follow {
        (ContinuousClock.now - start) / .seconds(1)
      } tell: {
        tell($0)
      }
    } else if let light {
      _ = tell(light.answer())
    }
    if let failure { throw failure }
  }

  private func follow(_ terminal: Terminal) throws(CommandError) {
    var failure: CommandError?
    var warning: String?
    DesktopSettings().follow { state in
      do throws(CommandError) {
        let report = try report(on: state)
        if state.warning != warning { warn(state, terminal) }
        warning = state.warning
        try terminal.print(arguments.has("--json") ? report.json(in: .english).text.onOneLine : report.line)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  private func warn(_ state: DesktopState, _ terminal: Terminal) {
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
