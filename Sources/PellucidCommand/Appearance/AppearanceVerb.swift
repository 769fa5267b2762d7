// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// `pellucid appearance`: the desktop's settings now or at every change, or the appearance that Auto shows.
struct AppearanceVerb: Verb {
  private var follows = false
  private var isJSON = false
  private var auto = AutoFlags()
  private var traits = TraitFlags()

  static var form: Form<AppearanceVerb> {
    Form(
      "appearance", "Prints the desktop's appearance, and where each value comes from.",
      details: "With a flag of Auto it prints what Auto shows, and asks no desktop.",
      examples: [
        Example("The desktop now, and at every change:", "appearance --follow"),
        Example("Light or dark by the sun over Seoul:", "appearance --sunrise-at 37.57,126.98"),
        Example(
          "By a schedule, at a time:", "appearance --schedule 07:00-22:00 --at 2026-06-21T18:30Z"),
      ]
    ) {
      Section(
        .what,
        .toggle("--follow", \.follows, "a line now and at every change; without Auto until the bus goes away")
      )
      AutoFlags.section.within(\.auto)
      TraitFlags.section.within(\.traits)
      Section(
        .output, .toggle("--json", \.isJSON, "the answer as JSON; with --follow one document a line"))
    }
  }

  /// Rejects more than one way for Auto to decide, and a way together with traits. Rejects `--follow` with
  /// measurements, which end.
  func check() throws(UsageProblem) {
    try auto.check()
    guard let way = auto.ways.first else { return }
    if auto.isFinite, follows { throw .excluding(way, "--follow") }
    if let given = traits.firstGiven { throw .excluding(way, given) }
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    if let question = auto.question {
      try tell(question, terminal)
    } else if follows {
      try follow(terminal)
    } else {
      let report = report(on: DesktopSettings().state())
      terminal.note(report.state)
      try terminal.print(
        isJSON ? report.json(in: terminal.language).text : report.table(in: terminal.language))
    }
    return .success
  }

  /// Returns the report on a state of the desktop, in which given traits override the desktop's.
  private func report(on state: DesktopState) -> DesktopReport {
    var traits = Traits().following(state.settings)
    self.traits.apply(to: &traits)
    return DesktopReport(state, traits, overriding: self.traits.desktopSettings)
  }

  /// Prints the answer to a question about Auto, with `--follow` at every change.
  private func tell(_ question: AutoFlags.Question, _ terminal: Terminal) throws(CommandError) {
    var failure: CommandError?
    func tell(_ text: String, _ json: JSONText) -> Bool {
      do throws(CommandError) {
        try terminal.print(!isJSON ? text : follows ? json.text.onOneLine : json.text)
        return follows
      } catch {
        failure = error
        return false
      }
    }
    func tell(_ answer: LightAnswer) -> Bool {
      if let problem = answer.problem { terminal.note(problem) }
      return tell(answer.text(in: terminal.language), answer.json(in: terminal.language))
    }
    switch question {
    case .time(let answer): answer.follow { tell($0.text(in: terminal.language), $0.json) }
    case .measurements(let measurements): _ = tell(LightAnswer(measurements))
    case .sensor where follows:
      let start = ContinuousClock.now
      LightAnswer.follow {
        (ContinuousClock.now - start) / .seconds(1)
      } tell: {
        tell($0)
      }
    case .sensor: _ = tell(LightAnswer(LightSensor().current()))
    }
    if let failure { throw failure }
  }

  /// Prints the desktop's settings now and at every change, until the bus closes or the output cannot be written.
  private func follow(_ terminal: Terminal) throws(CommandError) {
    var failure: CommandError?
    var warning: String?
    DesktopSettings().follow { state in
      do throws(CommandError) {
        let report = report(on: state)
        if state.warning != warning { terminal.note(state) }
        warning = state.warning
        try terminal.print(isJSON ? report.json(in: terminal.language).text.onOneLine : report.line)
        return true
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }
}

extension TraitFlags {
  /// The settings of the desktop that flags override.
  fileprivate var desktopSettings: Set<DesktopState.Setting> {
    var given: Set<DesktopState.Setting> = []
    if appearance != nil { given.insert(.appearance) }
    if contrast != nil { given.insert(.contrast) }
    if transparency != nil { given.insert(.transparency) }
    if accent != nil { given.insert(.accent) }
    return given
  }
}

extension String {
  /// JSON text on one line. Line ends in its strings are escaped, so only layout is removed.
  fileprivate var onOneLine: String {
    split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: " ")
  }
}
