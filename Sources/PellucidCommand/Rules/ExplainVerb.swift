// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import Pellucid
import PellucidAudit
import PellucidJudge

/// `pellucid explain`: the meaning of a rule, and how to repair what breaks it.
struct ExplainVerb: Verb {
  private var topic: Topic?

  static var form: Form<ExplainVerb> {
    Form(
      "explain", "Explains a rule by its id, in English or Korean.",
      details: "Without an id it lists all rules.", operands: [.optional(\.topic, .rule)],
      examples: [
        Example("The rule RND02:", "explain RND02"),
        Example("A rule in Korean:", "explain SRC07 --language ko"),
      ])
  }

  func run(_ terminal: Terminal, _: RunFiles) throws(CommandError) -> ExitCode {
    try terminal.print(topic?.page(in: terminal.language) ?? Topic.list(in: terminal.language))
    return .success
  }
}

extension ValueForm<Topic> {
  /// The form of a rule, by its id or its name.
  fileprivate static var rule: ValueForm {
    let ids = Topic.all.map(\.id)
    return .notation("RULE", words: ids) { (name, place) throws(UsageProblem) in
      guard let topic = Topic(named: name) else {
        throw .unknown(
          .rule, name, at: place, .listed(name, among: ids + Topic.all.map(\.name), by: "pellucid explain"))
      }
      return topic
    }
  }
}
