// Copyright 2026 the Pellucid authors.
// SPDX-License-Identifier: Apache-2.0

import PellucidAudit
import PellucidJudge

/// `pellucid explain`: what a rule means and how to repair what breaks it.
struct ExplainVerb: Verb {
  static let grammar = Grammar(
    verb: "explain",
    summary: "Explains a rule by its id, such as RND02, in English or Korean; all without an id.",
    operands: ["[RULE]"],
    options: [
      LanguageFlag.option
    ])

  let language: Language
  let topic: Topic?

  init(_ arguments: ParsedArguments) throws(CommandError) {
    language = try LanguageFlag.language(arguments)
    guard let name = arguments.operands.first else {
      topic = nil
      return
    }
    guard let topic = Topic(named: name) else {
      let names = Topic.all.map(\.id) + Topic.all.map(\.name)
      let advice = Nearest.advice(Nearest.name(name, among: names), list: "pellucid explain")
      throw .usage("unknown rule", name, advice)
    }
    self.topic = topic
  }

  func run(_ terminal: Terminal) throws(CommandError) -> ExitCode {
    try terminal.print(topic?.page(in: language) ?? Topic.list(in: language))
    return .success
  }
}
