// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidJudge

/// The declaration of a command line, which parsing, help, completion and the man page are made from.
struct Form<Root> {
  /// The words that are typed.
  var name: String
  /// The name of one job of a verb that has several.
  var job: String?
  var summary: String
  /// Sentences below the usage.
  var details: String
  /// The names of the flags that tell this job from the others; a job with operands is told by these.
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

/// Flags under one heading of the help.
struct Section<Root> {
  var heading: Heading
  var flags: [Flag<Root>]

  init(_ heading: Heading, _ flags: Flag<Root>...) { (self.heading, self.flags) = (heading, flags) }
  init(_ heading: Heading, all flags: [Flag<Root>]) { (self.heading, self.flags) = (heading, flags) }

  /// Returns the section of a value that holds `Root`.
  func within<Outer>(_ path: WritableKeyPath<Outer, Root>) -> Section<Outer> {
    Section<Outer>(heading, all: flags.map { $0.within(path) })
  }
}

/// Gathers sections and lists of sections.
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

/// A command line as it could be typed, and its purpose.
struct Example {
  var purpose: String
  /// The arguments behind `pellucid`, as a shell takes them.
  var arguments: String

  init(_ purpose: String, _ arguments: String) { (self.purpose, self.arguments) = (purpose, arguments) }
}
