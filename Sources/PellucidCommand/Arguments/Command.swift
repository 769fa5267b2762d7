// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// One verb of the command line, or one job of a verb.
///
/// Its properties hold the command line; they have their values before anything is read.
protocol Verb: Sendable {
  static var form: Form<Self> { get }
  init()
  /// Rejects a command line whose parts do not go together.
  func check() throws(UsageProblem)
  /// - Parameter files: The files that the command line names.
  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode
}

extension Verb {
  func check() throws(UsageProblem) {}
}

/// A verb or job of any type: pages are made of the description, and the parser reads command lines.
struct Command {
  let description: CommandDescription
  /// Reads a command line and checks it.
  let parse: (_ tokens: Tokens) throws(UsageProblem) -> Invocation

  /// A command line that was read.
  struct Invocation {
    var verb: any Verb
    var common: CommonFlags
    var files: RunFiles
  }

  init<Root: Verb>(_: Root.Type) {
    let form = Root.form
    description = CommandDescription(form)
    parse = { (tokens) throws(UsageProblem) in try form.parse(tokens) }
  }
}

/// The declaration of a command line without the properties that it sets.
struct CommandDescription {
  let name: String
  let job: String?
  let summary: String
  let details: String
  let marks: [String]
  let operands: [(shape: ValueShape, isOptional: Bool)]
  /// The flags under their headings, of which each is there once at most.
  let sections: [(heading: Heading, flags: [FlagDescription])]
  let examples: [Example]

  init<Root>(_ form: Form<Root>) {
    (name, job, summary, details) = (form.name, form.job, form.summary, form.details)
    (marks, examples) = (form.marks, form.examples)
    operands = form.operands.map { ($0.shape, $0.isOptional) }
    let declared =
      form.sections.map { ($0.heading, $0.flags.map(\.description)) } + [
        (Heading.common, CommonFlags.section.flags.map(\.description))
      ]
    sections = Heading.allCases.map { heading in
      (heading, declared.filter { $0.0 == heading }.flatMap(\.1))
    }.filter { !$0.1.isEmpty }
  }

  var flags: [FlagDescription] { sections.flatMap(\.flags) }

  /// The name, and that of the job.
  var title: String { job.map { name + " " + $0 } ?? name }

  /// The command line without options that may be left out, such as `pellucid catalog show PATH [NAME]`.
  var usage: String {
    let operands = operands.map { $0.isOptional ? "[\($0.shape.name)]" : $0.shape.name }
    let given = flags.filter { marks.contains($0.name) }.map(\.syntax)
    return (["pellucid", name] + given + operands).joined(separator: " ")
  }

  /// Returns whether a command line has what tells this job from the others.
  func isMeant(by tokens: Tokens) -> Bool {
    tokens.operands.count >= operands.count { !$0.isOptional }
      && marks.allSatisfy { mark in tokens.flags.contains { $0.description.name == mark } }
  }
}
