// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The declaration of a command line, by which it is parsed and from which help, completion and the man page are
/// written.
struct Form<Root> {
  /// The words after `pellucid`, such as `catalog list`.
  var name: String
  /// The name of the job; nil for a verb without jobs.
  var job: String?
  /// The first sentence of the help.
  var summary: String
  /// The sentences below the usage; may be empty.
  var details: String
  /// The names of the flags that select this job of its verb. A job with required operands is selected by these
  /// too.
  var marks: [String]
  var operands: [Operand<Root>]
  var examples: [Example]
  var sections: [Section<Root>]

  init(
    _ name: String, job: String? = nil, _ summary: String, details: String = "", marks: [String] = [],
    operands: [Operand<Root>] = [], examples: [Example],
    @SectionBuilder<Root> sections: () -> [Section<Root>] = { [] }
  ) {
    (self.name, self.job, self.summary, self.details) = (name, job, summary, details)
    (self.marks, self.operands, self.examples) = (marks, operands, examples)
    self.sections = sections()
  }
}

/// The flags under one heading of the help.
struct Section<Root> {
  var heading: Heading
  var flags: [Flag<Root>]

  init(_ heading: Heading, _ flags: Flag<Root>...) { (self.heading, self.flags) = (heading, flags) }
  init(_ heading: Heading, all flags: [Flag<Root>]) { (self.heading, self.flags) = (heading, flags) }

  /// Returns a section whose flags set properties of the `Root` at `path` in an `Outer`.
  func within<Outer>(_ path: WritableKeyPath<Outer, Root>) -> Section<Outer> {
    Section<Outer>(heading, all: flags.map { $0.within(path) })
  }
}

/// A builder that joins sections and lists of sections into one list.
@resultBuilder enum SectionBuilder<Root> {
  static func buildExpression(_ section: Section<Root>) -> [Section<Root>] { [section] }
  static func buildExpression(_ sections: [Section<Root>]) -> [Section<Root>] { sections }
  static func buildBlock(_ sections: [Section<Root>]...) -> [Section<Root>] { sections.flatMap(\.self) }
}

/// The headings of the help, in their order.
enum Heading: String, CaseIterable {
  case what = "What"
  case settings = "Settings"
  case output = "Output"
  case judging = "Judging"
  case common = "Every verb"
}

/// An example of a command line, with its purpose.
struct Example {
  /// The purpose, a phrase that ends with a colon.
  var purpose: String
  /// The arguments after `pellucid`, quoted for a shell.
  var arguments: String

  init(_ purpose: String, _ arguments: String) { (self.purpose, self.arguments) = (purpose, arguments) }
}
