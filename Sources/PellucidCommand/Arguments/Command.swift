// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid

/// A verb of the command line, or one job of a verb.
///
/// Its properties hold the values of a command line, and their defaults before parsing.
protocol Verb: Sendable {
  /// The declaration of the command line.
  static var form: Form<Self> { get }
  /// Creates the verb with the default values of its properties.
  init()
  /// Rejects values that exclude or need each other.
  func check() throws(UsageProblem)
  /// Runs the verb and returns the exit code of the program.
  ///
  /// - Parameter files: The files that the command line names.
  /// - Throws: The error that ends the verb early.
  func run(_ terminal: Terminal, _ files: RunFiles) throws(CommandError) -> ExitCode
}

extension Verb {
  func check() throws(UsageProblem) {}
}

/// A verb or job with its type erased: a description for help, and a parser.
struct Command {
  let description: CommandDescription
  /// Parses and checks the arguments of the verb. Throws if one is missing, surplus or wrong.
  let parse: (_ tokens: Tokens) throws(UsageProblem) -> Invocation

  /// A parsed command line: the verb with its values, the flags of every verb, and the named files.
  struct Invocation {
    var verb: any Verb
    var common: CommonFlags
    var files: RunFiles
  }

  /// Creates the command of a verb type.
  init<Root: Verb>(_: Root.Type) {
    let form = Root.form
    description = CommandDescription(form)
    parse = { (tokens) throws(UsageProblem) in try form.parse(tokens) }
  }
}

/// A description of a command line, from which help, completion and the man page are written.
struct CommandDescription {
  let name: String
  /// The name of the job; nil for a verb without jobs.
  let job: String?
  let summary: String
  /// The sentences below the usage; may be empty.
  let details: String
  /// The names of the flags that select this job of its verb.
  let marks: [String]
  let operands: [(shape: ValueShape, isOptional: Bool, isRepeatable: Bool)]
  /// The flags by heading, in the order of the help. Headings without flags are left out.
  let sections: [(heading: Heading, flags: [FlagDescription])]
  let examples: [Example]

  /// Creates the description of a form, with the flags of every verb added.
  init<Root>(_ form: Form<Root>) {
    (name, job, summary, details) = (form.name, form.job, form.summary, form.details)
    (marks, examples) = (form.marks, form.examples)
    operands = form.operands.map { ($0.shape, $0.isOptional, $0.isRepeatable) }
    let declared =
      form.sections.map { ($0.heading, $0.flags.map(\.description)) } + [
        (Heading.common, CommonFlags.section.flags.map(\.description))
      ]
    sections = Heading.allCases.map { heading in
      (heading, declared.filter { $0.0 == heading }.flatMap(\.1))
    }.filter { !$0.1.isEmpty }
  }

  /// All flags, in the order of the help.
  var flags: [FlagDescription] { sections.flatMap(\.flags) }

  /// The name of the verb, followed by the name of the job if there is one.
  var title: String { job.map { name + " " + $0 } ?? name }

  /// The command line with its required flags and its operands, optional ones in brackets, such as `pellucid
  /// catalog show PATH [NAME]`.
  var usage: String {
    let operands = operands.map { operand in
      (operand.isOptional ? "[\(operand.shape.name)]" : operand.shape.name)
        + (operand.isRepeatable ? "…" : "")
    }
    let given = flags.filter { marks.contains($0.name) }.map(\.syntax)
    return (["pellucid", name] + given + operands).joined(separator: " ")
  }

  /// Returns a Boolean value indicating whether a command line has all flags that select this job, and enough
  /// operands.
  func isMeant(by tokens: Tokens) -> Bool {
    tokens.operands.count >= operands.count { !$0.isOptional }
      && marks.allSatisfy { mark in tokens.flags.contains { $0.description.name == mark } }
  }
}
